import { rowsOfString } from '@/lib/engine/strings';
import type { SectionKind } from './kinds';
import { HEADING_KINDS, HEADING_WEIGHTS, SCALE } from './likely-kind.data';

/**
 * Finds the subject of a heading whose words are in no table ("WORKEXPERIENCE", "Antecedentes laboral"): learned from
 * the runs of letters of those that are (`npm run fit -- headings`), so that other endings, misspelt words and words
 * run together are understood in every language of the tables.
 */

/** Rows that all features share. */
export const HEADING_ROWS = 2 ** 13;

/** Class of titles, employers, schools and skills. */
export const NO_HEADING = 'none';

/**
 * From here on 96 of 100 headings that were not learned from are classified correctly, and of 1,000 other strings four
 * are mistaken for one (`npm run fit -- headings`, five folds).
 */
const LEAST = 0.75;

/** Returns the rows of a heading in lower case without marks, each once. */
export function rowsOfHeading(heading: string): number[] {
  return [...new Set(rowsOfString(heading).map((row) => (row ^ (row >>> 13)) & (HEADING_ROWS - 1)))];
}

/** Returns how likely a heading is of each kind, given its rows and a weight for each row and kind. */
export function kindShares(
  rows: readonly number[],
  weightOf: (row: number, kind: number) => number,
  kinds: number,
): number[] {
  const sums = Array.from(
    { length: kinds },
    (_, kind) =>
      rows.reduce((sum, row) => sum + weightOf(row, kind), 0) / Math.sqrt(Math.max(1, rows.length)),
  );
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / all);
}

const weights = new Int8Array(Buffer.from(HEADING_WEIGHTS, 'base64'));
const weightOf = (row: number, kind: number) => (weights[row * HEADING_KINDS.length + kind] ?? 0) * SCALE;

/**
 * Returns the likeliest kind of a heading from its text, in lower case without marks; null for a text that is likelier
 * not one, or if unsure.
 */
export function likelyKind(text: string): SectionKind | null {
  const shares = kindShares(rowsOfHeading(text), weightOf, HEADING_KINDS.length);
  const none = shares[HEADING_KINDS.indexOf(NO_HEADING)] ?? 0;
  const most = Math.max(...shares);
  const kind = HEADING_KINDS[shares.indexOf(most)] ?? NO_HEADING;
  return kind === NO_HEADING || most / (1 - none) < LEAST ? null : kind;
}
