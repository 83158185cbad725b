'use client';

import { LayoutDashboard } from 'lucide-react';
import { useCallback, useId, useRef } from 'react';
import { Faults } from '@/components/query-bar/faults';
import { PageHeader } from '@/components/shell/page-header';
import { Button, IconButton } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { ErrorState } from '@/components/ui/state';
import {
  EVERYTHING,
  type Exploration,
  exploreViewParams,
  filteredBy,
  type MarketField,
  type MarketFilter,
  type MarketReply,
  type Outcome,
} from '@/lib/recruiter/vocabulary';
import { AddToBoard } from '../../boards/add-to-board';
import { ChartProvider } from '../charts/context';
import { WHOLE_MARKET } from '../dashboard/scope';
import { NotUnderstood } from '../empty-market';
import { QuestionBar } from '../question-bar';
import { marketFaults } from '../search/market-faults';
import { periodWords } from '../search/question-words';
import { MarketTabs } from '../tabs';
import { Answer } from './answer';
import { ExploreControls } from './controls';
import { callName, exploreHref } from './explore-path';
import { type Explore, useExploration, useExploreBar } from './use-explore';

export type ExploreProps = {
  fields: readonly MarketField[];
  /** BCP 47, according to the browser. */
  locale: string;
  initial: { key: string; answer: Outcome<MarketReply<Exploration>> };
  actions: { explore: Explore };
};

/** One call of the market API by hand: the question in its own language, and the answer as it came. */
export function ExploreMarket({ fields, locale, initial, actions }: ExploreProps) {
  const { view, show, data, isError, isPlaceholderData, refetch } = useExploration(actions.explore, initial);
  const inputRef = useRef<HTMLInputElement>(null);
  const faultId = useId();
  const asked = { ...EVERYTHING, filters: view.filters };
  const bar = useExploreBar({ view: asked, fields, facets: [], areFieldsFirst: true }, inputRef, (filters) =>
    show({ ...view, filters }),
  );
  const narrowed = useCallback(
    (narrows: readonly MarketFilter[]) => ({
      ...view,
      filters: filteredBy({ ...EVERYTHING, filters: view.filters }, ...narrows).filters,
    }),
    [view],
  );
  const reply = data?.ok ? data.value : undefined;
  const faults = reply?.state === 'faulty' ? reply.faults : [];
  return (
    <ChartProvider
      locale={locale}
      period={periodWords(view.filters, fields)}
      hrefOf={(narrows) => exploreHref(narrowed(narrows))}
      go={(narrows) => show(narrowed(narrows))}
    >
      <div className="flex min-h-0 flex-1 flex-col">
        <PageHeader
          title="Explore"
          parent={{ href: WHOLE_MARKET.path, label: 'Market' }}
          actions={<MarketTabs filters={view.filters} current="explore" />}
        />
        <QuestionBar bar={bar} inputRef={inputRef} faultId={faults.length > 0 ? faultId : undefined}>
          {reply?.state === 'found' && reply.found.figure && (
            <AddToBoard
              draft={{
                name: callName(view, fields),
                subject: { kind: 'call', figure: null, params: exploreViewParams(view).toString() },
              }}
              trigger={
                <IconButton label="Add this figure to a board" variant="secondary">
                  <LayoutDashboard aria-hidden />
                </IconButton>
              }
            />
          )}
          <Button asChild>
            <a href="/docs">The API</a>
          </Button>
        </QuestionBar>
        <ExploreControls view={view} fields={fields} onView={show} />
        {faults.length > 0 && (
          <Faults
            id={faultId}
            faults={marketFaults(faults, {
              filters: view.filters,
              fields,
              ask: (filter) =>
                show({ ...view, filters: filteredBy({ ...EVERYTHING, ...view }, filter).filters }),
            })}
          />
        )}
        <div
          className={cn(
            '@container min-h-0 flex-1 overflow-auto p-4 transition-opacity md:p-5',
            isPlaceholderData && 'opacity-60',
          )}
          aria-busy={isPlaceholderData}
        >
          {(isError || (data && !data.ok)) && (
            <ErrorState
              title="The call was not answered"
              actions={<Button onClick={() => void refetch()}>Try again</Button>}
            >
              {data && !data.ok
                ? data.problem.message
                : 'The server cannot be reached. Check your connection.'}
            </ErrorState>
          )}
          {reply?.state === 'faulty' && <NotUnderstood />}
          {reply?.state === 'busy' && (
            <p role="status">The market is busy. Try again in {reply.seconds} seconds.</p>
          )}
          {reply?.state === 'found' && <Answer found={reply.found} />}
        </div>
      </div>
    </ChartProvider>
  );
}
