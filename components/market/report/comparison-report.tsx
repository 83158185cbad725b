'use client';

import {
  type Coming,
  type ComparedSummary,
  type CompareView,
  type ComparisonParts,
  comparedTitle,
  KEY_FIGURES_ID,
  letterOf,
  type MarketField,
} from '@/lib/recruiter/vocabulary';
import { ChartProvider } from '../charts/context';
import { SeriesMark } from '../charts/series-mark';
import { compareHref } from '../compare/compare-path';
import { COMPARED_SECTIONS, placeOf } from '../compare/sections';
import { filtersOfQuestion } from '../compare/use-comparison';
import { foundOf, useComing } from '../dashboard/use-coming';
import { comparedPeriodWords, questionWords } from '../search/question-words';
import { Sheet, SheetFigure, SheetSection } from './sheet';

const MEASURED = { count: 'Numbers of jobs', share: 'Shares', index: 'Index, the first period is 100' };

/** A comparison as pages to print. */
export function ComparisonReport({
  view,
  parts,
  fields,
  locale,
  source,
  date,
}: {
  view: CompareView;
  parts: ComparisonParts;
  fields: readonly MarketField[];
  locale: string;
  source: string;
  date: string;
}) {
  const coming = new Map(parts.panels.map(({ id, figure }) => [id, figure]));
  const hrefOf = () => compareHref(view);
  return (
    <ChartProvider
      locale={locale}
      period={comparedPeriodWords(view, fields)}
      hrefOf={hrefOf}
      go={() => window.location.assign(hrefOf())}
    >
      <Sheet
        title="Job market, compared"
        back={{ href: compareHref(view), label: 'Compare' }}
        facts={[
          { label: 'Drawn as', text: MEASURED[view.measure] },
          { label: 'Source', text: source },
          { label: 'Date', text: date },
          { label: 'Method', text: 'Below each figure.' },
        ]}
      >
        <ol aria-label="Questions" className="mt-4 flex flex-col gap-1.5">
          {view.questions.map((_, index) => (
            <Question
              // biome-ignore lint/suspicious/noArrayIndexKey: a question is known by its place
              key={index}
              {...{ view, fields, index }}
              coming={parts.questions[index]}
            />
          ))}
        </ol>
        <SheetSection title="Key figures">
          <SheetFigure
            title="Key figures"
            isNamedAbove
            placed={{ id: KEY_FIGURES_ID, height: 300, isWide: true }}
            coming={parts.keyFigures}
          />
        </SheetSection>
        {COMPARED_SECTIONS.map(({ title, panels }) => (
          <SheetSection key={title} title={title}>
            {panels
              .filter(({ id }) => coming.has(id))
              .map((one) => (
                <SheetFigure
                  key={one.id}
                  title={comparedTitle(one.id)}
                  placed={placeOf(one, view.questions.length)}
                  coming={coming.get(one.id)}
                />
              ))}
          </SheetSection>
        ))}
      </Sheet>
    </ChartProvider>
  );
}

function Question({
  view,
  fields,
  index,
  coming,
}: {
  view: CompareView;
  fields: readonly MarketField[];
  index: number;
  coming: Coming<ComparedSummary> | undefined;
}) {
  const summary = foundOf(useComing(coming).reply);
  const words = questionWords(filtersOfQuestion(view, index), fields, summary?.labels ?? {});
  return (
    <li className="flex items-baseline gap-2" aria-label={`Question ${letterOf(index)}`}>
      <SeriesMark index={index} />
      <span className="min-w-0">
        {words.question}. Period: {words.period}.
      </span>
    </li>
  );
}
