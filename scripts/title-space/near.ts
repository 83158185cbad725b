import { productOfRows } from './dense.ts';

/** Occupations whose vectors are nearer than this are not pushed from each other: they are all but the same. */
const NEAR = 0.8;
const BLOCK = 64;

/** Returns for each two vectors whether they are near. */
function nearMatrix(vectors: Float32Array, width: number): { near: Uint8Array; count: number } {
  const count = vectors.length / width;
  const near = new Uint8Array(count * count);
  const padded = new Float32Array((count + BLOCK) * width);
  padded.set(vectors);
  const shape = { n: BLOCK, m: count + (count % 2), width };
  const scores = new Float32Array(shape.n * shape.m);
  for (let first = 0; first < count; first += BLOCK) {
    productOfRows(padded.subarray(first * width), padded, shape, scores);
    for (let i = 0; i < BLOCK && first + i < count; i++)
      for (let j = 0; j < count; j++)
        near[(first + i) * count + j] = (scores[i * shape.m + j] as number) > NEAR ? 1 : 0;
  }
  return { near, count };
}

/** Returns, for the occupations of a batch, a one for each two of them that are near. */
export function nearPairs(
  vectors: Float32Array,
  width: number,
  size: number,
): (ids: Uint32Array) => Uint8Array {
  const { near, count } = nearMatrix(vectors, width);
  const masked = new Uint8Array(size * size);
  return (ids) => {
    for (let i = 0; i < size; i++)
      for (let j = 0; j < size; j++)
        masked[i * size + j] = near[(ids[i] as number) * count + (ids[j] as number)] as number;
    return masked;
  };
}
