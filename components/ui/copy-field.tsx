'use client';

import { Check, Copy } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { IconButton } from './button';
import { cn } from './cn';

const CONFIRMED_FOR_MS = 2000;

/** A text to take along: shown in full, copied by its button, or selected where the browser does not allow copying. */
export function CopyField({ label, value, className }: { label: string; value: string; className?: string }) {
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMED_FOR_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      text.current?.select();
    }
  };
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
        <IconButton
          label={copied ? 'Copied' : `Copy ${label.toLowerCase()}`}
          size="sm"
          className="self-start"
          onClick={copy}
        >
          {copied ? <Check aria-hidden className="text-positive" /> : <Copy aria-hidden />}
        </IconButton>
      </div>
      <span role="status" className="sr-only">
        {copied ? 'Copied' : ''}
      </span>
    </div>
  );
}
