import type { FilterCriteriaData } from '@/lib/contracts';
import { fail, type Result, succeed } from '@/lib/engine/kernel';
import { nearnessTo } from '@/lib/engine/matcher';
import {
  besidesTitles,
  type CriteriaContext,
  namesWorkIn,
  readExpression,
  titlesSought,
  type Widened,
  widen,
  withoutMarks,
  withSpellings,
} from '@/lib/engine/search';
import { isWordOfTitles, otherFormsOf } from '@/lib/engine/taxonomy';
import { type DocumentSearch, idsWhere } from '../../document-search';
import { matchKnowledge } from '../../profiles';
import { processTaxonomies } from '../../taxonomy';
import type { OperationFailure } from '../outcome';
import { readMode, type TitleSettings } from './read-request';
import { withoutSlips } from './slips';

/** The search expression in the form for queries of documents. */

type ReadWords = { expression?: CriteriaContext['expression']; widened: readonly Widened[] };

/**
 * Returns how near the work of documents is to the titles that an expression looks for; undefined where it looks for none. Words count as
 * they were spelled, in the form that our titles have; others are left out.
 */
function nearnessOf({ node, widened }: ReturnType<typeof withSpellings>, language: string) {
  const { professions } = processTaxonomies();
  const spelled = new Map(widened.map(({ term, with: [first] }) => [term, first]));
  const isWord = (word: string) => isWordOfTitles(professions, word);
  const inOneForm = (word: string) =>
    spelled.get(word) ?? (isWord(word) ? word : otherFormsOf(professions, word).find(isWord));
  const titles = titlesSought(node).flatMap((text) => {
    const words = text.split(' ').flatMap((word) => inOneForm(word) ?? []);
    return words.length === 0 ? [] : [words.join(' ')];
  });
  return nearnessTo(titles, language, matchKnowledge());
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
  const rest =
    mode.value === 'Semantic' ? besidesTitles(wide.node, namesWorkIn(taxonomies.professions)) : undefined;
  return succeed({
    expression: {
      node: wide.node,
      words: open.words,
      nearness: nearnessOf(spelled, language),
      found: rest === undefined ? undefined : { rest, idsWhere },
    },
    widened: [...right.widened, ...spelled.widened, ...wide.widened],
  });
}
