import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { type ScimGroupData, ScimGroupInput, ScimMember } from '@/lib/contracts/scim';
import { type Executor, records, type Tables } from '../ground/store';
import { audit } from '../ground/store/audit';
import { recordId } from '../ground/use-case';
import { NOT_THERE, wrong } from './fault';
import { type Condition, readFilter } from './filter';
import type { Edit } from './patch';
import { takeRolesOfGroups } from './roles';
import { type GroupRow, shownGroups, visibleUsers } from './shown';
import { changing } from './store';
import { holdTo } from './versions';

/** Groups that a provider pushes by SCIM: they give roles as the groups of a token do (`OIDC_ROLES`). */

type GroupDraft = { displayName: string; externalId: string | null; members: ReadonlySet<string> };

const Text = z.string().trim().min(1).max(320);
const Members = z.array(ScimMember).max(20_000);

const nameKey = (name: string) => name.toLowerCase().normalize('NFC');

const ASKED: Readonly<Record<string, (value: string) => ReturnType<typeof sql<boolean>>>> = {
  id: (value) => sql<boolean>`id = ${recordId.parse(value)}`,
  displayname: (value) => sql<boolean>`display_key = ${nameKey(value)}`,
  externalid: (value) => sql<boolean>`external_id = ${value}`,
  members: (value) => sql<boolean>`exists (select from recruiter.scim_group_member
    where group_id = scim_group.id and member_id = ${recordId.parse(value)})`,
};

function sqlOf({ attribute, value }: Condition) {
  const asked = attribute === 'members.value' ? 'members' : attribute;
  const condition = Object.hasOwn(ASKED, asked) ? ASKED[asked] : undefined;
  if (!condition) throw wrong('invalidFilter', `Groups cannot be filtered by ${attribute}.`);
  return condition(value);
}

type Part = { startIndex: number; count: number; withMembers: boolean };

/** Lists groups that meet all conditions, by their names. */
export async function listGroups(conditions: readonly Condition[], { startIndex, count, withMembers }: Part) {
  const db = await records();
  const found = conditions.map(sqlOf).reduce((query, one) => query.where(one), db.selectFrom('scim_group'));
  const { total } = await found
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows =
    count === 0
      ? []
      : await found
          .selectAll()
          .orderBy('display_key')
          .offset(startIndex - 1)
          .limit(count)
          .execute();
  return { total: Number(total), resources: await shownGroups(db, rows, withMembers) };
}

async function rowOf(executor: Executor, id: string): Promise<GroupRow> {
  const row = await executor
    .selectFrom('scim_group')
    .selectAll()
    .where('id', '=', recordId.parse(id))
    .executeTakeFirst();
  if (!row) throw NOT_THERE;
  return row;
}

async function shownGroup(executor: Executor, id: string, withMembers = true): Promise<ScimGroupData> {
  const [shown] = await shownGroups(executor, [await rowOf(executor, id)], withMembers);
  if (!shown) throw NOT_THERE;
  return shown;
}

/** Returns a group. */
export async function readOneGroup(id: string, withMembers: boolean): Promise<ScimGroupData> {
  return shownGroup(await records(), id, withMembers);
}

/** Reads a whole group. */
export function readGroup(body: unknown): GroupDraft {
  const read = ScimGroupInput.safeParse(body);
  if (!read.success) throw wrong('invalidValue', 'A group needs a displayName, and members by their ids.');
  const { displayName, externalId, members } = read.data;
  return { displayName, externalId, members: new Set((members ?? []).map(({ value }) => value)) };
}

function parsed<T extends z.ZodType>(shape: T, value: unknown, name: string): z.output<T> {
  const read = shape.safeParse(value);
  if (!read.success) throw wrong('invalidValue', `The value of ${name} cannot be read.`);
  return read.data;
}

/** Which members a change is about: of its value, or of the brackets of its path. */
function meantMembers({ selector, value }: Edit): string[] {
  if (selector === null) return parsed(Members, [value ?? []].flat(), 'members').map((one) => one.value);
  return readFilter(selector).map((condition) => {
    if (condition.attribute !== 'value') throw wrong('invalidPath', 'Members are named by their value.');
    return condition.value;
  });
}

function editMembers(before: ReadonlySet<string>, edit: Edit): ReadonlySet<string> {
  const meant = meantMembers(edit);
  if (edit.op === 'add') return new Set([...before, ...meant]);
  if (edit.op === 'replace') return new Set(meant);
  const isAll = edit.selector === null && edit.value === null;
  return new Set(isAll ? [] : [...before].filter((id) => !meant.includes(id)));
}

/** Makes one change of a group. */
export function editGroup(draft: GroupDraft, edit: Edit): GroupDraft {
  switch (edit.attribute) {
    case 'displayname':
      return { ...draft, displayName: parsed(Text, edit.value, 'displayName') };
    case 'externalid':
      return { ...draft, externalId: parsed(Text.nullable(), edit.value || null, 'externalId') };
    case 'members':
      return { ...draft, members: editMembers(draft.members, edit) };
    default:
      return draft;
  }
}

async function membersOf(trx: Transaction<Tables>, groupId: string): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom('scim_group_member')
    .select('member_id')
    .where('group_id', '=', groupId)
    .execute();
  return new Set(rows.map(({ member_id }) => member_id));
}

/** Only members whom the provider sees; whoever it removed meanwhile is in no group. */
async function knownOf(trx: Transaction<Tables>, ids: Iterable<string>): Promise<ReadonlySet<string>> {
  const valid = [...ids].filter((id) => z.uuid().safeParse(id).success);
  if (valid.length === 0) return new Set();
  const rows = await visibleUsers(trx).select('member.id').where('member.id', 'in', valid).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Keeps who is in a group, and gives everyone their role whom the change is about. */
async function keepMembers(
  trx: Transaction<Tables>,
  groupId: string,
  wanted: ReadonlySet<string>,
  isRenamed: boolean,
): Promise<void> {
  const before = await membersOf(trx, groupId);
  const after = await knownOf(trx, wanted);
  const gone = [...before].filter((id) => !after.has(id));
  const added = [...after].filter((id) => !before.has(id));
  if (gone.length > 0)
    await trx
      .deleteFrom('scim_group_member')
      .where('group_id', '=', groupId)
      .where('member_id', 'in', gone)
      .execute();
  if (added.length > 0)
    await trx
      .insertInto('scim_group_member')
      .values(added.map((member_id) => ({ group_id: groupId, member_id })))
      .execute();
  const detail = { via: 'scim', members: after.size };
  await audit(trx, { actorId: null, action: 'group-changed', subject: groupId, detail });
  await takeRolesOfGroups(trx, isRenamed ? [...new Set([...before, ...after])] : [...gone, ...added]);
}

const columnsOf = ({ displayName, externalId }: GroupDraft) => ({
  display_name: displayName,
  display_key: nameKey(displayName),
  external_id: externalId,
  changed_at: new Date(),
});

/** Makes a group. */
export function createGroup(draft: GroupDraft): Promise<ScimGroupData> {
  return changing(async (trx) => {
    const { id } = await trx
      .insertInto('scim_group')
      .values(columnsOf(draft))
      .returning('id')
      .executeTakeFirstOrThrow();
    await keepMembers(trx, id, draft.members, false);
    return shownGroup(trx, id);
  });
}

/** Changes a group as `change` says, of the version that the caller saw. */
export function changeGroup(
  id: string,
  ifMatch: string | null,
  change: (before: GroupDraft) => GroupDraft,
): Promise<ScimGroupData> {
  return changing(async (trx) => {
    const row = await rowOf(trx, id);
    holdTo(ifMatch, await shownGroup(trx, id));
    const before = {
      displayName: row.display_name,
      externalId: row.external_id,
      members: await membersOf(trx, row.id),
    };
    const after = change(before);
    const isRenamed = after.displayName !== before.displayName || after.externalId !== before.externalId;
    await trx.updateTable('scim_group').set(columnsOf(after)).where('id', '=', row.id).execute();
    await keepMembers(trx, row.id, after.members, isRenamed);
    return shownGroup(trx, row.id);
  });
}

/** Removes a group; whoever was in it has the role of their other groups. */
export function removeGroup(id: string, ifMatch: string | null): Promise<void> {
  return changing(async (trx) => {
    const row = await rowOf(trx, id);
    holdTo(ifMatch, await shownGroup(trx, id));
    const members = await membersOf(trx, row.id);
    await trx.deleteFrom('scim_group').where('id', '=', row.id).execute();
    await audit(trx, { actorId: null, action: 'group-removed', subject: row.id, detail: { via: 'scim' } });
    await takeRolesOfGroups(trx, [...members]);
  });
}
