import type { DossierKind } from '../ground/dossier-kind';
import type { Executor } from '../ground/store';
import type { CustomChoice, CustomField } from './types';

/** Returns the members as choices; those who are disabled are named, and no longer offered. */
async function membersIn(db: Executor): Promise<CustomChoice[]> {
  const rows = await db
    .selectFrom('member')
    .select(['id', 'name', 'email', 'disabled_at'])
    .orderBy('name')
    .execute();
  return rows.map(({ id, name, email, disabled_at }) => ({
    id,
    label: name || email,
    archived: disabled_at !== null,
  }));
}

/** Returns the fields of one kind in their order, archived ones last. */
export async function customFieldsIn(db: Executor, kind: DossierKind): Promise<CustomField[]> {
  const rows = await db
    .selectFrom('custom_field')
    .selectAll()
    .where('of_kind', '=', kind)
    .orderBy((of) => of('archived_at', 'is not', null))
    .orderBy('position')
    .orderBy('key')
    .execute();
  const members = rows.some(({ type }) => type === 'person') ? await membersIn(db) : [];
  return rows.map(({ id, key, name, type, choices, archived_at }) => ({
    ...{ id, kind, key, name, type },
    choices: type === 'person' ? members : (choices as CustomChoice[]),
    archived: archived_at !== null,
  }));
}

/** Returns the fields of one kind that values are given to now, with the choices that are offered now. */
export async function offeredFieldsIn(db: Executor, kind: DossierKind): Promise<CustomField[]> {
  return (await customFieldsIn(db, kind))
    .filter(({ archived }) => !archived)
    .map((field) => ({ ...field, choices: field.choices.filter(({ archived }) => !archived) }));
}
