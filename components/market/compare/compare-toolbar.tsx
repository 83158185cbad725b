import type { RefObject } from 'react';
import type { QueryBarState } from '@/components/query-bar/use-query-bar';
import { Choice } from '@/components/ui/choice';
import { type CompareView, letterOf, type MarketFacet, type Measure } from '@/lib/recruiter/vocabulary';
import { CurrencySelect, UNITS } from '../dashboard/toolbar';
import { QuestionBar } from '../question-bar';
import { ReportButton } from '../report-button';
import { comparisonReportHref } from '../report-path';

/** Question that the bar changes: one by its place, or the part that all share. */
export type Target = number | 'all';

const MEASURES: readonly { value: Measure; label: string }[] = [
  { value: 'count', label: 'Numbers' },
  { value: 'share', label: 'Shares' },
  { value: 'index', label: 'Index' },
];

/** The bar with the question that it changes, and how the series are drawn. */
export function CompareToolbar({
  view,
  bar,
  inputRef,
  target,
  onTarget,
  facets,
  onView,
}: {
  view: CompareView;
  bar: QueryBarState;
  inputRef: RefObject<HTMLInputElement | null>;
  target: Target;
  onTarget: (target: Target) => void;
  /** Undefined until they are known. */
  facets: readonly MarketFacet[] | undefined;
  onView: (view: CompareView) => void;
}) {
  const targets = [
    { value: 'all', label: 'All' },
    ...view.questions.map((_, index) => ({ value: String(index), label: letterOf(index) })),
  ];
  return (
    <QuestionBar bar={bar} inputRef={inputRef}>
      {view.questions.length > 0 && (
        <Choice
          label="What the bar asks for"
          options={targets}
          value={String(target)}
          onChange={(value) => onTarget(value === 'all' ? 'all' : Number(value))}
        />
      )}
      <Choice
        label="Drawn as"
        options={MEASURES}
        value={view.measure}
        onChange={(measure) => onView({ ...view, measure })}
      />
      <Choice
        label="Time by"
        options={UNITS}
        value={view.unit}
        onChange={(unit) => onView({ ...view, unit })}
      />
      <CurrencySelect
        facets={facets}
        value={view.currency}
        onChange={(currency) => onView({ ...view, currency })}
      />
      {view.questions.length > 0 && <ReportButton href={comparisonReportHref(view)} />}
    </QuestionBar>
  );
}
