'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Button } from '@/components/ui/button';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { ErrorState } from '@/components/ui/state';
import { CallFailure, type Calls, callsOf, isTriedAgain } from './data/calls';
import type { View } from './data/model';
import { DetailsPage } from './details/details-page';
import { Matcher } from './matcher';
import { MatcherProvider } from './matcher-context';
import { SignIn } from './sign-in';
import { useStyle } from './style/use-style';

/**
 * Returns the view of a session; null if a sign-in is needed first, which is not an error: it is requested again until
 * then.
 */
async function viewOf(calls: Calls, signal: AbortSignal): Promise<View | null> {
  return calls.view(signal).catch((error: unknown) => {
    if (error instanceof CallFailure && error.status === 401) return null;
    throw error;
  });
}

/** The page of one session, which loads its view first. */
export function MatcherPage({ session }: { session: string }) {
  const calls = useMemo(() => callsOf(session), [session]);
  const { data, error, refetch } = useQuery({
    queryKey: ['matcher', session, 'view'],
    queryFn: ({ signal }) => viewOf(calls, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: isTriedAgain,
  });
  if (error && globalThis.origin === 'null') return <SealedOff />;
  if (error) {
    const status = error instanceof CallFailure ? error.status : 0;
    const isOver = status === 404 || status === 410;
    return (
      <main>
        <ErrorState
          level={1}
          title={isOver ? 'This page can no longer be opened' : 'The page cannot be loaded'}
          actions={!isOver && <Button onClick={() => void refetch()}>Try again</Button>}
        >
          {error.message}
        </ErrorState>
      </main>
    );
  }
  if (data === null) return <SignIn calls={calls} onSignedIn={refetch} />;
  if (!data) return <PageLoading />;
  return (
    <MatcherProvider value={{ session, view: data, calls }}>
      <Dressed view={data} />
    </MatcherProvider>
  );
}

function Dressed({ view }: { view: View }) {
  useStyle(view);
  return view.kind === 'Details' ? <DetailsPage /> : <Matcher />;
}

/** Says to whoever builds the page around this one what its frame leaves out: without an origin no call of this page is answered. */
function SealedOff() {
  return (
    <main>
      <ErrorState level={1} title="The frame leaves out allow-same-origin">
        The page around this list shows it in a sandbox. Add allow-same-origin to the sandbox of its iframe.
      </ErrorState>
    </main>
  );
}

function PageLoading() {
  return (
    <Loading label="Loading the page" className="flex h-dvh flex-col">
      <div className="flex h-12 items-center border-b px-4">
        <Skeleton className="w-64" />
      </div>
      <div className="flex-1 bg-surface" />
    </Loading>
  );
}
