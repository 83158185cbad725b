import { rankedFigure } from '../../figures/ranked';
import { shareOf } from '../../figures/statistics';
import type { Figure } from '../../figures/types';
import type { CountedValue } from '../../search/types';
import { ACTIVE, type Asking, buckets, countedValues, facets } from '../ask';

const SHOWN = 10;
/** As many as a facet has; a field with fewer values has them all counted. */
const COMPLETE_BELOW = 20;

/** Returns the most frequent values of a field. */
export function ranking(field: string, subject: string) {
  return async (asking: Asking): Promise<Figure | null> => {
    const { total, valuesOf } = await facets(asking);
    return rankedFigure({ subject, field, values: valuesOf(field), total, most: SHOWN });
  };
}

/** Returns all values of a field with few, and the number of jobs without one. */
export function partition(field: string, subject: string, wordOf: (value: CountedValue) => string = labelOf) {
  return async (asking: Asking): Promise<Figure | null> => {
    const { total, valuesOf } = await facets(asking);
    const values = valuesOf(field).map((value) => ({ ...value, label: wordOf(value) }));
    const stated = values.reduce((sum, { jobs }) => sum + jobs, 0);
    const unstated = values.length < COMPLETE_BELOW ? Math.max(total - stated, 0) : 0;
    return rankedFigure({ subject, field, values, total, unstated, most: COMPLETE_BELOW });
  };
}

function labelOf({ label }: CountedValue): string {
  return label;
}

/** Returns the words for the two values of a yes/no field. */
export function inWords(yes: string, no: string) {
  return ({ value }: CountedValue) => (value === 'true' ? yes : no);
}

const LEADS = 10;

/** Employers with open jobs that they fill themselves, without an agency: candidates for a call. */
export async function leads(asking: Asking): Promise<Figure | null> {
  const group = 'organization_name';
  const direct = { name: 'via_intermediary', value: '0' };
  const open = 'expiration_date' in asking.fields ? [ACTIVE] : [];
  const [employers, all] = await Promise.all([
    buckets(asking, { _group: group, _limit: LEADS }, direct, ...open),
    buckets(asking, {}, direct, ...open),
  ]);
  const total = all.reduce((sum, { count }) => sum + (typeof count === 'number' ? count : 0), 0);
  const figure = rankedFigure({
    subject: 'Employer',
    field: group,
    values: countedValues(employers, group),
    total,
    most: LEADS,
    drawing: { type: 'table' },
  });
  return (
    figure && {
      ...figure,
      columns: [{ label: 'Open jobs', form: { type: 'count' } }, ...figure.columns.slice(1)],
      rows: figure.rows.map((row) => ({ ...row, narrows: [...row.narrows, direct, ...open] })),
      basis: {
        n: total,
        of: 'open jobs of direct employers',
        method: 'Jobs that have not ended and that an employer posted itself, by employer.',
      },
    }
  );
}

/** Hours of work a week, in ranges of eight. */
export async function hours(asking: Asking): Promise<Figure | null> {
  const field = 'hours_per_week_from';
  const group = `${field}__buckets_0_56_8`;
  const [found, { total }] = await Promise.all([
    buckets(asking, { _group: group, _sort: '_key', _sortdir: 'asc', _limit: 7 }),
    facets(asking),
  ]);
  if (found.length === 0) return null;
  const rows = countedValues(found, group).map(({ value, jobs }) => {
    const [from = 0, to = 0] = value.split('__').map(Number);
    return {
      id: value,
      label: { type: 'range', from, to, form: { type: 'count' } } as const,
      values: [jobs, shareOf(jobs, total)],
      narrows: [{ name: `${field}__range`, value }],
    };
  });
  return {
    subject: 'Hours',
    columns: [
      { label: 'Jobs', form: { type: 'count' } },
      { label: 'Share', form: { type: 'share' } },
    ],
    rows,
    drawing: { type: 'bars' },
    basis: {
      n: rows.reduce((sum, { values }) => sum + (values[0] ?? 0), 0),
      of: 'jobs that state their hours',
      among: total,
      method: 'By the lowest hours stated; the share is that of all jobs of the question.',
    },
  };
}
