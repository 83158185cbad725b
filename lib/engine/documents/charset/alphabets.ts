import type { Chance, WrittenLanguage } from './ideographs';
import { scriptOf } from './scripts';

/**
 * Likelihood of each letter after another in the languages that are written with an alphabet. Learned by `npm run fit
 * -- letters` (scripts/fit/letters.ts); only pairs with a letter beyond ASCII are kept, since all encodings agree on
 * the others.
 */

/** Counts are kept as the step of a scale that grows by half a doubling. */
const GROWTH = Math.SQRT2;
/** Weight of the chance of a single letter, in pairs. */
const BACKOFF = 20;
const RAREST_LETTER = 2e-6;
const ANY_ASCII = 1e-4;

/** Finds the step of the scale that a count is kept as. */
export function stepOf(count: number): number {
  return Math.round(Math.log(count) / Math.log(GROWTH));
}

/** Writes one language: its name, the number of its letters, and its pairs by step, as the data file keeps it. */
export function packPairs(language: string, total: number, pairs: ReadonlyMap<string, number>): string {
  const bySteps = new Map<number, string[]>();
  for (const [pair, count] of pairs) {
    const step = stepOf(count);
    bySteps.set(step, [...(bySteps.get(step) ?? []), pair]);
  }
  const steps = [...bySteps]
    .sort(([a], [b]) => a - b)
    .map(([step, list]) => `${step}:${list.sort().join('')}`);
  return [language, total, ...steps].join('\t');
}

function unpack(row: string): WrittenLanguage {
  const [, total = '0', ...steps] = row.split('\t');
  const pairs = new Map<string, number>();
  const letters = new Map<string, number>();
  const firsts = new Map<string, number>();
  const add = (map: Map<string, number>, key: string, count: number) =>
    map.set(key, (map.get(key) ?? 0) + count);
  for (const step of steps) {
    const [exponent = '0', list = ''] = [step.slice(0, step.indexOf(':')), step.slice(step.indexOf(':') + 1)];
    const count = GROWTH ** Number(exponent);
    for (let at = 0; at < list.length; at += 2) {
      const pair = list.slice(at, at + 2);
      pairs.set(pair, count);
      add(firsts, pair.charAt(0), count);
      add(letters, pair.charAt(1), count);
    }
  }
  const alone = (letter: string) =>
    letter < '\u0080' ? ANY_ASCII : Math.max(RAREST_LETTER, (letters.get(letter) ?? 0) / Number(total));
  const chance: Chance = (before, letter) =>
    ((pairs.get(before + letter) ?? 0) + BACKOFF * alone(letter)) / ((firsts.get(before) ?? 0) + BACKOFF);
  const [commonest] = [...letters].filter(([letter]) => scriptOf(letter)).sort(([, a], [, b]) => b - a);
  return { script: scriptOf(commonest?.[0] ?? '') ?? 'Latin', chance };
}

/** Builds the chances of the languages with an alphabet from rows of `packPairs`. */
export function alphabetChances(rows: string): WrittenLanguage[] {
  return rows.split('\n').filter(Boolean).map(unpack);
}
