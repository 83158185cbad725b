import type { MarketFault } from '@/lib/contracts';

/** Fault of a question; see `MarketError` of the contract for `parameter` and `position`. */
export type QuestionFault = MarketFault;

/** A value of a field: the code for the API, and the text for people. */
export type MarketValue = { value: string; label: string };

/** A value of any field that matches the typed text. */
export type SuggestedValue = MarketValue & { field: string; fieldLabel: string };

/** A value with the number of jobs that a filter by it finds. */
export type CountedValue = MarketValue & { jobs: number };

/** Description of a field by the API. */
export type MarketField = {
  name: string;
  label: string;
  description: string;
  /** Other words that people search it by. */
  otherWords: string;
  type: 'boolean' | 'integer' | 'date' | 'text';
  /** The first is that of a filter without prefix. */
  levels: ('job' | 'posting')[];
  /** Its values are codes with labels. */
  isCoded: boolean;
  hasCategories: boolean;
};

/** A piece of a text, matched by the search or next to a match. */
export type TextPiece = { text: string; isFound: boolean };

/** Yearly pay, and how the posting states it. */
export type MarketPay = {
  from: number | null;
  to: number | null;
  currency: string | null;
  stated: string | null;
};

/** A job as a line of the list. `title` is that of the posting that fits. Days are yyyy-mm-dd. */
export type MarketJobLine = {
  id: string;
  title: string;
  employer: string | null;
  place: string | null;
  isRemote: boolean;
  isAgency: boolean;
  contract: string | null;
  pay: MarketPay | null;
  firstPosted: string | null;
  /** It may be still to come. */
  ends: string | null;
  hasEnded: boolean;
  postings: number | null;
  websites: number | null;
  snippets: TextPiece[][];
};

/** The most frequent values of a field among the jobs that fit. */
export type MarketFacet = { field: string; label: string; values: CountedValue[] };

/** Results of a search; `labels` are those of the values that the filters name, by field. */
export type MarketPage = {
  total: number;
  jobs: MarketJobLine[];
  facets: MarketFacet[];
  labels: Record<string, Record<string, string>>;
};

/**
 * The answer to a question: the results, the faults of the question, or the seconds to wait, since the market limits
 * the number of questions.
 */
export type MarketReply<Found> =
  | { state: 'found'; found: Found }
  | { state: 'faulty'; faults: QuestionFault[] }
  | { state: 'busy'; seconds: number };

/** One page on the web that advertises a job. The text holds no e-mail addresses and telephone numbers. */
export type MarketPosting = {
  title: string;
  website: string | null;
  /** Null unless it is an address of the web. */
  url: string | null;
  employer: string | null;
  isAgency: boolean;
  posted: string | null;
  ends: string | null;
  hasEnded: boolean;
  /** ISO 639-1. */
  language: string | null;
  text: string;
};

/** A fact about a job; its values lead to the other jobs that share them. */
export type MarketFact = { label: string; values: (MarketValue & { field: string })[] };

/** A job with all that is known of it. */
export type MarketJob = MarketJobLine & {
  /** Of work a week. */
  hours: { from: number | null; to: number | null };
  facts: MarketFact[];
  copies: MarketPosting[];
};
