import { type Expression, type SqlBool, sql } from 'kysely';
import type { Executor } from '../ground/store';
import { type Leaf, wordsOfLeaf } from '../search/leaves';
import type { OwnFields, SoughtValue } from '../search/own-fields';
import { wordVector } from '../search/word-vector';
import { type CustomFields, heldWhere } from './conditions';
import { filterFrom, wantedOf } from './filters';
import type { CustomField } from './types';

/** Values of fields as words of a search: `notice_period:3`, or a value that is typed without its field. */

const NOBODY = sql<SqlBool>`false`;

/** A choice or a member whose name has what was looked for. */
type Named = { at: number; field: string; choice: string };

function held(...any: Expression<SqlBool>[]): Expression<SqlBool> {
  if (any.length === 0) return NOBODY;
  return sql<SqlBool>`dossier.id in (
    select held.dossier_id from recruiter.custom_value as held where ${sql.join(any, sql` or `)})`;
}

const ofField = (id: string, of: Expression<unknown>) =>
  sql<SqlBool>`(held.field_id = ${id}::uuid and ${of})`;

/** Returns a figure, day, month or year as it was typed; null for anything else, such as `1,500`, which may be either. */
function typedOf({ type }: CustomField, leaf: Leaf): string | null {
  const words = wordsOfLeaf(leaf);
  if (words.length === 0) return null;
  if (type === 'date') return words.join('-');
  const [, decimals = '', more] = words;
  return more !== undefined || decimals.length === 3 ? null : words.join('.');
}

function inOneField(field: CustomField, { leaf, query }: SoughtValue, named: readonly Named[]) {
  if (field.type === 'text') return held(ofField(field.id, sql`held.words @@ ${query}::tsquery`));
  if (field.type === 'choice' || field.type === 'person') {
    const ids = named.filter((one) => one.field === field.id).map(({ choice }) => choice);
    return held(ofField(field.id, sql`left(held.text, 100) = any(${ids}::text[])`));
  }
  const typed = typedOf(field, leaf);
  const filter = typed === null ? null : filterFrom(field, typed);
  const wanted = filter === null ? null : wantedOf(field, filter);
  return wanted === null ? NOBODY : held(ofField(field.id, heldWhere(field, wanted)));
}

/** Returns the choices and members whose names have what is looked for. */
async function namedIn(db: Executor, fields: CustomFields, sought: readonly SoughtValue[]): Promise<Named[]> {
  const choices = fields.flatMap(({ id, choices: of }) =>
    of.map(({ id: choice, label }) => ({ field: id, choice, words: wordVector([label]) })),
  );
  if (choices.length === 0 || sought.length === 0) return [];
  const queries = sought.map(({ query }, at) => ({ at, query }));
  const { rows } = await sql<Named>`
    select asked.at, known.field, known.choice
    from jsonb_to_recordset(${JSON.stringify(queries)}::jsonb) as asked (at int, query text)
    join jsonb_to_recordset(${JSON.stringify(choices)}::jsonb) as known (field text, choice text, words text)
      on known.words::tsvector @@ asked.query::tsquery`.execute(db);
  return rows;
}

/** Returns which of these are words of a text, or the figure, of anybody. */
async function heldByAnybody(db: Executor, sought: readonly SoughtValue[]): Promise<Set<number>> {
  const queries = sought.map(({ leaf, query }, at) => ({ at, query, figure: figureOf(leaf) }));
  const { rows } = await sql<{ at: number }>`
    select asked.at from jsonb_to_recordset(${JSON.stringify(queries)}::jsonb)
      as asked (at int, query text, figure double precision)
    where exists (select from recruiter.custom_value as held where held.words @@ asked.query::tsquery)
      or exists (select from recruiter.custom_value as held where held.number = asked.figure)`.execute(db);
  return new Set(rows.map(({ at }) => at));
}

function figureOf(leaf: Leaf): number | null {
  const [word, ...more] = wordsOfLeaf(leaf);
  return word !== undefined && more.length === 0 && /^\d{1,15}$/.test(word) ? Number(word) : null;
}

function inAnyField({ leaf, query }: SoughtValue, named: readonly Named[]): Expression<SqlBool> {
  const figure = figureOf(leaf);
  return held(
    sql<SqlBool>`held.words @@ ${query}::tsquery`,
    ...(figure === null ? [] : [sql<SqlBool>`held.number = ${figure}`]),
    ...named.map(({ field, choice }) => ofField(field, sql`left(held.text, 100) = ${choice}`)),
  );
}

/** Returns the fields of a list as its search language has them. */
export function ownFieldsOf(fields: CustomFields): OwnFields {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const conditions: OwnFields['conditions'] = async (db, sought) => {
    const found = new Map<Leaf, Expression<SqlBool>>();
    if (fields.length === 0 || sought.length === 0) return found;
    const [named, anybody] = await Promise.all([namedIn(db, fields, sought), heldByAnybody(db, sought)]);
    for (const [at, one] of sought.entries()) {
      const own = named.filter((each) => each.at === at);
      const field = one.field === null ? undefined : byKey.get(one.field);
      if (field) found.set(one.leaf, inOneField(field, one, own));
      else if (anybody.has(at) || own.length > 0) found.set(one.leaf, inAnyField(one, own));
    }
    return found;
  };
  return { keys: new Set(byKey.keys()), conditions };
}
