import type { ExpressionBuilder, Selectable, Transaction } from 'kysely';
import { z } from 'zod';
import { type Actor, ROLES, type Role } from '../ground/actor';
import { done, type Outcome, refused } from '../ground/outcome';
import { records, type Tables } from '../ground/store';
import { audit } from '../ground/store/audit';
import type { MemberTable } from '../ground/store/tables';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import { hashPassword, newPassword, refuseCommonPassword } from './passwords';
import { provePassword } from './prove-password';
import { endSessionsOf } from './sessions';
import { personName } from './setup';
import type { Member } from './types';

type MemberRow = Selectable<MemberTable> & { second_factor: boolean };

const hasFactor = (where: ExpressionBuilder<Tables, 'member'>) =>
  where
    .exists(
      where
        .selectFrom('second_factor')
        .select('second_factor.member_id')
        .whereRef('second_factor.member_id', '=', 'member.id')
        .where('second_factor.confirmed_at', 'is not', null),
    )
    .$castTo<boolean>()
    .as('second_factor');

function memberOf(row: MemberRow): Member {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    state: row.disabled_at ? 'disabled' : 'active',
    signsInWith: row.password_hash ? 'password' : 'provider',
    secondFactor: row.second_factor,
    createdAt: row.created_at.toISOString(),
    lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
  };
}

/** Everyone who can sign in or could. Owners only. */
export const listMembers = defineUseCase(reads('owner'), z.void(), async () => {
  const db = await records();
  const rows = await db
    .selectFrom('member')
    .selectAll()
    .select(hasFactor)
    .orderBy('name')
    .orderBy('email')
    .execute();
  return done(rows.map(memberOf));
});

type Change = { role?: Role; disabled?: boolean };

/** The last active owner stays one; all rows of owners are locked, so that two owners cannot demote each other at once. */
async function leavesAnOwner(trx: Transaction<Tables>, memberId: string, change: Change): Promise<boolean> {
  const owners = await trx
    .selectFrom('member')
    .select('id')
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .forUpdate()
    .execute();
  const stays = (change.role ?? 'owner') === 'owner' && change.disabled !== true;
  return stays || owners.some((owner) => owner.id !== memberId);
}

/** Who changes a member: a person, or the provider by SCIM. */
type By = { actorId: string | null; via?: 'scim' };

/** Does what a change of a member brings with it, within a transaction. */
export async function changeMemberIn(
  trx: Transaction<Tables>,
  memberId: string,
  change: Change,
  { actorId, ...via }: By,
): Promise<Outcome<Member>> {
  if (!(await leavesAnOwner(trx, memberId, change)))
    return refused('conflict', 'The last owner must stay an owner. Make someone else an owner first.');
  const row = await trx
    .updateTable('member')
    .set({
      ...(change.role ? { role: change.role } : {}),
      ...(change.disabled === true ? { disabled_at: new Date() } : {}),
      ...(change.disabled === false ? { disabled_at: null } : {}),
    })
    .where('id', '=', memberId)
    .returningAll()
    .returning(hasFactor)
    .executeTakeFirst();
  if (!row) return refused('not-found', 'This member does not exist.');
  // Whoever is disabled loses every session for good, also when they are let in again.
  if (change.disabled === true) await endSessionsOf(trx, memberId);
  // Whoever is let in again is there for the provider as well.
  else if (change.disabled === false)
    await trx.updateTable('scim_user').set({ removed_at: null }).where('member_id', '=', memberId).execute();
  const action = change.role ? 'member-role-changed' : change.disabled ? 'member-disabled' : 'member-enabled';
  const detail = { ...(change.role ? { role: change.role } : {}), ...via };
  await audit(trx, { actorId, action, subject: memberId, detail });
  return done(memberOf(row));
}

async function changeMember(memberId: string, change: Change, actorId: string): Promise<Outcome<Member>> {
  const db = await records();
  return db.transaction().execute((trx) => changeMemberIn(trx, memberId, change, { actorId }));
}

/**
 * Gives a member the role of their groups with the provider, who signs them in; the audit log has it as theirs. The last
 * active owner stays an owner.
 */
export const takeRoleOfGroups = (memberId: string, role: Role) => changeMember(memberId, { role }, memberId);

/** Changes the role of a member. The last active owner stays an owner. Owners only. */
export const changeRole = defineUseCase(
  'owner',
  z.object({ memberId: recordId, role: z.enum(ROLES, 'Choose a role.') }),
  (actor, { memberId, role }) => changeMember(memberId, { role }, actor.id),
);

/** Keeps a member from signing in, from the next request on. Not the last active owner. Owners only. */
export const disableMember = defineUseCase('owner', z.object({ memberId: recordId }), (actor, { memberId }) =>
  changeMember(memberId, { disabled: true }, actor.id),
);

/** Lets a disabled member in again. Owners only. */
export const enableMember = defineUseCase('owner', z.object({ memberId: recordId }), (actor, { memberId }) =>
  changeMember(memberId, { disabled: false }, actor.id),
);

/** Changes one's own name. */
export const changeName = defineUseCase(
  'viewer',
  z.object({ name: personName }),
  async (actor, { name }): Promise<Outcome<Actor>> => {
    const db = await records();
    await db.updateTable('member').set({ name }).where('id', '=', actor.id).execute();
    return done({ ...actor, name });
  },
);

/** Changes one's own password. Every session of theirs ends, also this one: they sign in again. */
export const changePassword = defineUseCase(
  'viewer',
  z.object({ current: z.string(), next: newPassword }),
  async (actor, { current, next }): Promise<Outcome<null>> => {
    const proved = await provePassword(actor, current, 'current');
    if (!proved.ok) return proved;
    const common = await refuseCommonPassword(next, 'next');
    if (common) return common;
    const db = await records();
    const password_hash = await hashPassword(next);
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('member').set({ password_hash }).where('id', '=', actor.id).execute();
      await endSessionsOf(trx, actor.id);
      await audit(trx, { actorId: actor.id, action: 'password-changed' });
    });
    return done(null);
  },
);
