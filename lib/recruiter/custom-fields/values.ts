import { sql, type Transaction } from 'kysely';
import type { Actor } from '../ground/actor';
import type { DossierKind } from '../ground/dossier-kind';
import { done, type Outcome, refused } from '../ground/outcome';
import type { Executor, Tables } from '../ground/store';
import { wordVector } from '../search/word-vector';
import { customFieldsIn } from './stored';
import {
  type CustomField,
  type CustomValue,
  type CustomValues,
  customPath,
  isCustomValue,
  keyOfPath,
  wrongValue,
} from './types';

type Trx = Transaction<Tables>;

/** Values of some dossiers as their corrections have them. */
type Standing = { dossier_id: string; kind: DossierKind; path: string; value: unknown };

/** Returns the newest change of each field that was not undone, as far as it sets a value. */
async function standingOf(db: Executor, ids: readonly string[]): Promise<Standing[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Standing>`
    select * from (
      select distinct on (correction.dossier_id, correction.path)
        correction.dossier_id, dossier.kind, correction.path, correction.value
      from recruiter.correction join recruiter.dossier on dossier.id = correction.dossier_id
      where correction.dossier_id = any(${[...ids]}::uuid[]) and correction.path like 'custom.%'
        and correction.undone_at is null
      order by correction.dossier_id, correction.path, correction.position desc) as newest
    where value is not null and value <> 'null'::jsonb`.execute(db);
  return rows;
}

/** Returns the fields of both kinds by kind and key. */
async function knownFields(db: Executor, kinds: Iterable<DossierKind>): Promise<Map<string, CustomField>> {
  const known = new Map<string, CustomField>();
  for (const kind of new Set(kinds))
    for (const field of await customFieldsIn(db, kind)) known.set(`${kind} ${field.key}`, field);
  return known;
}

function rowOf(dossierId: string, field: CustomField, value: CustomValue) {
  const isText = field.type === 'text' || field.type === 'choice' || field.type === 'person';
  return {
    dossier_id: dossierId,
    field_id: field.id,
    text: isText ? String(value) : null,
    number: field.type === 'number' ? Number(value) : null,
    day: field.type === 'date' ? String(value) : null,
    words: field.type === 'text' ? wordVector([String(value)]) : null,
  };
}

/** Derives what lists show of these dossiers from the corrections of their fields. */
export async function settleValues(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const standing = await standingOf(trx, ids);
  await trx.deleteFrom('custom_value').where('dossier_id', 'in', ids).execute();
  if (standing.length === 0) return;
  const fields = await knownFields(
    trx,
    standing.map(({ kind }) => kind),
  );
  const rows = standing.flatMap(({ dossier_id, kind, path, value }) => {
    const field = fields.get(`${kind} ${keyOfPath(path)}`);
    return field && isCustomValue(field, value) ? [rowOf(dossier_id, field, value)] : [];
  });
  await sql`
    insert into recruiter.custom_value (dossier_id, field_id, text, number, day, words)
    select given.dossier_id, given.field_id, given.text, given.number, given.day, given.words::tsvector
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given
      (dossier_id uuid, field_id uuid, text text, number double precision, day date, words text)`.execute(
    trx,
  );
}

/** Returns what some dossiers hold, by their ids. */
export async function customValuesOf(
  db: Executor,
  ids: readonly string[],
): Promise<Map<string, Record<string, CustomValue>>> {
  const known = new Map<string, Record<string, CustomValue>>();
  if (ids.length === 0) return known;
  const { rows } = await sql<{ dossier_id: string; key: string; value: CustomValue }>`
    select held.dossier_id, field.key, coalesce(to_jsonb(held.text), to_jsonb(held.number), to_jsonb(held.day)) as value
    from recruiter.custom_value as held join recruiter.custom_field as field on field.id = held.field_id
    where held.dossier_id = any(${[...ids]}::uuid[])`.execute(db);
  for (const { dossier_id, key, value } of rows) {
    const held = known.get(dossier_id) ?? {};
    held[key] = value;
    known.set(dossier_id, held);
  }
  return known;
}

/** Returns a field that values may be set of, or why there is none. */
export async function settableField(
  db: Executor,
  kind: DossierKind,
  key: string,
): Promise<Outcome<CustomField>> {
  const field = (await customFieldsIn(db, kind)).find((one) => one.key === key);
  if (!field || field.archived) return refused('not-found', 'There is no such field any more.', 'path');
  return done(field);
}

/** Checks a value that somebody gives a field; null takes the value away. */
export function checkedValue(field: CustomField, value: unknown): Outcome<CustomValue | null> {
  if (value === null) return done(null);
  if (!isCustomValue(field, value)) return refused('invalid', wrongValue(field), 'value');
  const choice = field.choices.find(({ id }) => id === value);
  if (choice?.archived) return refused('invalid', `“${choice.label}” is no longer offered.`, 'value');
  return done(typeof value === 'string' ? value.trim() : value);
}

/** A value for many dossiers. `act` makes the ids of the changes, so that they can be taken back. */
export type Setting = {
  field: CustomField;
  value: CustomValue | null;
  actor: Pick<Actor, 'id'>;
  act?: string;
};

const idOfChange = (act: string, path: string) =>
  sql<string>`md5(${`${act} ${path} `}::text || given::text)::uuid`;

/** Gives a field of these dossiers a value, and returns those that it changed. */
export async function setWithin(
  trx: Trx,
  ids: readonly string[],
  { field, value, actor, act }: Setting,
): Promise<string[]> {
  const known = await trx
    .selectFrom('dossier')
    .select('id')
    .where('id', 'in', ids)
    .where('kind', '=', field.kind)
    .orderBy('id')
    .forUpdate()
    .execute();
  const held = await customValuesOf(
    trx,
    known.map(({ id }) => id),
  );
  const changed = known.map(({ id }) => id).filter((id) => (held.get(id)?.[field.key] ?? null) !== value);
  if (changed.length === 0) return [];
  const path = customPath(field.key);
  const id = act === undefined ? sql<string>`gen_random_uuid()` : idOfChange(act, path);
  await sql`
    insert into recruiter.correction (id, dossier_id, path, kind, value, parsed_value, anchors, made_by)
    select ${id}, given, ${path}, 'set', ${JSON.stringify(value)}::jsonb, 'null'::jsonb, '[]'::jsonb, ${actor.id}::uuid
    from unnest(${changed}::uuid[]) as given`.execute(trx);
  await touch(trx, changed);
  await settleValues(trx, changed);
  return changed;
}

/** Takes back what an act set, where nobody changed it since; returns those that it changed. */
export async function unsetWithin(
  trx: Trx,
  ids: readonly string[],
  { key, act, actor }: { key: string; act: string; actor: Pick<Actor, 'id'> },
): Promise<string[]> {
  const path = customPath(key);
  const { rows } = await sql<{ dossier_id: string }>`
    update recruiter.correction set undone_at = now(), undone_by = ${actor.id}::uuid
    from unnest(${[...ids]}::uuid[]) as given
    where correction.id = ${idOfChange(act, path)} and correction.undone_at is null
      and correction.dossier_id = given and not exists (
        select from recruiter.correction as later
        where later.dossier_id = given and later.path = ${path} and later.undone_at is null
          and later.position > correction.position)
    returning correction.dossier_id`.execute(trx);
  const changed = rows.map(({ dossier_id }) => dossier_id);
  await touch(trx, changed);
  await settleValues(trx, changed);
  return changed;
}

/** Notes that dossiers changed. */
export async function touch(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.updateTable('dossier').set({ updated_at: sql<Date>`now()` }).where('id', 'in', ids).execute();
}

/** Returns the values of those who were merged into a candidate, where they differ from what the candidate has. */
export async function otherValuesOf(db: Executor, keptId: string, held: CustomValues) {
  const merged = await db
    .selectFrom('dossier_merge')
    .innerJoin('dossier', 'dossier.id', 'merged_id')
    .select(['dossier.id', 'dossier.name'])
    .where('kept_id', '=', keptId)
    .execute();
  const names = new Map(merged.map(({ id, name }) => [id, name]));
  const standing = await standingOf(db, [...names.keys()]);
  return standing.flatMap(({ dossier_id, path, value }) => {
    const key = keyOfPath(path);
    if (key === null || held[key] === value) return [];
    return [{ key, value: value as CustomValue, of: names.get(dossier_id) ?? '' }];
  });
}
