import { type Expression, type SelectQueryBuilder, sql } from 'kysely';
import { type CustomFields, customOrder } from '../custom-fields/conditions';
import { isCustomColumn } from '../custom-fields/types';
import { distanceOrder } from '../distances/distances';
import type { Near } from '../distances/seek';
import type { Tables } from '../ground/store';
import type { Search } from '../search/search';
import type { ListQuery } from './list-query';

/** The orders of every list that no column decides: by match for a search, and by distance. */
export type ByFit = 'relevance' | 'distance';

/** The column, or the expression, of each other order. */
export type OrderOf<Filters, Sort extends string> = (
  sort: Exclude<Sort, ByFit>,
  filters: Filters,
) => Expression<unknown>;

type Rows<O> = SelectQueryBuilder<Tables, 'dossier', O>;

type Asked = { search: Search; near: Near; fields: CustomFields };

/** Orders by match, then by distance where one is requested, else by the last change. */
function byFit<O>(rows: Rows<O>, { search: { anyWord }, near }: Asked, direction: 'asc' | 'desc'): Rows<O> {
  const ranked = anyWord ? rows.orderBy(sql`dossier.headline_words @@ ${anyWord}::tsquery`, 'desc') : rows;
  const distance = distanceOrder(near);
  return distance
    ? ranked.orderBy(sql`${distance} ${sql.raw(direction)} nulls last`)
    : ranked.orderBy('dossier.updated_at', 'desc');
}

/** Sorts rows; those without a value come last either way, and the id makes the order a total one. */
export function sorted<Filters, Sort extends string, O>(
  rows: Rows<O>,
  order: OrderOf<Filters, Sort>,
  query: ListQuery<Filters, Sort>,
  asked: Asked,
): Rows<O> {
  const { sort, direction, filters } = query;
  if (sort === 'relevance') return byFit(rows, asked, 'asc').orderBy('dossier.id');
  if (sort === 'distance')
    return byFit(rows, { ...asked, search: { ...asked.search, anyWord: null } }, direction).orderBy(
      'dossier.id',
    );
  if (isCustomColumn(sort)) {
    const of = customOrder(asked.fields, sort);
    return (of ? rows.orderBy(sql`${of} ${sql.raw(direction)} nulls last`) : rows).orderBy('dossier.id');
  }
  const by = order(sort as Exclude<Sort, ByFit>, filters);
  return rows.orderBy(sql`${by} ${sql.raw(direction)} nulls last`).orderBy('dossier.id');
}
