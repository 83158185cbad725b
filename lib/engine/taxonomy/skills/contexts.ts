import { fold } from '../../kernel';
import { rowsOf } from './table';

/**
 * The table of contexts: for a term that also means something else, or another skill, the words around it that are
 * evidence for the skill (`near`, within six words) and those next to it against it (`not`; `<to` only before it, `>in`
 * only after it: one excels in something, and writes reports in Excel; `0000` is any year: Spring 2026 is a season).
 */
export type ContextRule = {
  skillId: string;
  near: ReadonlySet<string>;
  notBefore: ReadonlySet<string>;
  notAfter: ReadonlySet<string>;
};

/** Stands in the table for any year. */
export const ANY_YEAR = '0000';

const wordsOf = (cell = '') =>
  new Set(
    fold(cell)
      .split(' ')
      .filter((word) => word !== ''),
  );

/** Reads the rules by folded term. Columns: term, id of the skill, near, not. */
export function readContexts(table: string): Map<string, ContextRule[]> {
  const rules = new Map<string, ContextRule[]>();
  for (const [term = '', skillId = '', near, not] of rowsOf(table)) {
    const key = fold(term);
    const vetoes = [...wordsOf(not)];
    const beside = (other: string) =>
      new Set(vetoes.filter((word) => !word.startsWith(other)).map((word) => word.replace(/^[<>]/u, '')));
    const rule = { skillId, near: wordsOf(near), notBefore: beside('>'), notAfter: beside('<') };
    rules.set(key, [...(rules.get(key) ?? []), rule]);
  }
  return rules;
}
