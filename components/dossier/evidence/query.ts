import type { EvidenceContext } from './nearness';

/** Query for the place in the original that a value came from. */
export type EvidenceQuery = { readonly values: readonly string[]; readonly context: EvidenceContext };

/** Returns the texts among some values. */
export function textsOf(...values: readonly (string | null | undefined)[]): string[] {
  return values.filter((value): value is string => Boolean(value?.trim()));
}

/**
 * Returns the evidence of a value without neighbours: the first place counts. Of several spellings the first that is
 * found does.
 */
export function evidenceOf(...values: readonly (string | null | undefined)[]): EvidenceQuery {
  return { values: textsOf(...values), context: {} };
}
