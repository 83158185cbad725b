import { sql } from 'kysely';
import { z } from 'zod';
import { DOSSIER_KINDS } from '../ground/dossier-kind';
import { done, type Outcome } from '../ground/outcome';
import { records } from '../ground/store';
import { defineUseCase, reads } from '../ground/use-case';
import { typedQuery } from '../search/suggest';
import { customColumn } from './types';

const MOST = 8;
const MOST_OF_ANY = 3;

type Suggested = { field: string; value: string; count: number };

/** Suggests texts of one field, or of any, that begin like what is typed; `field` is a column of a list. Any member. */
export const suggestCustomValues = defineUseCase(
  reads('viewer'),
  z.object({ kind: z.enum(DOSSIER_KINDS), key: z.string().max(60).nullable(), typed: z.string().max(100) }),
  async (_actor, { kind, key, typed }): Promise<Outcome<Suggested[]>> => {
    const query = typedQuery(typed);
    if (key === null && query === null) return done([]);
    const db = await records();
    const { rows } = await sql<{ key: string; value: string; count: number }>`
      select field.key, held.text as value, count(*)::int as count
      from recruiter.custom_value as held
      join recruiter.custom_field as field on field.id = held.field_id
      join recruiter.dossier on dossier.id = held.dossier_id and not dossier.held
      where field.of_kind = ${kind} and field.type = 'text' and field.archived_at is null
        and ${key === null ? sql`true` : sql`field.key = ${key}`}
        and ${query === null ? sql`true` : sql`held.words @@ ${query}::tsquery`}
      group by 1, 2 order by 3 desc, 2 limit ${key === null ? MOST_OF_ANY : MOST}`.execute(db);
    return done(rows.map((row) => ({ field: customColumn(row.key), value: row.value, count: row.count })));
  },
);
