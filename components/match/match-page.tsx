'use client';

import { useQuery } from '@tanstack/react-query';
import { EyeOff, ListChecks } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { dossierPath, shortlistPath } from '@/components/dossier/kinds';
import { counted } from '@/components/dossier/words';
import { marketHref } from '@/components/market/market-path';
import { SavedMenu } from '@/components/saved/saved-menu';
import { isFocusFree } from '@/components/shell/arrival-focus';
import { PageHeader } from '@/components/shell/page-header';
import { Refused, valueIn } from '@/components/shell/requests';
import { RetryButton } from '@/components/shell/retry-button';
import { AddToShortlist, type ToAdd } from '@/components/shortlist/add/add-to-shortlist';
import { useShortlistMoves } from '@/components/shortlist/use-shortlist';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { ErrorState } from '@/components/ui/state';
import { toast } from '@/components/ui/toast';
import { openMatcher, savePreferences } from '@/lib/recruiter/actions/match';
import { changeShortlist } from '@/lib/recruiter/actions/shortlists';
import { EVERYTHING, type MatchSource, type Shortlist } from '@/lib/recruiter/vocabulary';
import { type Deciding, DecisionDialogs } from './decisions';
import { MatchBySavedSearch } from './saved-searches';
import { type Heard, useMatcherFrame } from './use-matcher-frame';

/** A new document reaches the index a moment later; requests are retried until then. */
const TRIES = 20;
const PAUSE_MS = 1500;

/** A matcher of the connected service within the app: its buttons act here. */
export function MatchPage({
  source,
  title,
  shortlist,
  mayWrite,
}: {
  source: MatchSource;
  title: string;
  /** Of the job that is matched. */
  shortlist: Shortlist | null;
  mayWrite: boolean;
}) {
  const [blind, setBlind] = useState(false);
  const { data, isPending, error } = useQuery({
    queryKey: ['matcher', source],
    queryFn: async () => valueIn(await openMatcher(source)),
    retry: (count, cause) => cause instanceof Refused && cause.problem.code === 'conflict' && count < TRIES,
    retryDelay: PAUSE_MS,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const decisions = useDecisions(source, shortlist, mayWrite);
  const { frame, dropped, nameOf } = useMatcherFrame({
    origin: data?.origin,
    jobId: shortlist?.job.id ?? null,
    blind,
    onTold: (told) => decisions.hear(told, nameOf),
  });
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <Head source={source} title={title} shortlist={shortlist} blind={blind} onBlind={setBlind} />
      {data?.preferences && <Notice>With the weights and filters you used last time.</Notice>}
      {data && data.leftOut.length > 0 && (
        <Notice>
          Left out, because only the list of candidates can filter by it: {data.leftOut.join(', ')}.
        </Notice>
      )}
      {dropped > 0 && (
        <Callout tone="caution" className="mx-4 my-2 md:mx-5">
          {counted(dropped, 'message')} from the matcher came from the wrong sender or in the wrong form and
          had no effect.
        </Callout>
      )}
      {error && (
        <ErrorState title="There is no match yet" actions={<RetryButton />}>
          {error.message}
        </ErrorState>
      )}
      {isPending && (
        <p role="status" className="px-5 py-8 text-center text-ink-muted">
          Preparing the match…
        </p>
      )}
      {data && (
        <iframe
          ref={frame}
          src={data.url}
          title={`Match: ${title}`}
          referrerPolicy="no-referrer"
          allow="clipboard-write"
          onLoad={focusUnlessBusy}
          className="min-h-0 w-full flex-1 border-0 bg-surface"
        />
      )}
      {decisions.dialogs}
    </div>
  );
}

/** Hands the keys to the matcher, unless the person has begun something else while it was loading, such as a menu. */
function focusUnlessBusy({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
  if (isFocusFree()) currentTarget.focus();
}

function Notice({ children }: { children: ReactNode }) {
  return <p className="border-b px-4 py-1.5 text-xs text-ink-muted md:px-5">{children}</p>;
}

/** Returns where a match comes from. */
function parentOf(source: MatchSource): { href: string; label: string } {
  if (source.kind === 'search') return { href: '/candidates', label: 'Candidates' };
  if (source.kind === 'market') return { href: marketHref(EVERYTHING, source.id), label: 'Market' };
  return { href: dossierPath(source.kind, source.id), label: source.kind === 'job' ? 'Job' : 'Candidate' };
}

function Head({
  source,
  title,
  shortlist,
  blind,
  onBlind,
}: {
  source: MatchSource;
  title: string;
  shortlist: Shortlist | null;
  blind: boolean;
  onBlind: (blind: boolean) => void;
}) {
  return (
    <PageHeader
      title={`Match: ${title}`}
      parent={parentOf(source)}
      actions={
        <>
          {source.kind === 'search' && <MatchBySavedSearch />}
          {(source.kind === 'job' || source.kind === 'candidate') && (
            <SavedMenu
              kind="match"
              params={`${source.kind}=${source.id}`}
              suggested={title}
              draft={{
                name: title,
                subject: { kind: 'match', figure: null, params: `${source.kind}=${source.id}` },
              }}
            />
          )}
          <Button variant="quiet" aria-pressed={blind} aria-label="Blind" onClick={() => onBlind(!blind)}>
            <EyeOff aria-hidden className={blind ? 'text-accent' : undefined} />
            <span className="max-sm:hidden">{blind ? 'Show names' : 'Blind'}</span>
          </Button>
          {shortlist && (
            <Button asChild>
              <Link href={shortlistPath(shortlist.job.id)}>
                <ListChecks aria-hidden />
                Shortlist
              </Link>
            </Button>
          )}
        </>
      }
    />
  );
}

type Scores = Record<string, number>;

/** Performs the actions of the matcher's buttons. */
function useDecisions(source: MatchSource, shortlist: Shortlist | null, mayWrite: boolean) {
  const router = useRouter();
  const [deciding, decide] = useState<Deciding>(null);
  const [adding, setAdding] = useState<ToAdd | null>(null);
  // The matcher has its bar of actions on the chosen results at the lower edge.
  const moves = useShortlistMoves(shortlist?.job.id ?? '', false, 'top');
  const close = () => decide(null);

  const shortlistJobs = async (candidateId: string, jobIds: readonly string[]) => {
    if (!mayWrite) return;
    const change = { kind: 'add', source: 'match' } as const;
    for (const jobId of jobIds) {
      const outcome = await changeShortlist({ jobId, candidateIds: [candidateId], change });
      if (!moves.did('Added to the shortlist of the job', outcome)) return;
    }
  };
  const shortlistAll = (ids: readonly string[], names: readonly string[], scores: Scores) => {
    if (source.kind === 'candidate') void shortlistJobs(source.id, ids);
    else if (shortlist) moves.change(ids, { kind: 'add', source: 'match' }, { names, scores });
    else setAdding({ ids, source: 'match' });
  };
  const hear = (told: Heard, nameOf: (id: string) => string | undefined) => {
    if (told.kind === 'update') {
      if ((source.kind === 'job' || source.kind === 'candidate') && mayWrite)
        void savePreferences({ id: source.id, preferences: told.preferences }).then((outcome) => {
          if (!outcome.ok) toast.failed(outcome.problem.message);
        });
      return;
    }
    const { act, documentIds: ids, scores } = told;
    const [first = ''] = ids;
    const who = ids.length === 1 ? (nameOf(first) ?? 'this one') : counted(ids.length, 'person', 'people');
    if (act === 'open') router.push(dossierPath(source.kind === 'candidate' ? 'job' : 'candidate', first));
    else if (act === 'shortlist')
      shortlistAll(
        ids,
        ids.map((id) => nameOf(id) ?? ''),
        scores,
      );
    else decide({ what: act, ids, who, scores });
  };
  const dialogs = mayWrite && (
    <>
      {shortlist && (
        <DecisionDialogs deciding={deciding} shortlist={shortlist} moves={moves} onClose={close} />
      )}
      <AddToShortlist adding={adding} onClose={() => setAdding(null)} />
    </>
  );
  return { hear, dialogs };
}
