import type { WordsNode } from '@/lib/expression';
import { isWordOfTitles, otherFormsOf, type ProfessionTaxonomy } from '../taxonomy';
import { isPlain, TITLE_FIELDS, textOf } from './spelling';

/** The titles that an expression looks for, and what it asks for besides. */

/** Alternatives of an expression that are looked at as titles. */
const MOST_TITLES = 4;

/**
 * Returns the texts that an expression looks for in titles: of each of its alternatives the words that must be there, in their
 * order.
 */
export function titlesSought(node: WordsNode): string[] {
  return [...new Set(titlesIn(node, 'text'))].slice(0, MOST_TITLES);
}

function titlesIn(node: WordsNode, field: string): string[] {
  if (node.type === 'field') return titlesIn(node.node, node.field);
  if (!TITLE_FIELDS.has(field)) return [];
  if (isPlain(node)) return [textOf(node)];
  if (node.type === 'or') return node.nodes.flatMap((each) => titlesIn(each, field));
  if (node.type !== 'and') return [];
  const parts = node.nodes.map((each) => titlesIn(each, field)).filter((texts) => texts.length > 0);
  const [first = [], ...others] = parts;
  return others.reduce(
    (texts, more) => texts.flatMap((text) => more.map((one) => `${text} ${one}`)).slice(0, MOST_TITLES),
    first,
  );
}

/** Tells whether a text has a word of titles, in any of its forms. */
type NamesWork = (text: string) => boolean;

/** Returns what tells whether a text has a word of the titles of a taxonomy. */
export function namesWorkIn(professions: ProfessionTaxonomy): NamesWork {
  const isOfTitles = (word: string) =>
    [word, ...otherFormsOf(professions, word)].some((form) => isWordOfTitles(professions, form));
  return (text) => text.split(' ').some(isOfTitles);
}

/**
 * Returns those of the nodes that must all hold which name work, and the others: `quickbooks` names none in "accountant
 * quickbooks". Where no node has a word of titles, all words are taken for one.
 */
export function workAmong(
  nodes: readonly WordsNode[],
  namesWork: NamesWork,
): { work: WordsNode[]; others: WordsNode[] } {
  const hasWork = (node: WordsNode): boolean => {
    if (isPlain(node)) return namesWork(textOf(node));
    if (node.type === 'field') return TITLE_FIELDS.has(node.field) && hasWork(node.node);
    return (node.type === 'and' || node.type === 'or') && node.nodes.some(hasWork);
  };
  const isWork = nodes.some(hasWork) ? (node: WordsNode) => isPlain(node) && hasWork(node) : isPlain;
  return { work: nodes.filter(isWork), others: nodes.filter((node) => !isWork(node)) };
}

/**
 * Returns what an expression requires besides the words that it looks for in titles; null for nothing, undefined where these are
 * but an alternative to something else.
 */
export function besidesTitles(node: WordsNode, namesWork: NamesWork): WordsNode | null | undefined {
  if (node.type === 'field') return TITLE_FIELDS.has(node.field) ? besidesTitles(node.node, namesWork) : node;
  if (isPlain(node)) return null;
  if (node.type === 'or')
    return node.nodes.every((each) => besidesTitles(each, namesWork) === null) ? null : undefined;
  if (node.type !== 'and') return node;
  const required = workAmong(node.nodes, namesWork).others.map((each) =>
    isPlain(each) ? each : besidesTitles(each, namesWork),
  );
  if (required.includes(undefined)) return undefined;
  const nodes = required.filter((each) => each !== null && each !== undefined);
  return nodes.length === 0 ? null : { type: 'and', nodes };
}
