import { type NamedVectors, type TitleSpace, type TitleVector, WIDTH } from './model';
import { rowsOfWords, wordsOfTitle } from './rows';

/** The vector of folded words; all zeros where there are none. */
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

/** The product of a vector with the one at `start` among `vectors`. */
function productAt(vectors: Float32Array, start: number, vector: TitleVector): number {
  let sum = 0;
  for (let k = 0; k < vector.length; k++) sum += (vectors[start + k] as number) * (vector[k] as number);
  return sum;
}

/** How near two titles are, from -1 to 1; above 0.8 they are mostly names of one occupation. */
export function similarity(one: TitleVector, other: TitleVector): number {
  return productAt(one, 0, other);
}

/** The vectors of these ids in their order, all zeros where the space has none. */
export function vectorsOf({ ids, vectors }: NamedVectors, asked: readonly number[]): NamedVectors {
  const places = new Map(Array.from(ids, (id, place) => [id, place]));
  const ordered = new Float32Array(asked.length * WIDTH);
  asked.forEach((id, at) => {
    const place = places.get(id);
    if (place !== undefined) ordered.set(vectors.subarray(place * WIDTH, (place + 1) * WIDTH), at * WIDTH);
  });
  return { ids: Uint32Array.from(asked), vectors: ordered };
}

/** How near a title is to each of many, in their order. */
export function similarities({ vectors }: NamedVectors, vector: TitleVector): Float32Array {
  const cosines = new Float32Array(vectors.length / WIDTH);
  for (let at = 0; at < cosines.length; at++) cosines[at] = productAt(vectors, at * WIDTH, vector);
  return cosines;
}
