import { lastDayOf, periodAfter, periodOf } from './periods';
import type { Span } from './spans';
import type { PeriodUnit } from './types';

/** Periods that an overview can be limited to. */

/** Numbers of complete periods that are offered together. */
const TOGETHER: Readonly<Record<PeriodUnit, readonly number[]>> = {
  week: [4, 13],
  month: [3, 12],
  quarter: [2, 4],
};

export type PeriodChoice = {
  span: Span;
  /** Number of periods; the running one is not over. */
  count: number;
  isRunning: boolean;
};

/** Returns the running period, the last one that is over, and the last few of them. */
export function periodChoices(today: string, unit: PeriodUnit): PeriodChoice[] {
  const running = periodOf(today, unit);
  const to = lastDayOf(periodAfter(running, unit, -1), unit);
  return [
    { span: { from: running, to: lastDayOf(running, unit) }, count: 1, isRunning: true },
    ...[1, ...TOGETHER[unit]].map((count) => ({
      span: { from: periodAfter(running, unit, -count), to },
      count,
      isRunning: false,
    })),
  ];
}
