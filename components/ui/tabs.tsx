'use client';

import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn';

export const Tabs = Radix.Root;

/** The row of tabs; scrolls sideways where it does not fit. Name it by `aria-label`. */
export function TabsList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      className={cn('flex gap-4 overflow-x-auto border-b [scrollbar-width:none]', className)}
      {...props}
    />
  );
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={cn(
        'focus-inset -mb-px inline-flex h-9 shrink-0 items-center gap-1.5 border-b-2 border-transparent text-sm font-medium text-ink-muted',
        'hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink pointer-coarse:h-11',
        className,
      )}
      {...props}
    />
  );
}

export const TabsContent = Radix.Content;
