'use client';

import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSettled } from '@/components/shell/use-settled';
import { Button, IconButton } from '@/components/ui/button';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { ErrorState } from '@/components/ui/state';
import type { MarketJob, MarketReply, MarketView, Outcome } from '@/lib/recruiter/vocabulary';
import type { MarketActions } from '../actions';
import { JobDetails } from './job-details';

type Asked = Outcome<MarketReply<MarketJob>>;

const FRESH_MS = 5 * 60_000;

/** Returns the wait before a job is requested again; false when it is here. */
function pauseOf(asked: Asked | undefined): number | false {
  return asked?.ok && asked.value.state === 'busy' ? asked.value.seconds * 1000 : false;
}

/** The job that is open next to the list. It has the focus, so that the keys scroll it. */
export function JobPanel({
  id,
  view,
  load,
  onClose,
  onStep,
}: {
  id: string;
  view: MarketView;
  load: MarketActions['job'];
  onClose: () => void;
  /** Opens the next job of the list, or the one before. */
  onStep: (by: 1 | -1) => void;
}) {
  const panelRef = useRef<HTMLElement>(null);
  // Leafing through the list only loads the job at which it stops.
  const asked = useSettled(id);
  const { data, isError, refetch } = useQuery({
    queryKey: ['market-job', asked],
    queryFn: () => load({ id: asked }),
    staleTime: ({ state }) => (state.data?.ok ? FRESH_MS : 0),
    refetchInterval: ({ state }) => pauseOf(state.data),
  });
  useEffect(() => {
    panelRef.current?.focus({ preventScroll: true });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another job begins at its top
  useEffect(() => {
    panelRef.current?.scrollTo({ top: 0 });
  }, [asked]);
  return (
    <aside
      ref={panelRef}
      aria-label="Job"
      tabIndex={-1}
      className="flex min-h-0 w-full flex-col overflow-y-auto outline-none xl:w-[33rem] xl:shrink-0 xl:border-l"
    >
      <div className="sticky top-0 z-10 flex min-h-11 shrink-0 items-center gap-1 border-b bg-surface px-2">
        <IconButton label="Close the job" shortcut={['Esc']} size="sm" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
        <IconButton
          label="Previous job"
          shortcut={['K']}
          size="sm"
          className="ml-auto"
          onClick={() => onStep(-1)}
        >
          <ChevronUp aria-hidden />
        </IconButton>
        <IconButton label="Next job" shortcut={['J']} size="sm" onClick={() => onStep(1)}>
          <ChevronDown aria-hidden />
        </IconButton>
      </div>
      <Content asked={data} isError={isError} view={view} retry={() => void refetch()} />
    </aside>
  );
}

function Content({
  asked,
  isError,
  view,
  retry,
}: {
  asked: Asked | undefined;
  isError: boolean;
  view: MarketView;
  retry: () => void;
}) {
  if (isError) return <Failed retry={retry}>The server cannot be reached. Check your connection.</Failed>;
  if (!asked) return <PanelSkeleton />;
  if (!asked.ok) return <Failed retry={retry}>{asked.problem.message}</Failed>;
  const reply = asked.value;
  if (reply.state === 'faulty') return <Failed retry={retry}>{reply.faults[0]?.description}</Failed>;
  if (reply.state === 'busy')
    return <PanelSkeleton>The job market is busy; the job will appear shortly.</PanelSkeleton>;
  return <JobDetails key={reply.found.id} job={reply.found} view={view} />;
}

function Failed({ retry, children }: { retry: () => void; children: ReactNode }) {
  return (
    <ErrorState title="The job could not be shown" actions={<Button onClick={retry}>Try again</Button>}>
      {children}
    </ErrorState>
  );
}

function PanelSkeleton({ children }: { children?: ReactNode }) {
  return (
    <Loading label="Loading the job" className="flex flex-col gap-3 p-5">
      {children && <p className="text-ink-muted">{children}</p>}
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="w-1/2" />
      <Skeleton className="mt-4 w-full" />
      <Skeleton className="w-5/6" />
      <Skeleton className="w-4/6" />
      <Skeleton className="mt-4 h-48 w-full" />
    </Loading>
  );
}
