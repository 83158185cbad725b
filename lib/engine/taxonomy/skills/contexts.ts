import { fold } from '../../kernel';
import { rowsOf } from './table';

/**
 * The table of contexts: for a term that also means something else, or another skill, which words around it speak for
 * the skill (`near`, within six words) and which next to it speak against it (`not`).
 */
export type ContextRule = { skillId: string; near: ReadonlySet<string>; not: ReadonlySet<string> };

const wordsOf = (cell = '') =>
  new Set(
    fold(cell)
      .split(' ')
      .filter((word) => word !== ''),
  );

/** The rules by folded term. Columns: term, id of the skill, near, not. */
export function readContexts(table: string): Map<string, ContextRule[]> {
  const rules = new Map<string, ContextRule[]>();
  for (const [term = '', skillId = '', near, not] of rowsOf(table)) {
    const key = fold(term);
    rules.set(key, [...(rules.get(key) ?? []), { skillId, near: wordsOf(near), not: wordsOf(not) }]);
  }
  return rules;
}
