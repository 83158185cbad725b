import { type Expression, type SqlBool, sql } from 'kysely';
import type { Executor } from '../store';
import type { DossierTable } from '../store/tables';
import type { DossierKind, Facet, ListFacets } from './types';

/** How often each value of a column, or of its entries, is in the lists of a kind. */
export async function facetOf(db: Executor, kind: DossierKind, value: string): Promise<Facet[]> {
  const { rows } = await sql<Facet>`
    select ${sql.raw(value)} as value, count(*) as count
    from recruiter.dossier where kind = ${kind} and not held group by 1 order by 2 desc, 1 limit 200`.execute(
    db,
  );
  return rows.filter((row) => row.value !== null);
}

/** What the filters of every list can be set to. */
export async function commonFacets(db: Executor, kind: DossierKind): Promise<ListFacets> {
  const { total, samples } = await db
    .selectFrom('dossier')
    .select((select) => [
      select.fn.countAll<number>().as('total'),
      sql<number>`count(*) filter (where dossier.sample)`.as('samples'),
    ])
    .where('kind', '=', kind)
    .where('held', '=', false)
    .executeTakeFirstOrThrow();
  return {
    tags: await facetOf(db, kind, 'unnest(tags)'),
    languages: await facetOf(db, kind, 'document_language'),
    countries: await facetOf(db, kind, 'country_code'),
    total,
    samples,
  };
}

type CommonFilters = {
  states?: readonly string[];
  tags?: readonly string[];
  languages?: readonly string[];
  countries?: readonly string[];
  sample?: boolean;
};

/** The conditions of the filters that every list has. */
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

/** That a column has one of these values; nothing is asked when there is none. */
export function anyOf(
  column: keyof DossierTable & string,
  values: readonly string[] | undefined,
): Expression<SqlBool> | undefined {
  return values?.length ? sql<SqlBool>`${sql.ref(`dossier.${column}`)} = any(${values})` : undefined;
}
