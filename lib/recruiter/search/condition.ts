import { type Expression, type SqlBool, sql } from 'kysely';
import type { WordsNode } from '@/lib/expression';
import type { DossierKind } from '../ground/dossier-kind';
import type { FactField } from './facts';
import { FIELDS_OF_FACTS, isValueField } from './language';
import type { OwnConditions } from './own-fields';
import { type OpenWords, tsqueryOf } from './tsquery';
import { type KnownValues, valueCondition } from './values';

/** Context that an expression depends on. */
export type ExpressionContext = {
  kind: DossierKind;
  open: OpenWords;
  values: KnownValues;
  own: OwnConditions;
};

/**
 * Returns whether the index of words can answer an expression by itself: it searches for words that no field of the workspace holds,
 * and uses no field.
 */
function isOfIndex(node: WordsNode, own: OwnConditions): boolean {
  const isOne = (each: WordsNode) => isOfIndex(each, own);
  switch (node.type) {
    case 'field':
    case 'not':
      return false;
    case 'or':
      return node.nodes.every(isOne);
    case 'and':
      return node.nodes.some(isOne) && node.nodes.every((each) => isOne(each) || isExcluded(each, own));
    default:
      return !own.has(node);
  }
}

function isExcluded(node: WordsNode, own: OwnConditions): boolean {
  return node.type === 'not' && isOfIndex(node.node, own);
}

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
  if (field === 'text' && isOfIndex(node, context.own)) return inWords(tsqueryOf(node, context.open));
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
      if (asked) return inFacts(context.kind, asked, query);
      const held = context.own.get(node);
      if (!held) return inWords(query);
      return field === 'text' ? sql<SqlBool>`(${inWords(query)} or ${held})` : held;
    }
  }
}
