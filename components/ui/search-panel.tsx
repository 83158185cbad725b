'use client';

import { Command as Cmdk } from 'cmdk';
import { Search } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from './cn';
import { panel, scrim } from './overlay';

/** The looks of a group of results, without the colour of its heading. */
export const groupLook =
  '**:[[cmdk-group-heading]]:px-2.5 **:[[cmdk-group-heading]]:pt-2 **:[[cmdk-group-heading]]:pb-1 **:[[cmdk-group-heading]]:text-xs **:[[cmdk-group-heading]]:font-medium';

/** The layer of a dialog that searches, near the top of the screen. Its title is not seen, unless `titleLook` shows it. */
export function SearchPanel({
  title,
  titleLook = 'sr-only',
  className,
  children,
}: {
  title: string;
  titleLook?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Radix.Portal>
      <Radix.Overlay className={scrim} />
      <Radix.Content
        aria-describedby={undefined}
        className={cn(
          panel,
          'fixed inset-x-2 top-2 z-50 mx-auto max-w-xl animate-appear overflow-hidden rounded-xl md:top-[14dvh]',
          className,
        )}
      >
        <Radix.Title className={titleLook}>{title}</Radix.Title>
        {children}
      </Radix.Content>
    </Radix.Portal>
  );
}

/** The field at the top of a `SearchPanel`, for the words; what follows it in its line are the children. */
export function SearchField({
  value,
  onValueChange,
  placeholder,
  className,
  children,
}: {
  value: string;
  onValueChange: (value: string) => void;
  placeholder: string;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <div className="flex items-center gap-2.5 border-b px-3.5">
      <Search aria-hidden className="size-4 shrink-0 text-ink-faint" />
      <Cmdk.Input
        value={value}
        onValueChange={onValueChange}
        placeholder={placeholder}
        className={cn('h-12 w-full bg-transparent text-base outline-none', className)}
      />
      {children}
    </div>
  );
}
