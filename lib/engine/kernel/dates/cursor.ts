import { isWordBoundary } from '../text';
import type { WordTable } from './vocabulary';

/** Steps over a folded text: words of tables, spaces, expressions that match at one place. */

/** Returns the longest phrase of the table that is at `at` as a separate word. */
export function matchWord<T>(table: WordTable<T>, text: string, at: number): { value: T; to: number } | null {
  const bucket = table.get(text.charAt(at));
  if (bucket === undefined || !isWordBoundary(text.charAt(at - 1), text.charAt(at))) return null;
  for (const { phrase, value } of bucket) {
    if (!text.startsWith(phrase, at)) continue;
    const to = at + phrase.length;
    if (isWordBoundary(phrase.slice(-1), text.charAt(to))) return { value, to };
  }
  return null;
}

const BLANKS = /[ \t]*/uy;

export function skipBlanks(text: string, at: number): number {
  BLANKS.lastIndex = at;
  return BLANKS.test(text) ? BLANKS.lastIndex : at;
}

const SPACES = / */uy;

/** A tab never separates the parts of one date. */
export function skipSpaces(text: string, at: number): number {
  SPACES.lastIndex = at;
  return SPACES.test(text) ? SPACES.lastIndex : at;
}

export function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
