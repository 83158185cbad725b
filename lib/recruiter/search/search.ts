import { type Expression, type SqlBool, sql } from 'kysely';
import { nearestOf, tokensOf, type WordsNode } from '@/lib/expression';
import type { DossierKind } from '../ground/dossier-kind';
import type { Executor } from '../ground/store';
import { expressionCondition } from './condition';
import { soughtIn, wordsOfLeaf } from './leaves';
import { knownWords, openWordsOf } from './open-words';
import { type OwnFields, ownConditions, parseSearch } from './own-fields';
import { widen } from './synonyms';
import { isTooWide, type OpenWords, tsqueryOf } from './tsquery';
import type { SearchFault, Understood } from './types';
import { knownValues } from './values';

/** A parsed search: its condition on a row, its terms, and its interpretation. */
export type Search = {
  /** Null where the search is empty; nothing is found where it has faults. */
  condition: Expression<SqlBool> | null;
  /** Any of the words it looks for, as text of a `tsquery`; null where it looks for none. */
  anyWord: string | null;
  understood: Understood;
};

const EMPTY: Understood = { faults: [], widened: [], didYouMean: null, terms: [] };
const NOTHING = sql<SqlBool>`false`;

function faulty(faults: SearchFault[]): Search {
  return { condition: NOTHING, anyWord: null, understood: { ...EMPTY, faults } };
}

function readWords(text: string, own: OwnFields): { node: WordsNode } | { faults: SearchFault[] } {
  const { node, problems } = parseSearch(text, own);
  const whole = { start: 0, end: text.length };
  if (!node) return { faults: problems.map(({ message, span }) => ({ message, ...(span ?? whole) })) };
  const message = 'With this many words, allow less distance between them.';
  return isTooWide(node) ? { faults: [{ message, ...whole }] } : { node };
}

/** Returns any of the words that an expression searches for in texts, titles, skills and the like. */
function anyWordOf(node: WordsNode, open: OpenWords, { keys }: OwnFields): string | null {
  const sought = soughtIn(node).filter(({ field }) => !keys.has(field));
  const queries = sought.map(({ leaf }) => tsqueryOf(leaf, open));
  return queries.length > 0 ? queries.join(' | ') : null;
}

function termsOf(node: WordsNode, open: OpenWords): string[] {
  const written = soughtIn(node).map(({ leaf }) => wordsOfLeaf(leaf).join(' '));
  return [...new Set([...written, ...[...open.values()].flat()])].filter(Boolean).slice(0, 100);
}

/** Reads a search. An expression without a letter or digit admits everything, as an empty one does. Never throws. */
export async function readSearch(
  db: Executor,
  { kind, own }: { kind: DossierKind; own: OwnFields },
  text: string,
): Promise<Search> {
  if (tokensOf(text).length === 0) return { condition: null, anyWord: null, understood: EMPTY };
  const read = readWords(text, own);
  if ('faults' in read) return faulty(read.faults);
  const { node, widened } = await widen(db, kind, read.node);
  const open = await openWordsOf(db, kind, node);
  const values = await knownValues(db, kind, node);
  return {
    condition: expressionCondition(node, {
      kind,
      open,
      values,
      own: await ownConditions(db, node, { own, open }),
    }),
    anyWord: anyWordOf(node, open, own),
    understood: { ...EMPTY, widened, terms: termsOf(node, open) },
  };
}

/** Words so short are rarely mistyped, and everything is near them. */
const SHORTEST_MISTYPED = 4;
const LONG = 8;

/**
 * A search with the nearest known words in place of those that no document has; null where each is known or none is
 * near. To be called where a search found nothing.
 */
export async function didYouMean(
  db: Executor,
  { kind, own }: { kind: DossierKind; own: OwnFields },
  text: string,
): Promise<string | null> {
  const { node } = parseSearch(text, own);
  if (!node) return null;
  const sought = new Set(soughtIn(node).flatMap(({ leaf }) => wordsOfLeaf(leaf)));
  const words = await knownWords(db, kind);
  const known = new Set(words);
  const nearest = nearestOf(words.filter((word) => word.length >= SHORTEST_MISTYPED - 1));
  let [written, shift] = [text, 0];
  for (const { term, start, end } of tokensOf(text)) {
    if (!sought.has(term) || known.has(term) || term.length < SHORTEST_MISTYPED) continue;
    const near = nearest(term, term.length < LONG ? 1 : 2) ?? nearest(term, 2);
    if (!near) continue;
    written = written.slice(0, start + shift) + near + written.slice(end + shift);
    shift += near.length - (end - start);
  }
  return written === text ? null : written;
}
