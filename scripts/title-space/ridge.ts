import { type SparseRows, times, transposedTimes } from './sparse.ts';

/** Ridge regression of dense rows on sparse ones by conjugate gradients, each column of the targets by itself. */

const ROUNDS = 12;

/** Returns the products of the columns of two matrices of the same shape, added up by column. */
function columnProducts(one: Float32Array, other: Float32Array, width: number): Float64Array {
  const sums = new Float64Array(width);
  for (let at = 0; at < one.length; at += width)
    for (let k = 0; k < width; k++)
      sums[k] = (sums[k] as number) + (one[at + k] as number) * (other[at + k] as number);
  return sums;
}

/** Adds `from`, each column times its factor, to `to`; `keep` is the share of `to` that remains. */
function addColumns(to: Float32Array, from: Float32Array, factors: Float64Array, sign: number): void {
  const width = factors.length;
  for (let at = 0; at < to.length; at += width)
    for (let k = 0; k < width; k++)
      to[at + k] = (to[at + k] as number) + sign * (factors[k] as number) * (from[at + k] as number);
}

const quotients = (one: Float64Array, other: Float64Array) =>
  one.map((value, k) => value / ((other[k] as number) || 1));

/** Returns the matrix (columns of `inputs` x width) that brings the inputs nearest to the targets (rows x width). */
export function ridge(
  inputs: SparseRows,
  targets: Float32Array,
  { width, penalty }: { width: number; penalty: number },
): Float32Array {
  const solution = new Float32Array(inputs.columns * width);
  const residual = new Float32Array(solution.length);
  transposedTimes(inputs, targets, width, residual);
  const direction = residual.slice();
  const image = new Float32Array(inputs.rows * width);
  const curvature = new Float32Array(solution.length);
  let squares = columnProducts(residual, residual, width);
  for (let round = 0; round < ROUNDS; round++) {
    times(inputs, direction, width, image);
    transposedTimes(inputs, image, width, curvature);
    for (let at = 0; at < curvature.length; at++)
      curvature[at] = (curvature[at] as number) + penalty * (direction[at] as number);
    const step = quotients(squares, columnProducts(direction, curvature, width));
    addColumns(solution, direction, step, 1);
    addColumns(residual, curvature, step, -1);
    const next = columnProducts(residual, residual, width);
    const kept = quotients(next, squares);
    squares = next;
    for (let at = 0; at < direction.length; at += width)
      for (let k = 0; k < width; k++)
        direction[at + k] =
          (residual[at + k] as number) + (kept[k] as number) * (direction[at + k] as number);
  }
  return solution;
}
