import { Choice } from '@/components/ui/choice';
import { Select } from '@/components/ui/select';
import {
  type Endpoint,
  type ExploreView,
  LIMITS,
  type MarketField,
  metricLabel,
  OPERATIONS,
  partsOfGroup,
} from '@/lib/recruiter/vocabulary';
import { hasListedValues } from '../search/listed-values';
import { count } from '../search/words';

const ENDPOINTS: readonly { value: Endpoint; label: string }[] = [
  { value: 'aggregate', label: 'Figures' },
  { value: 'search', label: 'Jobs' },
];

const INTERVALS = [
  { value: 'week', label: 'by week' },
  { value: 'month', label: 'by month' },
  { value: 'quarter', label: 'by quarter' },
  { value: 'year', label: 'by year' },
];

/** Steps for the widths of ranges. */
const STEPS = [1, 2, 5, 10, 1000, 5000, 10_000, 25_000];
const RANGES = 20;
const NONE = 'none';

const isNumber = ({ type, isCoded }: MarketField) => type === 'integer' && !isCoded;

function rangesOf(step: number): string {
  return `buckets_0_${step * RANGES}_${step}`;
}

/** Returns a group of a field as it is usually wanted: dates by month, numbers in ranges. */
function usualGroup(field: MarketField): string {
  if (field.type === 'date') return `${field.name}__month`;
  if (!isNumber(field)) return field.name;
  return `${field.name}__${rangesOf(field.name.startsWith('salary') ? 5000 : 1)}`;
}

/** Builds figures with simple controls. */
export function ExploreControls({
  view,
  fields,
  onView,
}: {
  view: ExploreView;
  fields: readonly MarketField[];
  onView: (view: ExploreView) => void;
}) {
  const [first, second] = view.groups;
  const setGroup = (index: number, group: string | null) =>
    onView({
      ...view,
      groups:
        group === null
          ? view.groups.slice(0, index)
          : [...view.groups.slice(0, index), group, ...view.groups.slice(index + 1)],
    });
  const numbers = fields.filter((field) => isNumber(field));
  const metrics = ['count', ...numbers.flatMap(({ name }) => OPERATIONS.map((one) => `${one}__${name}`))];
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 border-b px-4 py-2 md:px-5">
      <Choice
        label="Ask for"
        options={ENDPOINTS}
        value={view.endpoint}
        onChange={(endpoint) => onView({ ...view, endpoint })}
      />
      {view.endpoint === 'aggregate' && (
        <>
          <Select
            aria-label="Measure"
            className="w-56 max-sm:w-full"
            options={metrics.map((metric) => ({ value: metric, label: metricLabel(metric) }))}
            value={view.metric}
            onValueChange={(metric) => onView({ ...view, metric })}
          />
          <GroupSelect
            label="Grouped by"
            group={first}
            fields={fields}
            onGroup={(group) => setGroup(0, group)}
          />
          {first !== undefined && (
            <GroupSelect
              label="Then by"
              group={second}
              fields={fields}
              onGroup={(group) => setGroup(1, group)}
            />
          )}
        </>
      )}
      <Select
        aria-label="At most"
        className="w-32"
        options={LIMITS.map((limit) => ({ value: String(limit), label: `${count(limit)} rows` }))}
        value={String(view.limit)}
        onValueChange={(limit) =>
          onView({ ...view, limit: LIMITS.find((one) => String(one) === limit) ?? view.limit })
        }
      />
    </div>
  );
}

/** A field to group by, with the interval of dates or the width of ranges. */
function GroupSelect({
  label,
  group,
  fields,
  onGroup,
}: {
  label: string;
  group: string | undefined;
  fields: readonly MarketField[];
  onGroup: (group: string | null) => void;
}) {
  const offered = fields.filter((field) => hasListedValues(field) || field.type !== 'text');
  const { field: name, how } = partsOfGroup(group ?? '');
  const field = offered.find((one) => one.name === name);
  const step = /_(\d+)$/.exec(how)?.[1] ?? '';
  const steps = [...new Set([...STEPS, Number(step)])].filter(Boolean).sort((a, b) => a - b);
  return (
    <>
      <Select
        aria-label={label}
        className="w-56 max-sm:w-full"
        options={[
          { value: NONE, label: `${label}: nothing` },
          ...offered.map((one) => ({ value: one.name, label: `${label.toLowerCase()} ${one.label}` })),
        ]}
        value={field?.name ?? NONE}
        onValueChange={(next) => {
          const chosen = offered.find((one) => one.name === next);
          onGroup(chosen ? usualGroup(chosen) : null);
        }}
      />
      {field?.type === 'date' && (
        <Select
          aria-label={`Interval of ${field.label}`}
          className="w-28"
          options={INTERVALS}
          value={how}
          onValueChange={(next) => onGroup(`${field.name}__${next}`)}
        />
      )}
      {field && isNumber(field) && (
        <Select
          aria-label={`Width of ranges of ${field.label}`}
          className="w-32"
          options={steps.map((one) => ({ value: String(one), label: `in steps of ${count(one)}` }))}
          value={step}
          onValueChange={(next) => onGroup(`${field.name}__${rangesOf(Number(next))}`)}
        />
      )}
    </>
  );
}
