import { describe, expect, it } from 'vitest';
import { type Lifetime, lifetimeFigure, payDistribution } from './distribution';
import { formatsOf } from './format';
import { moversFigure } from './movers';
import { placeMap } from './place-map';
import { payFigure, rankedFigure } from './ranked';
import {
  type Bin,
  chanceOfShares,
  quantileOf,
  quartilesOf,
  roundStep,
  significant,
  twoSidedChance,
} from './statistics';
import { factsOfPeriods, type Movement, trendFigure } from './trend';

describe('statistics', () => {
  const even: Bin[] = Array.from({ length: 10 }, (_, index) => ({
    from: index * 10,
    to: index * 10 + 10,
    count: 4,
  }));

  it('find quartiles within bins', () => {
    expect(quartilesOf(even)).toEqual({ lower: 25, median: 50, upper: 75 });
    expect(quantileOf([], 0.5)).toBeNull();
  });

  it('tell no quartiles of too few', () => {
    expect(quartilesOf([{ from: 0, to: 10, count: 9 }])).toBeNull();
  });

  it('know the normal distribution', () => {
    expect(twoSidedChance(1.96)).toBeCloseTo(0.05, 3);
    expect(twoSidedChance(0)).toBeCloseTo(1, 3);
  });

  it('hold a change for noise unless the numbers carry it', () => {
    expect(chanceOfShares({ before: 5, totalBefore: 100, now: 7, totalNow: 100 })).toBeGreaterThan(0.3);
    expect(chanceOfShares({ before: 500, totalBefore: 10_000, now: 700, totalNow: 10_000 })).toBeLessThan(
      1e-6,
    );
    expect(chanceOfShares({ before: 0, totalBefore: 0, now: 7, totalNow: 100 })).toBe(1);
  });

  it('ask more of each test the more are made', () => {
    expect(significant([0.03])).toEqual([true]);
    expect(significant([0.03, 0.6, 0.7, 0.9])).toEqual([false, false, false, false]);
    expect(significant([])).toEqual([]);
  });

  it('choose round widths', () => {
    expect(roundStep(150_000, 20)).toBe(10_000);
    expect(roundStep(30, 300)).toBe(1);
  });
});

describe('a trend', () => {
  const movement: Movement = {
    unit: 'month',
    today: '2026-11-23',
    reach: { first: '2025-09-01', last: '2026-11-01' },
    begun: new Map([
      ['2025-09-01', 10],
      ['2025-10-01', 20],
      ['2026-10-01', 30],
      ['2026-11-01', 5],
    ]),
    ended: new Map([['2026-10-01', 12]]),
  };
  const rowOf = (start: string) => trendFigure(movement).rows.find(({ id }) => id === start);

  it('knows open jobs as what began less what ended', () => {
    const facts = factsOfPeriods(movement);
    expect(facts.find(({ start }) => start === '2026-09-01')).toMatchObject({ begun: 0, ended: 0, open: 30 });
    expect(facts.at(-1)).toMatchObject({ start: '2026-11-01', isRunning: true, open: 53 });
  });

  it('tells a month without jobs from one of which nothing is known', () => {
    expect(rowOf('2026-09-01')?.values[0]).toBe(0);
    // September 2025 is the first month of the data, which may begin within it.
    expect(rowOf('2026-09-01')?.values[1]).toBeNull();
    expect(rowOf('2026-10-01')?.values.slice(0, 2)).toEqual([30, 20]);
    expect(rowOf('2025-10-01')?.values[1]).toBeNull();
  });

  it('ends where the data end, since nobody knows what came after', () => {
    const stopped = factsOfPeriods({ ...movement, reach: { first: '2025-09-01', last: '2026-01-01' } });
    expect(stopped.at(-1)?.start).toBe('2026-01-01');
    expect(factsOfPeriods({ ...movement, reach: null })).toEqual([]);
  });

  it('marks the month that is running and narrows to the days of each', () => {
    expect(rowOf('2026-11-01')?.isPartial).toBe(true);
    expect(rowOf('2026-10-01')?.isPartial).toBeUndefined();
    expect(rowOf('2026-10-01')?.narrows).toEqual([{ name: 'date__range', value: '2026-10-01__2026-10-31' }]);
  });

  it('draws no open jobs when the sources tell no ends, and says so', () => {
    const figure = trendFigure({ ...movement, ended: new Map() });
    expect(figure.columns.map(({ label }) => label)).toEqual(['New jobs', 'A year before']);
    expect(figure.basis.method).toContain('no days on which jobs end');
  });

  it('has new jobs adjusted for the season once three whole years are known', () => {
    const months = Array.from({ length: 39 }, (_, at) =>
      new Date(Date.UTC(2023, 8 + at)).toISOString().slice(0, 10),
    );
    const begun = new Map(months.map((start) => [start, start.slice(5, 7) === '08' ? 600 : 1000]));
    const seasonal = { ...movement, reach: { first: '2023-09-01', last: '2026-11-01' }, begun };
    const { columns, rows, drawing, basis } = trendFigure(seasonal);
    const at = columns.findIndex(({ label }) => label === 'Adjusted for the season');
    const adjustedIn = (start: string) => rows.find(({ id }) => id === start)?.values[at];
    expect(drawing).toEqual({ type: 'trend', adjusted: at });
    expect(adjustedIn('2026-08-01')).toBeCloseTo(adjustedIn('2026-07-01') ?? 0, -1);
    expect(adjustedIn('2026-11-01'), 'it is not over').toBeNull();
    expect(basis.method).toContain('Adjusted for the season');
    const short = { ...seasonal, reach: { first: '2024-09-01', last: '2026-11-01' } };
    expect(trendFigure(short).drawing).toEqual({ type: 'trend' });
  });

  it('says how many periods it shows where it does not show all', () => {
    const long = { ...movement, reach: { first: '2024-06-01', last: '2026-11-01' } };
    expect(trendFigure(long).basis.period).toBe('Jun 2025 to Nov 2026');
    expect(trendFigure(movement).basis.method).not.toContain('are shown');
  });
});

describe('a ranking', () => {
  const values = [
    { value: '1', label: 'Nurse', jobs: 30 },
    { value: '2', label: 'Baker', jobs: 10 },
  ];
  const ranking = { subject: 'Profession', field: 'profession', values, total: 50, most: 10 };

  it('has shares of all jobs of the question', () => {
    expect(rankedFigure(ranking)?.rows.map((row) => row.values)).toEqual([
      [30, 0.6],
      [10, 0.2],
    ]);
  });

  it('has no shares of too few jobs', () => {
    expect(rankedFigure({ ...ranking, total: 9 })?.rows.map((row) => row.values)).toEqual([
      [30, null],
      [10, null],
    ]);
  });

  it('shows jobs that state nothing as such', () => {
    const rest = rankedFigure({ ...ranking, unstated: 10 })?.rows.at(-1);
    expect(rest).toMatchObject({
      label: { text: 'Not stated' },
      isPartial: true,
      narrows: [{ name: 'profession', value: '_not_exists' }],
    });
  });

  it('tells no median of too few jobs', () => {
    const groups = [
      { value: '1', label: 'Nurse', jobs: 9, all: 12, median: 90_000 },
      { value: '2', label: 'Baker', jobs: 12, all: 40, median: 30_000 },
    ];
    const figure = payFigure({
      subject: 'Profession',
      field: 'profession',
      currency: 'GBP',
      groups,
      most: 5,
    });
    expect(figure?.rows.map(({ id }) => id)).toEqual(['2']);
    expect(figure?.basis).toMatchObject({ n: 21 });
    expect(figure?.rows[0]?.values).toEqual([30_000, 12, 0.3]);
  });
});

describe('movers', () => {
  const given = {
    subject: 'Skill',
    field: 'it_skills',
    totals: { before: 1000, now: 1000 },
    periods: {
      before: { type: 'period', unit: 'month', start: '2026-09-01' },
      now: { type: 'period', unit: 'month', start: '2026-10-01' },
    } as const,
    by: 'share' as const,
    most: 3,
  };

  it('are those whose change is no chance, rising before falling', () => {
    const figure = moversFigure({
      ...given,
      movers: [
        { value: 'a', label: 'A', before: 300, now: 200 },
        { value: 'b', label: 'B', before: 100, now: 220 },
        { value: 'c', label: 'C', before: 100, now: 104 },
      ],
    });
    expect(figure?.rows.map(({ id }) => id)).toEqual(['b', 'a']);
    const [change = 0, low = 0, high = 0, ...rest] = figure?.rows[0]?.values ?? [];
    expect(change).toBeCloseTo(0.12);
    expect([low, high]).toEqual([expect.closeTo(0.0886, 3), expect.closeTo(0.1515, 3)]);
    expect(rest).toEqual([0.1, 0.22, 100, 220]);
    expect(figure?.basis.period).toBe('Oct 2026 against Sept 2026');
  });

  it('change in points where they are shares', () => {
    expect(formatsOf('en-GB').number(0.0123, { type: 'points' })).toBe('+1.2 pts');
  });

  it('are none where nothing changed, and no figure where nothing can be said', () => {
    expect(moversFigure({ ...given, movers: [] })?.rows).toEqual([]);
    expect(moversFigure({ ...given, totals: { before: 3, now: 900 }, movers: [] })).toBeNull();
  });
});

describe('distributions', () => {
  it('have bars of a round width, and what lies beyond in one without an end', () => {
    const bins = Array.from({ length: 20 }, (_, index) => ({
      from: 20_000 + index * 1000,
      to: 21_000 + index * 1000,
      count: 5,
    }));
    const figure = payDistribution({ currency: 'EUR', bins, width: 5000, above: 7 });
    expect(figure?.rows.map(({ values }) => values[0])).toEqual([25, 25, 25, 25, 7]);
    expect(figure?.rows[0]?.narrows).toContainEqual({ name: 'salary__range', value: '20000__24999' });
    expect(figure?.rows.at(-1)?.narrows).toContainEqual({ name: 'salary__range', value: '40000__' });
    expect(figure?.basis.n).toBe(107);
  });

  it('work out days online of the weeks of both ends', () => {
    const lifetimes: Lifetime[] = [
      { begun: '2026-10-05', ended: '2026-10-19', jobs: 8 },
      { begun: '2026-10-05', ended: '2026-10-05', jobs: 4 },
    ];
    const figure = lifetimeFigure(lifetimes);
    expect(figure?.rows.map(({ values }) => values[0])).toEqual([4, 0, 8]);
    expect(figure?.drawing).toMatchObject({ quartiles: { median: 10.5 + (2 / 8) * 7 } });
    expect(lifetimeFigure(lifetimes.slice(1))).toBeNull();
  });
});

describe('a map', () => {
  it('of places all over the world draws coasts as finely as a screen shows them', () => {
    const map = placeMap([
      { id: 'San Francisco', latitude: 37.77, longitude: -122.42 },
      { id: 'London', latitude: 51.5, longitude: -0.12 },
      { id: 'Sydney', latitude: -33.87, longitude: 151.21 },
    ]);
    expect(map?.places).toHaveLength(3);
    expect(map?.land.length).toBeGreaterThan(20_000);
    expect(map?.land.length).toBeLessThan(150_000);
  });

  it('holds all places and the land around them', () => {
    const map = placeMap([
      { id: 'leeds', latitude: 53.8, longitude: -1.55 },
      { id: 'bristol', latitude: 51.45, longitude: -2.59 },
    ]);
    expect(map?.places.map(({ id }) => id)).toEqual(['leeds', 'bristol']);
    for (const { x, y } of map?.places ?? []) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(map?.width ?? 0);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(map?.height ?? 0);
    }
    expect(map?.land).toMatch(/^M/);
    expect(placeMap([])).toBeNull();
  });
});

describe('numbers are written', () => {
  it('as the locale writes them, and what is not known as such', () => {
    const [british, german] = [formatsOf('en-GB'), formatsOf('de-DE')];
    expect(british.number(1234.4, { type: 'count' })).toBe('1,234');
    expect(german.number(1234, { type: 'count' })).toBe('1.234');
    expect(british.number(34_500, { type: 'money', currency: 'GBP' })).toBe('£34,500');
    expect(british.number(null, { type: 'count' })).toBe('–');
    expect(british.label({ type: 'period', unit: 'quarter', start: '2026-07-01' })).toBe('Q3 2026');
    const days = { type: 'days', from: '2026-11-01', to: '2026-11-28' } as const;
    for (const { label } of [british, german, formatsOf('en-US')])
      expect(label(days)).toBe('1 Nov 2026 to 28 Nov 2026');
  });

  it('on axes without making one of two ticks', () => {
    const { compact } = formatsOf('en-GB');
    expect([1_200, 1_800].map((value) => compact(value, { type: 'count' }))).toEqual(['1.2k', '1.8k']);
  });

  it('with the bounds of a change', () => {
    const { change } = formatsOf('en-GB');
    const given = { by: 0.05, low: -0.01, high: 0.11, isClear: false };
    expect(change({ ...given, form: { type: 'points' } })).toEqual({
      by: '+5.0 pts',
      bounds: '-1.0 pts to +11.0 pts',
    });
    expect(change({ ...given, form: { type: 'change' } }).bounds).toBe('-1.0% to +11.0%');
  });
});
