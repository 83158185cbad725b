import type { RefObject } from 'react';
import type { QueryBarState } from '@/components/query-bar/use-query-bar';
import { Choice } from '@/components/ui/choice';
import { Select } from '@/components/ui/select';
import type { DashboardView, MarketFacet, PeriodUnit } from '@/lib/recruiter/vocabulary';
import { QuestionBar } from '../question-bar';

const UNITS: readonly { value: PeriodUnit; label: string }[] = [
  { value: 'week', label: 'Weeks' },
  { value: 'month', label: 'Months' },
  { value: 'quarter', label: 'Quarters' },
];

/** The question, by what time is parted, and in which currency pay is shown. */
export function DashboardToolbar({
  view,
  bar,
  inputRef,
  facets,
  onView,
}: {
  view: DashboardView;
  bar: QueryBarState;
  inputRef: RefObject<HTMLInputElement | null>;
  facets: readonly MarketFacet[];
  onView: (view: DashboardView) => void;
}) {
  const currencies = facets.find(({ field }) => field === 'salary_currency')?.values ?? [];
  return (
    <QuestionBar bar={bar} inputRef={inputRef}>
      <Choice
        label="Time by"
        options={UNITS}
        value={view.unit}
        onChange={(unit) => onView({ ...view, unit })}
      />
      {currencies.length > 1 && (
        <Select
          aria-label="Currency of pay"
          className="w-24"
          options={currencies.map(({ value }) => ({ value, label: value }))}
          value={view.currency ?? currencies[0]?.value ?? ''}
          onValueChange={(currency) => onView({ ...view, currency })}
        />
      )}
    </QuestionBar>
  );
}
