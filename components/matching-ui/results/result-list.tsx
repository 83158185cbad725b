'use client';

import { Search, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { counted } from '@/components/dossier/words';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { EmptyState, ErrorState } from '@/components/ui/state';
import { keyOf } from '../data/model';
import type { Results } from '../data/use-results';
import type { PersonOf } from '../hooks/use-people';
import { useMatcher } from '../matcher-context';
import type { ResultActions } from './result-menu';
import { ResultRow } from './result-row';

/** The ranked list, or its placeholder. */
export function ResultList({
  results,
  personOf,
  labels,
  chosen,
  actions,
  onSearch,
  onClearFilters,
  onPage,
}: {
  results: Results;
  personOf: PersonOf;
  labels: ReadonlyMap<string, string>;
  chosen: ReadonlySet<string>;
  actions: ResultActions;
  onSearch: () => void;
  onClearFilters: (() => void) | undefined;
  onPage: (page: number) => void;
}) {
  const { answer, ranked, failure, isAsked, isFetching } = results;
  if (!isAsked) return <NotAsked onSearch={onSearch} />;
  if (failure && results.problems.length === 0)
    return <Failed message={failure.message} status={failure.status} retry={results.retry} />;
  if (!answer) return failure ? <Misunderstood /> : <ListLoading />;
  if (ranked.length === 0) return <Nothing onClearFilters={onClearFilters} />;
  return (
    <>
      <ol
        aria-label="Results"
        aria-busy={isFetching || undefined}
        className={cn('@container', failure && 'opacity-60')}
      >
        {ranked.map((each) => (
          <ResultRow
            key={keyOf(each.result)}
            ranked={each}
            person={personOf(each.result)}
            labels={labels}
            isChosen={chosen.has(keyOf(each.result))}
            actions={actions}
          />
        ))}
      </ol>
      <Pages page={answer.page} size={answer.pageSize} total={answer.totalCount} onPage={onPage} />
    </>
  );
}

function Pages({
  page,
  size,
  total,
  onPage,
}: {
  page: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
}) {
  const { view } = useMatcher();
  if (view.kind !== 'Search' || total <= size) return null;
  return (
    <nav aria-label="Pages" className="flex items-center gap-2 px-4 py-3 print:hidden">
      <Button size="sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <span className="text-xs text-ink-muted tabular-nums">
        {(page - 1) * size + 1} to {Math.min(page * size, total)} of {counted(total, 'result')}
      </span>
      <Button size="sm" disabled={page * size >= total} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}

function NotAsked({ onSearch }: { onSearch: () => void }) {
  return (
    <EmptyState
      icon={Search}
      title="What are you looking for?"
      actions={
        <Button variant="primary" onClick={onSearch}>
          <Search aria-hidden />
          Search
        </Button>
      }
    >
      Set filters, or search everything in the indexes.
    </EmptyState>
  );
}

function Nothing({ onClearFilters }: { onClearFilters: (() => void) | undefined }) {
  return (
    <EmptyState
      icon={SearchX}
      title="No matches"
      actions={onClearFilters && <Button onClick={onClearFilters}>Clear the filters</Button>}
    >
      {onClearFilters
        ? 'Remove a filter, or widen one.'
        : 'There is nothing in the indexes to match against.'}
    </EmptyState>
  );
}

function Misunderstood(): ReactNode {
  return (
    <EmptyState icon={SearchX} title="One of the filters cannot be read">
      It is marked next to the list.
    </EmptyState>
  );
}

function Failed({ message, status, retry }: { message: string; status: number; retry: () => void }) {
  const isOver = status === 401 || status === 410;
  return (
    <ErrorState
      title={isOver ? 'This session has ended' : 'The list cannot be shown'}
      actions={
        isOver ? (
          <Button onClick={() => location.reload()}>Reload the page</Button>
        ) : (
          <Button onClick={retry}>Try again</Button>
        )
      }
    >
      {message}
    </ErrorState>
  );
}

const LINES = ['w-2/3', 'w-1/2', 'w-3/5', 'w-2/5', 'w-1/2', 'w-2/3', 'w-3/5', 'w-1/3'];

function ListLoading() {
  return (
    <Loading label="Loading the list">
      {LINES.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a skeleton have no identity
        <div key={index} className="flex h-18 items-center gap-4 border-b px-4">
          <Skeleton className="h-8 w-10" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className={width} />
            <Skeleton className="w-1/4" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
