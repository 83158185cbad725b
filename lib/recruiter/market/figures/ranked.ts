import type { CountedValue } from '../search/types';
import { filterOfValue, type MarketFilter } from '../search/view';
import { MINIMUM_N, shareOf } from './statistics';
import { pageOf } from './subjects';
import type { Drawing, Figure, FigureBasis, FigureRow } from './types';

const COUNT = { type: 'count' } as const;
const SHARE = { type: 'share' } as const;

/** The most frequent values of a field. */
export type Ranking = {
  subject: string;
  field: string;
  values: readonly CountedValue[];
  /** Number of matching jobs, whether they state a value or not. */
  total: number;
  most: number;
  /** Jobs without a value, where all values are counted; they are shown as such and never as zero. */
  unstated?: number;
  drawing?: Drawing;
};

function rowOf(field: string, { value, label, jobs }: CountedValue, total: number): FigureRow {
  return {
    id: value,
    label: { type: 'text', text: label },
    values: [jobs, shareOf(jobs, total)],
    narrows: [filterOfValue(field, value)],
    ...pageOf(field, value),
  };
}

/** Returns the most frequent values with their jobs and their share of all matching jobs; null without any. */
export function rankedFigure(ranking: Ranking): Figure | null {
  const { subject, field, values, total, most, unstated = 0, drawing = { type: 'bars' } } = ranking;
  if (values.length === 0) return null;
  const rows = values.slice(0, most).map((value) => rowOf(field, value, total));
  const rest: FigureRow[] =
    unstated > 0
      ? [
          {
            id: '_not_exists',
            label: { type: 'text', text: 'Not stated' },
            values: [unstated, shareOf(unstated, total)],
            narrows: [{ name: field, value: '_not_exists' }],
            isPartial: true,
          },
        ]
      : [];
  return {
    subject,
    columns: [
      { label: 'Jobs', form: COUNT },
      { label: 'Share', form: SHARE },
    ],
    rows: [...rows, ...rest],
    drawing,
    basis: {
      n: total,
      of: 'jobs',
      method: 'Jobs that have the value, and their share of all jobs of the question, stated or not.',
    },
  };
}

/** A group of jobs with the median of their pay. */
export type PayGroup = {
  value: string;
  label: string;
  /** Number of jobs that state their pay. */
  jobs: number;
  /** Number of jobs whether they state it or not; null where that is not known. */
  all: number | null;
  median: number | null;
};

/**
 * Returns median pay of the most frequent groups; a group with fewer jobs than the minimum has none. Null when none is
 * left.
 */
export function payFigure(paid: {
  subject: string;
  field: string;
  currency: string;
  groups: readonly PayGroup[];
  most: number;
  /** Number of matching jobs, whether they state their pay or not. */
  among?: number;
}): Figure | null {
  const { subject, field, currency, groups, most, among } = paid;
  const told = groups
    .filter(({ jobs, median }) => jobs >= MINIMUM_N && median !== null)
    .sort((a, b) => b.jobs - a.jobs)
    .slice(0, most)
    .sort((a, b) => (b.median ?? 0) - (a.median ?? 0));
  if (told.length === 0) return null;
  const basis: FigureBasis = {
    n: groups.reduce((sum, { jobs }) => sum + jobs, 0),
    of: `jobs that state their pay in ${currency}`,
    ...(among !== undefined && { among }),
    method: `Median of stated yearly pay, never of predictions. Groups of fewer than ${MINIMUM_N} such jobs are left out.`,
  };
  return {
    subject,
    columns: [
      { label: 'Median pay', form: { type: 'money', currency } },
      { label: 'Jobs', form: COUNT },
      { label: 'State their pay', form: SHARE },
    ],
    rows: told.map(({ value, label, jobs, all, median }) => ({
      id: value,
      label: { type: 'text', text: label },
      values: [median, jobs, all === null ? null : shareOf(jobs, all)],
      narrows: [filterOfValue(field, value), ...paidIn(currency)],
      ...pageOf(field, value),
    })),
    drawing: { type: 'bars' },
    basis,
  };
}

/** Returns the filters for jobs with a stated pay in a currency. */
export function paidIn(currency: string): MarketFilter[] {
  return [
    { name: 'salary_currency', value: currency },
    { name: 'salary', value: '_exists' },
  ];
}
