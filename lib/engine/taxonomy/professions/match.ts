import type { Profession } from './model';
import { type Bag, bagOf, type TitleIndex, weighted } from './retrieval';
import type { ProfessionTaxonomy } from './taxonomy';
import { titleParts } from './titles/parts';

/** Titles of documents to professions. */

export type TitleOptions = {
  /** Language of the title or its document, ISO 639-1. */
  language?: string;
  /** Name of the employer, which titles repeat now and then. */
  employer?: string;
  /** How many candidates are given at most; 5 if not said. */
  limit?: number;
};

/** A profession that a title may stand for. Confidence goes from 0 to 1. */
export type ProfessionMatch = { profession: Profession; confidence: number };

/** How much a table title of another language counts; English titles are at home everywhere. */
const LANGUAGE = { same: 1, english: 0.97, other: 0.85 };
/** The whole title counts in full, its parts by their place. */
const PART = { whole: 1, first: 0.93, later: 0.82 };
const LEAST_CONFIDENCE = 0.25;
const DEFAULT_LIMIT = 5;
/** Beside the best title of a profession, what the further ones of its ISCO group add. */
const COMPANY = 0.15;

function termsOf(words: readonly string[], index: TitleIndex): Bag {
  const bag = bagOf(words, index.lexicon);
  for (const [term, weight] of [...bag]) {
    if (index.lists.has(term)) continue;
    for (const { word, likeness } of index.speller()(term)) {
      const value = weight * likeness * likeness;
      if (value > (bag.get(word) ?? 0)) bag.set(word, value);
    }
  }
  return weighted(bag, index.rarity);
}

function languageWeight(of: string, wanted: string | undefined): number {
  if (of === wanted || wanted === undefined) return LANGUAGE.same;
  return of === 'en' ? LANGUAGE.english : LANGUAGE.other;
}

/** The cosine of the words with every title that shares one of them. */
function scoreTitles(words: readonly string[], { index }: ProfessionTaxonomy): Map<number, number> {
  const scores = new Map<number, number>();
  for (const [term, weight] of termsOf(words, index)) {
    const list = index.lists.get(term);
    list?.titles.forEach((title, at) => {
      scores.set(title, (scores.get(title) ?? 0) + weight * (list.weights[at] ?? 0));
    });
  }
  return scores;
}

function best<K>(map: Map<K, number>, key: K, score: number) {
  if (score > (map.get(key) ?? 0)) map.set(key, score);
}

function scoreProfessions(
  parts: readonly string[][],
  taxonomy: ProfessionTaxonomy,
  language: string | undefined,
): Map<Profession, number> {
  const professions = new Map<Profession, number>();
  const groups = new Map<number, number>();
  parts.forEach((words, place) => {
    const weight = place === 0 ? PART.whole : place === 1 ? PART.first : PART.later;
    for (const [number, score] of scoreTitles(words, taxonomy)) {
      const line = taxonomy.titles[number];
      if (!line) continue;
      const value = score * weight * languageWeight(line.language, language);
      best(professions, line.profession, value);
      groups.set(line.profession.isco, (groups.get(line.profession.isco) ?? 0) + value ** 3);
    }
  });
  for (const [profession, score] of professions) {
    const company = (groups.get(profession.isco) ?? 0) - score ** 3;
    professions.set(profession, score + COMPANY * (1 - Math.exp(-company)));
  }
  return professions;
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
  const parts = titleParts(title, employer);
  const scores = [...scoreProfessions(parts, taxonomy, language)].sort((a, b) => b[1] - a[1]);
  return scores
    .slice(0, limit)
    .map(([profession, score]) => ({ profession, confidence: Math.min(1, Math.round(score * 100) / 100) }))
    .filter(({ confidence }) => confidence >= LEAST_CONFIDENCE);
}
