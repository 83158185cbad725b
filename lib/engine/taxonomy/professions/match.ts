import { type Profession, TITLE_LANGUAGES } from './model';
import { type Bag, bagOf, type List, type TitleIndex, weighted } from './retrieval';
import type { ProfessionTaxonomy } from './taxonomy';
import { titleParts } from './titles/parts';
import type { TitleText } from './titles/words';

/** Titles of documents to professions. */

export type TitleOptions = {
  /** Language of the title or its document, ISO 639-1. */
  language?: string | undefined;
  /** Name of the employer, which titles repeat now and then. */
  employer?: string | undefined;
  /** How many candidates are given at most; 5 if not said. */
  limit?: number;
};

/** A profession that a title may stand for. Confidence goes from 0 to 1. */
export type ProfessionMatch = { profession: Profession; confidence: number };

/** How much a table title of another language counts; English titles are at home everywhere. */
const LANGUAGE = { same: 1, english: 0.97, other: 0.85 };
/** The whole title counts in full, its parts by their place. */
const PART = { whole: 1, first: 0.93, later: 0.82 };
/** What the ISCO group as a whole adds to the best title of a profession. */
const GROUP = 0.8;
/** Below this nothing is said. */
const LEAST_SCORE = 0.2;
/** The sum of the best cosine and the share of the group that stands for certainty. */
const CERTAIN = 1.4;
const DEFAULT_LIMIT = 5;

function termsOf(text: TitleText, index: TitleIndex, language: string | undefined): Bag {
  const bag = bagOf(text, index.lexicon, language);
  for (const [term, weight] of [...bag]) {
    if (index.titles.has(term) || index.groups.has(term)) continue;
    for (const { word, likeness } of index.speller()(term)) {
      const value = weight * likeness * likeness;
      if (value > (bag.get(word) ?? 0)) bag.set(word, value);
    }
  }
  return weighted(bag, index.rarity);
}

/** The weights of the languages of the tables for a title in a language. */
function languageWeights(wanted: string | undefined): number[] {
  return TITLE_LANGUAGES.map((language) => {
    if (language === wanted || wanted === undefined) return LANGUAGE.same;
    return language === 'en' ? LANGUAGE.english : LANGUAGE.other;
  });
}

/** Sums up what the words share with each holder of lists, the cosines; gives the holders. */
function addUp(terms: Bag, lists: ReadonlyMap<string, List>, sums: Float32Array): number[] {
  const touched: number[] = [];
  for (const [term, weight] of terms) {
    const list = lists.get(term);
    if (!list) continue;
    const { holders, weights } = list;
    for (let at = 0; at < holders.length; at++) {
      const holder = holders[at] as number;
      const sum = sums[holder] as number;
      if (sum === 0) touched.push(holder);
      sums[holder] = sum + weight * (weights[at] as number);
    }
  }
  return touched;
}

/** Raises the scores of the professions to what the words say of them. */
function raise(
  scores: Map<number, number>,
  text: TitleText,
  taxonomy: ProfessionTaxonomy,
  { language, weight }: { language: string | undefined; weight: number },
) {
  const { titles, list } = taxonomy;
  const index = taxonomy.index();
  const terms = termsOf(text, index, language);
  const groups = new Float32Array(index.groupCount);
  addUp(terms, index.groups, groups);
  const cosines = new Float32Array(titles.length);
  const best = new Float32Array(list.length);
  const weights = languageWeights(language);
  const found: number[] = [];
  for (const title of addUp(terms, index.titles, cosines)) {
    const profession = index.professionOf[title] as number;
    const score = (cosines[title] as number) * (weights[index.languageOf[title] as number] ?? 0);
    const before = best[profession] as number;
    if (before === 0) found.push(profession);
    if (score > before) best[profession] = score;
  }
  for (const profession of found) {
    const group = groups[index.groupOf[profession] as number] as number;
    const score = weight * ((best[profession] as number) + GROUP * group);
    if (score > (scores.get(profession) ?? 0)) scores.set(profession, score);
  }
}

/**
 * The professions that a title may stand for, the likeliest first; none where its words say too little. Rank, signs
 * of gender, employer and place in it are left aside (README.md).
 */
export function normaliseTitle(
  taxonomy: ProfessionTaxonomy,
  title: string,
  { language, employer, limit = DEFAULT_LIMIT }: TitleOptions = {},
): ProfessionMatch[] {
  const scores = new Map<number, number>();
  titleParts(title, { language, employer }).forEach((text, place) => {
    const weight = place === 0 ? PART.whole : place === 1 ? PART.first : PART.later;
    raise(scores, text, taxonomy, { language, weight });
  });
  const ranked = [...scores].filter(([, score]) => score >= LEAST_SCORE).sort((a, b) => b[1] - a[1]);
  return ranked.slice(0, limit).flatMap(([number, score]) => {
    const profession = taxonomy.list[number];
    return profession
      ? [{ profession, confidence: Math.min(1, Math.round((score / CERTAIN) * 100) / 100) }]
      : [];
  });
}
