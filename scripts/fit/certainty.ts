import { FOLDS } from './folds.ts';
import type { Judged } from './judged.ts';

/** Fits certainty: logistic functions of the evidence, judged on folds that they have not seen. */

/** Per cent of the values shown as sure that must be right. */
const SURE_RIGHT = 95;
/** What a bound is sought for: it flatters the values that it was found on, and so more than must be right, where that is not kept. */
const SOUGHT = [95, 95.5, 96, 96.5, 97];

const ROUNDS = 1500;
const RATE = 1;
const PENALTY = 0.004;

function shareRight(weights: ArrayLike<number>, features: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < features.length; at++) sum += (features[at] ?? 0) * (weights[at] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/**
 * Returns the weights of a logistic function that make the values most likely; gradient ascent from zero, always the
 * same.
 */
export function fitLogistic(values: readonly Judged[], penalty = PENALTY): number[] {
  const weights = new Float64Array(values[0]?.features.length ?? 0);
  const total = values.reduce((sum, { weight }) => sum + weight, 0);
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = weights.map((weight, at) => (at === 0 ? 0 : -penalty * weight));
    for (const { features, isRight, weight } of values) {
      const miss = ((isRight ? 1 : 0) - shareRight(weights, features)) * (weight / total);
      for (let at = 0; at < gradient.length; at++)
        gradient[at] = (gradient[at] ?? 0) + miss * (features[at] ?? 0);
    }
    for (let at = 0; at < weights.length; at++) weights[at] = (weights[at] ?? 0) + RATE * (gradient[at] ?? 0);
  }
  return Array.from(weights, (weight) => Math.round(weight * 1000) / 1000);
}

/** The certainty of a value by weights that had not seen it, and whether it is right. */
export type Said = Omit<Judged, 'features'> & { certainty: number };

/** Returns how many values are right from a certainty on, in per cent. */
function rightFrom(said: readonly Said[], from: number): number {
  const sure = said.filter(({ certainty }) => certainty >= from);
  return (100 * sure.filter(({ isRight }) => isRight).length) / Math.max(1, sure.length);
}

/** Sets of CVs that are judged: the rendered ones weigh less, since they are variants of few. */
export const isJudged = ({ weight }: Said) => weight === 1;

/** Returns the least certainty from which on such a share of the values is right. */
function leastSure(said: readonly Said[], sought: number): number {
  const judged = said.filter(isJudged);
  for (let hundredths = 50; hundredths < 99; hundredths++)
    if (rightFrom(judged, hundredths / 100) >= sought) return hundredths / 100;
  return 0.99;
}

/** Returns the certainties of the values of each fold, by weights that were fitted on the others. */
export function saidOfFolds(values: readonly Judged[], penalty = PENALTY): Said[][] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const weights = fitLogistic(
      values.filter((value) => value.fold !== fold),
      penalty,
    );
    return values
      .filter((value) => value.fold === fold)
      .map(({ features, ...value }) => ({ ...value, certainty: shareRight(weights, features) }));
  });
}

const inPercent = (count: number, all: number) => `${((100 * count) / Math.max(1, all)).toFixed(1)} %`;

type Shown = Said & { isSure: boolean };

/** Returns which values are sure, those of each fold by the bound that the others gave. */
function shownByOthers(folds: readonly Said[][], sought: number): Shown[] {
  return folds.flatMap((own, fold) => {
    const from = leastSure(
      folds.flatMap((others, n) => (n === fold ? [] : others)),
      sought,
    );
    return own.map((value) => ({ ...value, isSure: value.certainty >= from }));
  });
}

const rightOf = (values: readonly Shown[]) => {
  const sure = values.filter(({ isSure }) => isSure);
  return (100 * sure.filter(({ isRight }) => isRight).length) / Math.max(1, sure.length);
};

/** Returns what to seek a bound for, so that enough of the values that are sure in unseen folds are right; else the best. */
function soughtIn(folds: readonly Said[][]): number {
  const all = SOUGHT.map((sought) => ({
    sought,
    right: rightOf(shownByOthers(folds, sought).filter(isJudged)),
  }));
  const enough = all.find(({ right }) => right >= SURE_RIGHT);
  return (enough ?? all.reduce((best, one) => (one.right > best.right ? one : best))).sought;
}

/**
 * Returns the certainty from which on unseen values are right often enough. Tells of each set how many are sure, and right,
 * each fold by the bound that the others gave.
 */
function boundOfFolds(name: string, folds: readonly Said[][], tell: (what: string) => void): number {
  const sought = soughtIn(folds);
  const shown = shownByOthers(folds, sought);
  const show = (set: string, values: readonly Shown[]) => {
    const sure = values.filter(({ isSure }) => isSure).length;
    const right = values.filter(({ isRight }) => isRight).length;
    tell(
      `${name}, ${set}: ${inPercent(sure, values.length)} of ${values.length} are sure, ${rightOf(values).toFixed(1)} % of these right (of all ${inPercent(right, values.length)})`,
    );
  };
  show('real and re-made', shown.filter(isJudged));
  for (const set of new Set(shown.map((value) => value.set)))
    show(
      set,
      shown.filter((value) => value.set === set),
    );
  return leastSure(folds.flat(), sought);
}

/** Fits the certainty of one field of entries, with the bound at which unseen values are right often enough. */
export function fitField(
  name: string,
  values: readonly Judged[],
  tell: (what: string) => void,
): { weights: number[]; from: number } {
  const from = boundOfFolds(name, saidOfFolds(values), tell);
  return { weights: fitLogistic(values), from };
}
