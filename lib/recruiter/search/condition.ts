import { type Expression, type SqlBool, sql } from 'kysely';
import type { WordsNode } from '@/lib/expression';
import type { DossierKind } from '../ground/dossier-kind';
import type { FactField } from './facts';
import { FIELDS_OF_FACTS, isValueField } from './language';
import { type OpenWords, tsqueryOf } from './tsquery';
import { type KnownValues, valueCondition } from './values';

/** Context that an expression depends on. */
export type ExpressionContext = { kind: DossierKind; open: OpenWords; values: KnownValues };

/** Returns whether the index of words can answer an expression by itself: it searches for words, and uses no field. */
function isOfIndex(node: WordsNode): boolean {
  switch (node.type) {
    case 'field':
    case 'not':
      return false;
    case 'or':
      return node.nodes.every(isOfIndex);
    case 'and':
      return node.nodes.some(isOfIndex) && node.nodes.every((each) => isOfIndex(each) || isExcluded(each));
    default:
      return true;
  }
}

const isExcluded = (node: WordsNode) => node.type === 'not' && isOfIndex(node.node);

function inWords(query: string): Expression<SqlBool> {
  return sql<SqlBool>`dossier.id in (
    select dossier_id from recruiter.dossier_words where words @@ ${query}::tsquery)`;
}

function inFacts(kind: DossierKind, field: FactField, query: string): Expression<SqlBool> {
  return sql<SqlBool>`dossier.id in (
    select dossier_id from recruiter.dossier_fact
    where kind = ${kind} and field = ${field} and words @@ ${query}::tsquery)`;
}

/** Returns the condition of an expression on a row of `dossier`. `field` is the field around it. */
export function expressionCondition(
  node: WordsNode,
  context: ExpressionContext,
  field = 'text',
): Expression<SqlBool> {
  const of = (each: WordsNode, inside = field) => expressionCondition(each, context, inside);
  if (field === 'text' && isOfIndex(node)) return inWords(tsqueryOf(node, context.open));
  switch (node.type) {
    case 'and':
      return sql<SqlBool>`(${sql.join(
        node.nodes.map((each) => of(each)),
        sql` and `,
      )})`;
    case 'or':
      return sql<SqlBool>`(${sql.join(
        node.nodes.map((each) => of(each)),
        sql` or `,
      )})`;
    case 'not':
      return sql<SqlBool>`(not ${of(node.node)})`;
    case 'field':
      return of(node.node, node.field);
    default: {
      if (isValueField(field)) return valueCondition(field, node, context.values);
      const asked = FIELDS_OF_FACTS[field];
      const query = tsqueryOf(node, context.open);
      return asked ? inFacts(context.kind, asked, query) : inWords(query);
    }
  }
}
