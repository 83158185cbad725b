import { tokensOf, type WordsNode } from '@/lib/expression';

/** A word, phrase, pattern or near word. */
export type Leaf = Exclude<WordsNode, { type: 'and' | 'or' | 'not' | 'field' }>;

/** A word or phrase that is searched for, and its field; nothing after NOT is. */
export type SoughtLeaf = { leaf: Leaf; field: string };

/** Returns the words that an expression searches for, from left to right. */
export function soughtIn(node: WordsNode, field = 'text'): SoughtLeaf[] {
  switch (node.type) {
    case 'and':
    case 'or':
      return node.nodes.flatMap((each) => soughtIn(each, field));
    case 'not':
      return [];
    case 'field':
      return soughtIn(node.node, node.field);
    default:
      return [{ leaf: node, field }];
  }
}

/** Returns the words of a literal word or phrase; empty for patterns, near words and proximity. */
export function wordsOfLeaf(leaf: Leaf): string[] {
  if (leaf.type === 'term') return leaf.anyOf.slice(0, 1);
  if (leaf.type === 'phrase' && leaf.within === undefined) return leaf.words.map(([first = '']) => first);
  return [];
}

/** Returns the words of a name in a row. */
export function phraseOf(name: string): WordsNode | undefined {
  const words = tokensOf(name).map(({ term }) => term);
  if (words.length === 0) return undefined;
  return words.length === 1
    ? { type: 'term', anyOf: words }
    : { type: 'phrase', words: words.map((word) => [word]) };
}
