'use client';

import { useEffect, useId, useRef } from 'react';
import { cn } from './cn';
import { CopyButton } from './copy-button';

/** A text to take along: shown in full, copied by its button, or selected where the browser does not allow copying. */
export function CopyField({
  label,
  value,
  focused = false,
  className,
}: {
  label: string;
  value: string;
  /** True if it takes the focus as it appears: where it answers a button press. */
  focused?: boolean;
  className?: string;
}) {
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focused) text.current?.focus();
  }, [focused]);
  return (
    <div className={cn('flex flex-col gap-1', className)}>
      <label htmlFor={id} className="text-xs font-medium text-ink-muted">
        {label}
      </label>
      <div className="flex items-center gap-1 rounded-md border bg-sunken py-1 pr-1 pl-2.5 has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-focus">
        <textarea
          ref={text}
          id={id}
          readOnly
          rows={1}
          value={value}
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
          className="field-sizing-content min-w-0 flex-1 resize-none bg-transparent font-mono text-xs break-all outline-none"
        />
        <CopyButton
          text={value}
          label={label.toLowerCase()}
          className="self-start"
          onRefused={() => text.current?.select()}
        />
      </div>
    </div>
  );
}
