'use client';

import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn';
import { leaveToList, panel, scrim } from './overlay';

export const Dialog = Radix.Root;
export const DialogTrigger = Radix.Trigger;
export const DialogClose = Radix.Close;

const width = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl', xl: 'sm:max-w-6xl' };

/**
 * A dialog: its title and description name it for assistive technology, its body scrolls, its `footer` stays in
 * sight. On a narrow screen it rises from the lower edge.
 */
export function DialogContent({
  title,
  description,
  footer,
  size = 'sm',
  className,
  children,
  ...props
}: Omit<ComponentProps<typeof Radix.Content>, 'title'> & {
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  size?: keyof typeof width;
}) {
  return (
    <Radix.Portal>
      <Radix.Overlay className={scrim} />
      <Radix.Content
        data-rising=""
        className={cn(
          panel,
          'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] animate-slide-up flex-col rounded-t-xl',
          'sm:inset-x-4 sm:top-[12dvh] sm:bottom-auto sm:mx-auto sm:max-h-[80dvh] sm:animate-appear sm:rounded-xl',
          width[size],
          className,
        )}
        {...(description ? {} : { 'aria-describedby': undefined })}
        onEscapeKeyDown={leaveToList}
        {...props}
      >
        <header className="px-5 pt-4 pr-14 pb-3">
          <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
          {description && (
            <Radix.Description className="mt-1 text-sm text-pretty text-ink-muted">
              {description}
            </Radix.Description>
          )}
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5">{children}</div>
        {footer && <footer className="flex justify-end gap-2 border-t px-5 py-3">{footer}</footer>}
        <CloseCross />
      </Radix.Content>
    </Radix.Portal>
  );
}

/** The cross in the corner; the last in the order, so that focus begins at the content of the dialog. */
function CloseCross() {
  return (
    <Radix.Close
      aria-label="Close"
      className="absolute top-3 right-3 flex size-8 print:hidden items-center justify-center rounded-md text-ink-faint hover:bg-hover hover:text-ink pointer-coarse:size-10"
    >
      <X aria-hidden className="size-4" />
    </Radix.Close>
  );
}
