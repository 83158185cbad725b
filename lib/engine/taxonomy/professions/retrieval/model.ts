/**
 * The titles of the tables by their features: an inverted list, in plain columns of numbers, so that it can be packed
 * at the build and used as it lies. Titles stand in the order of their ISCO codes: the holders of a feature that belong
 * to one group, at any level of the classification, are therefore one run of its list.
 */
export type TitleIndex = {
  /** Features in rising order, and where the list of holders of each ends. */
  features: Uint32Array;
  ends: Uint32Array;
  /** Titles by their place in the order of the index, rising within a feature. */
  holders: Uint32Array;
  /** Of each feature: the scales of its holders summed up. */
  sums: Float32Array;
  /** Of each title: the place of its profession in the tables, one by the length of its vector, and what its features
   * weigh together once it has the length one. */
  professions: Uint32Array;
  scales: Float32Array;
  weights: Float32Array;
};

/** How much a feature says, by how many of the titles have it. */
export function rarity(titles: number, holders: number): number {
  return Math.log((1 + titles) / (1 + holders)) + 1;
}
