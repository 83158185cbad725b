import { expect, it } from 'vitest';
import { figureOfBuckets } from './figure';
import { exploreViewFrom, exploreViewParams } from './view';

const TODAY = '2026-11-23';
const view = (question: string) => exploreViewFrom(new URLSearchParams(question));

it('keeps a call in its address and drops what is none', () => {
  const call = 'region=north&_of=search&_group=date__month%2Cregion&_metric=median__salary&_limit=100';
  expect(exploreViewParams(view(call)).toString()).toBe(call);
  expect(view('_group=region;drop,date__day,salary__buckets_0_9_1&_metric=count(*)&_limit=7')).toMatchObject({
    groups: ['salary__buckets_0_9_1'],
    metric: 'count',
    limit: 25,
  });
});

it('draws values as bars that narrow to what they count', () => {
  const buckets = [{ region: { value: 'n', label: 'North' }, median__salary: 41_000.5, count: 7 }];
  const figure = figureOfBuckets(view('_group=region&_metric=median__salary'), buckets, TODAY);
  expect(figure).toMatchObject({
    columns: [{ label: 'Median salary' }, { label: 'Jobs' }],
    rows: [{ values: [41_000.5, 7], narrows: [{ name: 'region', value: 'n' }] }],
    drawing: { type: 'bars' },
    basis: { n: 7 },
  });
});

it('draws two groups as series, and what a bucket does not have is not known', () => {
  const buckets = [
    { date__month: '2026-10-01', region: 'n', count: 4 },
    { date__month: '2026-11-01', region: 'n', count: 1 },
    { date__month: '2026-11-01', region: 's', count: 9 },
  ];
  const figure = figureOfBuckets(view('_group=date__month,region'), buckets, TODAY);
  expect(figure?.columns.map(({ label }) => label)).toEqual(['s', 'n']);
  expect(figure?.rows.map(({ values }) => values)).toEqual([
    [null, 4],
    [9, 1],
  ]);
  expect(figure?.rows.map(({ isPartial }) => isPartial)).toEqual([undefined, true]);
  expect(figure?.rows[0]?.narrows).toEqual([{ name: 'date__range', value: '2026-10-01__2026-10-31' }]);
  expect(figure?.drawing).toEqual({ type: 'compared', as: 'lines', series: 2 });
});

it('names months, and says what each median rests on and that currencies are mixed', () => {
  const buckets = [{ region: 'n', date__month: '2026-10-01', median__salary: 41_000, count: 7 }];
  const asked = (more: string) =>
    figureOfBuckets(view(`_group=region,date__month&_metric=median__salary${more}`), buckets, TODAY);
  expect(asked('')).toMatchObject({
    columns: [{ label: 'Oct 2026' }, { label: 'Oct 2026, jobs', form: { type: 'count' } }],
    rows: [{ values: [41_000, 7] }],
    drawing: { type: 'compared', series: 1 },
    basis: { caution: expect.stringContaining('currencies') },
  });
  expect(asked('&salary_currency=EUR')?.basis.caution).toBeUndefined();
});

it('draws nothing of nothing', () => {
  expect(figureOfBuckets(view('_group=region'), [], TODAY)).toBeNull();
});
