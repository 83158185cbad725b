import { config } from '@/lib/config';
import { ROLES, type Role } from '../ground/actor';

/** Some providers name one group as a text. */
function groupsIn(claim: unknown): string[] {
  const list = Array.isArray(claim) ? claim : [claim];
  return list.filter((group): group is string => typeof group === 'string');
}

/** Entra ID names no groups of people who are in more than fit; it says so by one of these (OpenID Connect Core 5.6.2). */
const hasTooMany = (profile: Record<string, unknown>, claim: string) =>
  profile.hasgroups !== undefined ||
  (typeof profile._claim_names === 'object' &&
    profile._claim_names !== null &&
    claim in profile._claim_names);

/**
 * Returns the role that somebody's groups with the provider give: the highest, or the default role in none of them.
 * Undefined where groups give no roles, or where the provider could not name the groups.
 */
export function roleOfGroups(profile: unknown): Role | undefined {
  const { OIDC_ROLES, OIDC_GROUPS_CLAIM, OIDC_DEFAULT_ROLE } = config();
  if (!OIDC_ROLES) return undefined;
  const claims = profile as Record<string, unknown>;
  if (hasTooMany(claims, OIDC_GROUPS_CLAIM)) return undefined;
  const groups = groupsIn(claims[OIDC_GROUPS_CLAIM]);
  const given = OIDC_ROLES.filter(({ group }) => groups.includes(group)).map(({ role }) => role);
  return ROLES.findLast((role) => given.includes(role)) ?? OIDC_DEFAULT_ROLE;
}
