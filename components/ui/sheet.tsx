'use client';

import { Dialog as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn';
import { CloseCross } from './dialog';
import { panel, scrim } from './overlay';

export const Sheet = Radix.Root;
export const SheetTrigger = Radix.Trigger;

const place = {
  right: 'inset-y-0 right-0 w-full max-w-md animate-slide-in border-y-0 border-r-0',
  bottom: 'inset-x-0 bottom-0 max-h-[88dvh] animate-slide-up rounded-t-xl border-x-0 border-b-0',
};

/** A panel from an edge, for something that is looked at beside the page: details, filters, navigation. */
export function SheetContent({
  title,
  description,
  footer,
  side = 'right',
  className,
  children,
  ...props
}: Omit<ComponentProps<typeof Radix.Content>, 'title'> & {
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  side?: keyof typeof place;
}) {
  return (
    <Radix.Portal>
      <Radix.Overlay className={scrim} />
      <Radix.Content
        className={cn(panel, 'fixed z-50 flex flex-col', place[side], className)}
        {...(description ? {} : { 'aria-describedby': undefined })}
        {...props}
      >
        <header className="border-b px-4 py-3 pr-14">
          <Radix.Title className="text-base font-semibold">{title}</Radix.Title>
          {description && (
            <Radix.Description className="text-xs text-ink-muted">{description}</Radix.Description>
          )}
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto p-4">{children}</div>
        {footer && <footer className="flex justify-end gap-2 border-t px-4 py-3">{footer}</footer>}
        <CloseCross className="absolute top-2 right-2" />
      </Radix.Content>
    </Radix.Portal>
  );
}
