'use client';

import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePreferences } from '@/components/shell/preferences-provider';
import { useAction } from '@/components/shell/use-action';
import { IconButton } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Progress } from '@/components/ui/progress';
import type { UploadBatch } from '@/lib/recruiter/vocabulary';
import type { UploadActions } from '../actions';
import { counted } from '../words';
import type { Outbox } from './outbox';
import { overviewText, type UploadOverview } from './progress';
import { useUploads } from './upload-context';
import { UploadLines } from './upload-lines';
import { useUploadProgress } from './use-upload-progress';

const ANNOUNCE_MS = 5_000;

/** The panel at the edge of the page that shows the progress of every file and asks for decisions. */
export function UploadDock({
  outbox,
  list,
  actions,
  open,
  onOpenChange,
}: {
  outbox: Outbox;
  list: () => Promise<UploadBatch[]>;
  actions: UploadActions;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { overview, batches } = useUploadProgress(outbox, list);
  const { follow } = useUploads();
  const dismissing = useAction();
  const spoken = useAnnouncement(overview);
  const finished = overview.moving.length === 0;
  const path = usePathname();
  const { preferences } = usePreferences();
  // Folded, it is in the navigation, where it covers nothing; a rail has no room for it.
  const aside = !open && preferences.navigation === 'wide';
  const dismiss = () => {
    // At once rather than with the answer: a new upload unfolds the panel again, and it stays open.
    onOpenChange(false);
    dismissing.run(
      () => actions.dismiss(batches.map(({ id }) => id)),
      () => {
        for (const line of overview.attention) if (line.at === 'browser') outbox.discard(line.id);
        follow();
      },
    );
  };
  // Somebody opened another page in order to see it.
  const makeRoom = useEffectEvent((_path: string) => {
    if (finished && overview.total > 0 && overview.attention.length === 0) dismiss();
    else onOpenChange(false);
  });
  useEffect(() => makeRoom(path), [path]);
  if (overview.total === 0 && overview.done.length === 0) return null;
  return (
    <section
      aria-label="Uploads"
      data-dock
      className={cn(
        'fixed inset-x-2 bottom-16 z-30 flex flex-col overflow-hidden rounded-xl border border-line-strong bg-raised print:hidden',
        aside
          ? 'shadow-raised md:right-auto md:bottom-14 md:w-52'
          : 'shadow-overlay md:right-5 md:left-auto md:w-104',
        open && 'max-h-[min(36rem,70dvh)]',
      )}
    >
      <header className={cn('flex items-center gap-1 py-2 pr-2 pl-4', aside && 'md:pr-1 md:pl-3')}>
        <button
          type="button"
          aria-expanded={open}
          className="flex min-w-0 flex-1 items-center gap-3 rounded-sm text-left"
          onClick={() => onOpenChange(!open)}
        >
          <DockTitle overview={overview} />
        </button>
        <IconButton
          label={open ? 'Collapse the uploads' : 'Expand the uploads'}
          size="sm"
          className={aside ? 'md:hidden' : undefined}
          onClick={() => onOpenChange(!open)}
        >
          {open ? <ChevronDown aria-hidden /> : <ChevronUp aria-hidden />}
        </IconButton>
        {finished && (
          <IconButton label="Close the uploads" size="sm" disabled={dismissing.busy} onClick={dismiss}>
            <X aria-hidden />
          </IconButton>
        )}
      </header>
      <Progress
        label="All uploads"
        value={overview.share}
        max={1}
        tone={finished ? 'positive' : 'accent'}
        className="h-0.5 rounded-none"
      />
      {open && <UploadLines overview={overview} outbox={outbox} actions={actions} onChanged={follow} />}
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </section>
  );
}

function DockTitle({ overview }: { overview: UploadOverview }) {
  const { total, settled, read, attention, undecided, moving } = overview;
  const failed = attention.length - undecided.length;
  return (
    <span className="min-w-0">
      <span className="block truncate font-semibold tabular-nums">
        {moving.length > 0 ? `Reading: ${settled} of ${total}` : `${counted(read, 'document')} read`}
      </span>
      <span className="block text-balance text-xs text-ink-muted tabular-nums">
        {[
          undecided.length > 0 && `${undecided.length} known already`,
          failed > 0 && `${failed} not read`,
          undecided.length + failed === 0 &&
            (moving.length > 0 ? 'You can go on working' : 'Nothing left to do'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  );
}

/** Returns the overview in words for screen readers, renewed at intervals, and at once when all is done. */
function useAnnouncement(overview: UploadOverview): string {
  const [spoken, setSpoken] = useState('');
  const text = overview.total > 0 ? overviewText(overview) : '';
  const finished = overview.moving.length === 0;
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), finished ? 0 : ANNOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, finished]);
  return spoken;
}
