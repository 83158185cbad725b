import { functionWordsIn } from './language';
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
/** A function word counts as so much of the weights of runs: two languages may share most of their letters. */
const OF_WORDS = 8;
/** By how much for each run a language must be ahead of the next. */
const AHEAD = 0.04;
const LONGEST = 600;

/** The languages, and of each run their places with its weights, one after the other. */
type Weights = { languages: readonly string[]; ofRun: ReadonlyMap<string, readonly number[]> };

let weights: Weights | undefined;

/** Returns the weights of a run by language: three characters, and a figure to base 36 in tenths. */
function readWeights(): Weights {
  const languages = Object.keys(RUNS);
  const ofRun = new Map<string, number[]>();
  for (const [place, language] of languages.entries())
    for (const entry of (RUNS[language] ?? '').split(' ')) {
      const run = entry.slice(0, -1).replaceAll('_', ' ');
      const weight = Number.parseInt(entry.slice(-1), 36) / 10 - ABSENT;
      ofRun.set(run, [...(ofRun.get(run) ?? []), place, weight]);
    }
  return { languages, ofRun };
}

/**
 * Returns the ISO 639-1 code of the language whose words look like those of a text; undefined if two are equally
 * likely.
 */
export function languageByLetters(text: string): string | undefined {
  weights ??= readWeights();
  const { languages, ofRun } = weights;
  const sample = text.slice(0, LONGEST);
  const runs = runsOf(sample);
  if (runs.length < FEWEST_RUNS) return undefined;
  const sums = new Float64Array(languages.length);
  for (const run of runs) {
    const own = ofRun.get(run);
    if (!own) continue;
    for (let at = 0; at < own.length; at += 2) {
      const place = own[at] as number;
      sums[place] = (sums[place] as number) + (own[at + 1] as number);
    }
  }
  for (const [language, weight] of functionWordsIn(sample)) {
    const place = languages.indexOf(language);
    if (place >= 0) sums[place] = (sums[place] as number) + OF_WORDS * weight;
  }
  const most = Math.max(...sums);
  const best = sums.indexOf(most);
  const second = Math.max(...sums.filter((_, place) => place !== best));
  return most > 0 && most - second >= AHEAD * runs.length ? languages[best] : undefined;
}
