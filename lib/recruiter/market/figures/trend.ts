import { formatsOf } from './format';
import { lastDayOf, periodAfter, periodOf, periodsBetween, rangeOfPeriod, yearBefore } from './periods';
import { adjustedForSeason } from './seasons';
import type { Figure, FigureRow, PeriodUnit } from './types';

/** Number of jobs by the first day of their period. */
export type PeriodCounts = ReadonlyMap<string, number>;

/** Counts over time of the jobs that match a question. */
export type Movement = {
  unit: PeriodUnit;
  /** yyyy-mm-dd; its period is not over. */
  today: string;
  /** Jobs by the period of their first posting. */
  begun: PeriodCounts;
  /** The first and the last period with any job in the market, whatever the question; null without any. */
  reach: { first: string; last: string } | null;
  /** Jobs by the period in which their last posting ended; null when the market has no ends. */
  ended: PeriodCounts | null;
};

/** Events of a period; null where the data do not reach back far enough. */
export type PeriodFacts = {
  start: string;
  isRunning: boolean;
  begun: number | null;
  ended: number | null;
  /** Open when the period ended, or today. */
  open: number | null;
};

/** Number of periods that are drawn. */
export const SHOWN_PERIODS: Readonly<Record<PeriodUnit, number>> = { week: 26, month: 18, quarter: 10 };

/**
 * Every period that the data of the market reach. Within them a period without a bucket had no job; before and after
 * them nothing is known. Open is what has begun less what has ended, both since the beginning of the data.
 */
export function factsOfPeriods({ unit, today, reach, begun, ended }: Movement): PeriodFacts[] {
  if (reach === null) return [];
  const running = periodOf(today, unit);
  const last = [reach.last, running].sort()[0] ?? running;
  const known = ended && [...ended.values()].some((count) => count > 0) ? ended : null;
  let open = 0;
  return periodsBetween(reach.first, last, unit).map((start) => {
    const fresh = begun.get(start) ?? 0;
    const gone = known ? (known.get(start) ?? 0) : null;
    open += fresh - (gone ?? 0);
    return {
      start,
      isRunning: start === running,
      begun: fresh,
      ended: gone,
      open: known ? Math.max(open, 0) : null,
    };
  });
}

/**
 * Returns the facts of one period; of the first known one only those that are not sums, since the data may begin within
 * it.
 */
export function factsAt(facts: readonly PeriodFacts[], start: string): PeriodFacts | null {
  const index = facts.findIndex((each) => each.start === start);
  return index <= 0 ? null : (facts[index] ?? null);
}

/**
 * The last period that is over, the one before it and the same of the year before. `end` is the last period of which the market
 * has any job: where the data end earlier, it may be cut short there, so the last one that is known is the one before it.
 */
export function comparedPeriods(today: string, unit: PeriodUnit, end?: string) {
  const running = periodOf(today, unit);
  const over = periodAfter(running, unit, -1);
  const last = end !== undefined && end < over ? periodAfter(end, unit, -1) : over;
  return { running, last, before: periodAfter(last, unit, -1), yearBefore: yearBefore(last, unit) };
}

const SEASONS: Readonly<Partial<Record<PeriodUnit, number>>> = { month: 12, quarter: 4 };

/**
 * Returns new jobs adjusted for the season, by the first day of their period; none where there are too few. The first
 * period of the data and the last may be cut short.
 */
function adjustedOf({ unit, today, reach }: Movement, facts: readonly PeriodFacts[]): Map<string, number> {
  const { last } = comparedPeriods(today, unit, reach?.last);
  const whole = facts.slice(1).filter(({ start }) => start <= last);
  const adjusted = adjustedForSeason(
    whole.map(({ begun }) => begun ?? 0),
    SEASONS[unit] ?? Number.POSITIVE_INFINITY,
  );
  return new Map(adjusted?.map((count, at) => [whole[at]?.start ?? '', Math.round(count)]));
}

/** Periods are written the same for everybody. */
const FORMATS = formatsOf('en-GB');

/** Returns the time that is drawn, in words. */
function timeOf(shown: readonly PeriodFacts[], unit: PeriodUnit): string {
  const [first = '', last = ''] = [shown[0]?.start, shown.at(-1)?.start];
  if (unit === 'week') return FORMATS.label({ type: 'days', from: first, to: lastDayOf(last, unit) });
  return [first, last].map((start) => FORMATS.label({ type: 'period', unit, start })).join(' to ');
}

const COUNT = { type: 'count' } as const;

const ADJUSTED =
  'Adjusted for the season: new jobs, divided by what their month or quarter usually is of the year around it.';

/**
 * New jobs by period with those of the year before, those that were open at its end, and those that ended in it; of all
 * periods that are known, or of the last ones that a drawing has room for.
 */
export function trendFigure(movement: Movement, isWhole = false): Figure {
  const { unit } = movement;
  const facts = factsOfPeriods(movement);
  const shown = isWhole ? facts : facts.slice(-SHOWN_PERIODS[unit]);
  const hasEnds = shown.some(({ open }) => open !== null);
  const adjusted = adjustedOf(movement, facts);
  const isAdjusted = adjusted.size > 0;
  const rows = shown.map(
    ({ start, isRunning, begun, ended, open }): FigureRow => ({
      id: start,
      label: { type: 'period', unit, start },
      values: [
        begun,
        factsAt(facts, yearBefore(start, unit))?.begun ?? null,
        ...(hasEnds ? [open, ended] : []),
        ...(isAdjusted ? [adjusted.get(start) ?? null] : []),
      ],
      narrows: [{ name: 'date__range', value: rangeOfPeriod(start, unit) }],
      ...(isRunning ? { isPartial: true } : {}),
    }),
  );
  return {
    subject: { week: 'Week', month: 'Month', quarter: 'Quarter' }[unit],
    columns: [
      { label: 'New jobs', form: COUNT },
      { label: 'A year before', form: COUNT },
      ...(hasEnds
        ? [
            { label: 'Open at its end', form: COUNT },
            { label: 'Ended', form: COUNT },
          ]
        : []),
      ...(isAdjusted ? [{ label: 'Adjusted for the season', form: COUNT }] : []),
    ],
    rows,
    drawing: { type: 'trend', ...(isAdjusted && { adjusted: hasEnds ? 4 : 2 }) },
    basis: {
      n: shown.reduce((sum, { begun }) => sum + (begun ?? 0), 0),
      of: 'new jobs',
      ...(shown.length < facts.length && { period: timeOf(shown, unit) }),
      method: [
        'Jobs by the day of their first posting.',
        shown.length < facts.length ? `The last ${shown.length} ${unit}s are shown.` : '',
        hasEnds
          ? 'Open jobs are those that have begun less those that have ended since the data begin.'
          : 'The sources give no days on which jobs end, so earlier periods may miss jobs that are gone.',
        isAdjusted ? ADJUSTED : '',
        unit === 'week' ? 'A year before is 52 weeks before.' : '',
        `The current ${unit} is not over.`,
      ]
        .filter(Boolean)
        .join(' '),
    },
  };
}
