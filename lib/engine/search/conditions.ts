import { all, any, type Parameters, termsOf } from '../market';
import type { ListColumn, TextColumn } from './columns';
import { itemOf } from './words';

/** Letters that come before the first wildcard of a filter at least (wire-facts 2.2). */
const LETTERS_BEFORE_WILDCARD = 3;
const WILDCARD = /[*?]/;

/** A value of a filter as it is compared: its words, or a pattern. */
export type Sought = { words: string[]; pattern?: string };

/**
 * Returns the words or wildcard that a filter looks for; nothing when the value has no letter or digit, or its wildcard
 * comes too early.
 */
export function soughtOf(value: string): Sought | undefined {
  const first = value.search(WILDCARD);
  if (first < 0) {
    const item = itemOf(value);
    return item === '' ? undefined : { words: item.split(' ') };
  }
  if (first < LETTERS_BEFORE_WILDCARD) return undefined;
  const pieces = value.split(/([*?])/).map((piece) => {
    if (piece === '*') return '%';
    if (piece === '?') return '_';
    const blank = (there: boolean) => (there ? ' ' : '');
    const item = itemOf(piece);
    return `${blank(item !== '' && /^\s/.test(piece))}${item}${blank(item !== '' && /\s$/.test(piece))}`;
  });
  return { words: [], pattern: pieces.join('').replaceAll('\\', '') };
}

/**
 * Returns the condition that an item has the words one after the other, or nothing else (`whole`). `item` is SQL of
 * ours.
 */
export function itemMatches(
  item: string,
  { words, pattern }: Sought,
  parameters: Parameters,
  whole: boolean,
): string {
  if (pattern !== undefined) {
    const given = whole ? pattern : `% ${pattern} %`;
    const subject = whole ? item : `concat(' ', ${item}, ' ')`;
    return `${subject} like ${parameters.of('String', given)}`;
  }
  const text = words.join(' ');
  if (whole) return `${item} = ${parameters.of('String', text)}`;
  return `position(concat(' ', ${item}, ' '), ${parameters.of('String', ` ${text} `)}) > 0`;
}

/** Returns the condition that a text has all the words of a value, which its index answers; nothing for a pattern. */
export function hasWords(column: TextColumn, { words, pattern }: Sought, parameters: Parameters): string[] {
  if (pattern !== undefined) return [];
  return [`hasAllTokens(${termsOf(column)}, ${parameters.of('Array(String)', [...new Set(words)])})`];
}

/** Returns the condition that one of the items of a list matches. */
export function listHas(
  column: ListColumn,
  sought: Sought,
  parameters: Parameters,
  options: { whole: boolean; words?: TextColumn },
): string {
  const quick = options.words ? hasWords(options.words, sought, parameters) : [];
  const found = `arrayExists(item -> ${itemMatches('item', sought, parameters, options.whole)}, ${column})`;
  return all([...quick, found]);
}

/** Joins several conditions of which all or one must hold, in brackets. */
export function several(conditions: readonly string[], mustAllHold: boolean): string {
  return mustAllHold ? `(${all(conditions)})` : any(conditions.map((each) => `(${each})`));
}

/** Returns the condition for a whole number within inclusive bounds; a missing one is never within. */
export function within(
  column: string,
  { minimum, maximum }: { minimum?: number | null; maximum?: number | null },
  parameters: Parameters,
): string {
  const bounds = [
    ...(minimum === undefined || minimum === null
      ? []
      : [`${column} >= ${parameters.of('Int64', Math.max(minimum, 0))}`]),
    ...(maximum === undefined || maximum === null ? [] : [`${column} <= ${parameters.of('Int64', maximum)}`]),
  ];
  return all([`${column} >= 0`, ...bounds]);
}
