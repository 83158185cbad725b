import { phrasesOf, type SentenceWord } from '../../../../lexicon';

/** What is around the fields of entries written as a sentence, by its meaning. */

/** Meaning of a word, a mark or a date for the text after it. */
export type MarkKind =
  /** The beginning of the text. */
  | 'start'
  /** Verbs of work, of ongoing work, and of work with the employer as their object. */
  | 'worked'
  | 'working'
  | 'joined'
  /** Verbs of learning, and of ongoing learning. */
  | 'studied'
  | 'studying'
  /** A role follows ("as", "als"), or came before ("olarak"). */
  | 'as'
  | 'asBefore'
  /** Prepositions of place and origin, from the surest to the most ambiguous. */
  | 'at'
  | 'under'
  | 'from'
  | 'of'
  | 'with'
  | 'for'
  | 'in'
  /** Signs. */
  | 'comma'
  | 'dash'
  | 'colon'
  | 'open'
  | 'close'
  | 'stop'
  | 'line'
  | 'tab'
  /** The subject of a degree follows. */
  | 'major'
  /** Dates, lengths of time, marks, and the words that lead to them. */
  | 'date'
  | 'length'
  | 'grade'
  | 'time';

/** The kinds that are words, in the order in which one of two meanings is believed. */
const WORDS: readonly SentenceWord[] = [
  'worked',
  'working',
  'joined',
  'studied',
  'studying',
  'as',
  'asBefore',
  'at',
  'under',
  'from',
  'with',
  'for',
  'in',
  'major',
  'time',
];

export const MARK_WORDS: readonly (readonly [kind: MarkKind, phrases: readonly string[]])[] = WORDS.map(
  (kind) => [kind, phrasesOf(({ sentences }) => sentences?.[kind])] as const,
);
