import { describe, expect, it } from 'vitest';
import { rankedFigure } from '../figures/ranked';
import { trendFigure } from '../figures/trend';
import type { Figure } from '../figures/types';
import { alignedPeriods, comparedFigure, measuredTrend, trimmed } from './compared';

const COMMON = { subject: 'Region', field: 'region', most: 10 };

function regions(values: Record<string, number>, total: number): Figure | null {
  return rankedFigure({
    ...COMMON,
    total,
    values: Object.entries(values).map(([value, jobs]) => ({ value, label: value.toUpperCase(), jobs })),
  });
}

/** Returns new jobs of the months from January 2026 on, the last one running. */
function months(...counts: number[]): Figure {
  const of = (index: number) => `2026-${String(index + 1).padStart(2, '0')}-01`;
  return trendFigure(
    {
      unit: 'month',
      today: of(counts.length - 1),
      begun: new Map(counts.map((count, index) => [of(index), count])),
      reach: { first: of(0), last: of(counts.length - 1) },
      ended: null,
    },
    true,
  );
}

function together(...series: Figure[]): Figure {
  const compared = series.map((figure, index) => ({ name: 'AB'.charAt(index), figure }));
  const figure = comparedFigure({ compared, column: 0, absent: null, as: 'lines' });
  if (!figure) throw new Error('nothing to draw');
  return figure;
}

const column = (figure: Figure, index: number) => figure.rows.map(({ values }) => values[index]);

describe('values of several questions', () => {
  const figure = comparedFigure({
    compared: [
      { name: 'A', figure: regions({ north: 30, south: 10 }, 50) },
      { name: 'B', figure: regions({ south: 60, east: 1 }, 100) },
    ],
    column: 1,
    beside: { column: 0, label: 'jobs' },
    absent: 0,
    as: 'bars',
  });

  it('are in one table with a column for each, and what nobody has is zero where all are counted', () => {
    expect(figure?.columns.map(({ label }) => label)).toEqual(['A', 'B', 'A, jobs', 'B, jobs']);
    expect(figure?.rows.map(({ id, values }) => [id, ...values])).toEqual([
      ['south', 0.2, 0.6, 10, 60],
      ['north', 0.6, 0, 30, 0],
      ['east', 0, 0.01, 0, 1],
    ]);
  });

  it('lead where the value leads and say how many jobs each rests on', () => {
    expect(figure?.rows[0]?.narrows).toEqual([{ name: 'region', value: 'south' }]);
    expect(figure?.basis).toMatchObject({ n: 150, of: 'jobs (A 50, B 100)' });
  });

  it('are unknown for a question without a figure, and nothing when no question has one', () => {
    const one = { name: 'A', figure: regions({ north: 3 }, 3) };
    const shared = { column: 0, absent: 0, as: 'bars' } as const;
    const half = comparedFigure({ compared: [one, { name: 'B', figure: null }], ...shared });
    expect(half?.rows[0]?.values).toEqual([3, null]);
    expect(comparedFigure({ compared: [{ name: 'A', figure: null }], ...shared })).toBeNull();
  });
});

describe('series over time', () => {
  it('are shares of what the questions have in common in the same period', () => {
    const shares = measuredTrend(together(months(1, 2, 3)), {
      ...{ measure: 'share', what: 'new jobs', cut: undefined },
      whole: months(10, 9, 0),
    });
    // No share is shown for nine jobs.
    expect(column(shares, 0)).toEqual([0.1, null, null]);
    expect(column(shares, 1)).toEqual([1, 2, 3]);
  });

  it('begin at 100 with the first complete period that has enough jobs', () => {
    const index = measuredTrend(together(months(80, 40, 60, 10), months(1, 20, 50, 10)), {
      ...{ measure: 'index', what: 'new jobs', whole: null },
      cut: '2026-01-01',
    });
    expect(column(index, 0)).toEqual([null, 100, 150, 25]);
    expect(column(index, 1)).toEqual([null, null, 100, 20]);
    expect(index.rows.at(-1)?.isPartial).toBe(true);
  });

  it('are left as they are where a sum of money has no share', () => {
    const pay = together(months(1, 2));
    const money = { label: 'A', form: { type: 'money', currency: 'EUR' } } as const;
    const figure = { ...pay, columns: [money] };
    const given = { measure: 'share', what: 'median', whole: months(9, 9), cut: undefined } as const;
    expect(measuredTrend(figure, given)).toBe(figure);
  });

  it('stand beside each other by number when they are of different times', () => {
    const aligned = alignedPeriods(together(months(5, 6, 0, 0, 0), months(0, 0, 7, 8, 9)), 'month');
    expect(aligned.rows.map(({ label, values }) => [label, ...values])).toEqual([
      [{ type: 'text', text: 'Month 1' }, 5, 7],
      [{ type: 'text', text: 'Month 2' }, 6, 8],
      [{ type: 'text', text: 'Month 3' }, null, 9],
    ]);
  });

  it('lose the periods around them that have nothing', () => {
    expect(column(trimmed(together(months(0, 3, 0, 4, 0))), 0)).toEqual([3, 0, 4]);
    expect(trimmed(together(months(0, 0))).rows).toEqual([]);
  });
});
