import { randomOf } from '@/lib/engine/kernel';
import { type SparseRows, times, transposedTimes } from './sparse.ts';

/** Truncated singular value decomposition, for cosines: the rows in the space of the largest values. */

const ROUNDS = 7;
const SEED = 10;

/** Makes the columns of `matrix` (rows x width) orthonormal, in place (modified Gram-Schmidt). */
function orthonormalise(matrix: Float32Array, rows: number, width: number): void {
  for (let column = 0; column < width; column++) {
    for (let before = 0; before < column; before++) {
      let dot = 0;
      for (let at = 0; at < rows * width; at += width)
        dot += (matrix[at + column] as number) * (matrix[at + before] as number);
      for (let at = 0; at < rows * width; at += width)
        matrix[at + column] = (matrix[at + column] as number) - dot * (matrix[at + before] as number);
    }
    let square = 0;
    for (let at = column; at < rows * width; at += width) square += (matrix[at] as number) ** 2;
    const length = Math.sqrt(square) || 1;
    for (let at = column; at < rows * width; at += width) matrix[at] = (matrix[at] as number) / length;
  }
}

/**
 * Reduces the rows of the matrix to vectors of `width` numbers, whose products come as near to those of the rows as
 * they can. The axes of the vectors are left open: the space is found by iteration, and not rotated to its singular
 * vectors.
 */
export function reduceRows(matrix: SparseRows, width: number): Float32Array {
  const random = randomOf(SEED);
  const left = Float32Array.from({ length: matrix.rows * width }, () => random.next() - 0.5);
  const right = new Float32Array(matrix.columns * width);
  for (let round = 0; round < ROUNDS; round++) {
    orthonormalise(left, matrix.rows, width);
    transposedTimes(matrix, left, width, right);
    if (round === ROUNDS - 1) orthonormalise(right, matrix.columns, width);
    times(matrix, right, width, left);
  }
  return left;
}
