import type { Expression, SqlBool } from 'kysely';
import { parseWords, type WordsLanguage, type WordsNode } from '@/lib/expression';
import type { Executor } from '../ground/store';
import { LIST_WORDS } from './language';
import type { Leaf } from './leaves';
import { type OpenWords, tsqueryOf } from './tsquery';

/** A word or phrase whose values are looked for: in one field of the workspace, or, where it is null, in any. */
export type SoughtValue = { leaf: Leaf; query: string; field: string | null };

/** Conditions of words on the values of fields of the workspace, by their place in the expression. */
export type OwnConditions = ReadonlyMap<WordsNode, Expression<SqlBool>>;

/** The fields that a workspace added to a list, as its search language has them. */
export type OwnFields = {
  keys: ReadonlySet<string>;
  /** Returns the conditions of what is looked for; without one for what no value has, where no field was named. */
  conditions(db: Executor, sought: readonly SoughtValue[]): Promise<OwnConditions>;
};

/** Returns the search language of a list with the fields of the workspace. */
function languageWith({ keys }: OwnFields): WordsLanguage {
  return keys.size === 0 ? LIST_WORDS : { ...LIST_WORDS, fields: new Set([...LIST_WORDS.fields, ...keys]) };
}

/** Parses a search of a list with the fields of the workspace. */
export function parseSearch(text: string, own: OwnFields): ReturnType<typeof parseWords> {
  return parseWords(text, languageWith(own));
}

/** Returns the words of an expression that values of fields may answer, also those that are excluded. */
function soughtValues(node: WordsNode, { keys }: OwnFields, open: OpenWords): SoughtValue[] {
  const visit = (each: WordsNode, field: string): SoughtValue[] => {
    switch (each.type) {
      case 'and':
      case 'or':
        return each.nodes.flatMap((one) => visit(one, field));
      case 'not':
        return visit(each.node, field);
      case 'field':
        return visit(each.node, each.field);
      default: {
        const query = tsqueryOf(each, open);
        if (field === 'text') return [{ leaf: each, query, field: null }];
        return keys.has(field) ? [{ leaf: each, query, field }] : [];
      }
    }
  };
  return visit(node, 'text');
}

/** Returns the conditions of an expression on the values of fields. */
export async function ownConditions(
  db: Executor,
  node: WordsNode,
  { own, open }: { own: OwnFields; open: OpenWords },
): Promise<OwnConditions> {
  return own.keys.size === 0 ? new Map() : own.conditions(db, soughtValues(node, own, open));
}
