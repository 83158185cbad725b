'use client';

import { Bookmark } from 'lucide-react';
import Link from 'next/link';
import { cn } from '@/components/ui/cn';
import { lookAtSaved } from '@/lib/recruiter/actions/saved';
import { FreshBadge } from './fresh-badge';
import { savedHref, useSaved } from './saved-provider';

/** The pinned searches below the places of the navigation. A press leads to new results, if there are any. */
export function PinnedSearches({ className }: { className: string }) {
  const saved = useSaved();
  const pinned = saved?.searches.filter((search) => search.pinned) ?? [];
  if (!saved || pinned.length === 0) return null;
  return (
    <section aria-label="Pinned searches" className="mt-4 flex min-h-0 flex-col gap-0.5 overflow-y-auto">
      <h2 className="px-2 pb-1 text-2xs font-medium text-ink-faint">Pinned searches</h2>
      {pinned.map((search) => (
        <Link
          key={search.id}
          href={savedHref(search, 'new')}
          prefetch={false}
          title={`${search.name}, ${search.kind}`}
          className={cn(className, 'shrink-0')}
          onClick={() => search.fresh > 0 && lookAtSaved({ id: search.id }).then(saved.refresh)}
        >
          <Bookmark aria-hidden className="size-4 shrink-0" />
          <span className="truncate">{search.name}</span>
          <FreshBadge count={search.fresh} />
        </Link>
      ))}
    </section>
  );
}
