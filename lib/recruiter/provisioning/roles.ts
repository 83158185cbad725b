import type { Transaction } from 'kysely';
import { log } from '@/lib/platform';
import type { Tables } from '../ground/store';
import { changeMemberIn } from '../users/members';
import { pushedGroupsOf, roleOfGroups } from '../users/provider-roles';

/** Who changes something by SCIM, for the audit log. */
export const BY_SCIM = { actorId: null, via: 'scim' } as const;

/** Gives members the roles of their groups, as at sign-in; the last active owner stays one. */
export async function takeRolesOfGroups(
  trx: Transaction<Tables>,
  memberIds: readonly string[],
): Promise<void> {
  for (const id of memberIds) {
    const role = roleOfGroups(await pushedGroupsOf(trx, id));
    if (role === undefined) return;
    const member = await trx.selectFrom('member').select('role').where('id', '=', id).executeTakeFirst();
    if (!member || member.role === role) continue;
    const changed = await changeMemberIn(trx, id, { role }, BY_SCIM);
    if (!changed.ok) log().warn({ member: id, role }, 'a role of a group was not taken');
  }
}
