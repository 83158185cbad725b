'use client';

import { Popover as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn';
import { panel } from './overlay';

export const Popover = Radix.Root;
export const PopoverTrigger = Radix.Trigger;
/** Anchor of the panel, where that is not its trigger. */
export const PopoverAnchor = Radix.Anchor;
export const PopoverClose = Radix.Close;

/** A small panel at its trigger, for a few controls or a detail. Name it by `aria-label`. */
export function PopoverContent({
  className,
  align = 'start',
  sideOffset = 4,
  ...props
}: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        align={align}
        sideOffset={sideOffset}
        collisionPadding={8}
        className={cn(
          panel,
          'z-50 max-h-(--radix-popper-available-height) w-72 max-w-[calc(100vw-1rem)] animate-appear overflow-y-auto rounded-lg p-3 text-sm',
          className,
        )}
        {...props}
      />
    </Radix.Portal>
  );
}
