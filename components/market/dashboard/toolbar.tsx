import { LayoutDashboard } from 'lucide-react';
import type { RefObject } from 'react';
import type { QueryBarState } from '@/components/query-bar/use-query-bar';
import { IconButton } from '@/components/ui/button';
import { Choice } from '@/components/ui/choice';
import { Select } from '@/components/ui/select';
import {
  type DashboardView,
  dashboardViewParams,
  type MarketFacet,
  type PeriodUnit,
} from '@/lib/recruiter/vocabulary';
import { AddToBoard } from '../../boards/add-to-board';
import { CompareButton } from '../compare-button';
import { QuestionBar } from '../question-bar';
import { ReportButton } from '../report-button';
import { overviewReportHref } from '../report-path';
import { PeriodSelect } from './period-select';

export const UNITS: readonly { value: PeriodUnit; label: string }[] = [
  { value: 'week', label: 'Weeks' },
  { value: 'month', label: 'Months' },
  { value: 'quarter', label: 'Quarters' },
];

/** The question, the unit of time, and the currency of pay. */
export function DashboardToolbar({
  view,
  question,
  bar,
  inputRef,
  facets,
  words,
  today,
  locale,
  faultId,
  onView,
}: {
  view: DashboardView;
  /** Includes the question in the address of the page. */
  question: DashboardView;
  bar: QueryBarState;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Undefined until they are known. */
  facets: readonly MarketFacet[] | undefined;
  /** The question. */
  words: string;
  /** yyyy-mm-dd. */
  today: string;
  locale: string;
  /** Element that shows its faults. */
  faultId: string | undefined;
  onView: (view: DashboardView) => void;
}) {
  return (
    <QuestionBar bar={bar} inputRef={inputRef} faultId={faultId}>
      <PeriodSelect {...{ view, today, locale, onView }} />
      <Choice
        label="Time by"
        options={UNITS}
        value={view.unit}
        onChange={(unit) => onView({ ...view, unit })}
      />
      <CompareButton filters={question.filters} />
      <ReportButton href={overviewReportHref(question)} />
      <AddToBoard
        draft={{
          name: words,
          subject: { kind: 'question', figure: null, params: dashboardViewParams(question).toString() },
        }}
        trigger={
          <IconButton label="Add this question to a board" variant="secondary">
            <LayoutDashboard aria-hidden />
          </IconButton>
        }
      />
      <CurrencySelect
        facets={facets}
        value={view.currency}
        onChange={(currency) => onView({ ...view, currency })}
      />
    </QuestionBar>
  );
}

/** Chooses the one currency of pay; nothing without a choice. Its place is kept until that is known. */
export function CurrencySelect({
  facets,
  value,
  onChange,
}: {
  facets: readonly MarketFacet[] | undefined;
  value: string | null;
  onChange: (currency: string) => void;
}) {
  if (!facets) return <div className="w-24" data-waiting />;
  const currencies = facets.find(({ field }) => field === 'salary_currency')?.values ?? [];
  if (currencies.length < 2) return null;
  return (
    <Select
      aria-label="Currency of pay"
      className="w-24"
      options={currencies.map((one) => ({ value: one.value, label: one.value }))}
      value={value ?? currencies[0]?.value ?? ''}
      onValueChange={onChange}
    />
  );
}
