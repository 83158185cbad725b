import { WIDTH } from '../../taxonomy';

/** Vectors of length one as bytes, and their neighbours. */

/** The value 1 as a byte. */
export const STEPS = 127;

/** Packs a vector of length one as whole numbers. */
export function toBytes(vector: Float32Array): Int8Array {
  return Int8Array.from(vector, (value) => Math.round(value * STEPS));
}

/** Returns the cosine of two of many vectors, by their places. */
export function cosine(one: Int8Array, at: number, other: Int8Array, otherAt: number): number {
  const from = at * WIDTH;
  const otherFrom = otherAt * WIDTH;
  let sum = 0;
  for (let k = 0; k < WIDTH; k++) sum += (one[from + k] as number) * (other[otherFrom + k] as number);
  return sum / (STEPS * STEPS);
}

/** Shares of a whole as bytes: the largest is 255. */
export function shareBytes(shares: readonly number[]): Uint8Array {
  const most = Math.max(...shares, 1e-9);
  return Uint8Array.from(shares, (share) => Math.round((255 * share) / most));
}

export type Shares = { ids: number[]; shares: number[] };

/**
 * Returns the largest values above zero of a distribution with their ids, the largest first and of equal ones the lower
 * id.
 */
export function largestOf(votes: Iterable<readonly [number, number]>, count: number): Shares {
  const ids: number[] = [];
  const shares: number[] = [];
  for (const [id, vote] of votes) {
    if (vote <= 0) continue;
    let at = ids.length;
    while (
      at > 0 &&
      (vote > (shares[at - 1] as number) || (vote === shares[at - 1] && id < (ids[at - 1] as number)))
    )
      at--;
    if (at === count) continue;
    ids.splice(at, 0, id);
    shares.splice(at, 0, vote);
    if (ids.length > count) {
      ids.pop();
      shares.pop();
    }
  }
  return { ids, shares };
}
