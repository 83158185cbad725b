'use client';

import { AllDuplicates, type Deciding, DuplicateLine } from '@/components/dossier/upload/duplicate-line';
import { useUploads } from '@/components/dossier/upload/upload-context';
import { counted } from '@/components/dossier/words';
import type { WaitingDuplicates } from '@/lib/recruiter/vocabulary';

/** Uploaded CVs that resemble candidates here: the question of the upload panel, shown until it is decided. */
export function WaitingUploads({
  waiting: { items, total },
  actions,
}: {
  waiting: WaitingDuplicates;
  /** Null for members who may only look. */
  actions: Deciding | null;
}) {
  const { follow } = useUploads();
  if (items.length === 0) return null;
  return (
    <section
      aria-labelledby="waiting-uploads"
      className="mx-auto mt-6 w-[calc(100%-2rem)] max-w-4xl overflow-hidden rounded-lg border md:w-[calc(100%-2.5rem)]"
    >
      <h2 id="waiting-uploads" className="border-b bg-sunken px-4 py-2.5 font-semibold">
        Uploaded CVs of people who seem to be here <span className="tabular-nums">{total}</span>
      </h2>
      {actions && items.length > 1 && <AllDuplicates items={items} actions={actions} onChanged={follow} />}
      <ul className="py-1.5">
        {items.map((item) => (
          <DuplicateLine key={item.id} item={item} actions={actions} onChanged={follow} />
        ))}
      </ul>
      {total > items.length && (
        <p className="border-t px-4 py-2 text-xs text-ink-muted">
          {counted(total - items.length, 'more CV')} after these.
        </p>
      )}
    </section>
  );
}
