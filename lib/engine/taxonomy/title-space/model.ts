/**
 * Vectors of titles. The features of a title are hashed to rows of one table; their sum, scaled to the length one, is
 * the vector of the title. Titles of near occupations have near vectors, in whatever language they are written.
 */

/** Numbers in a vector. */
export const WIDTH = 128;

/** A vector of length one. */
export type TitleVector = Float32Array;

/** Vectors of numbered things, one after the other. */
export type NamedVectors = { ids: Uint32Array; vectors: Float32Array };

export type TitleSpace = {
  /** The sum of rows of `WIDTH` numbers by their numbers, below `ROWS`. */
  sumOfRows: (numbers: readonly number[]) => Float32Array;
  /** The unit groups of ISCO-08 by code. */
  units: NamedVectors;
  /** Our professions by id. */
  professions: NamedVectors;
};
