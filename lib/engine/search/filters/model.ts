import type { WordsNode } from '@/lib/expression';
import type { OpenWords, Statement } from '../../market';

/** A problem with the criteria; `member` as the wire spells it. */
export type CriteriaProblem = { member: string; rule: string };

/** A circle on the earth, in degrees and metres. */
export type PlaceCircle = { latitude: number; longitude: number; metres: number };

/** A number as SQL; `trades` are those whose documents may come near, as SQL of a list. */
export type Nearness = Statement & { trades: string };

/**
 * What else documents must have that are found by their nearness, null for nothing; and the condition that a document is among those
 * of the same indexes, and of some trades, for which another holds.
 */
export type FoundByNearness = {
  rest: WordsNode | null;
  idsWhere: (condition: string, trades?: string) => string;
};

/**
 * A search expression with the words of its patterns, and how near the work of documents is to the titles in it, 0 to 1, as SQL.
 */
export type SoughtExpression = {
  node: WordsNode;
  words: OpenWords;
  nearness?: Nearness | undefined;
  /** Where documents are found by their nearness, too. */
  found?: FoundByNearness | undefined;
};

/** Context needed to read the criteria. */
export type CriteriaContext = {
  /** yyyy-MM-dd. */
  today: string;
  /** True if jobs are searched, too; filters that only people have are refused then. */
  hasJobs: boolean;
  /** Titles must be as written, and nothing else. */
  exactTitles: boolean;
  /** Further titles that count as a title, e.g. those of the same profession. */
  titlesLike: (title: string) => readonly string[];
  /** The search expression as it was read, and the words of its patterns. */
  expression?: SoughtExpression | undefined;
  /** The circles around the places of `LocationCriteria`, where a distance is given. */
  circles?: readonly PlaceCircle[] | undefined;
};

/** SQL after `where`, with its values. */
export type SearchCondition = Statement;
