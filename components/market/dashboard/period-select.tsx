import { Select } from '@/components/ui/select';
import {
  type DashboardView,
  EVERYTHING,
  filteredBy,
  formatsOf,
  periodChoices,
  spanLabel,
} from '@/lib/recruiter/vocabulary';

const TIME = 'date__range';
const ALL = 'all';
const OTHER = 'other';

/** Of which time the whole page is, cards and breakdowns alike; a time that was chosen otherwise is shown as such. */
export function PeriodSelect({
  view,
  today,
  locale,
  onView,
}: {
  view: DashboardView;
  /** yyyy-mm-dd. */
  today: string;
  locale: string;
  onView: (view: DashboardView) => void;
}) {
  const formats = formatsOf(locale);
  const chosen = view.filters.find(({ name }) => name === TIME)?.value ?? '';
  const periods = periodChoices(today, view.unit).map(({ span, count, isRunning }) => ({
    value: `${span.from}__${span.to}`,
    label:
      count > 1
        ? `Last ${count} ${view.unit}s`
        : `${formats.label(spanLabel(span))}${isRunning ? ' so far' : ''}`,
  }));
  const value = chosen === '' ? ALL : periods.some((one) => one.value === chosen) ? chosen : OTHER;
  const options = [
    { value: ALL, label: 'All days' },
    ...periods,
    ...(value === OTHER ? [{ value: OTHER, label: 'Other days' }] : []),
  ];
  const choose = (next: string) => {
    if (next === OTHER) return;
    const filter = { name: TIME, value: next === ALL ? '' : next };
    onView({ ...view, filters: filteredBy({ ...EVERYTHING, filters: view.filters }, filter).filters });
  };
  return (
    <Select
      aria-label="Period of the page"
      className="w-40"
      options={options}
      value={value}
      onValueChange={choose}
    />
  );
}
