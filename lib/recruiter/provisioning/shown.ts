import { config } from '@/lib/config';
import { SCIM_SCHEMAS, type ScimGroupData, type ScimUserData } from '@/lib/contracts/scim';
import type { Executor } from '../ground/store';
import type { UserDraft } from './draft';

/** Members and groups as SCIM answers them. */

export const addressOf = (path: string) => `${config().BASE_URL}/scim/v2/${path}`;

/** A member with what the provider said of them; null where it said nothing yet. */
export type UserRow = {
  id: string;
  email: string;
  name: string;
  role: string;
  disabled_at: Date | null;
  created_at: Date;
  user_name: string | null;
  external_id: string | null;
  given_name: string | null;
  family_name: string | null;
  display_name: string | null;
  changed_at: Date | null;
};

/** Members whom the provider did not remove. */
export const visibleUsers = (executor: Executor) =>
  executor
    .selectFrom('member')
    .leftJoin('scim_user', 'scim_user.member_id', 'member.id')
    .where('removed_at', 'is', null);

/** Reads rows of members as `UserRow`. */
export const usersAsRows = (executor: Executor) =>
  visibleUsers(executor)
    .select(['member.id', 'email', 'name', 'role', 'disabled_at', 'created_at'])
    .select(['user_name', 'external_id', 'given_name', 'family_name', 'display_name', 'changed_at']);

/** Returns a member as the provider would have named them. */
export const draftOf = (row: UserRow): UserDraft => ({
  userName: row.user_name ?? row.email,
  externalId: row.external_id,
  displayName: row.display_name,
  givenName: row.given_name,
  familyName: row.family_name,
  email: row.email,
  active: row.disabled_at === null,
});

/** Returns what colleagues call somebody. */
export function nameOf({ displayName, givenName, familyName, userName }: UserDraft): string {
  const parts = [givenName, familyName].filter(Boolean).join(' ');
  return (displayName ?? (parts || userName)).slice(0, 100);
}

type GroupOf = { member_id: string; id: string; display_name: string };

async function groupsOf(executor: Executor, ids: readonly string[]): Promise<GroupOf[]> {
  if (ids.length === 0) return [];
  return executor
    .selectFrom('scim_group_member')
    .innerJoin('scim_group', 'scim_group.id', 'scim_group_member.group_id')
    .select(['member_id', 'scim_group.id', 'display_name'])
    .where('member_id', 'in', ids)
    .orderBy('display_key')
    .execute();
}

function shownUser(row: UserRow, groups: readonly GroupOf[]): ScimUserData {
  const { externalId, givenName, familyName, userName, active } = draftOf(row);
  const created = row.created_at.toISOString();
  return {
    schemas: [SCIM_SCHEMAS.user],
    id: row.id,
    ...(externalId && { externalId }),
    userName,
    name: {
      formatted: [givenName, familyName].filter(Boolean).join(' ') || row.name,
      ...(givenName && { givenName }),
      ...(familyName && { familyName }),
    },
    displayName: row.display_name ?? row.name,
    emails: [{ value: row.email, type: 'work', primary: true }],
    active,
    groups: groups.map(({ id, display_name }) => ({
      ...{ value: id, display: display_name },
      ...{ $ref: addressOf(`Groups/${id}`), type: 'direct' },
    })),
    meta: {
      ...{ resourceType: 'User', created },
      lastModified: row.changed_at?.toISOString() ?? created,
      location: addressOf(`Users/${row.id}`),
    },
  };
}

/** Returns members as SCIM answers them, with their groups. */
export async function shownUsers(executor: Executor, rows: readonly UserRow[]): Promise<ScimUserData[]> {
  const groups = await groupsOf(
    executor,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    shownUser(
      row,
      groups.filter(({ member_id }) => member_id === row.id),
    ),
  );
}

export type GroupRow = {
  id: string;
  display_name: string;
  external_id: string | null;
  made_at: Date;
  changed_at: Date;
};

/** Returns groups as SCIM answers them; without their members where those were not asked for. */
export async function shownGroups(
  executor: Executor,
  rows: readonly GroupRow[],
  withMembers: boolean,
): Promise<ScimGroupData[]> {
  const ids = rows.map(({ id }) => id);
  const members =
    ids.length === 0 || !withMembers
      ? []
      : await executor
          .selectFrom('scim_group_member')
          .innerJoin('member', 'member.id', 'member_id')
          .select(['group_id', 'member.id', 'member.name'])
          .where('group_id', 'in', ids)
          .orderBy('member.email')
          .execute();
  return rows.map((row) => ({
    schemas: [SCIM_SCHEMAS.group],
    id: row.id,
    ...(row.external_id && { externalId: row.external_id }),
    displayName: row.display_name,
    members: members
      .filter(({ group_id }) => group_id === row.id)
      .map(({ id, name }) => ({
        ...{ value: id, display: name },
        ...{ $ref: addressOf(`Users/${id}`), type: 'User' },
      })),
    meta: {
      resourceType: 'Group',
      created: row.made_at.toISOString(),
      lastModified: row.changed_at.toISOString(),
      location: addressOf(`Groups/${row.id}`),
    },
  }));
}
