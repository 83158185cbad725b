'use client';

import { type ReactNode, useId } from 'react';
import { Checkbox } from './checkbox';

/** A box with its label next to it, and a hint below that is read with it. */
export function CheckLine({
  label,
  hint,
  checked,
  onChange,
}: {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="flex min-h-6 items-start gap-2 text-sm pointer-coarse:min-h-10">
      <Checkbox
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        checked={checked}
        onCheckedChange={(next) => onChange(next === true)}
        className="mt-0.5"
      />
      <div className="min-w-0 flex-1">
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p id={`${id}-hint`} className="text-xs text-ink-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
