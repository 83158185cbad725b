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

export function scoped(
  select: string,
  { condition, ...scope }: SearchScope,
  tail = '',
  more: Record<string, ParameterValue> = {},
): ColumnStatement {
  const place = placeOf(scope);
  return {
    sql: `select ${select} from document where ${place.sql} and (${condition.sql}) ${tail}`,
    parameters: {
      ...(condition.parameters as SearchCondition['parameters']),
      ...place.parameters,
      ...more,
    },
  };
}

export type Rows = <Row>(statement: ColumnStatement) => Promise<Row[]>;
