import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { config } from '@/lib/config';
import type { ScimUserData } from '@/lib/contracts/scim';
import { records, type Tables } from '../ground/store';
import { audit } from '../ground/store/audit';
import { recordId } from '../ground/use-case';
import { changeMemberIn } from '../users/members';
import { emailKey } from '../users/sign-in';
import type { UserDraft } from './draft';
import { NOT_THERE, ScimFault, wrong } from './fault';
import type { Condition } from './filter';
import { BY_SCIM } from './roles';
import { draftOf, nameOf, shownUsers, type UserRow, usersAsRows, visibleUsers } from './shown';
import { changing } from './store';
import { holdTo } from './versions';

/** Members by SCIM. */

type Part = { startIndex: number; count: number };

const nameKey = (userName: string) => userName.toLowerCase().normalize('NFC');

/** SQL of an attribute that can be asked for, and how it is compared. */
const ASKED: Readonly<Record<string, (value: string) => ReturnType<typeof sql<boolean>>>> = {
  id: (value) => sql<boolean>`member.id = ${recordId.parse(value)}`,
  username: (value) => sql<boolean>`coalesce(user_name_key, email) = ${nameKey(value)}`,
  externalid: (value) => sql<boolean>`external_id = ${value}`,
  displayname: (value) => sql<boolean>`lower(coalesce(display_name, name)) = lower(${value})`,
  'name.givenname': (value) => sql<boolean>`lower(given_name) = lower(${value})`,
  'name.familyname': (value) => sql<boolean>`lower(family_name) = lower(${value})`,
  active: (value) => sql<boolean>`(disabled_at is null) = ${value.toLowerCase() === 'true'}`,
  emails: (value) => sql<boolean>`email = ${emailKey(value)}`,
  'emails.value': (value) => sql<boolean>`email = ${emailKey(value)}`,
  // Everyone has one address, which is for work and the main one.
  'emails.type': (value) => sql<boolean>`${value.toLowerCase() === 'work'}::boolean`,
  'emails.primary': (value) => sql<boolean>`${value.toLowerCase() === 'true'}::boolean`,
};

function sqlOf({ attribute, value }: Condition) {
  const condition = Object.hasOwn(ASKED, attribute) ? ASKED[attribute] : undefined;
  if (!condition) throw wrong('invalidFilter', `Members cannot be filtered by ${attribute}.`);
  return condition(value);
}

/** Lists members that meet all conditions, in the order in which they came. */
export async function listUsers(conditions: readonly Condition[], { startIndex, count }: Part) {
  const db = await records();
  const all = conditions.map(sqlOf);
  const { total } = await all
    .reduce((query, one) => query.where(one), visibleUsers(db))
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows =
    count === 0
      ? []
      : await all
          .reduce((query, one) => query.where(one), usersAsRows(db))
          .orderBy('created_at')
          .orderBy('member.id')
          .offset(startIndex - 1)
          .limit(count)
          .execute();
  return { total: Number(total), resources: await shownUsers(db, rows) };
}

async function rowOf(executor: Parameters<typeof usersAsRows>[0], id: string): Promise<UserRow> {
  const row = await usersAsRows(executor).where('member.id', '=', recordId.parse(id)).executeTakeFirst();
  if (!row) throw NOT_THERE;
  return row;
}

async function shownUser(executor: Parameters<typeof usersAsRows>[0], row: UserRow): Promise<ScimUserData> {
  const [shown] = await shownUsers(executor, [row]);
  if (!shown) throw NOT_THERE;
  return shown;
}

/** Returns a member. */
export async function readOneUser(id: string): Promise<ScimUserData> {
  const db = await records();
  return shownUser(db, await rowOf(db, id));
}

/** The address that somebody signs in with: the one that is named, else the name where it is one. */
function addressFor(draft: UserDraft): string {
  const email = emailKey(draft.email ?? draft.userName);
  if (!z.email().safeParse(email).success)
    throw wrong('invalidValue', 'An e-mail address is needed, as userName or in emails.');
  return email;
}

async function keepNames(trx: Transaction<Tables>, memberId: string, draft: UserDraft): Promise<void> {
  const names = {
    user_name: draft.userName,
    user_name_key: nameKey(draft.userName),
    external_id: draft.externalId,
    given_name: draft.givenName,
    family_name: draft.familyName,
    display_name: draft.displayName,
    changed_at: new Date(),
    removed_at: null,
  };
  await trx
    .insertInto('scim_user')
    .values({ member_id: memberId, ...names })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(names))
    .execute();
}

/** Members whose names somebody new would have. */
const sameAs = (trx: Transaction<Tables>, draft: UserDraft, email: string) =>
  trx
    .selectFrom('member')
    .leftJoin('scim_user', 'scim_user.member_id', 'member.id')
    .select(['member.id', 'removed_at'])
    .where((where) =>
      where.or([where('email', '=', email), where('user_name_key', '=', nameKey(draft.userName))]),
    )
    .execute();

/** Whoever comes back may be somebody else with the same address: nothing of what they signed in with is left. */
async function forgetSecrets(trx: Transaction<Tables>, memberId: string): Promise<void> {
  for (const table of [
    'second_factor',
    'recovery_code',
    'known_device',
    'capture_token',
    'calendar_feed',
    'session',
  ] as const)
    await trx.deleteFrom(table).where('member_id', '=', memberId).execute();
}

/** Makes a member, or lets one in again whom the provider had removed. */
export function createUser(draft: UserDraft): Promise<ScimUserData> {
  const email = addressFor(draft);
  return changing(async (trx) => {
    const same = await sameAs(trx, draft, email);
    if (same.length > 1 || same.some(({ removed_at }) => removed_at === null))
      throw new ScimFault({ status: 409, scimType: 'uniqueness', detail: 'This member is here already.' });
    const content = {
      ...{ email, name: nameOf(draft), role: config().OIDC_DEFAULT_ROLE },
      disabled_at: draft.active ? null : new Date(),
    };
    const [before] = same;
    const { id } = before
      ? await trx
          .updateTable('member')
          .set({ ...content, password_hash: null, provider_subject: null })
          .where('id', '=', before.id)
          .returning('id')
          .executeTakeFirstOrThrow()
      : await trx.insertInto('member').values(content).returning('id').executeTakeFirstOrThrow();
    if (before) await forgetSecrets(trx, id);
    await trx.deleteFrom('invitation').where('email', '=', email).execute();
    await keepNames(trx, id, draft);
    await audit(trx, { actorId: null, action: 'member-provisioned', subject: id, detail: { via: 'scim' } });
    return shownUser(trx, await rowOf(trx, id));
  });
}

async function switchAccess(trx: Transaction<Tables>, memberId: string, active: boolean): Promise<void> {
  const changed = await changeMemberIn(trx, memberId, { disabled: !active }, BY_SCIM);
  if (!changed.ok) throw new ScimFault({ status: 409, detail: changed.problem.message });
}

/** An address that was only ever the name follows it. */
function withAddress(before: UserDraft, after: UserDraft): UserDraft {
  const followed = before.email === emailKey(before.userName) && after.email === before.email;
  if (after.email !== null && !(followed && after.userName !== before.userName)) return after;
  const isAddress = z.email().safeParse(emailKey(after.userName)).success;
  return { ...after, email: isAddress ? after.userName : before.email };
}

/** Changes a member as `change` says, of the version that the caller saw. */
export function changeUser(
  id: string,
  ifMatch: string | null,
  change: (before: UserDraft) => UserDraft,
): Promise<ScimUserData> {
  return changing(async (trx) => {
    const row = await rowOf(trx, id);
    holdTo(ifMatch, await shownUser(trx, row));
    const before = draftOf(row);
    const after = withAddress(before, change(before));
    const email = addressFor(after);
    // A name that somebody chose here stays until the provider has another.
    const name = nameOf(after) === nameOf(before) ? row.name : nameOf(after);
    if (email !== row.email || name !== row.name) {
      await trx.updateTable('member').set({ email, name }).where('id', '=', row.id).execute();
      await audit(trx, { actorId: null, action: 'member-renamed', subject: row.id, detail: { via: 'scim' } });
    }
    await keepNames(trx, row.id, after);
    if (after.active !== before.active) await switchAccess(trx, row.id, after.active);
    return shownUser(trx, await rowOf(trx, row.id));
  });
}

/**
 * Removes a member: they cannot sign in, and the provider does not see them again unless it makes them anew. What they did
 * stays theirs.
 */
export function removeUser(id: string, ifMatch: string | null): Promise<void> {
  return changing(async (trx) => {
    const row = await rowOf(trx, id);
    holdTo(ifMatch, await shownUser(trx, row));
    await keepNames(trx, row.id, { ...draftOf(row), externalId: null });
    await switchAccess(trx, row.id, false);
    await trx
      .updateTable('scim_user')
      .set({ removed_at: new Date() })
      .where('member_id', '=', row.id)
      .execute();
    await trx.deleteFrom('scim_group_member').where('member_id', '=', row.id).execute();
    await audit(trx, { actorId: null, action: 'member-removed', subject: row.id, detail: { via: 'scim' } });
  });
}
