'use client';

import { Bell } from 'lucide-react';
import Link from 'next/link';
import { counted, momentText } from '@/components/dossier/words';
import { Badge } from '@/components/ui/badge';
import { seeNotices } from '@/lib/recruiter/actions/alerts';
import type { AlertNotice } from '@/lib/recruiter/vocabulary';
import { SeenSection, useMarkSeen } from './seen-section';

const ONE_OF: Readonly<Record<AlertNotice['kind'], string>> = {
  candidates: 'new candidate',
  jobs: 'new job',
  market: 'new job of the market',
  match: 'new match',
};
const SEVERAL_OF: Readonly<Record<AlertNotice['kind'], string>> = {
  candidates: 'new candidates',
  jobs: 'new jobs',
  market: 'new jobs of the market',
  match: 'new matches',
};

/** Notices of alerts; each links to the results that were new then. */
export function Notices({ notices }: { notices: readonly AlertNotice[] }) {
  const { busy, markSeen } = useMarkSeen((ids) => seeNotices(ids ? { notices: ids } : {}));
  return (
    <SeenSection
      title="Alerts"
      icon={Bell}
      markAll="Mark all alerts as seen"
      unread={notices.some(({ seen }) => !seen)}
      busy={busy}
      onMarkAll={() => markSeen()}
    >
      <ul className="mt-2 flex flex-col divide-y">
        {notices.map(({ id, kind, name, fresh, params, at, seen }) => (
          <li key={id} className="flex min-h-9 flex-wrap items-center gap-x-2 py-1">
            {!seen && <Badge tone="accent">New</Badge>}
            <Link
              href={`/${kind}?${params}`}
              prefetch={false}
              className="font-medium text-accent hover:underline"
              onClick={() => !seen && markSeen([id])}
            >
              {counted(fresh, ONE_OF[kind], SEVERAL_OF[kind])}
            </Link>
            <span className="min-w-0 truncate">in {name}</span>
            <time dateTime={at} className="ml-auto shrink-0 text-xs text-ink-muted">
              {momentText(at)}
            </time>
          </li>
        ))}
      </ul>
    </SeenSection>
  );
}
