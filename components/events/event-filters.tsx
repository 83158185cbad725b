'use client';

import { useRouter } from 'next/navigation';
import { CheckLine } from '@/components/ui/check-line';
import { Select } from '@/components/ui/select';
import type { EventView } from '@/lib/recruiter';
import { EVENT_KINDS, eventViewAddress } from '@/lib/recruiter/vocabulary';
import { nameOfType } from './words';

const ALL = 'all';

/** Filters of the list, which the address of the page keeps. */
export function EventFilters({ view }: { view: EventView }) {
  const router = useRouter();
  const go = (change: Partial<EventView>) => router.push(eventViewAddress({ ...view, page: 1, ...change }));
  return (
    <div className="flex flex-wrap items-center gap-4 border-b px-4 py-2 md:px-5">
      <Select
        aria-label="Kind of event"
        className="w-52"
        value={view.type || ALL}
        onValueChange={(type) => go({ type: type === ALL ? '' : type })}
        options={[
          { value: ALL, label: 'All events' },
          ...EVENT_KINDS.map((type) => ({ value: type as string, label: nameOfType(type) })),
        ]}
      />
      <CheckLine label="New only" checked={view.unread} onChange={(unread) => go({ unread })} />
    </div>
  );
}
