/** Strength of evidence for a skill: the mention, its months, and the time since it was last used. */

/** Weights of the three; they add up to 1. */
export const WORTH = { named: 0.5, months: 0.3, last: 0.2 };
/** Share of the last that remains a year after the last use, and the value where that is not known. */
const LEFT_A_YEAR = 0.85;
const UNKNOWN = 0.5;
/** Last use that never ages: that of a requirement in a posting. */
export const ALWAYS = 0xffff;
const MONTHS = 12;

/** Remaining value by the number of months. */
const left = Float64Array.from(
  { length: 1200 },
  (_, months) => WORTH.last * LEFT_A_YEAR ** (months / MONTHS),
);

/**
 * Returns the worth of a skill in a month, of 1; `worth` is that without the last use, `last` and `month` are as in
 * `months.ts`.
 */
export function shownWorth(worth: number, last: number, month: number): number {
  if (last === 0 || month === 0) return worth + WORTH.last * UNKNOWN;
  return worth + (left[Math.min(Math.max(month - last, 0), left.length - 1)] ?? 0);
}
