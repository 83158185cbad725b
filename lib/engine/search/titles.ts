import type { WordsNode } from '@/lib/expression';
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

/**
 * Returns what an expression requires besides the words that it looks for in titles; null for nothing, undefined where these are
 * but an alternative to something else.
 */
export function besidesTitles(node: WordsNode, field = 'text'): WordsNode | null | undefined {
  if (node.type === 'field')
    return TITLE_FIELDS.has(node.field) ? besidesTitles(node.node, node.field) : node;
  if (isPlain(node)) return null;
  if (node.type === 'or')
    return node.nodes.every((each) => besidesTitles(each, field) === null) ? null : undefined;
  if (node.type !== 'and') return node;
  const others = node.nodes.map((each) => besidesTitles(each, field));
  if (others.includes(undefined)) return undefined;
  const nodes = others.filter((each) => each !== null && each !== undefined);
  return nodes.length === 0 ? null : { type: 'and', nodes };
}
