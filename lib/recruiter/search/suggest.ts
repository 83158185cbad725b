import { sql } from 'kysely';
import { z } from 'zod';
import { tokensOf } from '@/lib/expression';
import { DOSSIER_KINDS, type DossierKind } from '../ground/dossier-kind';
import { done, type Outcome } from '../ground/outcome';
import { type Executor, records } from '../ground/store';
import { defineUseCase, reads } from '../ground/use-case';
import { FACT_FIELDS } from './facts';
import { lexeme } from './word-vector';

/** Columns of a dossier whose values complete a filter, in addition to facts. */
const COLUMNS = {
  city: 'city',
  country: 'country_code',
  document: 'document_language',
  tag: 'unnest(tags)',
} as const;

const FIELDS = [...FACT_FIELDS, ...Object.keys(COLUMNS), 'stage', 'near'] as const;

/** A value of a field, its count, and its record where it is a name. */
export type SuggestedFact = { field: string; value: string; count: number; id?: string };

const MOST = 8;
/**
 * Fields that a word may belong to, the likelier first; values of one field are listed in full, as the input may be a
 * name.
 */
const ANY_FIELD = ['name', 'skill', 'title', 'employer', 'school', 'degree', 'certification'] as const;
const MOST_LISTED = 300;

/** Returns a query for the typed words, of which the last may be incomplete. */
export function typedQuery(typed: string): string | null {
  const words = tokensOf(typed).map(({ term }) => term);
  return words.length === 0 ? null : words.map((word) => `${lexeme(word)}:*`).join(' & ');
}

async function factsLike(
  db: Executor,
  kind: DossierKind,
  field: string,
  typed: string,
): Promise<SuggestedFact[]> {
  const query = typedQuery(typed);
  const like = query ? sql`and fact.words @@ ${query}::tsquery` : sql``;
  const { rows } = await sql<SuggestedFact & { id: string }>`
    select ${field} as field, mode() within group (order by fact.label) as value,
      count(distinct fact.dossier_id)::int as count, min(fact.dossier_id::text) as id
    from recruiter.dossier_fact as fact
    join recruiter.dossier on dossier.id = fact.dossier_id and not dossier.held
    where fact.kind = ${kind} and fact.field = ${field} ${like}
    group by ${field === 'name' ? sql`fact.dossier_id` : sql`coalesce(fact.concept, fact.key)`}
    order by 3 desc, 2 limit ${query ? MOST : MOST_LISTED}`.execute(db);
  return rows.map(({ id, ...row }) => (field === 'name' ? { ...row, id } : row));
}

async function valuesOf(
  db: Executor,
  kind: DossierKind,
  field: keyof typeof COLUMNS,
): Promise<SuggestedFact[]> {
  const { rows } = await sql<SuggestedFact>`
    select ${field} as field, ${sql.raw(COLUMNS[field])} as value, count(*)::int as count
    from recruiter.dossier where kind = ${kind} and not held
    group by 2 order by 3 desc, 2 limit ${MOST_LISTED}`.execute(db);
  return rows.filter(({ value }) => value !== null);
}

/** Cities in which dossiers are; of those that share a name, all but the commonest with their country. */
async function places(db: Executor, kind: DossierKind): Promise<SuggestedFact[]> {
  const { rows } = await sql<{ city: string; country: string | null; count: number; nth: number }>`
    select mode() within group (order by place.city) as city, place.country_code as country, count(*)::int as count,
      row_number() over (partition by split_part(place.key, '|', 3) order by count(*) desc)::int as nth
    from recruiter.place
    join recruiter.dossier_place on dossier_place.place_key = place.key
    join recruiter.dossier on dossier.id = dossier_place.dossier_id and not dossier.held
    where dossier.kind = ${kind} and place.state = 'found'
    group by split_part(place.key, '|', 3), place.country_code
    order by 3 desc, 1 limit ${MOST_LISTED}`.execute(db);
  return rows.map(({ city, country, count, nth }) => ({
    field: 'near',
    value: nth > 1 && country ? `${city}, ${country}` : city,
    count,
  }));
}

async function stages(db: Executor): Promise<SuggestedFact[]> {
  const { rows } = await sql<SuggestedFact>`
    select 'stage' as field, stage.name as value, count(distinct entry.candidate_id)::int as count
    from recruiter.shortlist_stage as stage
    left join recruiter.shortlist_entry as entry on entry.stage_id = stage.id and entry.listed
    group by stage.name, stage.position order by stage.position`.execute(db);
  return rows;
}

function isColumn(field: string): field is keyof typeof COLUMNS {
  return Object.hasOwn(COLUMNS, field);
}

async function ofField(db: Executor, kind: DossierKind, field: string, typed: string) {
  if (field === 'stage') return stages(db);
  if (field === 'near') return places(db, kind);
  return isColumn(field) ? valuesOf(db, kind, field) : factsLike(db, kind, field, typed);
}

/**
 * Suggests completions for a value or a word that is being typed; without a field, values of any that begin like it.
 */
export const suggestFacts = defineUseCase(
  reads('viewer'),
  z.object({
    kind: z.enum(DOSSIER_KINDS),
    field: z.enum(FIELDS as readonly [string, ...string[]]).nullable(),
    typed: z.string().max(100),
  }),
  async (_actor, { kind, field, typed }): Promise<Outcome<SuggestedFact[]>> => {
    const db = await records();
    if (field !== null) return done(await ofField(db, kind, field, typed));
    if (typedQuery(typed) === null) return done([]);
    const found: SuggestedFact[][] = [];
    for (const each of ANY_FIELD) found.push((await factsLike(db, kind, each, typed)).slice(0, 3));
    return done(found.flat());
  },
);
