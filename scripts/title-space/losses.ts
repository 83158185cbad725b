import { addWeightedRows, productOfRows, transpose } from './dense.ts';

/** Losses of vectors of length one, and their slopes: how sharply the right one stands out from the others. */

/** Divisor of cosines before they become probabilities. */
const TEMPERATURE = 0.05;
/** Keeps the logarithm of a zero probability finite. */
const SMALLEST = 1e-12;

export type Vectors = { vectors: Float32Array; slopes: Float32Array };

/**
 * Turns the cosines of each row into the slope of its loss: their probabilities, less one at the right place. Places
 * with a one in `masked` have none.
 */
function slopesOfRows(
  scores: Float32Array,
  columns: number,
  rightOf: (row: number) => number,
  masked?: Uint8Array,
): void {
  for (let start = 0, row = 0; start < scores.length; start += columns, row++) {
    const right = start + rightOf(row);
    let sum = 0;
    for (let at = start; at < start + columns; at++) {
      const isOut = masked?.[at] === 1 && at !== right;
      const power = isOut ? 0 : Math.exp(((scores[at] as number) - 1) / TEMPERATURE);
      scores[at] = power;
      sum += power;
    }
    for (let at = start; at < start + columns; at++) scores[at] = (scores[at] as number) / (sum + SMALLEST);
    scores[right] = (scores[right] as number) - 1;
  }
}

/** Returns the loss of finding each vector of one side from its partner of the other, both ways. */
export function pairLoss(size: number, width: number) {
  const shape = { n: size, m: size, width };
  const scores = new Float32Array(size * size);
  const turned = new Float32Array(size * size);
  /** Adds the slopes of the vectors of both sides; partners are at the same places. */
  return (left: Vectors, right: Vectors, masked: Uint8Array): void => {
    productOfRows(left.vectors, right.vectors, shape, scores);
    transpose(scores, size, size, turned);
    slopesOfRows(scores, size, (row) => row, masked);
    slopesOfRows(turned, size, (row) => row, masked);
    for (let i = 0; i < size; i++)
      for (let j = 0; j < size; j++) {
        const slope = (scores[i * size + j] as number) + (turned[j * size + i] as number);
        scores[i * size + j] = slope;
        turned[j * size + i] = slope;
      }
    addWeightedRows(scores, right.vectors, shape, left.slopes);
    addWeightedRows(turned, left.vectors, shape, right.slopes);
  };
}

/**
 * Returns the loss of finding the class of each vector among all classes; of several right classes the nearest is
 * meant.
 */
export function classLoss(size: number, classes: number, width: number, weight: number) {
  const scores = new Float32Array(size * classes);
  const turned = new Float32Array(size * classes);
  const nearest = (row: number, right: readonly number[]) =>
    right.reduce((best, each) =>
      (scores[row * classes + each] as number) > (scores[row * classes + best] as number) ? each : best,
    );
  /** Adds the slopes of the vectors and of the classes; a vector without a right class is left out. */
  return (side: Vectors, of: Vectors, rightOf: (row: number) => readonly number[]): void => {
    productOfRows(side.vectors, of.vectors, { n: size, m: classes, width }, scores);
    const targets = Array.from({ length: size }, (_, row) => {
      const right = rightOf(row);
      return right.length === 0 ? -1 : nearest(row, right);
    });
    slopesOfRows(scores, classes, (row) => Math.max(0, targets[row] as number));
    targets.forEach((target, row) => {
      if (target < 0) scores.fill(0, row * classes, (row + 1) * classes);
    });
    for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] as number) * weight;
    transpose(scores, size, classes, turned);
    addWeightedRows(scores, of.vectors, { n: size, m: classes, width }, side.slopes);
    addWeightedRows(turned, side.vectors, { n: classes, m: size, width }, of.slopes);
  };
}
