/**
 * The titles of the tables by their features: an inverted list, in plain columns of numbers, so that it can be packed
 * at the build and used in place. Titles are in the order of their ISCO codes.
 */
export type TitleIndex = {
  /** Features in rising order, and where the list of holders of each ends. */
  features: Uint32Array;
  ends: Uint32Array;
  /** Titles by their place in the order of the index, rising within a feature. */
  holders: Uint32Array;
  /** Of each title: the place of its profession in the tables, and one by the length of its vector. */
  professions: Uint32Array;
  scales: Float32Array;
};

/** Returns how informative a feature is, by how many of the titles have it. */
export function rarity(titles: number, holders: number): number {
  return Math.log((1 + titles) / (1 + holders)) + 1;
}
