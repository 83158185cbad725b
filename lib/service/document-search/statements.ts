import type { SearchCondition } from '@/lib/engine/search';
import type { ColumnStatement, ParameterValue } from '../column-engine';
import type { FoundDocument, SearchScope } from './port';

/** Statements over the table of documents, as all parts of the search make them. */

export type FoundRow = { id: number; index_id: number; document_id: string };

export const foundOf = ({ id, index_id, document_id }: FoundRow): FoundDocument => ({
  id,
  indexId: index_id,
  documentId: document_id,
});

/** Returns the indexes and trades of a scope, by which the table is ordered. */
export function placeOf({ indexIds, trades }: Pick<SearchScope, 'indexIds' | 'trades'>) {
  return {
    sql: `index_id in {indexes:Array(UInt32)}${trades ? ' and trade in {trades:Array(UInt16)}' : ''}`,
    parameters: { indexes: indexIds, ...(trades && { trades }) },
  };
}

/** Phrases of many documents are looked for in their texts, which in blocks of usual size take more memory than a query has. */
export const IN_SMALL_BLOCKS = 'settings max_block_size = 4096';

/**
 * Returns the condition that a document of the indexes of a scope is among those for which another holds: conditions that indexes
 * answer and such that look at each document are answered apart from each other. `trades` are those to look at.
 */
export function idsWhere(condition: string, trades?: string): string {
  const place = `index_id in {indexes:Array(UInt32)}${trades ? ` and trade in ${trades}` : ''}`;
  return `id in (select id from document where ${place} and (${condition}))`;
}

export function scoped(
  select: string,
  { condition, ...scope }: SearchScope,
  tail = '',
  more: Record<string, ParameterValue> = {},
): ColumnStatement {
  const place = placeOf(scope);
  return {
    sql: `select ${select} from document where ${place.sql} and (${condition.sql}) ${tail} ${IN_SMALL_BLOCKS}`,
    parameters: {
      ...(condition.parameters as SearchCondition['parameters']),
      ...place.parameters,
      ...more,
    },
  };
}

export type Rows = <Row>(statement: ColumnStatement) => Promise<Row[]>;
