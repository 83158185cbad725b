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

/** The question of all days, by periods of the compared spans. */
export function ofAllDays(asking: Asking, { unit }: Pick<ComparedSpans, 'unit'>): Asking {
  return { ...asking, unit, filters: withoutTime(asking.filters) };
}

/** The question of the compared days alone, so that no more comes than is looked at. */
export function ofSpans(asking: Asking, spans: ComparedSpans): Asking {
  const { filters, ...rest } = ofAllDays(asking, spans);
  const all = [spans.now, spans.before, spans.yearBefore].filter((span) => span !== null);
  return { ...rest, filters: [...filters, { name: 'date__range', value: rangeOfSpans(all) }] };
}

/** The spans that are compared, as far as the data of the market reach whatever is asked. */
export async function spansOf(asking: Asking): Promise<ComparedSpans | null> {
  const unit = unitOfSpans(asking.filters, asking.unit);
  if (unit === null) return null;
  const all = [...(await countsByPeriod({ ...asking, unit, filters: [] }, 'date')).keys()].sort();
  const [first, last] = [all[0], all.at(-1)];
  const reach = first !== undefined && last !== undefined ? { first, last } : null;
  return comparedSpans(asking.filters, { unit, today: asking.today, reach });
}

/** Returns what was counted in a span. */
export function sumWithin(counts: PeriodCounts, span: Span): number {
  return [...counts].reduce((sum, [start, count]) => (isWithin(start, span) ? sum + count : sum), 0);
}
