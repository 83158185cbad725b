import { formatsOf } from '../figures/format';
import { periodOf, rangeOfPeriod } from '../figures/periods';
import { sampleLabel } from '../figures/sample-label';
import {
  type Figure,
  type FigureColumn,
  type FigureRow,
  type NumberForm,
  PERIOD_UNITS,
  type RowLabel,
} from '../figures/types';
import { fieldLabel } from '../search/fields';
import { type Members, numberOf, valuesOf } from '../search/members';
import type { MarketValue } from '../search/types';
import { filterOfValue, type MarketFilter } from '../search/view';
import { metricLabel } from './metric';
import { type ExploreView, partsOfGroup } from './view';

/** Buckets of any question as a figure. */

const COUNT: NumberForm = { type: 'count' };
const DECIMAL: NumberForm = { type: 'decimal' };
/** More series are indistinguishable; the table has more columns. */
const MOST_SERIES = 4;
const MOST_COLUMNS = 12;
const NUMBERS: NumberForm = { type: 'decimal' };
/** Periods are written the same for everybody. */
const FORMATS = formatsOf('en-GB');
const MIXED = 'Sums of different currencies are together: ask for one currency.';

function labelOf({ value, label }: MarketValue, how: string): RowLabel {
  const unit = PERIOD_UNITS.find((one) => one === how);
  if (unit && /^\d{4}-\d{2}-\d{2}$/.test(value)) return { type: 'period', unit, start: value };
  const [, from, to] = how.startsWith('buckets') ? (/^(-?\d+)__(-?\d+)$/.exec(value) ?? []) : [];
  if (from !== undefined && to !== undefined)
    return { type: 'range', from: Number(from), to: Number(to), form: NUMBERS };
  return { type: 'text', text: label };
}

function narrowsTo(group: string, { value }: MarketValue): MarketFilter[] {
  const { field, how } = partsOfGroup(group);
  if (how.startsWith('buckets')) return [{ name: `${field}__range`, value }];
  const unit = PERIOD_UNITS.find((one) => one === how);
  if (unit) return [{ name: `${field}__range`, value: rangeOfPeriod(value, unit) }];
  return how ? [] : [filterOfValue(field, value)];
}

function rowOf(view: ExploreView, key: MarketValue, values: (number | null)[], today: string): FigureRow {
  const group = view.groups[0] ?? '';
  const label = labelOf(key, partsOfGroup(group).how);
  const isRunning = label.type === 'period' && label.start === periodOf(today, label.unit);
  return {
    id: key.value,
    label,
    values,
    narrows: narrowsTo(group, key),
    ...(isRunning && { isPartial: true }),
  };
}

/** Returns the metric together with the number of jobs, unless the metric is that number. */
function columnsOf(metric: string): FigureColumn[] {
  const jobs = { label: 'Jobs', form: COUNT };
  return metric === 'count' ? [jobs] : [{ label: metricLabel(metric), form: DECIMAL }, jobs];
}

function valuesFor(metric: string, bucket: Members): (number | null)[] {
  const jobs = numberOf(bucket.count);
  return metric === 'count' ? [jobs] : [numberOf(bucket[metric]), jobs];
}

function byOne(
  view: ExploreView,
  buckets: readonly Members[],
  today: string,
): Pick<Figure, 'rows' | 'columns'> {
  const [group] = view.groups;
  const rows = buckets.map((bucket) => {
    const [key] = group ? valuesOf(bucket[group]) : [{ value: 'all', label: 'All jobs that fit' }];
    return rowOf(view, key ?? { value: '', label: 'Not stated' }, valuesFor(view.metric, bucket), today);
  });
  return { columns: columnsOf(view.metric), rows };
}

/** Returns a row for each value of the first group and a column for each of the second, the most frequent first. */
function byTwo(
  view: ExploreView,
  buckets: readonly Members[],
  today: string,
): Pick<Figure, 'rows' | 'columns'> {
  const [first = '', second = ''] = view.groups;
  const columns = new Map<string, { label: string; jobs: number }>();
  const rows = new Map<string, { key: MarketValue; cells: Map<string, Members> }>();
  const { how } = partsOfGroup(second);
  for (const bucket of buckets) {
    const [row, column] = [valuesOf(bucket[first])[0], valuesOf(bucket[second])[0]];
    if (!row || !column) continue;
    const known = columns.get(column.value) ?? { label: FORMATS.label(labelOf(column, how)), jobs: 0 };
    columns.set(column.value, { ...known, jobs: known.jobs + (numberOf(bucket.count) ?? 0) });
    const there = rows.get(row.value) ?? { key: row, cells: new Map() };
    there.cells.set(column.value, bucket);
    rows.set(row.value, there);
  }
  const shown = [...columns].sort(([, a], [, b]) => b.jobs - a.jobs).slice(0, MOST_COLUMNS);
  const labels = shown.map(([, { label }]) => label);
  const isCount = view.metric === 'count';
  const measured = shown.map(([value, { label }]) => ({
    label: labels.indexOf(label) === labels.lastIndexOf(label) ? label : `${label} (${value})`,
    form: isCount ? COUNT : DECIMAL,
  }));
  const members = isCount ? ['count'] : [view.metric, 'count'];
  return {
    columns: [
      ...measured,
      ...(isCount ? [] : measured.map(({ label }) => ({ label: sampleLabel(label), form: COUNT }))),
    ],
    rows: [...rows.values()].map(({ key, cells }) =>
      rowOf(
        view,
        key,
        members.flatMap((member) => shown.map(([value]) => numberOf(cells.get(value)?.[member]))),
        today,
      ),
    ),
  };
}

function drawingOf(
  view: ExploreView,
  { rows, columns }: Pick<Figure, 'rows' | 'columns'>,
): Figure['drawing'] {
  const isTime = rows[0]?.label.type === 'period';
  const isRange = rows[0]?.label.type === 'range';
  if (view.groups.length === 0) return { type: 'table' };
  if (view.groups.length > 1)
    return {
      type: 'compared',
      as: isTime || isRange ? 'lines' : 'bars',
      series: Math.min(view.metric === 'count' ? columns.length : columns.length / 2, MOST_SERIES),
    };
  // Numbers other than counts have no zero line, so they are points of a line.
  if (isTime || (isRange && view.metric !== 'count')) return { type: 'compared', as: 'lines', series: 1 };
  return isRange ? { type: 'distribution', quartiles: null } : { type: 'bars' };
}

/** Returns the results of a call of `aggregate`, as a drawing and a table; null when it found no bucket. */
export function figureOfBuckets(
  view: ExploreView,
  buckets: readonly Members[],
  today: string,
): Figure | null {
  if (buckets.length === 0) return null;
  const table = view.groups.length > 1 ? byTwo(view, buckets, today) : byOne(view, buckets, today);
  if (table.rows.length === 0) return null;
  const { field } = partsOfGroup(view.groups[0] ?? '');
  const isMixed =
    /__salary/.test(view.metric) && !view.filters.some(({ name }) => name === 'salary_currency');
  return {
    ...table,
    subject: field ? fieldLabel(field) : 'Question',
    drawing: drawingOf(view, table),
    basis: {
      n: buckets.reduce((sum, bucket) => sum + (numberOf(bucket.count) ?? 0), 0),
      of: 'jobs in these buckets; of fields with several values a job is in several',
      ...(isMixed && { caution: MIXED }),
      method: 'As the market API answers, nothing left out and nothing worked out.',
    },
  };
}
