'use client';

import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn';
import { fieldLook } from './input';

export type SelectOption<Value extends string> = {
  value: Value;
  label: string;
  /** A second line in the list that explains the choice. */
  description?: string;
  disabled?: boolean;
};

/** A choice of one among a few. Give it an accessible name: inside a `Field`, or by `aria-label`. */
export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  disabled = false,
  className,
  ...props
}: Omit<ComponentProps<typeof Radix.Trigger>, 'value'> & {
  options: readonly SelectOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
}) {
  const chosen = options.find((option) => option.value === value);
  return (
    <Radix.Root value={value} onValueChange={(next) => onValueChange(next as Value)} disabled={disabled}>
      <Radix.Trigger
        className={cn(
          fieldLook,
          'inline-flex h-8 items-center justify-between gap-2 px-2.5 text-left pointer-coarse:h-10',
          className,
        )}
        {...props}
      >
        <span className="truncate">
          {/* Named here as well: the list itself, from which Radix takes the label, is not drawn by the server. */}
          <Radix.Value>{chosen?.label}</Radix.Value>
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-faint" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) animate-appear overflow-y-auto rounded-lg border border-line bg-raised p-1 shadow-overlay"
        >
          <Radix.Viewport>
            {options.map((option) => (
              <Option key={option.value} option={option} />
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Option<Value extends string>({ option }: { option: SelectOption<Value> }) {
  return (
    <Radix.Item
      value={option.value}
      disabled={option.disabled ?? false}
      className="relative flex min-h-8 cursor-default flex-col justify-center rounded-sm py-1 pr-8 pl-2 outline-none select-none data-disabled:opacity-50 data-highlighted:bg-hover pointer-coarse:min-h-10"
    >
      <Radix.ItemText>{option.label}</Radix.ItemText>
      {option.description && <span className="max-w-72 text-xs text-ink-muted">{option.description}</span>}
      <Radix.ItemIndicator className="absolute top-2 right-2">
        <Check aria-hidden className="size-4 text-accent" />
      </Radix.ItemIndicator>
    </Radix.Item>
  );
}
