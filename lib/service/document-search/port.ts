import type { OpenWords } from '@/lib/engine/market';
import type { Likeness, LookupRow } from '@/lib/engine/matcher';
import type { DocumentRow, Relevance, SearchCondition, TextColumn } from '@/lib/engine/search';
import type { WordsNode } from '@/lib/expression';

/** Data of a document for matching; the scoring engine decides its contents. */
export type Matchable = {
  /** The place of the unit group under which it is kept, next to those it is most likely to be found with. */
  trade: number;
  /** Columns that it is found by, named by the scoring engine. */
  lookup: LookupRow;
  /** Data that it is scored by, as the scoring engine packed it. */
  profile: string;
  /** The words that explain its scores. */
  wording: string;
};

/** A document as the search has it. `version` is that of the records. */
export type SearchDocument = {
  id: number;
  indexId: number;
  documentId: string;
  version: number;
  row: DocumentRow;
  matchable: Matchable;
};

/** Documents of these indexes, and of these trades where some are named, for which the condition holds. */
export type SearchScope = {
  indexIds: readonly number[];
  condition: SearchCondition;
  trades?: readonly number[] | undefined;
};

export type FoundDocument = { id: number; indexId: number; documentId: string };

/** A document by its number and its trade, which is where the table has it. */
export type LikelyDocument = { id: number; trade: number };

/** A word that is looked for in a text of documents. */
export type SoughtWord = { word: string; column: TextColumn };

/** The words of an expression's patterns, or that there are too many. */
export type OpenWordsFound = { words: OpenWords } | { tooBroad: string };

/** The search over indexed documents. It is derived: the records are the truth, and it can be rebuilt from them. */
export type DocumentSearch = {
  /** Puts documents in, in place of those of the same numbers. */
  put: (documents: readonly SearchDocument[]) => Promise<void>;
  /** Takes documents out by their numbers. */
  remove: (ids: readonly number[]) => Promise<void>;
  /** Removes everything of an index. */
  removeIndex: (indexId: number) => Promise<void>;
  /** Erases removed documents from the files. */
  erase: () => Promise<void>;
  /** Returns the words that match the patterns of an expression. */
  openWords: (node: WordsNode) => Promise<OpenWordsFound>;
  /** Returns how many documents of these indexes have each word, in the order of the words. */
  having: (words: readonly SoughtWord[], indexIds: readonly number[]) => Promise<number[]>;
  /** Returns words a few letters away from one that occur in documents of any index. */
  near: (word: SoughtWord) => Promise<string[]>;
  /**
   * A page of documents and how many there are in all: the most relevant first where words are looked for, then the latest
   * revised, then by index and id.
   */
  search: (
    scope: SearchScope,
    page: { take: number; skip: number; relevance?: Relevance | undefined },
  ) => Promise<{ found: FoundDocument[]; total: number }>;
  /** The documents that are likeliest to match, the likeliest first. */
  candidates: (likeness: Likeness, scope: SearchScope, limit: number) => Promise<LikelyDocument[]>;
  /** Returns how many documents of each trade there are. */
  trades: (scope: SearchScope) => Promise<Map<number, number>>;
  /** Returns the profiles of documents of these indexes, by number; those of deleted documents are left out. */
  profiles: (
    documents: readonly LikelyDocument[],
    indexIds: readonly number[],
  ) => Promise<Map<number, FoundDocument & { profile: string }>>;
  /** Returns the wordings that explain the scores of documents of these indexes, by number. */
  wordings: (
    documents: readonly LikelyDocument[],
    indexIds: readonly number[],
  ) => Promise<Map<number, string>>;
  /**
   * Documents of an index by number, from one number (excluded) to another, with the version that the search has; 0
   * where it has several.
   */
  versions: (indexId: number, after: number, upTo: number) => Promise<Map<number, number>>;
  /** Returns the fingerprints of the documents of each index. */
  fingerprints: () => Promise<{ indexId: number; documents: number; versions: number }[]>;
};
