/** Tags of a line of a CV. */
export const TAGS = [
  'name',
  'contact',
  'heading',
  'jobHeader',
  'jobBody',
  'education',
  'skill',
  'language',
  'personal',
  'other',
] as const;

export type Tag = (typeof TAGS)[number];

/** The weights of a linear chain: of each feature for each tag, and of each tag for the next one. */
export type ChainWeights = {
  /** By feature, one weight for each tag in the order of `TAGS`. */
  features: ReadonlyMap<string, Float64Array>;
  /** `transitions[from * TAGS.length + to]`. */
  transitions: Float64Array;
};
