import { WIDTH } from '../../taxonomy';

/** Vectors of length one as bytes, and what is near to them. */

/** What a value of one is as a byte. */
export const STEPS = 127;

/** A vector of length one as whole numbers. */
export function toBytes(vector: Float32Array): Int8Array {
  return Int8Array.from(vector, (value) => Math.round(value * STEPS));
}

/** The cosine of two of many vectors, by their places. */
export function cosine(one: Int8Array, at: number, other: Int8Array, otherAt: number): number {
  const from = at * WIDTH;
  const otherFrom = otherAt * WIDTH;
  let sum = 0;
  for (let k = 0; k < WIDTH; k++) sum += (one[from + k] as number) * (other[otherFrom + k] as number);
  return sum / (STEPS * STEPS);
}

/** The cosine of a vector with each of many, in their order; four sums at a time keep the processor busy. */
export function cosinesWith(vectors: Float32Array, vector: Float32Array, into: Float32Array): void {
  for (let at = 0, from = 0; at < into.length; at++, from += WIDTH) {
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    for (let k = 0; k < WIDTH; k += 4) {
      a += (vectors[from + k] as number) * (vector[k] as number);
      b += (vectors[from + k + 1] as number) * (vector[k + 1] as number);
      c += (vectors[from + k + 2] as number) * (vector[k + 2] as number);
      d += (vectors[from + k + 3] as number) * (vector[k + 3] as number);
    }
    into[at] = a + b + c + d;
  }
}

/** Shares of a whole as bytes: the largest is 255. */
export function shareBytes(shares: readonly number[]): Uint8Array {
  const most = Math.max(...shares, 1e-9);
  return Uint8Array.from(shares, (share) => Math.round((255 * share) / most));
}

export type Shares = { ids: number[]; shares: number[] };

/** The largest of a distribution with their ids, the largest first. */
export function largestOf(votes: Iterable<readonly [number, number]>, count: number): Shares {
  const largest = [...votes]
    .filter(([, vote]) => vote > 0)
    .sort((one, other) => other[1] - one[1] || one[0] - other[0])
    .slice(0, count);
  return { ids: largest.map(([id]) => id), shares: largest.map(([, vote]) => vote) };
}
