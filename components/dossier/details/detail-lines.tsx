'use client';

import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { type Detail, telling } from './detail';
import { useAllDetails } from './details-provider';

/** The rest of the data on one thing, for the inspector. */
export function DetailLines({
  of,
  label,
  details,
}: {
  /** Subject of the details; their heading unless `label` is better. */
  of: string;
  label?: string;
  details: readonly Detail[];
}) {
  const told = telling(details);
  if (told.length === 0) return null;
  return (
    <Inspected title={label ?? of}>
      <dl className="grid grid-cols-[8.5rem_1fr] gap-x-3 gap-y-1 text-xs">
        {told.map(({ label, text }) => (
          <div key={`${label} ${text}`} className="contents">
            <dt className="break-words text-ink-faint">{label}</dt>
            <dd dir="auto" className="min-w-0 break-words whitespace-pre-line">
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </Inspected>
  );
}

/** A part of the inspector, written where on the page it belongs. */
export function Inspected({ title, children }: { title: string; children: ReactNode }) {
  const { slot, inline } = useAllDetails();
  if (!slot && !inline) return null;
  const part = (
    <section className="mt-5">
      <h3 dir="auto" className="mb-1.5 text-sm font-semibold">
        {title.charAt(0).toUpperCase() + title.slice(1)}
      </h3>
      {children}
    </section>
  );
  return slot ? createPortal(part, slot) : part;
}
