import { type Relevance, raritiesOf } from '@/lib/engine/search';
import type { ParameterValue } from '../column-engine';
import type { DocumentSearch, FoundDocument, SearchScope } from './port';
import { type FoundRow, foundOf, IN_SMALL_BLOCKS, placeOf, type Rows, scoped } from './statements';

/** A page of the results, in an order that is the same for each page: equal ones by date, then by index and id. */

type Page = Parameters<DocumentSearch['search']>[1];
/** Order of the results, as SQL with its parameters; the higher the better. */
type Order = { sql: string; parameters: Record<string, ParameterValue> };
type Found = { found: FoundDocument[]; total: number };

/** Up to this many documents, the page is gathered while they are counted. */
const MOST_GATHERED = 10_000;
/** The texts of more documents than these are not read to put them in order; titles and skills decide then. */
const MOST_READ = 5_000;
const BY_DATE: Order = { sql: 'toInt32(0)', parameters: {} };

/** Returns the page and the number of all by one pass over the documents. */
async function gathered(rows: Rows, scope: SearchScope, { take, skip }: Page, order: Order): Promise<Found> {
  type Row = { total: number; page: [number, number, number, string, number][] };
  const key = `(-${order.sql}, -toInt32(revision), index_id, document_id, id)`;
  const first = take > 0 ? `groupArraySorted(${skip + take})(${key})` : '[]';
  const [all] = await rows<Row>(scoped(`count() as total, ${first} as page`, scope, '', order.parameters));
  const found = (all?.page ?? []).slice(skip);
  return {
    found: found.map(([, , index_id, document_id, id]) => foundOf({ id, index_id, document_id })),
    total: all?.total ?? 0,
  };
}

async function ordered(rows: Rows, scope: SearchScope, { take, skip }: Page, order: Order): Promise<Found> {
  const tail = `order by ${order.sql} desc, revision desc, index_id, document_id limit {take:UInt64} offset {skip:UInt64}`;
  const [found, total] = await Promise.all([
    rows<FoundRow>(scoped('id, index_id, document_id', scope, tail, { ...order.parameters, take, skip })),
    countOf(rows, scope),
  ]);
  return { found: found.map(foundOf), total };
}

async function countOf(rows: Rows, scope: SearchScope): Promise<number> {
  const [counted] = await rows<{ total: number }>(scoped('count() as total', scope));
  return counted?.total ?? 0;
}

/** Returns how many documents of the scope's indexes have each term, and how many there are; indexes of words answer that. */
async function rarities(rows: Rows, scope: SearchScope, { terms, parameters }: Relevance): Promise<number[]> {
  if (terms.length === 1) return [1];
  const place = placeOf(scope);
  const count = async (condition: string) => {
    const [counted] = await rows<{ n: number }>({
      sql: `select count() as n from document where ${place.sql} and (${condition}) ${IN_SMALL_BLOCKS}`,
      parameters: { ...parameters, ...place.parameters },
    });
    return counted?.n ?? 0;
  };
  const [all = 0, ...having] = await Promise.all(['true', ...terms].map(count));
  return raritiesOf(having, all);
}

async function orderOf(rows: Rows, scope: SearchScope, relevance: Relevance): Promise<Order> {
  const [total, each] = await Promise.all([countOf(rows, scope), rarities(rows, scope, relevance)]);
  return {
    sql: total > MOST_READ ? relevance.ofFields : relevance.ofAll,
    parameters: { ...relevance.parameters, rarities: each } as Order['parameters'],
  };
}

/** Returns a page of the documents of a scope, and how many there are. */
export async function findPage(rows: Rows, scope: SearchScope, page: Page): Promise<Found> {
  const { relevance, take, skip } = page;
  const order = relevance && take > 0 ? await orderOf(rows, scope, relevance) : BY_DATE;
  return take + skip <= MOST_GATHERED
    ? gathered(rows, scope, page, order)
    : ordered(rows, scope, page, order);
}
