import type { MarketFilter } from '../search/view';
import { lastDayOf, periodAfter, periodOf, periodsBetween, yearBefore } from './periods';
import { comparedPeriods } from './trend';
import { PERIOD_UNITS, type PeriodUnit, type RowLabel } from './types';

/** The period of a question, and those that it is compared with. */

/** Days from one to another, both within (yyyy-mm-dd). */
export type Span = { from: string; to: string };

/** Compared spans: the last complete period, or that of the question. A span that the data do not reach is null. */
export type ComparedSpans = {
  /** The periods that they are made of. */
  unit: PeriodUnit;
  now: Span;
  before: Span | null;
  yearBefore: Span | null;
};

const isOfTime = ({ name }: MarketFilter) => /^(?:job:)?date(?:__|$)/.test(name);

/** Returns the days of one period. */
export function spanOfPeriod(start: string, unit: PeriodUnit): Span {
  return { from: start, to: lastDayOf(start, unit) };
}

/** Returns a span as a range of the API. */
export function rangeOfSpan({ from, to }: Span): string {
  return `${from}__${to}`;
}

/** Returns the label of a span: the name of its period, if it is one. */
export function spanLabel({ from, to }: Span): RowLabel {
  const unit = PERIOD_UNITS.find((one) => periodOf(from, one) === from && lastDayOf(from, one) === to);
  return unit ? { type: 'period', unit, start: from } : { type: 'days', from, to };
}

/** Returns some spans as a range of the API; a day within any of them matches. */
export function rangeOfSpans(spans: readonly Span[]): string {
  return spans.map(rangeOfSpan).join('|');
}

/** Returns whether a period by its first day, or any day, is within a span. */
export function isWithin(day: string, { from, to }: Span): boolean {
  return day >= from && day <= to;
}

/** Filters without those of the day of the first posting. */
export function withoutTime(filters: readonly MarketFilter[]): MarketFilter[] {
  return filters.filter((one) => !isOfTime(one));
}

/**
 * The days on which jobs of a question were first posted: null for all days, undefined where its filters are anything
 * but one range of days.
 */
export function spanOfFilters(filters: readonly MarketFilter[]): Span | null | undefined {
  const [filter, ...others] = filters.filter(isOfTime);
  if (!filter) return null;
  const [, from, to] = /^(\d{4}-\d{2}-\d{2})__(\d{4}-\d{2}-\d{2})$/.exec(filter.value) ?? [];
  const isRange = others.length === 0 && /^(?:job:)?date__range$/.test(filter.name);
  return isRange && from && to && from <= to ? { from, to } : undefined;
}

/** Returns the unit of the periods in a span: the chosen one, or months or weeks; null where none of them fits. */
function unitOf({ from, to }: Span, chosen: PeriodUnit): PeriodUnit | null {
  const isWhole = (unit: PeriodUnit) =>
    periodOf(from, unit) === from && lastDayOf(periodOf(to, unit), unit) === to;
  return [chosen, 'month' as const, 'week' as const].find(isWhole) ?? null;
}

/** Returns the same number of periods before, and a year before, which for a span of a year is the same. */
function earlier({ from, to }: Span, unit: PeriodUnit): { before: Span; yearBefore: Span | null } {
  const count = periodsBetween(from, to, unit).length;
  const back = (start: string): Span => ({
    from: start,
    to: lastDayOf(periodAfter(start, unit, count - 1), unit),
  });
  const year = yearBefore(from, unit);
  return {
    before: back(periodAfter(from, unit, -count)),
    yearBefore: year < from && back(year).to < from ? back(year) : null,
  };
}

/** The first and the last period of which the market has any job, by their first days. */
export type Reach = { first: string; last: string };

/**
 * Returns the periods by which the time of a question is compared: the chosen ones, or those that its time consists of.
 */
export function unitOfSpans(filters: readonly MarketFilter[], chosen: PeriodUnit): PeriodUnit | null {
  const asked = spanOfFilters(filters);
  return asked ? unitOf(asked, chosen) : asked === null ? chosen : null;
}

/**
 * The spans that a question compares, of whole periods; null where nothing can be compared: its time is not over, or not known
 * to be whole. The first period of the data may begin within it, and the last one may be cut short.
 */
export function comparedSpans(
  filters: readonly MarketFilter[],
  { unit, today, reach }: { unit: PeriodUnit; today: string; reach: Reach | null },
): ComparedSpans | null {
  if (reach === null) return null;
  const { last } = comparedPeriods(today, unit, reach.last);
  const whole = { from: periodAfter(reach.first, unit), to: lastDayOf(last, unit) };
  const known = (span: Span | null) => (span && span.from >= whole.from && span.to <= whole.to ? span : null);
  const now = known(spanOfFilters(filters) ?? spanOfPeriod(last, unit));
  if (!now) return null;
  const { before, yearBefore: year } = earlier(now, unit);
  return { unit, now, before: known(before), yearBefore: known(year) };
}
