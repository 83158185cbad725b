'use client';

import { Loading, Skeleton } from '@/components/ui/skeleton';
import { ErrorState } from '@/components/ui/state';
import { Banner } from '../header';
import { useHooks } from '../hooks/use-hooks';
import { useMatcher } from '../matcher-context';
import { positionText } from '../results/words';
import { DetailsBody, HookButtons, useDetails } from './details-view';

const NOTHING_SET = { filters: {}, page: 1, compare: [], asked: true };

/** One scored result as a separate page. */
export function DetailsPage() {
  const { view } = useMatcher();
  const { data, error } = useDetails(view.result ?? { documentId: '' }, NOTHING_SET);
  const { act, popUp } = useHooks({ isOfSource: true });
  if (error)
    return (
      <main>
        <ErrorState level={1} title="The document cannot be shown">
          {error.message}
        </ErrorState>
      </main>
    );
  if (!data)
    return (
      <Loading label="Loading the document" className="flex flex-col gap-3 p-6">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="w-full" />
      </Loading>
    );
  const { result } = data;
  return (
    <div className="flex h-dvh flex-col print:h-auto">
      <Banner />
      <header className="flex flex-wrap items-center gap-4 border-b px-4 py-2">
        <div className="min-w-0 flex-1">
          <h1 className="text-lg font-semibold wrap-anywhere">{result.headline}</h1>
          <p className="text-xs text-ink-muted wrap-anywhere">
            {[positionText(result), result.place].filter(Boolean).join(' · ')}
          </p>
        </div>
        {result.scores && (
          <p className="text-2xl font-semibold tabular-nums">
            <span className="mr-2 text-xs font-normal text-ink-muted">{view.sovScoreName}</span>
            {result.scores.sovScore}
          </p>
        )}
        {/* A job that came without a result has no id by which a hook could name it. */}
        {view.result && (
          <div className="flex flex-wrap items-center gap-2 print:hidden">
            <HookButtons result={result} act={act} />
          </div>
        )}
      </header>
      <main className="flex min-h-0 flex-1 flex-col">
        <DetailsBody details={data} sourceKind={view.source?.kind} />
      </main>
      {popUp}
    </div>
  );
}
