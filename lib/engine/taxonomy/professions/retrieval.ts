import type { TitleLine } from './tables';
import { compoundParts } from './titles/compounds';
import { createSpeller, type Speller } from './titles/speller';
import { stem } from './titles/stem';
import { tableWords } from './titles/words';

/**
 * The titles of the tables as weighted bags of word bases, by inverted lists: a query costs the lengths of the lists
 * of its words. Weights are those of the vector space model (rarity of the word, length one), so that a score is the
 * cosine of two titles.
 */

/** How much a part of a compound counts beside the compound itself. */
const PART_WEIGHT = 0.55;

export type Bag = Map<string, number>;

export type TitleIndex = {
  /** All that is known of each word: the titles that hold it, and its weight in them. */
  lists: ReadonlyMap<string, { titles: number[]; weights: number[] }>;
  rarity: (term: string) => number;
  lexicon: ReadonlySet<string>;
  speller: () => Speller;
};

function put(bag: Bag, term: string, weight: number) {
  if (weight > (bag.get(term) ?? 0)) bag.set(term, weight);
}

/** Words as a bag of their bases and those of their parts. */
export function bagOf(words: readonly string[], lexicon: ReadonlySet<string>): Bag {
  const bag: Bag = new Map();
  words.forEach((word, at) => {
    put(bag, stem(word), 1);
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
  const result: Bag = new Map();
  for (const [term, weight] of bag) {
    const value = weight * rarity(term);
    result.set(term, value);
    sum += value * value;
  }
  const length = Math.sqrt(sum) || 1;
  for (const [term, value] of result) result.set(term, value / length);
  return result;
}

function countTitles(bags: readonly Bag[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const bag of bags) for (const term of bag.keys()) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** Makes the index; the numbers of the titles are their places in the list. */
export function indexTitles(titles: readonly TitleLine[], parts: readonly string[]): TitleIndex {
  const words = titles.map(({ title }) => tableWords(title));
  const lexicon = new Set(parts.map(stem));
  for (const list of words) for (const word of list) lexicon.add(stem(word));
  const bags = words.map((list) => bagOf(list, lexicon));
  const counts = countTitles(bags);
  const rarity = (term: string) => Math.log(1 + titles.length / ((counts.get(term) ?? 0) + 1));
  const lists = new Map<string, { titles: number[]; weights: number[] }>();
  bags.forEach((bag, at) => {
    for (const [term, weight] of weighted(bag, rarity)) {
      const list = lists.get(term) ?? { titles: [], weights: [] };
      if (list.titles.length === 0) lists.set(term, list);
      list.titles.push(at);
      list.weights.push(weight);
    }
  });
  let speller: Speller | undefined;
  return {
    lists,
    rarity,
    lexicon,
    speller: () => {
      speller ??= createSpeller([...lists.keys()]);
      return speller;
    },
  };
}
