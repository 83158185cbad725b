import {
  changeAtLikeMix,
  changeBetween,
  type Kind,
  LEAST_COMPARED,
  type Measured,
} from '../../figures/changes';
import { paidIn } from '../../figures/ranked';
import { type ComparedSpans, isWithin, type Span } from '../../figures/spans';
import { type Bin, MINIMUM_N, quantileOf } from '../../figures/statistics';
import type { KeyFigure } from '../../figures/types';
import { type Members, numberOf, textOf, valuesOf } from '../../search/members';
import { type Asking, buckets, countsByPeriod, facets, jobsOf } from '../ask';
import { MEDIAN, medianPay, payBinsByPeriod } from '../panels/pay';
import { ofAllDays, ofSpans, spansOf, sumWithin } from '../spans';
import { changesOf } from './compared';
import { has } from './counts';

/** Fields that describe the kind of a job, as far as the market knows them. */
const KIND = ['profession', 'experience_level'];
/** The most frequent ones of each; rarer ones could hardly be compared. */
const MOST_KINDS = [200, 8];

/** Pay of one period of jobs of one kind. */
type Cell = { start: string; kind: string; n: number; median: number };

/** Returns the median of pay by period and kind of jobs. */
async function cellsOf(asking: Asking, spans: ComparedSpans, currency: string): Promise<Cell[]> {
  const fields = KIND.filter((field) => field in asking.fields);
  const group = `date__${spans.unit}`;
  const found = await buckets(
    ofSpans(asking, spans),
    {
      ...{ _group: [group, ...fields].join(), _metric: `${MEDIAN},count`, _labels: false },
      _limit: `,${fields.map((_, index) => MOST_KINDS[index]).join()}`,
    },
    ...paidIn(currency),
  );
  const codeOf = (member: Members[string]) => valuesOf(member)[0]?.value ?? '';
  return found.flatMap((bucket): Cell[] => {
    const median = numberOf(bucket[MEDIAN]);
    if (median === null || median <= 0) return [];
    const kind = fields.map((field) => codeOf(bucket[field])).join('\n');
    return [{ start: textOf(bucket[group]) ?? '', kind, n: jobsOf(bucket), median }];
  });
}

/** Returns the pay of each kind in a span: the mean of the medians of its periods, weighted by the number of jobs. */
function kindsWithin(cells: readonly Cell[], span: Span): Map<string, Kind['now']> {
  const kinds = new Map<string, Kind['now']>();
  for (const { kind, n, median } of cells.filter(({ start }) => isWithin(start, span))) {
    const known = kinds.get(kind) ?? { n: 0, median: 0 };
    const all = known.n + n;
    kinds.set(kind, { n: all, median: (known.n * known.median + n * median) / all });
  }
  return kinds;
}

/** Returns the jobs of the same kinds at two times. */
function alike(cells: readonly Cell[], before: Span, now: Span): Kind[] {
  const earlier = kindsWithin(cells, before);
  return [...kindsWithin(cells, now)].flatMap(([kind, later]) => {
    const known = earlier.get(kind);
    return known ? [{ before: known, now: later }] : [];
  });
}

/** Returns the median of values in bins, which are those of the whole question. */
function medianOf(bins: readonly Bin[]): Extract<Measured, { type: 'median' }> {
  const n = bins.reduce((sum, { count }) => sum + count, 0);
  return { type: 'median', n, bins, median: quantileOf(bins, 0.5) };
}

/** Returns how pay changed between the compared times; among jobs of the same kinds where there are enough of them. */
async function payChanges(
  asking: Asking,
  currency: string,
  { median, spans }: { median: number; spans: ComparedSpans },
): Promise<KeyFigure['changes']> {
  const stated = await countsByPeriod(ofAllDays(asking, spans), 'date', ...paidIn(currency));
  const count = (span: Span | null) => (span ? sumWithin(stated, span) : 0);
  const most = Math.max(count(spans.before), count(spans.yearBefore));
  // Too few for a statement, so nothing more is queried.
  if (Math.min(most, count(spans.now)) < LEAST_COMPARED)
    return changesOf(spans, (span) => ({ type: 'median', n: count(span), median: null, bins: [] }));
  const compared = ofSpans(asking, spans);
  const [binned, cells] = await Promise.all([
    payBinsByPeriod(compared, currency, median),
    has(asking, 'profession') ? cellsOf(asking, spans, currency) : [],
  ]);
  return changesOf(
    spans,
    (span) => medianOf(binned(({ start }) => isWithin(start, span))),
    (before, now) => {
      const rough = changeBetween(before.measured, now.measured);
      const like = rough && changeAtLikeMix(alike(cells, before.span, now.span));
      return like ? { tested: like, mix: 'like' } : { tested: rough, ...(rough && { mix: 'other' }) };
    },
  );
}

/** Returns median pay, and its change. */
export async function median(asking: Asking): Promise<KeyFigure[]> {
  const currency = has(asking, 'salary', 'salary_currency') ? await asking.currency() : null;
  if (currency === null) return [];
  const [all, { total }, spans] = await Promise.all([
    medianPay(asking, currency),
    facets(asking),
    spansOf(asking),
  ]);
  if (all.jobs === 0) return [];
  return [
    {
      ...{ id: 'pay', label: 'Median pay', form: { type: 'money', currency } },
      value: all.jobs < MINIMUM_N ? null : all.median,
      changes: spans && all.median ? await payChanges(asking, currency, { median: all.median, spans }) : [],
      basis: {
        ...{ n: all.jobs, among: total, of: `jobs that state their pay in ${currency}` },
        method: `Median of stated yearly pay, never of predictions; not shown for fewer than ${MINIMUM_N} jobs. Changes are among jobs of the same profession and level where there are enough of them, and marked where not.`,
      },
      narrows: [{ name: 'salary_currency', value: currency }],
    },
  ];
}
