'use client';

import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn';

/** A box that is on, off or (for a set of which some are on) `indeterminate`. Name it by a label or `aria-label`. */
export function Checkbox({ className, ...props }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      className={cn(
        'group relative flex size-4 shrink-0 items-center justify-center rounded-xs border border-field bg-raised',
        'transition-colors duration-100 hover:border-accent',
        // A finger needs more room than the box takes: the pressable area reaches beyond it.
        'after:absolute after:-inset-2 pointer-coarse:size-5',
        'data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent',
        'disabled:cursor-not-allowed disabled:opacity-50',
        className,
      )}
      {...props}
    >
      <Radix.Indicator className="text-on-accent">
        <Check aria-hidden strokeWidth={3} className="size-3 group-data-[state=indeterminate]:hidden" />
        <Minus aria-hidden strokeWidth={3} className="hidden size-3 group-data-[state=indeterminate]:block" />
      </Radix.Indicator>
    </Radix.Root>
  );
}
