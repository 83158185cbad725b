import { type NamedVectors, type TitleSpace, type TitleVector, WIDTH } from './model';
import { rowsOfWords, wordsOfTitle } from './rows';

/** Returns the vector of folded words; all zeros when there are no words. */
export function encodeWords({ sumOfRows }: TitleSpace, words: readonly string[]): TitleVector {
  const vector = sumOfRows(rowsOfWords(words));
  const length = Math.sqrt(productAt(vector, 0, vector)) || 1;
  for (let k = 0; k < WIDTH; k++) vector[k] = (vector[k] as number) / length;
  return vector;
}

/**
 * The vector of a title, in some tens of microseconds. Rank, marks of gender and hours are left aside; `language` (ISO
 * 639-1) only decides which abbreviations are written out. All zeros where no word is left, so that it is like nothing.
 */
export function encodeTitle(space: TitleSpace, title: string, language?: string): TitleVector {
  return encodeWords(space, wordsOfTitle(title, language));
}

/** Returns the product of a vector with the one at `start` among `vectors`. */
function productAt(vectors: Float32Array, start: number, vector: TitleVector): number {
  let sum = 0;
  for (let k = 0; k < vector.length; k++) sum += (vectors[start + k] as number) * (vector[k] as number);
  return sum;
}

/** Returns how near two titles are, from -1 to 1; above 0.8 they are mostly names of one occupation. */
export function similarity(one: TitleVector, other: TitleVector): number {
  return productAt(one, 0, other);
}

/** Returns the vectors of these ids in their order, all zeros where the space has none. */
export function vectorsOf({ ids, vectors }: NamedVectors, asked: readonly number[]): NamedVectors {
  const places = new Map(Array.from(ids, (id, place) => [id, place]));
  const ordered = new Float32Array(asked.length * WIDTH);
  asked.forEach((id, at) => {
    const place = places.get(id);
    if (place !== undefined) ordered.set(vectors.subarray(place * WIDTH, (place + 1) * WIDTH), at * WIDTH);
  });
  return { ids: Uint32Array.from(asked), vectors: ordered };
}

/** Writes the products of a vector with four successive ones, each the same sum as `productAt`. */
function fourProducts(vectors: Float32Array, first: number, vector: TitleVector, to: Float32Array): void {
  const start = first * WIDTH;
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let k = 0; k < WIDTH; k++) {
    const value = vector[k] as number;
    a += (vectors[start + k] as number) * value;
    b += (vectors[start + WIDTH + k] as number) * value;
    c += (vectors[start + 2 * WIDTH + k] as number) * value;
    d += (vectors[start + 3 * WIDTH + k] as number) * value;
  }
  to[first] = a;
  to[first + 1] = b;
  to[first + 2] = c;
  to[first + 3] = d;
}

/** Returns how near a title is to each of many, in their order. Four sums at a time do not wait for one another. */
export function similarities({ vectors }: NamedVectors, vector: TitleVector): Float32Array {
  const cosines = new Float32Array(vectors.length / WIDTH);
  let at = 0;
  for (; at + 4 <= cosines.length; at += 4) fourProducts(vectors, at, vector, cosines);
  for (; at < cosines.length; at++) cosines[at] = productAt(vectors, at * WIDTH, vector);
  return cosines;
}
