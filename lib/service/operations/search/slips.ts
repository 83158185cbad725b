import {
  type PlacedWord,
  type TextColumn,
  type Widened,
  withWords,
  wordsOfField,
  wordsToCheck,
} from '@/lib/engine/search';
import {
  findSkills,
  isPairOfTitles,
  isWordOfTitles,
  otherFormsOf,
  wordOfTitlesNear,
} from '@/lib/engine/taxonomy';
import { isWithinSlips, type WordsNode } from '@/lib/expression';
import type { DocumentSearch } from '../../document-search';
import { processTaxonomies } from '../../taxonomy';

/** Slips of the pen in a search expression: which words are none, and what was meant by them. */

const MOST_CHECKED = 10;
const MOST_INSTEAD = 3;
/** In a word as long as this, two slips are forgiven where nothing is one slip away. */
const LONG = 8;
/** Words of other accounts are near as well; more than these are not looked for. */
const MOST_NEAR = 20;
/** A word that documents have is a slip where a near one is this much more frequent. */
const MORE_FREQUENT = 25;

type Counted = { word: string; count: number };
/** What was meant by a word, and how many documents have the word itself. */
type Meant = { word: string; found: number; near: string[] };
type Index = { search: DocumentSearch; indexIds: readonly number[] };

/** Returns those of some words that the documents of an index have, the most frequent first. */
async function knownOf(
  { search, indexIds }: Index,
  words: readonly string[],
  column: TextColumn,
): Promise<Counted[]> {
  const near = words.slice(0, MOST_NEAR);
  const counts = await search.having(
    near.map((word) => ({ word, column })),
    indexIds,
  );
  return near
    .map((word, at) => ({ word, count: counts[at] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || (one.word < other.word ? -1 : 1));
}

/** Returns whether a word makes one of our titles with the word typed before or after it. */
function isOfTitleWith(word: string, { before, after }: PlacedWord): boolean {
  const { professions } = processTaxonomies();
  return (
    (before !== undefined && isPairOfTitles(professions, before, word)) ||
    (after !== undefined && isPairOfTitles(professions, word, after))
  );
}

/** Returns whether a word is known to be written so: one of titles in any form, or the name of a skill. */
function isKnown(word: string): boolean {
  const { professions, skills } = processTaxonomies();
  const isOfTitles = [word, ...otherFormsOf(professions, word)].some((form) =>
    isWordOfTitles(professions, form),
  );
  return isOfTitles || findSkills(skills, word, 'en').length > 0;
}

/**
 * Returns the words of these documents that were meant by one that hardly any of them has (`found`): with the same first letter, and
 * one slip away; two slips where the word is long, or where what was meant makes a title with its neighbour. A word of our titles, of
 * whatever language, is a slip in the last case alone ("grafic designer"), so that a search for painters finds no printers.
 */
async function nearWords(
  index: Index,
  checked: PlacedWord,
  column: TextColumn,
  found: number,
): Promise<string[]> {
  const { word } = checked;
  const near = (await index.search.near({ word, column })).filter(
    (each) => each !== word && each.charAt(0) === word.charAt(0),
  );
  const known = await knownOf(index, near, column);
  const frequent = known.filter(({ count }) => count >= MORE_FREQUENT * found);
  const wordsOf = (some: readonly Counted[]) => some.slice(0, MOST_INSTEAD).map((each) => each.word);
  const titled = frequent.filter((each) => isOfTitleWith(each.word, checked));
  if (titled.length > 0 || isKnown(word)) return wordsOf(titled);
  const nearest = frequent.filter((each) => isWithinSlips(word, each.word, 1));
  if (nearest.length > 0 || word.length < LONG || found > 0) return wordsOf(nearest);
  return wordsOf(frequent.filter((each) => isWithinSlips(word, each.word, 2)));
}

/** Returns what was meant by a word; where no document has anything near, a word of our titles, for which others may stand in. */
async function meantBy(index: Index, checked: PlacedWord): Promise<Meant> {
  const { word, field } = checked;
  const column = wordsOfField(field) ?? 'text';
  const [found = 0] = await index.search.having([{ word, column }], index.indexIds);
  const isRight = (found > 0 && isKnown(word)) || isOfTitleWith(word, checked);
  const near = isRight ? [] : await nearWords(index, checked, column, found);
  if (near.length > 0) return { word, found, near };
  const ofTitles =
    found > 0 || isRight || isKnown(word)
      ? undefined
      : wordOfTitlesNear(processTaxonomies().professions, word);
  return { word, found, near: ofTitles === undefined ? [] : [ofTitles] };
}

/** Returns the expression with the typos forgiven in words that hardly any document has, and what was forgiven. */
export async function withoutSlips(
  search: DocumentSearch,
  node: WordsNode,
  indexIds: readonly number[],
): Promise<{ node: WordsNode; widened: Widened[] }> {
  const checked = wordsToCheck(node).slice(0, MOST_CHECKED);
  const all = await Promise.all(checked.map((each) => meantBy({ search, indexIds }, each)));
  const slips = all.filter(({ near }) => near.length > 0);
  const instead = new Map(slips.map(({ word, found, near }) => [word, found > 0 ? [word, ...near] : near]));
  return {
    node: instead.size > 0 ? withWords(node, instead) : node,
    widened: slips.map(({ word, near }): Widened => ({ term: word, with: near })),
  };
}
