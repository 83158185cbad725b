import type { Evidence } from './evidence';
import type { Groups } from './groups';

/** How much each kind of evidence counts: the nearness of titles, then the levels from the unit groups up. */
export type EvidenceWeights = readonly number[];

/** Learned on titles of the tables that were left out of the index: `npm run eval -- titles --fit`. */
export const WEIGHTS: EvidenceWeights = [3, 0.15, 0.06, 0.05];

/** Cosines below this are not added to the nearness of a group. */
const LEAST_COSINE = 0.05;

/** The nearness of the titles of each unit group: many near ones count more than one, far ones hardly. */
function nearnessOf(cosines: Float32Array, { count, unitOfTitle }: Groups): Float32Array {
  const sums = new Float32Array(count);
  for (let title = 0; title < cosines.length; title++) {
    const cosine = cosines[title] as number;
    if (cosine < LEAST_COSINE) continue;
    const unit = unitOfTitle[title] as number;
    const square = cosine * cosine;
    sums[unit] = (sums[unit] as number) + square * square * square;
  }
  return sums.map((sum) => sum ** (1 / 6));
}

/** The kinds of evidence in the order of their weights, each by unit groups. */
export function signalsOf({ cosines, levels }: Evidence, groups: Groups): Float32Array[] {
  const spread = groups.levels.map(({ groupOf }, level) => {
    const signal = new Float32Array(groups.count);
    groupOf.forEach((group, unit) => {
      signal[unit] = levels[level]?.[group] ?? 0;
    });
    return signal;
  });
  return [nearnessOf(cosines, groups), ...spread];
}

/** The probability of each unit group. */
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
