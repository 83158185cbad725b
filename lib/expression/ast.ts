/**
 * The full-text language (market.md, "Full-text search"):
 *
 *   query   = both ( ("OR" | "|") both )*
 *   both    = one ( ["AND"] one )*                     a space is AND
 *   one     = ("NOT" | "-") one | "(" query ")" | phrase | word
 *   phrase  = '"' words '"' [ "~" n ]                  n words at most between two neighbours
 *   word    = letters | letters "~" [n] | letters with "*"
 *   field   = name ":" one                             where the language has fields
 *
 * A word is what is between spaces, brackets, quotes and bars. Its parts are compared in the form of `tokensOf`, so
 * `node.js` is the phrase of `node` and `js`, or `nodejs`.
 */
export type WordsNode =
  /**
   * `standIn`: the nodes after the first may replace it, and are worth this share of it; otherwise each is searched for
   * itself.
   */
  | { type: 'and' | 'or'; nodes: WordsNode[]; standIn?: number }
  | { type: 'not'; node: WordsNode }
  /** A query on one field, in a language that has fields. */
  | { type: 'field'; field: string; node: WordsNode }
  /** One word, in any of the ways to write it. */
  | { type: 'term'; anyOf: string[] }
  /** Words that follow each other, each in any of its ways; `within` words at most between neighbours, in any order. */
  | { type: 'phrase'; words: string[][]; within?: number }
  /** Words that match a pattern, in which `*` matches any letters, and `?` one. */
  | { type: 'wildcard'; pattern: string }
  /** Words at most `distance` insertions, deletions and replacements of letters away. */
  | { type: 'fuzzy'; term: string; distance: number };

/** A node that stands for words which only the index knows. */
export type OpenNode = Extract<WordsNode, { type: 'wildcard' | 'fuzzy' }>;

/** Returns the name under which the words of an open node are looked up; equal nodes have equal names. */
export function nameOfOpen(node: OpenNode): string {
  return node.type === 'wildcard' ? `*${node.pattern}` : `~${node.distance}:${node.term}`;
}

/** Returns the open nodes of a query, each once. */
export function openNodesOf(node: WordsNode): OpenNode[] {
  const found = new Map<string, OpenNode>();
  const visit = (each: WordsNode) => {
    if (each.type === 'wildcard' || each.type === 'fuzzy') found.set(nameOfOpen(each), each);
    else if (each.type === 'not' || each.type === 'field') visit(each.node);
    else if (each.type === 'and' || each.type === 'or') each.nodes.forEach(visit);
  };
  visit(node);
  return [...found.values()];
}

/** Differences between languages of words. */
export type WordsLanguage = {
  /** Names, in small letters, that may come before a term with a colon. */
  fields: ReadonlySet<string>;
  maxLength: number;
  /** Letters that come before the first wildcard at least. */
  lettersBeforeWildcard: number;
  /** Whether `?` stands for one letter; else it is a character like any other. */
  hasSingleWildcard: boolean;
  /** True if `or` and `and` between two terms are operators in small letters, too. */
  hasSmallOperators: boolean;
  /**
   * For queries of names instead of words, such as `(C++ OR Machine learning) AND SQL`: words in a row that this holds
   * for are one name. A term then has the name as it is written.
   */
  isName?: (text: string) => boolean;
};

/** The language of the market's full-text queries. */
export const MARKET_WORDS: WordsLanguage = {
  fields: new Set(),
  maxLength: 4000,
  lettersBeforeWildcard: 0,
  hasSingleWildcard: false,
  hasSmallOperators: false,
};
