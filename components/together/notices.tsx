'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Bell, CheckCheck } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { counted, momentText } from '@/components/dossier/words';
import { UNREAD_MENTIONS } from '@/components/shell/unread';
import { useAction } from '@/components/shell/use-action';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { AlertNotice, Outcome } from '@/lib/recruiter/vocabulary';

export type SeeNotices = (input: { notices?: string[] }) => Promise<Outcome<null>>;

const ONE_OF: Readonly<Record<AlertNotice['kind'], string>> = {
  candidates: 'new candidate',
  jobs: 'new job',
  market: 'new job of the market',
};
const SEVERAL_OF: Readonly<Record<AlertNotice['kind'], string>> = {
  candidates: 'new candidates',
  jobs: 'new jobs',
  market: 'new jobs of the market',
};

/** What alerts told; each leads to just what was new then. */
export function Notices({ notices, see }: { notices: readonly AlertNotice[]; see: SeeNotices }) {
  const client = useQueryClient();
  const router = useRouter();
  const { busy, run } = useAction();
  const markSeen = (ids?: string[]) =>
    run(
      () => see(ids ? { notices: ids } : {}),
      () => {
        void client.invalidateQueries({ queryKey: UNREAD_MENTIONS });
        router.refresh();
      },
    );
  return (
    <section aria-labelledby="alerts-title">
      <div className="flex min-h-8 items-center gap-2">
        <h2 id="alerts-title" className="flex items-center gap-2 text-base font-semibold">
          <Bell aria-hidden className="size-4 text-ink-faint" />
          Alerts
        </h2>
        {notices.some(({ seen }) => !seen) && (
          <Button size="sm" variant="quiet" className="ml-auto" busy={busy} onClick={() => markSeen()}>
            <CheckCheck aria-hidden />
            Mark all alerts as seen
          </Button>
        )}
      </div>
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
    </section>
  );
}
