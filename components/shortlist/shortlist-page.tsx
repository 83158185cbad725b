'use client';

import { SearchX, Sparkles, UserPlus, Users } from 'lucide-react';
import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { dossierPath } from '@/components/dossier/kinds';
import { counted } from '@/components/dossier/words';
import { HandOverDialog, type ToHandOver } from '@/components/handover/hand-over-dialog';
import { PageHeader } from '@/components/shell/page-header';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { Kbd } from '@/components/ui/kbd';
import { EmptyState } from '@/components/ui/state';
import { entriesIn, type Shortlist, type ShortlistEntry } from '@/lib/recruiter/vocabulary';
import { matchPath } from '../dossier/kinds';
import { AskedDialogs } from './asked';
import { Board } from './board/board';
import { ChosenBar } from './chosen-bar';
import { ComparisonView } from './comparison';
import { ShortlistExportMenu } from './export-menu';
import { EntryList } from './list';
import { EntryPanel } from './panel/entry-panel';
import { Toolbar } from './toolbar';
import { useShortlist, useShortlistMoves } from './use-shortlist';
import { useShortlistCommands } from './use-shortlist-commands';
import { useShortlistView } from './use-shortlist-view';
import type { Asking, Working } from './working';

/** The shortlist of a job as board or list, with everything that can be done on it. */
export function ShortlistPage({ initial, mayWrite }: { initial: Shortlist; mayWrite: boolean }) {
  const { view, show } = useShortlistView();
  const [asking, ask] = useState<Asking>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [handing, setHanding] = useState<ToHandOver | null>(null);
  const [cursor, enter] = useState<string | null>(view.open);
  const noteOn = useRef<string | null>(null);
  const loaded = useShortlist(initial, view.blind);
  const moves = useShortlistMoves(initial.job.id, view.blind);
  // While the other variant loads the page shows no people: never the named ones in a blind view.
  const shortlist = loaded ?? { ...initial, entries: [], blind: view.blind };
  const shown = entriesIn(shortlist.entries, view);
  const toggle = (id: string) =>
    setChosen((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]));
  const working: Working = {
    shortlist,
    shown,
    view,
    show,
    chosen: new Set(shown.map(({ candidate }) => candidate.id).filter((id) => chosen.has(id))),
    toggle,
    cursor,
    enter,
    noteOn,
    ask,
    moves: mayWrite ? moves : null,
  };
  const clear = () => setChosen(new Set());
  useShortlistCommands(working, () => (view.open ? show({ open: null }) : clear()));
  useEffect(() => {
    if (!view.open) noteOn.current = null;
  }, [view.open]);
  const opened = shortlist.entries.find(({ candidate }) => candidate.id === view.open);
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <Head working={working} loading={!loaded} onAdd={mayWrite ? () => ask({ what: 'add' }) : null} />
      <div className="flex min-h-0 flex-1">
        <div className="relative flex min-h-0 min-w-0 flex-1 flex-col">
          <Body working={working} mayWrite={mayWrite} loading={!loaded} />
          <ChosenBar
            working={working}
            onHandOver={(ids) => setHanding({ ids, title: initial.job.title })}
            onClear={clear}
          />
        </div>
        {opened && <EntryPanel entry={opened} working={working} />}
      </div>
      <HandOverDialog handing={handing} mayWrite={mayWrite} onClose={() => setHanding(null)} />
      {mayWrite && <AskedDialogs asking={asking} working={working} />}
    </div>
  );
}

function openOnes(entries: readonly ShortlistEntry[]): number {
  return entries.filter(({ reason }) => reason === null).length;
}

function Head({
  working,
  loading,
  onAdd,
}: {
  working: Working;
  loading: boolean;
  onAdd: (() => void) | null;
}) {
  const { job, entries } = working.shortlist;
  return (
    <PageHeader
      title={`Shortlist: ${job.title}`}
      parent={{ href: dossierPath('job', job.id), label: 'Job' }}
      detail={
        <span role="status" className="tabular-nums max-sm:sr-only">
          {loading ? 'Loading…' : counted(openOnes(entries), 'person', 'people')}
        </span>
      }
      actions={
        <>
          {entries.length > 0 && <ShortlistExportMenu working={working} />}
          <Button asChild>
            <Link href={matchPath('job', job.id)} aria-label="Match">
              <Sparkles aria-hidden />
              <span className="max-sm:hidden">Match</span>
            </Link>
          </Button>
          {onAdd && (
            <Button variant="primary" onClick={onAdd} aria-label="Add people">
              <UserPlus aria-hidden />
              <span className="max-sm:hidden">Add people</span>
            </Button>
          )}
        </>
      }
    />
  );
}

function Body({ working, mayWrite, loading }: { working: Working; mayWrite: boolean; loading: boolean }) {
  const { shortlist, shown, view } = working;
  if (shortlist.entries.length === 0 && !loading)
    return (
      <NobodyYet jobId={shortlist.job.id} canWrite={mayWrite} onAdd={() => working.ask({ what: 'add' })} />
    );
  if (view.compare.length > 0) return <ComparisonView working={working} />;
  return (
    <>
      <Toolbar working={working} />
      {view.blind && (
        <Callout className="mx-4 mt-3 md:mx-5">
          Blind view: names, contact details, tags and notes were left out on the server.
        </Callout>
      )}
      {shown.length === 0 && !loading ? (
        <EmptyState
          icon={SearchX}
          title="Nobody matches this view"
          actions={
            <Button onClick={() => working.show({ search: '', tags: [], rejected: true })}>
              Show everybody
            </Button>
          }
        >
          {counted(shortlist.entries.length, 'person', 'people')} on the shortlist; the words, tags and
          switches above leave all of them out.
        </EmptyState>
      ) : view.as === 'list' ? (
        <EntryList working={working} />
      ) : (
        <Board working={working} />
      )}
    </>
  );
}

function NobodyYet({ jobId, canWrite, onAdd }: { jobId: string; canWrite: boolean; onAdd: () => void }) {
  if (!canWrite)
    return (
      <EmptyState icon={Users} title="Nobody is on this shortlist yet">
        Recruiters add people to it; you can follow each of them here.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={Users}
      title="Nobody is on this shortlist yet"
      actions={
        <>
          <Button asChild variant="primary">
            <Link href={matchPath('job', jobId)}>
              <Sparkles aria-hidden />
              Match candidates
            </Link>
          </Button>
          <Button onClick={onAdd}>
            <UserPlus aria-hidden />
            Add people
          </Button>
        </>
      }
    >
      <p>
        Match the job to see who fits best and why, add people here{' '}
        <span className="whitespace-nowrap">
          (<Kbd keys={['A']} />
          ),
        </span>{' '}
        or select some in the list of candidates and press <Kbd keys={['S']} />. Each then has a card that you
        drag from stage to stage, with notes, tags and a history of who did what.
      </p>
    </EmptyState>
  );
}
