import { oneFormOf, wordsOfTitle } from '../../taxonomy';
import type { MatchKnowledge } from '../knowledge';
import type { TellingDocument } from './document';
import { withoutPersons } from './persons';

/**
 * Subject of a text by the unit groups of occupations: the similarity of the nearest sentences to each. So a text about
 * the work of an accountant is evidence for one, whatever the titles, in any language.
 */

const BREAK = /[\n.;•·!?]+\s*/u;
/** Marks before an item of a list. */
export const ITEM_MARK = /^[-–—*•·\s]+/u;
/** Sentences that are looked at, and letters of each. */
const MOST_SENTENCES = 120;
const MOST_LETTERS = 240;
const LEAST_LETTERS = 4;
/** Number of the nearest sentences that count for a unit group. */
const NEAREST = 5;
const KEPT_SENTENCES = 12;

/** Returns the sentences of a document, each once. */
function sentencesOf({ texts }: TellingDocument): string[] {
  const all = texts.flatMap(({ text }) =>
    text.split(BREAK).map((sentence) => sentence.replace(ITEM_MARK, '').trimEnd()),
  );
  const distinct = new Set(all.filter(({ length }) => length >= LEAST_LETTERS));
  return [...distinct].slice(0, MOST_SENTENCES).map((sentence) => sentence.slice(0, MOST_LETTERS));
}

/** Puts a value that is above the lowest where it belongs among the highest of a unit group. */
function insert(highest: Float32Array, from: number, value: number) {
  let at = from + NEAREST - 1;
  while (at > from && value > (highest[at - 1] as number)) {
    highest[at] = highest[at - 1] as number;
    at--;
  }
  highest[at] = value;
}

/** Keeps the highest value of each unit group, and returns the highest of all, at least 0. */
function takeHighest(highest: Float32Array, near: Float32Array): number {
  let most = 0;
  for (let unit = 0, from = 0; unit < near.length; unit++, from += NEAREST) {
    const value = near[unit] as number;
    if (value > (highest[from + NEAREST - 1] as number)) insert(highest, from, value);
    if (value > most) most = value;
  }
  return most;
}

/** A sentence with the words that titles are compared by, and its vector. */
export type TellingSentence = { sentence: string; words: string[]; vector: Float32Array };

/** Returns the sentences with content, in their order. */
export function tellingSentences(
  document: TellingDocument,
  { encode, titleWords }: MatchKnowledge,
): TellingSentence[] {
  const { language } = document;
  return sentencesOf(document)
    .map((sentence) => {
      const written = wordsOfTitle(withoutPersons(sentence), language);
      const words = written.map((word) => oneFormOf(word, language, titleWords.isWord));
      return { sentence, words, vector: encode(words, language) };
    })
    .filter(({ vector }) => vector.some((value) => value !== 0));
}

/** Themes as `Profile.themes` has them, and the sentences that are nearest to any occupation. */
export function themesOf(
  telling: readonly TellingSentence[],
  studies: readonly string[],
  { nearUnits, placesOfUnit }: MatchKnowledge,
): { themes: Int8Array; sentences: string[] } {
  if (telling.length === 0) return { themes: new Int8Array(), sentences: [] };
  const count = placesOfUnit.length;
  const highest = new Float32Array(count * NEAREST);
  const nearest = telling.map(({ sentence, vector }) => ({
    sentence,
    most: takeHighest(highest, nearUnits(vector)),
  }));
  const counted = Math.min(NEAREST, telling.length);
  const themes = Int8Array.from({ length: count }, (_, unit) => {
    let sum = 0;
    for (let at = 0; at < counted; at++) sum += highest[unit * NEAREST + at] as number;
    return Math.round((127 * sum) / counted);
  });
  const ofWork = nearest
    .filter(({ sentence }) => !studies.includes(sentence))
    .sort((one, other) => other.most - one.most);
  return { themes, sentences: ofWork.slice(0, KEPT_SENTENCES).map(({ sentence }) => sentence) };
}
