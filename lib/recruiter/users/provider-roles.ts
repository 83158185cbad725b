import { config } from '@/lib/config';
import { ROLES, type Role } from '../ground/actor';
import type { Executor } from '../ground/store';

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

/** Returns the highest role that groups give, or the default role where none of them gives one; undefined where none ever does. */
export function roleOfGroups(groups: readonly string[]): Role | undefined {
  const { OIDC_ROLES, OIDC_DEFAULT_ROLE } = config();
  if (!OIDC_ROLES) return undefined;
  const given = OIDC_ROLES.filter(({ group }) => groups.includes(group)).map(({ role }) => role);
  return ROLES.findLast((role) => given.includes(role)) ?? OIDC_DEFAULT_ROLE;
}

/**
 * Returns the role of somebody who signs in, by the groups of their token and those that the provider pushed by SCIM.
 * Undefined where groups give no roles, or where the provider could not name the groups and pushed none.
 */
export function roleAtSignIn(profile: unknown, pushed: readonly string[] = []): Role | undefined {
  const { OIDC_GROUPS_CLAIM } = config();
  const claims = profile as Record<string, unknown>;
  if (hasTooMany(claims, OIDC_GROUPS_CLAIM)) return pushed.length > 0 ? roleOfGroups(pushed) : undefined;
  return roleOfGroups([...groupsIn(claims[OIDC_GROUPS_CLAIM]), ...pushed]);
}

/** Returns the groups that the provider pushed of a member: their names, and their ids with the provider. */
export async function pushedGroupsOf(executor: Executor, memberId: string): Promise<string[]> {
  const rows = await executor
    .selectFrom('scim_group')
    .innerJoin('scim_group_member', 'scim_group_member.group_id', 'scim_group.id')
    .select(['display_name', 'external_id'])
    .where('member_id', '=', memberId)
    .execute();
  return rows.flatMap((row) => [row.display_name, row.external_id ?? []].flat());
}
