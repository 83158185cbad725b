'use client';

import { CircleAlert } from 'lucide-react';
import { Slot } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { cn } from './cn';

/**
 * A label, one control, a hint and an error, tied together for assistive technology: the control is given its id,
 * `aria-describedby` and `aria-invalid`. The label is visible unless `hideLabel`.
 */
export function Field({
  label,
  hint,
  error,
  aside,
  hideLabel = false,
  className,
  children,
}: {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Something at the end of the label's line, such as a link. */
  aside?: ReactNode;
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <div className={cn('flex items-baseline justify-between gap-3', hideLabel && 'sr-only')}>
        <label htmlFor={id} className="text-sm font-medium text-ink">
          {label}
        </label>
        {aside}
      </div>
      <Slot.Root id={id} aria-describedby={describedBy || undefined} aria-invalid={error ? true : undefined}>
        {children}
      </Slot.Root>
      {hint && (
        <p id={hintId} className="text-xs text-ink-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="flex gap-1.5 text-xs text-critical">
          <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
