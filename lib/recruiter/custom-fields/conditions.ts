import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Executor } from '../ground/store';
import { phraseOf } from '../search/leaves';
import { tsqueryOf } from '../search/tsquery';
import { type Wanted, wantedOf } from './filters';
import { type CustomField, type CustomValue, keyOfColumn, partsOfFilter } from './types';
import { customValuesOf } from './values';

/** The fields of a list, as far as a question or its rows need them. */
export type CustomFields = readonly CustomField[];

type Fault = { value: string; message: string };

/** Returns the condition on a value of a field, named `held`. */
export function heldWhere({ type }: CustomField, wanted: Wanted): RawBuilder<unknown> {
  switch (wanted.is) {
    case 'words': {
      const phrase = phraseOf(wanted.words);
      return phrase ? sql`held.words @@ ${tsqueryOf(phrase, new Map())}::tsquery` : sql`false`;
    }
    case 'one':
      return sql`left(held.text, 100) = ${wanted.id}`;
    case 'range': {
      const column = type === 'number' ? sql`held.number` : sql`held.day`;
      const as = type === 'number' ? sql`double precision` : sql`date`;
      const from = wanted.from ? sql`${column} >= ${wanted.from}::${as}` : sql`true`;
      return sql`${from} and ${wanted.to ? sql`${column} <= ${wanted.to}::${as}` : sql`${column} is not null`}`;
    }
    default:
      return sql`true`;
  }
}

function conditionOf(field: CustomField, wanted: Wanted): Expression<SqlBool> {
  const held = sql`select held.dossier_id from recruiter.custom_value as held
    where held.field_id = ${field.id}::uuid and ${heldWhere(field, wanted)}`;
  return wanted.is === 'none'
    ? sql<SqlBool>`dossier.id not in (${held})`
    : sql<SqlBool>`dossier.id in (${held})`;
}

/**
 * Returns the conditions of filters on fields: any of the values of one field, and each of the fields. One on a field that there is
 * not, or that has no such values, admits nothing and is marked.
 */
export function customConditions(
  fields: CustomFields,
  filters: readonly string[] | undefined,
): { conditions: Expression<SqlBool>[]; faults: Fault[] } {
  const faults: Fault[] = [];
  const byField = new Map<string, Expression<SqlBool>[]>();
  for (const filter of filters ?? []) {
    const parts = partsOfFilter(filter);
    const field = fields.find(({ key }) => key === parts?.key);
    const wanted = field && parts ? wantedOf(field, parts.wanted) : null;
    if (!field || !wanted) {
      const message = field ? `${field.name} has no value like this.` : 'There is no such field here.';
      faults.push({ value: filter, message });
      continue;
    }
    byField.set(field.key, [...(byField.get(field.key) ?? []), conditionOf(field, wanted)]);
  }
  const conditions = [...byField.values()].map((any) => sql<SqlBool>`(${sql.join(any, sql` or `)})`);
  return { conditions: faults.length > 0 ? [...conditions, sql<SqlBool>`false`] : conditions, faults };
}

/** Returns the order of a list by a field: of choices by their place, of members by name; null without such a field. */
export function customOrder(fields: CustomFields, sort: string): Expression<unknown> | null {
  const field = fields.find(({ key }) => key === keyOfColumn(sort));
  if (!field) return null;
  const places = field.choices.map(({ id }) => id);
  const by = {
    text: sql`lower(held.text)`,
    number: sql`held.number`,
    date: sql`held.day`,
    choice: sql`array_position(${places}::text[], held.text)`,
    person: sql`array_position(${places}::text[], held.text)`,
  }[field.type];
  return sql`(select ${by} from recruiter.custom_value as held
    where held.dossier_id = dossier.id and held.field_id = ${field.id}::uuid)`;
}

/** Adds what they hold to the lines of a list. */
export async function withCustomValues<Line extends { id: string }>(
  db: Executor,
  fields: CustomFields,
  lines: readonly Line[],
): Promise<(Line & { custom?: Record<string, CustomValue> })[]> {
  if (fields.length === 0) return [...lines];
  const held = await customValuesOf(
    db,
    lines.map(({ id }) => id),
  );
  return lines.map((line) => ({ ...line, custom: held.get(line.id) ?? {} }));
}
