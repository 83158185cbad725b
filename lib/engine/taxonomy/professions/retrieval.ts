import { fold } from '../../kernel';
import { TITLE_LANGUAGES } from './model';
import type { TitleLine } from './tables';
import { compoundParts, type Lexicon } from './titles/compounds';
import { createSpeller, type Speller } from './titles/speller';
import { stem } from './titles/stem';
import { readTableTitle, type TitleText } from './titles/words';

/**
 * The titles of the tables as weighted bags of word bases, by inverted lists: a query costs the lengths of the lists
 * of its words. Weights are those of the vector space model (rarity of the word, length one), so that a score is the
 * cosine of two titles. Beside the titles stand the ISCO groups: what each word says for one group against the others.
 */

/** How much a part of a compound counts beside the compound itself. */
const PART_WEIGHT = 0.6;
/** In the sum of a group, words that many of its titles repeat count less than in proportion. */
const REPETITION = 0.6;
/** What is added to the sum of a word over all groups, so that a word that was seen once decides less. */
const DOUBT = 0.3;

/** What a word of the field of a group counts in its sum. */
const FIELD_WEIGHT = 0.5;

/** How much the head of a title counts beside its other words. */
const HEAD_WEIGHT = 1.15;

const COMPOUNDING: ReadonlySet<string> = new Set(['de', 'nl']);

export type Bag = Map<string, number>;

/** The holders of a word, and its weight in each. */
export type List = { holders: Int32Array; weights: Float32Array };

export type TitleIndex = {
  titles: ReadonlyMap<string, List>;
  groups: ReadonlyMap<string, List>;
  /** For each title the place of its profession, its group and its language. */
  professionOf: Int32Array;
  languageOf: Uint8Array;
  /** The ISCO group of each profession, and how many there are. */
  groupOf: Int32Array;
  groupCount: number;
  rarity: (term: string) => number;
  lexicon: Lexicon;
  speller: () => Speller;
};

function put(bag: Bag, term: string, weight: number) {
  if (weight > (bag.get(term) ?? 0)) bag.set(term, weight);
}

/** Words as a bag of their bases and, in languages that join words, those of their parts. */
export function bagOf({ words, head }: TitleText, lexicon: Lexicon, language: string | undefined): Bag {
  const bag: Bag = new Map();
  const compounds = language === undefined || COMPOUNDING.has(language);
  words.forEach((word, at) => {
    put(bag, stem(word), word === head ? HEAD_WEIGHT : 1);
    if (!compounds) return;
    for (const part of compoundParts(word, lexicon)) put(bag, part, PART_WEIGHT);
    const next = words[at + 1];
    const joined = next === undefined ? '' : stem(word + next);
    if (lexicon.has(joined)) put(bag, joined, PART_WEIGHT);
  });
  return bag;
}

/** Multiplies by rarity and gives the bag the length one. */
export function weighted(bag: Bag, rarity: (term: string) => number): Bag {
  let sum = 0;
  for (const [term, weight] of bag) {
    const value = weight * rarity(term);
    bag.set(term, value);
    sum += value * value;
  }
  const length = Math.sqrt(sum) || 1;
  for (const [term, value] of bag) bag.set(term, value / length);
  return bag;
}

function countTitles(bags: readonly Bag[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const bag of bags) for (const term of bag.keys()) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** Inverted lists of bags; the holders are the places of the bags. */
function invert(bags: readonly Bag[]): Map<string, List> {
  const open = new Map<string, { holders: number[]; weights: number[] }>();
  bags.forEach((bag, at) => {
    for (const [term, weight] of bag) {
      const list = open.get(term);
      if (list) {
        list.holders.push(at);
        list.weights.push(weight);
      } else open.set(term, { holders: [at], weights: [weight] });
    }
  });
  const lists = new Map<string, List>();
  for (const [term, { holders, weights }] of open)
    lists.set(term, { holders: Int32Array.from(holders), weights: Float32Array.from(weights) });
  return lists;
}

/** The sums of the bags of each group; of each word, the share that a group has among all. */
function groupBags(
  bags: readonly Bag[],
  groupOfTitle: (at: number) => number,
  fieldBags: readonly Bag[],
): Bag[] {
  const sums: Bag[] = fieldBags.map((bag) => new Map(bag));
  bags.forEach((bag, at) => {
    const sum = sums[groupOfTitle(at)];
    for (const [term, weight] of bag) sum?.set(term, (sum.get(term) ?? 0) + weight);
  });
  const totals = new Map<string, number>();
  for (const sum of sums) {
    for (const [term, weight] of sum) {
      const value = weight ** REPETITION;
      sum.set(term, value);
      totals.set(term, (totals.get(term) ?? 0) + value);
    }
  }
  for (const sum of sums)
    for (const [term, weight] of sum) sum.set(term, weight / ((totals.get(term) ?? 1) + DOUBT));
  return sums;
}

function lexiconOf(titles: readonly TitleLine[], texts: readonly TitleText[], parts: readonly string[]) {
  const lexicon = new Set(parts.map(stem));
  titles.forEach(({ language }, at) => {
    if (COMPOUNDING.has(language))
      for (const word of texts[at]?.words ?? []) if (word.length > 3) lexicon.add(stem(word));
  });
  return lexicon;
}

/** Places of the different values of a list, and for each of its entries that place. */
function placesOf<T>(values: readonly T[]) {
  const places = new Map<T, number>();
  const of = Int32Array.from(values, (value) => {
    const place = places.get(value) ?? places.size;
    places.set(value, place);
    return place;
  });
  return { of, distinct: [...places.keys()] };
}

/** Makes the index; titles and professions are numbered by their places in the tables. */
export function indexTitles(
  titles: readonly TitleLine[],
  groupWords: ReadonlyMap<number, readonly string[]>,
  parts: readonly string[],
): TitleIndex {
  const texts = titles.map(({ title, language }) => readTableTitle(title, language));
  const lexicon = lexiconOf(titles, texts, [...parts, ...[...groupWords.values()].flat().map(fold)]);
  const bags = texts.map((text, at) => bagOf(text, lexicon, titles[at]?.language));
  const counts = countTitles(bags);
  const rarity = (term: string) => Math.log(1 + titles.length / ((counts.get(term) ?? 0) + 1));
  for (const bag of bags) weighted(bag, rarity);
  const professions = placesOf(titles.map(({ profession }) => profession));
  const groups = placesOf(professions.distinct.map(({ isco }) => isco));
  const groupOfTitle = (at: number) => groups.of[professions.of[at] ?? 0] ?? 0;
  let speller: Speller | undefined;
  const lists = invert(bags);
  const fieldBags = groups.distinct.map((code): Bag => {
    const words = (groupWords.get(code) ?? []).map((word) => stem(fold(word)));
    return new Map(words.map((word) => [word, FIELD_WEIGHT]));
  });
  const groupLists = invert(groupBags(bags, groupOfTitle, fieldBags));
  return {
    titles: lists,
    groups: groupLists,
    professionOf: professions.of,
    languageOf: Uint8Array.from(titles, ({ language }) => TITLE_LANGUAGES.indexOf(language)),
    groupOf: groups.of,
    groupCount: groups.distinct.length,
    rarity,
    lexicon,
    speller: () => {
      speller ??= createSpeller([...new Set([...lists.keys(), ...groupLists.keys()])]);
      return speller;
    },
  };
}
