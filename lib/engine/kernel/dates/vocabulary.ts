import { type Lexicon, monthForms, patternsOf, phrasesOf } from '../../lexicon';
import { fold } from '../text';

/** The words of dates in all languages of the lexicon, as tables in which a text is looked up. */

export type WordTable<T> = Map<string, { phrase: string; value: T }[]>;

/** Returns a table of phrases by their first character, the longest first. */
export function wordTable<T>(entries: Iterable<readonly [string, T]>): WordTable<T> {
  const table: WordTable<T> = new Map();
  for (const [raw, value] of entries) {
    const phrase = fold(raw);
    const bucket = table.get(phrase.charAt(0)) ?? [];
    if (!bucket.some((entry) => entry.phrase === phrase)) bucket.push({ phrase, value });
    table.set(phrase.charAt(0), bucket);
  }
  for (const bucket of table.values()) bucket.sort((a, b) => b.phrase.length - a.phrase.length);
  return table;
}

/** Seasons and terms, by the month with which they begin. */
const FIRST_MONTHS = [
  ['spring', 3],
  ['summer', 6],
  ['autumn', 9],
  ['winter', 12],
] as const;

const flags = (kind: keyof NonNullable<Lexicon['dates']>) =>
  wordTable(phrasesOf(({ dates }) => dates?.[kind]).map((phrase) => [phrase, true] as const));

export const monthWords = wordTable(monthForms());
export const seasonWords = wordTable(
  FIRST_MONTHS.flatMap(([season, month]) =>
    phrasesOf(({ seasons }) => seasons?.[season]).map((phrase) => [phrase, month] as const),
  ),
);
/** "tilldate": phrases of several words are written as one, too. */
const stuck = (phrase: string) => (phrase.includes(' ') ? [phrase, phrase.replaceAll(' ', '')] : [phrase]);

export const currentWords = wordTable(
  phrasesOf(({ dates }) => dates?.present)
    .flatMap(stuck)
    .map((phrase) => [phrase, true] as const),
);
export const sinceWords = flags('since');
export const aboutWords = flags('about');
export const namedWords = flags('named');
export const fromWords = flags('from');
export const untilWords = flags('until');
export const betweenWords = flags('between');
export const insideWords = flags('inside');

/** Units of lengths of time, folded. */
export const lengthUnits: readonly string[] = phrasesOf(({ dates }) => dates?.lengths).map(fold);

const marks = (kind: 'behindYear' | 'behindMonth' | 'behindDay') =>
  patternsOf(phrasesOf(({ dates }) => dates?.[kind]).map(fold));

/** Alternatives of marks behind a year, a month and a day: "r.", "mėn.", "d." */
export const yearMarks = marks('behindYear');
export const monthMarks = marks('behindMonth');
export const dayMarks = marks('behindDay');

/** First years of eras, so that the year n of an era is `first + n - 1`. */
export const ERAS: Record<string, number> = { 令和: 2019, 平成: 1989, 昭和: 1926, 民國: 1912, 民国: 1912 };
