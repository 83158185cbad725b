'use client';

import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { type Detail, telling } from './detail';
import { useAllDetails } from './details-provider';

/** The rest of what was read of one thing, folded away: one press from sight, or `d` for all of the page at once. */
export function DetailLines({
  of,
  label = 'Details',
  details,
}: {
  of: string;
  label?: string;
  details: readonly Detail[];
}) {
  const told = telling(details);
  if (told.length === 0) return null;
  return (
    <Folded label={label} of={of}>
      <dl className="grid grid-cols-[6rem_1fr] sm:grid-cols-[9rem_1fr] gap-x-3 gap-y-0.5 text-xs">
        {told.map(({ label, text }) => (
          <div key={`${label} ${text}`} className="contents">
            <dt className="text-ink-faint">{label}</dt>
            <dd dir="auto" className="min-w-0 break-words whitespace-pre-line text-ink-muted">
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </Folded>
  );
}

/** Something folded away under its label; `of` says what it belongs to, for who cannot see where it stands. */
export function Folded({
  label,
  of,
  className,
  children,
}: {
  label: string;
  of: string;
  className?: string;
  children: ReactNode;
}) {
  const { all } = useAllDetails();
  const [turned, setTurned] = useState(false);
  const id = useId();
  const open = all !== turned;
  return (
    <div className={cn('mt-1', className)}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setTurned(!turned)}
        className="-ml-1 inline-flex min-h-6 items-center gap-0.5 rounded-xs px-1 text-xs text-ink-faint hover:bg-hover hover:text-ink"
      >
        <ChevronRight aria-hidden className={cn('size-3 transition-transform', open && 'rotate-90')} />
        {label}
        <span className="sr-only"> of {of}</span>
      </button>
      <div id={id} hidden={!open} className="mt-1 border-l pl-3">
        {open && children}
      </div>
    </div>
  );
}
