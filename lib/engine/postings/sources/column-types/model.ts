import { rolesVoicedBy } from '../column-words';
import type { JsonObject } from '../values';
import { type ColumnTools, featuresOf } from './features';
import { ROLE_WEIGHTS, VOICE } from './weights.data';

/** Role of a column, by its content, with its name as a voice. */

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

/**
 * Returns the shares of the roles when the name of the column speaks, too: a role of which a word is in the name is so many times
 * as likely.
 */
export function withVoice(shares: readonly number[], column: string, times = VOICE): number[] {
  const voiced: ReadonlySet<string> = rolesVoicedBy(column);
  const isOffer = voiced.has('benefits');
  const heard = CONTENT_ROLES.map((role, at) => {
    const share = shares[at] ?? 0;
    return isOffer && role === 'skills' ? share / times : share * (voiced.has(role) ? times : 1);
  });
  const none = 1 - shares.reduce((sum, each) => sum + each, 0);
  const all = heard.reduce((sum, each) => sum + each, Math.max(0, none));
  return heard.map((each) => each / all);
}

export type ReadColumn = { column: string; role: ContentRole; certainty: number };

/** Below this a role is left open. */
export const LEAST = 0.6;
/** Of roles without which a table is worth little, for the one column that is far likelier than all others. */
const LEAST_OF_ONE: Partial<Record<ContentRole, number>> = { title: 0.4, description: 0.5 };
const FAR = 2;

/** Roles that no column has yet, and which of them a name rules out. */
type Roles = {
  open: readonly ContentRole[];
  isPossible: (column: string, role: ContentRole) => boolean;
};

/**
 * The roles of columns by their content: of all pairs of a role that is open and a column that is free, the likeliest first, each
 * role and each column once.
 */
export function readColumns(
  columns: readonly string[],
  { open, isPossible }: Roles,
  rows: readonly JsonObject[],
  tools: ColumnTools,
): ReadColumn[] {
  const all = columns
    .flatMap((column) => {
      const features = featuresOf(column, rows, tools);
      if (!features) return [];
      const roles = withVoice(rolesOf(features), column);
      return CONTENT_ROLES.map((role, at) => ({ column, role, certainty: roles[at] ?? 0 }));
    })
    .sort((one, other) => other.certainty - one.certainty);
  const isAlone = ({ role, column, certainty }: ReadColumn) =>
    certainty >= (LEAST_OF_ONE[role] ?? LEAST) &&
    all.every((each) => each.role !== role || each.column === column || each.certainty * FAR <= certainty);
  const pairs = all.filter(
    (pair) =>
      open.includes(pair.role) &&
      isPossible(pair.column, pair.role) &&
      (pair.certainty >= LEAST || isAlone(pair)),
  );
  const read: ReadColumn[] = [];
  for (const pair of pairs)
    if (!read.some(({ column, role }) => column === pair.column || role === pair.role)) read.push(pair);
  return read;
}
