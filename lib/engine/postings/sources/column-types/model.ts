import type { JsonObject } from '../values';
import { type ColumnTools, featuresOf } from './features';
import { ROLE_WEIGHTS } from './weights.data';

/** Role of a column, by its content. */

export const CONTENT_ROLES = [
  'title',
  'organization',
  'location',
  'description',
  'date',
  'url',
  'pay',
  'skills',
] as const;

export type ContentRole = (typeof CONTENT_ROLES)[number];

/** Returns how likely features are those of each role, in the order of `CONTENT_ROLES`; the rest is that of none. */
export function rolesOf(
  features: readonly number[],
  weights: readonly (readonly number[])[] = ROLE_WEIGHTS,
): number[] {
  const sums = weights.map((row) =>
    row.reduce((sum, weight, at) => sum + weight * (at === 0 ? 1 : (features[at - 1] ?? 0)), 0),
  );
  const most = Math.max(0, ...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const all = shares.reduce((sum, each) => sum + each, Math.exp(-most));
  return shares.map((each) => each / all);
}

export type ReadColumn = { column: string; role: ContentRole; certainty: number };

/** Below this a role is left open. */
export const LEAST = 0.6;

/**
 * The roles of columns by their content: of all pairs of a role that is open and a column that is free, the likeliest first, each
 * role and each column once.
 */
export function readColumns(
  columns: readonly string[],
  open: readonly ContentRole[],
  rows: readonly JsonObject[],
  tools: ColumnTools,
): ReadColumn[] {
  const pairs = columns
    .flatMap((column) => {
      const features = featuresOf(column, rows, tools);
      if (!features) return [];
      const roles = rolesOf(features);
      return CONTENT_ROLES.map((role, at) => ({ column, role, certainty: roles[at] ?? 0 }));
    })
    .filter(({ role, certainty }) => open.includes(role) && certainty >= LEAST)
    .sort((one, other) => other.certainty - one.certainty);
  const read: ReadColumn[] = [];
  for (const pair of pairs)
    if (!read.some(({ column, role }) => column === pair.column || role === pair.role)) read.push(pair);
  return read;
}
