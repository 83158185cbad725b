/**
 * Cost of each operation, in credits. parsing.md, "What the service does" 6: every transaction costs credits, and
 * geocoding, professions normalization and V2 skills normalization cost extra. The amounts are ours (wire-facts 2.14).
 */
export const COSTS = {
  parseResume: 1,
  parseJob: 1,
  geocode: 0.5,
  normalizeProfessions: 0.1,
  normalizeSkills: 0.1,
  indexDocument: 0.1,
  match: 1,
  score: 1,
  search: 0.5,
  /** An interface; its page then pays as the same call of the API does. */
  generateUi: 0.1,
} as const;

export type Charge = keyof typeof COSTS;

/** Returns the total cost of the charges of one transaction, in credits. */
export function costOf(charges: readonly Charge[]): number {
  const total = charges.reduce((sum, charge) => sum + COSTS[charge], 0);
  return Math.round(total * 10_000) / 10_000;
}
