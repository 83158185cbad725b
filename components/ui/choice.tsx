'use client';

import type { LucideIcon } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { cn } from './cn';

/** A choice among two to four things that are all in sight, side by side. */
export function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: {
  label: string;
  options: readonly { value: Value; label: string; icon?: LucideIcon }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}) {
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      orientation="horizontal"
      className={cn('inline-flex max-w-full rounded-md border bg-sunken p-0.5', className)}
    >
      {options.map(({ value: one, label: name, icon: Icon }) => (
        <RadioGroup.Item
          key={one}
          value={one}
          className={cn(
            'inline-flex h-7 items-center gap-1.5 rounded-sm px-2.5 text-sm font-medium text-ink-muted hover:text-ink pointer-coarse:h-9',
            'data-[state=checked]:bg-raised data-[state=checked]:text-ink data-[state=checked]:shadow-raised',
          )}
        >
          {Icon && <Icon aria-hidden className="size-4" />}
          {name}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
