'use client';

import { CircleAlert } from 'lucide-react';
import { Slot } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { cn } from './cn';
import { useFieldError } from './form';

/**
 * A label, one control, a hint and an error, tied together for assistive technology: the control is given its id,
 * name, `aria-describedby` and `aria-invalid`. Inside a `Form` the problem that names the field is its error.
 */
export function Field({
  label,
  name,
  hint,
  error,
  aside,
  hideLabel = false,
  className,
  children,
}: {
  label: string;
  name?: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Something at the end of the label's line, such as a link. */
  aside?: ReactNode;
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  const problem = useFieldError(name) ?? error;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, problem && errorId].filter(Boolean).join(' ');
  const tied = {
    id,
    ...(name !== undefined && { name }),
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(problem && { 'aria-invalid': true }),
  };
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <div className={cn('flex items-baseline justify-between gap-3', hideLabel && 'sr-only')}>
        <label htmlFor={id} className="text-sm font-medium text-ink">
          {label}
        </label>
        {aside}
      </div>
      <Slot.Root {...tied}>{children}</Slot.Root>
      {hint && (
        <p id={hintId} className="text-xs text-ink-muted">
          {hint}
        </p>
      )}
      {problem && (
        <p id={errorId} className="flex gap-1.5 text-xs text-critical">
          <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
          {problem}
        </p>
      )}
    </div>
  );
}
