/** wire-facts 2.3, by the names of our code. */
export const CATEGORIES = [
  'education',
  'jobTitles',
  'skills',
  'industries',
  'languages',
  'certifications',
  'executiveType',
  'managementLevel',
] as const;

export type Category = (typeof CATEGORIES)[number];

/** A number for each category: a weight, or a score. */
export type CategoryNumbers = Record<Category, number>;
