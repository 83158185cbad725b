'use client';

import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from './button';

const CONFIRMED_FOR_MS = 2000;

/** Copies a text and confirms it for a moment; `onRefused` is called where the browser does not allow copying. */
export function CopyButton({
  text,
  label,
  className,
  onRefused,
}: {
  text: string;
  label: string;
  className?: string;
  onRefused: () => void;
}) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMED_FOR_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(true), onRefused);
  return (
    <>
      <IconButton label={copied ? 'Copied' : `Copy ${label}`} size="sm" className={className} onClick={copy}>
        {copied ? <Check aria-hidden className="text-positive" /> : <Copy aria-hidden />}
      </IconButton>
      <span role="status" className="sr-only">
        {copied ? 'Copied' : ''}
      </span>
    </>
  );
}
