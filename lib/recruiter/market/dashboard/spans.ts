import {
  type ComparedSpans,
  comparedSpans,
  isWithin,
  rangeOfSpans,
  type Span,
  unitOfSpans,
  withoutTime,
} from '../figures/spans';
import type { PeriodCounts } from '../figures/trend';
import { type Asking, countsByPeriod } from './ask';

/** Returns the question for all days, by periods of the compared spans. */
export function ofAllDays(asking: Asking, { unit }: Pick<ComparedSpans, 'unit'>): Asking {
  return { ...asking, unit, filters: withoutTime(asking.filters) };
}

/** Returns the question for only the compared days, so that nothing else is fetched. */
export function ofSpans(asking: Asking, spans: ComparedSpans): Asking {
  const { filters, ...rest } = ofAllDays(asking, spans);
  const all = [spans.now, spans.before, spans.yearBefore].filter((span) => span !== null);
  return { ...rest, filters: [...filters, { name: 'date__range', value: rangeOfSpans(all) }] };
}

/** Returns the spans to compare, within the data of the market. */
export async function spansOf(asking: Asking): Promise<ComparedSpans | null> {
  const unit = unitOfSpans(asking.filters, asking.unit);
  if (unit === null) return null;
  const all = [...(await countsByPeriod({ ...asking, unit, filters: [] }, 'date')).keys()].sort();
  const [first, last] = [all[0], all.at(-1)];
  const reach = first !== undefined && last !== undefined ? { first, last } : null;
  return comparedSpans(asking.filters, { unit, today: asking.today, reach });
}

/** Returns the count in a span. */
export function sumWithin(counts: PeriodCounts, span: Span): number {
  return [...counts].reduce((sum, [start, count]) => (isWithin(start, span) ? sum + count : sum), 0);
}
