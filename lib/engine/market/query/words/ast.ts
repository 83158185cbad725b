/**
 * The full-text language (market.md, "Full-text search"):
 *
 *   query   = both ( ("OR" | "|") both )*
 *   both    = one ( ["AND"] one )*                     a blank is AND
 *   one     = ("NOT" | "-") one | "(" query ")" | phrase | word
 *   phrase  = '"' words '"' [ "~" n ]                  n words at most between two neighbours
 *   word    = letters | letters "~" [n] | letters with "*"
 *
 * A word is what stands between blanks, brackets, quotes and bars. Its parts are compared in the form of `tokensOf`, so
 * `node.js` is the phrase of `node` and `js`, or `nodejs`.
 */
export type WordsNode =
  | { type: 'and' | 'or'; nodes: WordsNode[] }
  | { type: 'not'; node: WordsNode }
  /** One word, in any of the ways to write it. */
  | { type: 'term'; anyOf: string[] }
  /** Words that follow each other, each in any of its ways; `within` words at most between neighbours, in any order. */
  | { type: 'phrase'; words: string[][]; within?: number }
  /** Words that fit a pattern, in which `*` stands for any letters. */
  | { type: 'wildcard'; pattern: string }
  /** Words at most `distance` insertions, deletions and replacements of letters away. */
  | { type: 'fuzzy'; term: string; distance: number };

/** A node that stands for words which only the index knows. */
export type OpenNode = Extract<WordsNode, { type: 'wildcard' | 'fuzzy' }>;

/** The name under which the words of an open node are looked up; equal nodes have equal names. */
export function nameOfOpen(node: OpenNode): string {
  return node.type === 'wildcard' ? `*${node.pattern}` : `~${node.distance}:${node.term}`;
}

/** The open nodes of a query, each once. */
export function openNodesOf(node: WordsNode): OpenNode[] {
  const found = new Map<string, OpenNode>();
  const visit = (each: WordsNode) => {
    if (each.type === 'wildcard' || each.type === 'fuzzy') found.set(nameOfOpen(each), each);
    else if (each.type === 'not') visit(each.node);
    else if (each.type === 'and' || each.type === 'or') each.nodes.forEach(visit);
  };
  visit(node);
  return [...found.values()];
}
