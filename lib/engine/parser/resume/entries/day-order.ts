import type { SectionLine } from '../../shared/layout/section-line';

/** Decides whether a document writes 03/04/2020 for the third of April or for March the fourth. */

const SLASHED = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(?:\d{4}|\d{2})(?![\d/])/gu;

/**
 * True when the day comes first. A number over twelve decides; else, as work mostly begins on the first of a month, the
 * place of the ones. Day first where nothing decides.
 */
export function writesDayFirst(sections: readonly { lines: readonly SectionLine[] }[]): boolean {
  let balance = 0;
  for (const { lines } of sections)
    for (const { line } of lines) {
      if (!line.text.includes('/')) continue;
      for (const [, first, second] of line.text.matchAll(SLASHED)) {
        if (Number(first) > 12) balance += 10;
        if (Number(second) > 12) balance -= 10;
        if (Number(first) === 1) balance++;
        if (Number(second) === 1) balance--;
      }
    }
  return balance >= 0;
}
