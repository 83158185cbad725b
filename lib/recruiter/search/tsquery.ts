import { nameOfOpen, type WordsNode } from '@/lib/expression';
import { lexeme } from './word-vector';

/** Words that match the wildcards and near words of an expression, by `nameOfOpen`. */
export type OpenWords = ReadonlyMap<string, readonly string[]>;

/** No word has a space, so this is found nowhere. */
const NOWHERE = "' '";
/** Ways to place the words of a phrase in any order, at most. */
const MOST_WAYS = 3000;

function anyOf(queries: readonly string[]): string {
  return queries.length === 0 ? NOWHERE : `(${queries.join(' | ')})`;
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first, at) =>
    permutations(items.filter((_, other) => other !== at)).map((rest) => [first, ...rest]),
  );
}

function factorial(count: number): number {
  return count < 2 ? 1 : count * factorial(count - 1);
}

/** Returns whether the words of a phrase in any order are too far apart for a query to the store. */
export function isTooWide(node: WordsNode): boolean {
  if (node.type === 'and' || node.type === 'or') return node.nodes.some(isTooWide);
  if (node.type === 'not' || node.type === 'field') return isTooWide(node.node);
  if (node.type !== 'phrase' || node.within === undefined) return false;
  return factorial(node.words.length) * (node.within + 1) ** (node.words.length - 1) > MOST_WAYS;
}

/** Returns the words of a phrase in any order, with `within` words at most between neighbours. */
function near(words: readonly string[], within: number): string {
  const distances = Array.from({ length: within + 1 }, (_, between) => between + 1);
  const chained = (order: readonly string[]): string[] =>
    order
      .slice(1)
      .reduce<string[]>(
        (chains, word) =>
          chains.flatMap((chain) => distances.map((distance) => `(${chain} <${distance}> ${word})`)),
        [order[0] ?? NOWHERE],
      );
  return anyOf(permutations(words).flatMap(chained));
}

function leafQuery(
  node: Exclude<WordsNode, { type: 'and' | 'or' | 'not' | 'field' }>,
  open: OpenWords,
): string {
  if (node.type === 'term') return anyOf(node.anyOf.map(lexeme));
  if (node.type === 'phrase') {
    const words = node.words.map((ways) => anyOf(ways.map(lexeme)));
    return node.within === undefined ? `(${words.join(' <-> ')})` : near(words, node.within);
  }
  const prefix = node.type === 'wildcard' ? /^([^*?]+)\*$/.exec(node.pattern)?.[1] : undefined;
  if (prefix) return `${lexeme(prefix)}:*`;
  return anyOf((open.get(nameOfOpen(node)) ?? []).map(lexeme));
}

/** Returns the words of an expression as the text of a `tsquery`; fields are ignored here. */
export function tsqueryOf(node: WordsNode, open: OpenWords): string {
  switch (node.type) {
    case 'and':
      return `(${node.nodes.map((each) => tsqueryOf(each, open)).join(' & ')})`;
    case 'or':
      return anyOf(node.nodes.map((each) => tsqueryOf(each, open)));
    case 'not':
      return `!${tsqueryOf(node.node, open)}`;
    case 'field':
      return tsqueryOf(node.node, open);
    default:
      return leafQuery(node, open);
  }
}
