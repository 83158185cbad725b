'use client';

import { type ReactNode, useId, useRef } from 'react';
import { counted } from '@/components/dossier/words';
import { Faults } from '@/components/query-bar/faults';
import { PageHeader } from '@/components/shell/page-header';
import { cn } from '@/components/ui/cn';
import { Pager } from '@/components/ui/pager';
import {
  EVERYTHING,
  filteredBy,
  MARKET_PAGE_SIZE,
  MARKET_REACH,
  type MarketField,
  type MarketPage,
  type MarketReply,
  type MarketView,
  marketPageCount,
} from '@/lib/recruiter/vocabulary';
import type { MarketActions } from './actions';
import { BusyNotice } from './busy-notice';
import { EmptyMarket, type Filling, NoJobFits, NotUnderstood } from './empty-market';
import { JobPanel } from './job/job-panel';
import { MarketFacets } from './list/facets';
import { MarketJobList } from './list/job-list';
import { MARKET_PATH } from './market-path';
import { MarketToolbar } from './market-toolbar';
import { MarketNavigation, useMarketNavigation, ViewLink } from './navigation';
import { MarketChips } from './search/market-chips';
import { marketFaults } from './search/market-faults';
import { useMarketBar } from './search/use-market-bar';
import { count } from './search/words';
import { SlowNotice } from './slow-notice';
import { MarketTabs } from './tabs';
import { useMarketCommands } from './use-market-commands';

export type MarketProps = {
  view: MarketView;
  fields: readonly MarketField[];
  reply: MarketReply<MarketPage>;
  filling: Filling;
  actions: MarketActions;
  /** The charts, above the list. */
  figures: ReactNode;
};

/** The job market: the question, the matching jobs, their most frequent values, and the open one. */
export function Market(props: MarketProps) {
  return (
    <MarketNavigation>
      <MarketBody {...props} />
    </MarketNavigation>
  );
}

const NOTHING: MarketPage = { total: 0, jobs: [], facets: [], labels: {} };

function MarketBody({ view, fields, reply, filling, actions, figures }: MarketProps) {
  const { go, openJob } = useMarketNavigation();
  const inputRef = useRef<HTMLInputElement>(null);
  const faultId = useId();
  const page = reply.state === 'found' ? reply.found : NOTHING;
  const faults = reply.state === 'faulty' ? reply.faults : [];
  const completing = { view, fields, facets: page.facets };
  const bar = useMarketBar(completing, inputRef, go);
  const { step, close } = useMarketCommands({ view, jobs: page.jobs });
  const isEmpty = reply.state === 'found' && page.total === 0 && view.filters.length === 0;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHeader
        title="Market"
        detail={reply.state === 'found' && !isEmpty && counted(page.total, 'job')}
        actions={!isEmpty && <MarketTabs filters={view.filters} current="jobs" />}
      />
      {isEmpty ? (
        <EmptyMarket filling={filling} />
      ) : (
        <div className="flex min-h-0 flex-1">
          <div className={cn('flex min-h-0 min-w-0 flex-1 flex-col', openJob !== null && 'max-xl:hidden')}>
            <MarketToolbar
              view={view}
              fields={fields}
              bar={bar}
              inputRef={inputRef}
              faultId={faults.length > 0 ? faultId : undefined}
              page={page}
            />
            <MarketChips
              filters={view.filters}
              fields={fields}
              labels={page.labels}
              faulty={new Set(faults.flatMap(({ parameter }) => parameter ?? []))}
              onEdit={bar.edit}
              onRemove={(name) => go(filteredBy(view, { name, value: '' }))}
              onClear={() => go({ ...EVERYTHING, by: view.by, sort: view.sort })}
            />
            {faults.length > 0 && (
              <Faults
                id={faultId}
                faults={marketFaults(faults, {
                  filters: view.filters,
                  fields,
                  ask: (filter) => go(filteredBy(view, filter)),
                })}
              />
            )}
            <Results view={view} reply={reply} figures={figures} />
          </div>
          {openJob === null ? (
            page.jobs.length > 0 && (
              <aside
                aria-label="Narrow down"
                className="w-72 shrink-0 overflow-y-auto border-l max-lg:hidden"
              >
                <MarketFacets page={page} fields={fields} view={view} />
              </aside>
            )
          ) : (
            <JobPanel id={openJob} view={view} load={actions.job} onClose={close} onStep={step} />
          )}
        </div>
      )}
    </div>
  );
}

/** Results of the question: jobs below the charts, or the reason for none. */
function Results({ view, reply, figures }: Pick<MarketProps, 'view' | 'reply' | 'figures'>) {
  const { isPending } = useMarketNavigation();
  const { jobs, total } = reply.state === 'found' ? reply.found : NOTHING;
  return (
    <>
      {isPending && <SlowNotice />}
      <section
        aria-label="Results"
        aria-busy={isPending}
        className={cn(
          '@container min-h-0 flex-1 overflow-auto transition-opacity',
          isPending && 'opacity-60',
        )}
      >
        {reply.state === 'faulty' && <NotUnderstood />}
        {reply.state === 'busy' && <BusyNotice reply={reply} />}
        {reply.state === 'found' && (jobs.length === 0 ? <NoJobFits href={MARKET_PATH} /> : figures)}
        <MarketJobList jobs={jobs} view={view} />
      </section>
      {jobs.length > 0 && (
        <Pager
          page={view.page}
          pageCount={marketPageCount(total)}
          pageSize={MARKET_PAGE_SIZE}
          shown={jobs.length}
          total={total}
          note={
            total > MARKET_REACH
              ? `The first ${count(MARKET_REACH)} can be listed. Narrow the question down to reach the others.`
              : undefined
          }
          link={(number, icon) => <ViewLink view={{ ...view, page: number }}>{icon}</ViewLink>}
        />
      )}
    </>
  );
}
