'use client';

import Link from 'next/link';
import { memo, useId, useMemo, useRef } from 'react';
import { counted } from '@/components/dossier/words';
import { Faults } from '@/components/query-bar/faults';
import { PageHeader } from '@/components/shell/page-header';
import {
  type Dashboard as Answer,
  type DashboardSummary,
  type DashboardView,
  dashboardViewParams,
  EVERYTHING,
  filteredBy,
  type MarketField,
  type Outcome,
  type PanelId,
  panelTitle,
} from '@/lib/recruiter/vocabulary';
import { ChartProvider } from '../charts/context';
import { useFigureKeys } from '../charts/use-figure-keys';
import { EmptyMarket, type Filling, NoJobFits, NotUnderstood } from '../empty-market';
import { QueueNotice } from '../queue-notice';
import { MarketChips } from '../search/market-chips';
import { marketFaults } from '../search/market-faults';
import { periodWords } from '../search/question-words';
import { useMarketBar } from '../search/use-market-bar';
import { filterText } from '../search/words';
import { MarketTabs } from '../tabs';
import { FigureSection } from './figure-section';
import { FiguresFailed } from './figures-failed';
import { Headlines } from './headlines';
import { KeyFigures } from './key-figures';
import { Panel } from './panel';
import { figureHref, jobsHref, type Scope, WHOLE_MARKET } from './scope';
import { SectionNav, sectionId } from './section-nav';
import { SECTIONS } from './sections';
import { DashboardToolbar } from './toolbar';
import { faultsOf, foundOf, useComing } from './use-coming';
import { type LoadDashboard, useDashboardParts, useDashboardView } from './use-dashboard';

export type DashboardProps = {
  scope: Scope;
  fields: readonly MarketField[];
  panels: readonly PanelId[];
  /** BCP 47, as the browser asks for. */
  locale: string;
  /** yyyy-mm-dd. */
  today: string;
  filling: Filling;
  initial: { key: string; answer: Outcome<Answer> };
  actions: { load: LoadDashboard };
  /** Whose numbers they are, and of when. */
  source: string;
};

const KEY_FIGURES = 'Key figures';
/** The groups of key figures before they are asked for. */
const WAITING = Array.from({ length: 6 }, () => undefined);
const NOTHING: DashboardSummary = { total: 0, facets: [], labels: {} };

/** The figures of the market for one question: the question above, key figures, and panels that come one by one. */
export function Dashboard(props: DashboardProps) {
  const { scope, fields, panels, locale, today, filling, initial, actions, source } = props;
  const { view, question, show, hrefOf, go } = useDashboardView(scope);
  const { data, isError, isPlaceholderData, refetch } = useDashboardParts({
    question,
    panels,
    load: actions.load,
    initial,
  });
  const parts = data?.ok ? data.value : undefined;
  const { reply, isPending } = useComing(isPlaceholderData ? undefined : parts?.summary);
  const found = foundOf(reply);
  /** That there are no jobs is said of the question that was asked, and not until another one is answered. */
  const isStaleNothing = isPending && found?.total === 0;
  const faults = faultsOf(reply);
  const summary = found ?? NOTHING;
  const inputRef = useRef<HTMLInputElement>(null);
  useFigureKeys();
  const faultId = useId();
  const asked = { ...EVERYTHING, filters: view.filters };
  const completing = { view: asked, fields, facets: summary.facets };
  const bar = useMarketBar(completing, inputRef, ({ filters }) => show({ ...view, filters }));
  const words = question.filters.map((filter) => filterText(filter, fields, summary.labels)).join(' · ');
  return (
    <ChartProvider locale={locale} period={periodWords(question.filters, fields)} hrefOf={hrefOf} go={go}>
      <div className="flex min-h-0 flex-1 flex-col">
        <PageHeader
          title={scope.title}
          {...(scope.fixed.length > 0 && { parent: { href: WHOLE_MARKET.path, label: 'Market' } })}
          detail={
            <Link href={jobsHref(question)} className="hover:text-ink hover:underline">
              {reply && !isStaleNothing ? counted(summary.total, 'job') : '…'}
            </Link>
          }
          actions={<MarketTabs filters={question.filters} current="overview" />}
        />
        <DashboardToolbar
          view={view}
          question={question}
          bar={bar}
          inputRef={inputRef}
          facets={found?.facets}
          words={words || scope.title}
          {...{ today, locale }}
          faultId={faults.length > 0 ? faultId : undefined}
          onView={show}
        />
        <MarketChips
          filters={view.filters}
          fields={fields}
          labels={summary.labels}
          faulty={new Set(faults.flatMap(({ parameter }) => parameter ?? []))}
          onEdit={bar.edit}
          onRemove={(name) => show({ ...view, filters: filteredBy(asked, { name, value: '' }).filters })}
          onClear={() => show({ ...view, filters: [] })}
        />
        {faults.length > 0 && (
          <Faults
            id={faultId}
            faults={marketFaults(faults, {
              filters: question.filters,
              fields,
              ask: (filter) => show({ ...view, filters: filteredBy(asked, filter).filters }),
            })}
          />
        )}
        <div className="@container min-h-0 flex-1 overflow-auto bg-canvas">
          {faults.length > 0 ? (
            <NotUnderstood />
          ) : isError || (data && !data.ok) ? (
            <FiguresFailed data={data} again={() => void refetch()} />
          ) : found?.total === 0 && !isPending ? (
            <NoFigures isMarketEmpty={question.filters.length === 0} filling={filling} />
          ) : (
            <Figures
              parts={isStaleNothing ? undefined : parts}
              isStale={isPlaceholderData}
              panels={panels}
              question={question}
              words={words || 'All jobs of the market'}
              source={source}
            />
          )}
        </div>
      </div>
    </ChartProvider>
  );
}

/** Without a job there is nothing to draw; what to do is said instead. */
function NoFigures({ isMarketEmpty, filling }: { isMarketEmpty: boolean; filling: Filling }) {
  return isMarketEmpty ? <EmptyMarket filling={filling} /> : <NoJobFits href={WHOLE_MARKET.path} />;
}

/** Does not take part in what is typed into the bar: drawing all charts anew takes longer than a press may. */
const Figures = memo(function Figures({
  parts,
  isStale,
  panels,
  question,
  words,
  source,
}: {
  parts: Answer | undefined;
  /** True if the parts belong to the previous question. */
  isStale: boolean;
  panels: readonly PanelId[];
  question: DashboardView;
  /** The question. */
  words: string;
  source: string;
}) {
  const params = dashboardViewParams(question).toString();
  const coming = new Map(isStale ? [] : parts?.panels.map(({ id, figure }) => [id, figure]));
  const all = useMemo(
    () => (parts ? [...parts.keyFigures, ...parts.panels.map(({ figure }) => figure)] : []),
    [parts],
  );
  const sections = SECTIONS.map(({ title, panels: all }) => ({
    title,
    placed: all.filter(({ id }) => panels.includes(id)),
  })).filter(({ placed }) => placed.length > 0);
  return (
    <>
      <QueueNotice coming={all} />
      <div className="mx-auto flex max-w-7xl flex-col gap-6 p-4 md:p-5">
        <SectionNav titles={[KEY_FIGURES, ...sections.map(({ title }) => title)]} />
        <div
          id={sectionId(KEY_FIGURES)}
          tabIndex={-1}
          className="flex scroll-mt-16 flex-col gap-4 outline-none"
        >
          <Headlines parts={parts} panels={panels} isStale={isStale} />
          <KeyFigures groups={parts?.keyFigures ?? WAITING} />
        </div>
        {sections.map(({ title, placed }) => (
          <FigureSection key={title} title={title}>
            {placed.map((one) => (
              <Panel
                key={one.id}
                title={panelTitle(one.id)}
                placed={one}
                coming={coming.get(one.id)}
                draft={{
                  name: panelTitle(one.id),
                  subject: { kind: 'figure', figure: one.id, params },
                }}
                exports={{
                  csv: figureHref(question, one.id, 'csv'),
                  xlsx: figureHref(question, one.id, 'xlsx'),
                  question: words,
                  source,
                }}
              />
            ))}
          </FigureSection>
        ))}
      </div>
    </>
  );
});
