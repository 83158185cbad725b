import type { FilterCriteriaData } from '@/lib/contracts';
import { fail, type Result, succeed } from '@/lib/engine/kernel';
import {
  type CriteriaContext,
  readExpression,
  type TextColumn,
  type Widened,
  widen,
  withoutMarks,
  withSpellings,
  withWords,
  wordsOfField,
  wordsToCheck,
} from '@/lib/engine/search';
import { isWordOfTitles } from '@/lib/engine/taxonomy';
import { isWithinSlips, type WordsNode } from '@/lib/expression';
import type { DocumentSearch } from '../../document-search';
import { processTaxonomies } from '../../taxonomy';
import type { OperationFailure } from '../outcome';
import { readMode, type TitleSettings } from './read-request';

/** The search expression in the form for queries of documents. */

type ReadWords = { expression?: CriteriaContext['expression']; widened: readonly Widened[] };

const MOST_CHECKED = 10;
const MOST_INSTEAD = 3;
/** In a word as long as this, two slips are forgiven where nothing is one slip away. */
const LONG = 8;
/** Words of other accounts are near as well; more than these are not looked for. */
const MOST_NEAR = 20;

/** Words with the same first letter that are a slip away, or two from a long word, and that these documents have. */
async function wordsInstead(
  search: DocumentSearch,
  { word, field }: { word: string; field: string },
  indexIds: readonly number[],
): Promise<string[]> {
  const column = wordsOfField(field) ?? 'text';
  const [found = 0] = await search.having([{ word, column }], indexIds);
  if (found > 0) return [];
  const near = (await search.near({ word, column })).filter((each) => each.charAt(0) === word.charAt(0));
  const known = await knownOf(
    search,
    near.filter((each) => isWithinSlips(word, each, 1)),
    column,
    indexIds,
  );
  if (known.length > 0 || word.length < LONG) return known;
  return knownOf(
    search,
    near.filter((each) => isWithinSlips(word, each, 2)),
    column,
    indexIds,
  );
}

/** Returns those of some words that these documents have, the most frequent first. */
async function knownOf(
  search: DocumentSearch,
  words: readonly string[],
  column: TextColumn,
  indexIds: readonly number[],
): Promise<string[]> {
  const near = words.slice(0, MOST_NEAR);
  const counts = await search.having(
    near.map((each) => ({ word: each, column })),
    indexIds,
  );
  return near
    .map((each, at) => ({ each, count: counts[at] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || (one.each < other.each ? -1 : 1))
    .slice(0, MOST_INSTEAD)
    .map(({ each }) => each);
}

/** Returns the expression with one typo forgiven in each word that no document has. */
async function withoutSlips(search: DocumentSearch, node: WordsNode, indexIds: readonly number[]) {
  const { professions } = processTaxonomies();
  const checked = wordsToCheck(node)
    .filter(({ word }) => !isWordOfTitles(professions, word))
    .slice(0, MOST_CHECKED);
  const pairs = await Promise.all(
    checked.map(async (each) => [each.word, await wordsInstead(search, each, indexIds)] as const),
  );
  const instead = new Map(pairs.filter(([, words]) => words.length > 0));
  return {
    node: instead.size > 0 ? withWords(node, instead) : node,
    widened: [...instead].map(([term, words]): Widened => ({ term, with: words })),
  };
}

/**
 * Reads the search expression: typos forgiven, other spellings added, widened where it is semantic, with the words of
 * its patterns.
 */
export async function readWords(
  search: DocumentSearch,
  criteria: FilterCriteriaData,
  { language }: TitleSettings,
  indexIds: readonly number[],
): Promise<Result<ReadWords, OperationFailure>> {
  const mode = readMode(criteria);
  if (!mode.ok) return mode;
  const text = withoutMarks(criteria.searchExpression ?? '').trim();
  if (!text) return succeed({ widened: [] });
  const member = 'FilterCriteria.SearchExpression';
  const { node, problems } = readExpression(text);
  if (!node) {
    const told = problems.slice(0, 5).map(({ message, start }) => `${message} (character ${start + 1})`);
    return fail({ code: 'InvalidParameter', message: `${member}: ${told.join(' ')}` });
  }
  const taxonomies = processTaxonomies();
  const right = await withoutSlips(search, node, indexIds);
  const spelled = withSpellings(right.node, taxonomies.professions);
  const wide =
    mode.value === 'Semantic'
      ? widen(spelled.node, taxonomies, language)
      : { node: spelled.node, widened: [] };
  const open = await search.openWords(wide.node);
  if ('tooBroad' in open)
    return fail({
      code: 'InvalidParameter',
      message: `${member}: ${open.tooBroad} matches too many words; use more characters.`,
    });
  return succeed({
    expression: { node: wide.node, words: open.words },
    widened: [...right.widened, ...spelled.widened, ...wide.widened],
  });
}
