import { runsOf } from './letter-runs';
import { RUNS } from './letters.data';

/**
 * The language of a text without function words, as postings in telegram style are: by the runs of three letters that its words
 * are made of (`npm run fit -- languages`).
 */

/** Score of a run that a language does not have. */
const ABSENT = -0.35;
/** Fewest runs for a reliable result. */
const FEWEST_RUNS = 40;
/** By how much for each run a language must be ahead of the next. */
const AHEAD = 0.04;
const LONGEST = 1500;

let weights: Map<string, Map<string, number>> | undefined;

/** Returns the weights of a run by language: three characters, and a figure to base 36 in tenths. */
function readWeights(): Map<string, Map<string, number>> {
  const read = new Map<string, Map<string, number>>();
  for (const [language, runs] of Object.entries(RUNS))
    for (const entry of runs.split(' ')) {
      const run = entry.slice(0, -1).replaceAll('_', ' ');
      const own = read.get(run) ?? new Map<string, number>();
      own.set(language, Number.parseInt(entry.slice(-1), 36) / 10 - ABSENT);
      read.set(run, own);
    }
  return read;
}

/**
 * Returns the ISO 639-1 code of the language whose words look like those of a text; undefined if two are equally
 * likely.
 */
export function languageByLetters(text: string): string | undefined {
  weights ??= readWeights();
  const runs = runsOf(text.slice(0, LONGEST));
  if (runs.length < FEWEST_RUNS) return undefined;
  const sums = new Map<string, number>();
  for (const run of runs)
    for (const [language, weight] of weights.get(run) ?? [])
      sums.set(language, (sums.get(language) ?? 0) + weight);
  const [best, second] = [...sums].sort((one, other) => other[1] - one[1]);
  if (!best) return undefined;
  return best[1] - (second?.[1] ?? 0) >= AHEAD * runs.length ? best[0] : undefined;
}
