import { type Expression, type SqlBool, sql } from 'kysely';
import type { DossierKind } from '../ground/dossier-kind';
import type { Executor } from '../ground/store';
import type { DossierTable } from '../ground/store/tables';
import type { Facet, ListFacets } from './types';

const MOST_VALUES = 200;

/** Source of the counts of a facet: the values of a column, or the entries of a list column. */
const COLUMNS = {
  tags: 'unnest(tags)',
  languages: 'document_language',
  countries: 'country_code',
  employers: 'employer',
  contracts: 'contract',
  employments: 'employment',
} as const;

type FacetName = keyof typeof COLUMNS;

/** Returns how often each value of each facet is in the lists of a kind, the most frequent first; all in one pass over its dossiers. */
async function countFacets<Name extends FacetName>(
  db: Executor,
  kind: DossierKind,
  names: readonly Name[],
): Promise<Record<Name, Facet[]>> {
  const counts = names.map(
    (name) => sql`(select ${name}::text as name, ${sql.raw(COLUMNS[name])} as value, count(*) as count
      from listed group by 2 order by 3 desc, 2 limit ${MOST_VALUES})`,
  );
  const { rows } = await sql<Facet & { name: Name }>`
    with listed as materialized (
      select tags, document_language, country_code, employer, contract, employment
      from recruiter.dossier where kind = ${kind} and not held)
    ${sql.join(counts, sql` union all `)}`.execute(db);
  const facetOf = (name: Name) =>
    rows.flatMap((row) =>
      row.name === name && row.value !== null ? [{ value: row.value, count: row.count }] : [],
    );
  return Object.fromEntries(names.map((name) => [name, facetOf(name)])) as Record<Name, Facet[]>;
}

/** Returns the tags of a kind, the most frequent first. */
export async function tagsOf(db: Executor, kind: DossierKind): Promise<string[]> {
  const { tags } = await countFacets(db, kind, ['tags']);
  return tags.map(({ value }) => value);
}

/** Returns the choices of the filters of a list: those that every list has, and those named. */
export async function facetsOf<Name extends FacetName = never>(
  db: Executor,
  kind: DossierKind,
  more: readonly Name[] = [],
): Promise<ListFacets & Record<Name, Facet[]>> {
  const { total, samples } = await db
    .selectFrom('dossier')
    .select((select) => [
      select.fn.countAll<number>().as('total'),
      sql<number>`count(*) filter (where dossier.sample)`.as('samples'),
    ])
    .where('kind', '=', kind)
    .where('held', '=', false)
    .executeTakeFirstOrThrow();
  return { ...(await countFacets(db, kind, ['tags', 'languages', 'countries', ...more])), total, samples };
}

type CommonFilters = {
  states?: readonly string[];
  tags?: readonly string[];
  languages?: readonly string[];
  countries?: readonly string[];
  sample?: boolean;
};

/** Returns the conditions of the filters that every list has. */
export function commonConditions(filters: CommonFilters): (Expression<SqlBool> | undefined)[] {
  const { states, tags, languages, countries, sample } = filters;
  return [
    anyOf('state', states),
    tags?.length ? sql<SqlBool>`dossier.tags && ${tags}::text[]` : undefined,
    anyOf('document_language', languages),
    anyOf('country_code', countries),
    sample === undefined ? undefined : sql<SqlBool>`dossier.sample = ${sample}`,
  ];
}

/** Returns the condition that a column has one of these values; nothing without values. */
export function anyOf(
  column: keyof DossierTable & string,
  values: readonly string[] | undefined,
): Expression<SqlBool> | undefined {
  return values?.length ? sql<SqlBool>`${sql.ref(`dossier.${column}`)} = any(${values})` : undefined;
}
