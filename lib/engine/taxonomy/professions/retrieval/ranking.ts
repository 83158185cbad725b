import { TITLE_LANGUAGES } from '../model';
import type { Evidence } from './evidence';
import type { Units } from './units';

/**
 * Weight of each kind of evidence for a unit group: whether it has the very title by its letters, the similarity of the
 * group in the space of titles, and that of the nearest of its professions.
 */
export type EvidenceWeights = readonly number[];

/** Learned on half of the titles that an employer coded, and rounded: `npm run eval -- titles --fit`. */
export const WEIGHTS: EvidenceWeights = [2, 10, 10];

/**
 * The same for languages that the space of titles was not trained in, where its word counts for less: chosen on the titles of
 * `more-titles`, each read while it was left out of the tables.
 */
const WEIGHTS_ELSEWHERE: EvidenceWeights = [6, 5, 5];

/** In Chinese the letters are all the evidence, and titles of one group share fewer of them; chosen in the same way. */
const WEIGHTS_IN_CHINESE: EvidenceWeights = [8, 5, 5];

/** Cosines of letters: titles of other words are below `from`, those of the same words above `to`. */
type Sameness = { from: number; to: number };
const SAME_TITLE: Sameness = { from: 0.6, to: 0.95 };
const SAME_IN_CHINESE: Sameness = { from: 0.35, to: 0.95 };
const SURELY_SAME = 0.99;

/** Weighting of the evidence from a title, by its language. */
type Weighing = { weights: EvidenceWeights; same: Sameness };

const TRAINED: Weighing = { weights: WEIGHTS, same: SAME_TITLE };
const ELSEWHERE: Weighing = { weights: WEIGHTS_ELSEWHERE, same: SAME_TITLE };
const CHINESE: Weighing = { weights: WEIGHTS_IN_CHINESE, same: SAME_IN_CHINESE };

/**
 * Languages in other letters, whose titles have more characters than those in Chinese: chosen on one in five of their titles in
 * `more-titles`, left out of the tables.
 */
const OTHER_SCRIPTS: Weighing = { weights: [10, 5, 5], same: { from: 0.4, to: 0.95 } };

const inOtherScripts: ReadonlySet<string> = new Set('ru uk be bg sr mk kk ko ja'.split(' '));
const trainedIn: ReadonlySet<string> = new Set(TITLE_LANGUAGES);

/**
 * Returns the weighing for titles in a language (ISO 639-1); where it is not known, that of the languages of the space.
 */
export function weighingFor(language: string | undefined): Weighing {
  if (language === undefined || trainedIn.has(language)) return TRAINED;
  if (language === 'zh') return CHINESE;
  return inOtherScripts.has(language) ? OTHER_SCRIPTS : ELSEWHERE;
}

/** Weight of a title of the very same words next to one in another gender or number: it was put there on purpose. */
const SURE = 3.5;

/** Returns how surely a title is one of the tables: 0 to 1 by its letters, more where no word differs. */
function sameness(cosine: number, { from, to }: Sameness): number {
  if (cosine > SURELY_SAME) return SURE;
  return Math.min(1, Math.max(0, (cosine - from) / (to - from)));
}

/** True if the group of these signals has this exact title. */
export function hasVeryTitle([sameness]: readonly Float32Array[], unit: number): boolean {
  return sameness?.[unit] === SURE;
}

/** Returns the highest value of the professions of each unit group. */
function highestByUnit(values: Float32Array, { professions }: Units): Float32Array {
  return Float32Array.from(professions, (places) =>
    places.reduce((most, place) => Math.max(most, values[place] as number), -1),
  );
}

/** Returns the kinds of evidence in the order of their weights, each by unit groups. */
export function signalsOf(
  { byLetters, professionsInSpace, unitsInSpace }: Evidence,
  units: Units,
  same: Sameness,
): Float32Array[] {
  return [
    highestByUnit(byLetters, units).map((cosine) => sameness(cosine, same)),
    unitsInSpace,
    highestByUnit(professionsInSpace, units),
  ];
}

/** Returns the probability of each unit group. */
export function likelihoods(signals: readonly Float32Array[], weights: EvidenceWeights): Float32Array {
  const scores = new Float32Array(signals[0]?.length ?? 0);
  signals.forEach((signal, at) => {
    const weight = weights[at] ?? 0;
    signal.forEach((value, unit) => {
      scores[unit] = (scores[unit] as number) + weight * value;
    });
  });
  const highest = scores.reduce((most, score) => Math.max(most, score), -Infinity);
  const powers = scores.map((score) => Math.exp(score - highest));
  const whole = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / whole);
}
