'use client';

import { GitCompareArrows } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { PageHeader } from '@/components/shell/page-header';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/state';
import {
  type ComparisonParts,
  type DashboardSummary,
  EVERYTHING,
  filteredBy,
  type MarketField,
  type MarketFilter,
  type Outcome,
} from '@/lib/recruiter/vocabulary';
import { ChartProvider } from '../charts/context';
import { useFigureKeys } from '../charts/use-figure-keys';
import { FiguresFailed } from '../dashboard/figures-failed';
import { WHOLE_MARKET } from '../dashboard/scope';
import { foundOf, useComing } from '../dashboard/use-coming';
import { QueueNotice } from '../queue-notice';
import { MarketChips } from '../search/market-chips';
import { comparedPeriodWords } from '../search/question-words';
import { useMarketBar } from '../search/use-market-bar';
import { MarketTabs } from '../tabs';
import { CompareToolbar, type Target } from './compare-toolbar';
import { ComparedFigures } from './compared-figures';
import { QuestionCards } from './question-cards';
import { beginnings, type Suggestion, suggestionsFor } from './suggestions';
import { type LoadComparison, useCompareView, useComparisonParts } from './use-comparison';

export type ComparisonProps = {
  fields: readonly MarketField[];
  /** BCP 47, according to the browser. */
  locale: string;
  /** yyyy-mm-dd. */
  today: string;
  initial: { key: string; answer: Outcome<ComparisonParts> };
  actions: { load: LoadComparison };
  /** Whose numbers they are, and of when. */
  source: string;
};

const NOTHING: DashboardSummary = { total: 0, facets: [], labels: {} };

/** Two to four questions side by side in every figure. */
export function Comparison({ fields, locale, today, initial, actions, source }: ComparisonProps) {
  const { view, show, hrefOf, go, jobsHrefOf } = useCompareView();
  const { data, isError, refetch } = useComparisonParts(view, actions.load, initial);
  const parts = data?.ok ? data.value : undefined;
  const coming = useMemo(
    () => (parts ? [parts.keyFigures, ...parts.panels.map(({ figure }) => figure)] : []),
    [parts],
  );
  const found = foundOf(useComing(parts?.common).reply);
  const common = found ?? NOTHING;
  const [wanted, setTarget] = useState<Target>('all');
  const inputRef = useRef<HTMLInputElement>(null);
  useFigureKeys();
  const { questions } = view;
  const last = questions.length - 1;
  const target: Target = wanted === 'all' ? (last < 0 ? 0 : 'all') : Math.min(wanted, Math.max(last, 0));
  const filters = (target === 'all' ? view.filters : questions[target]) ?? [];
  const put = (next: readonly MarketFilter[]) =>
    show(
      target === 'all'
        ? { ...view, filters: next }
        : { ...view, questions: last < 0 ? [next] : questions.with(target, next) },
    );
  const asked = { ...EVERYTHING, filters };
  const bar = useMarketBar({ view: asked, fields, facets: common.facets }, inputRef, (next) =>
    put(next.filters),
  );
  const edit = (next: Target, filter: MarketFilter) => {
    setTarget(next);
    bar.edit(filter);
  };
  const ask = (next: readonly (readonly MarketFilter[])[]) => show({ ...view, questions: next });
  return (
    <ChartProvider
      locale={locale}
      period={comparedPeriodWords(view, fields)}
      hrefOf={hrefOf}
      go={go}
      jobsHrefOf={jobsHrefOf}
    >
      <div className="flex min-h-0 flex-1 flex-col">
        <QueueNotice coming={coming} />
        <PageHeader
          title="Compare"
          parent={{ href: WHOLE_MARKET.path, label: 'Market' }}
          actions={<MarketTabs filters={view.filters} current="compare" />}
        />
        <CompareToolbar
          {...{ view, bar, inputRef, target }}
          onTarget={setTarget}
          facets={found?.facets}
          onView={show}
        />
        <MarketChips
          filters={view.filters}
          fields={fields}
          labels={common.labels}
          faulty={new Set()}
          onEdit={(filter) => edit('all', filter)}
          onRemove={(name) =>
            show({
              ...view,
              filters: filteredBy({ ...EVERYTHING, filters: view.filters }, { name, value: '' }).filters,
            })
          }
          onClear={() => show({ ...view, filters: [] })}
          withWords
        />
        <div className="@container min-h-0 flex-1 overflow-auto bg-canvas">
          {isError || (data && !data.ok) ? (
            <FiguresFailed data={data} again={() => void refetch()} />
          ) : questions.length === 0 ? (
            <NothingCompared suggestions={beginnings(common.facets, today)} onAsk={ask} />
          ) : (
            <>
              <QuestionCards
                {...{ view, fields, jobsHrefOf }}
                coming={parts?.questions ?? []}
                suggestions={suggestionsFor(questions, common.facets, today)}
                onQuestions={ask}
                onEdit={edit}
                onOther={() => {
                  ask([...questions, []]);
                  setTarget(questions.length);
                  // The menu returns the focus to its button first.
                  requestAnimationFrame(() => inputRef.current?.focus());
                }}
              />
              <ComparedFigures parts={parts} view={view} source={source} />
            </>
          )}
        </div>
      </div>
    </ChartProvider>
  );
}

/** Explains the purpose of a comparison, with examples to begin with. */
function NothingCompared({
  suggestions,
  onAsk,
}: {
  suggestions: readonly Suggestion[];
  onAsk: (questions: Suggestion['questions']) => void;
}) {
  return (
    <EmptyState
      icon={GitCompareArrows}
      title="Compare up to four questions"
      actions={suggestions.map(({ label, questions }) => (
        <Button key={label} onClick={() => onAsk(questions)}>
          {label}
        </Button>
      ))}
    >
      Professions, places, employers or times, side by side in every figure: as numbers, as shares, or as an
      index from 100. Ask the first one in the bar above, or start with one of these.
    </EmptyState>
  );
}
