import { encodeTitle, similarities, similarity, wordsOfTitle } from '../title-space';
import { professionOfTitle } from './match';
import type { Profession, TitleLanguage } from './model';
import type { ProfessionTaxonomy } from './taxonomy';

/** Titles that are near a title in meaning, whatever language either is written in. */

export type RelatedTitle = { title: string; profession: Profession; similarity: number };

/** Professions whose titles are compared, at most. */
const MOST_PROFESSIONS = 40;
const DEFAULT_LIMIT = 10;
/** Least similarity of titles for the same work. */
const LEAST_SIMILARITY = 0.45;

/** Returns the places of the highest values, the highest first. */
function highest(values: Float32Array, count: number): number[] {
  const places = Array.from(values.keys());
  return places.sort((one, other) => (values[other] as number) - (values[one] as number)).slice(0, count);
}

/**
 * The titles of our tables in `language` (ISO 639-1) that are nearest to a title, the nearest first, without those of
 * the same words. Empty where the title has no words. Takes some milliseconds.
 */
export function relatedTitles(
  taxonomy: ProfessionTaxonomy,
  title: string,
  { language = 'en', limit = DEFAULT_LIMIT }: { language?: string; limit?: number } = {},
): RelatedTitle[] {
  const { space, professionVectors: professions } = taxonomy.retriever();
  const words = wordsOfTitle(title, language);
  if (!space || words.length === 0) return [];
  const vector = encodeTitle(space, title, language);
  const seen = new Set([words.join(' ')]);
  return highest(similarities(professions, vector), MOST_PROFESSIONS)
    .flatMap((place) => taxonomy.titlesOf(professions.ids[place] as number, language as TitleLanguage))
    .flatMap((line): RelatedTitle[] => {
      const key = wordsOfTitle(line.title, language).join(' ');
      if (seen.has(key)) return [];
      seen.add(key);
      const { title: text, profession } = line;
      return [
        { title: text, profession, similarity: similarity(vector, encodeTitle(space, text, language)) },
      ];
    })
    .filter((related) => related.similarity >= LEAST_SIMILARITY)
    .sort((one, other) => other.similarity - one.similarity)
    .slice(0, limit);
}

/**
 * The titles of our tables in `language` (ISO 639-1) for the profession of a title, the label first; empty where that
 * is too doubtful. The language of the title itself need not be known.
 */
export function titlesOfSameProfession(
  taxonomy: ProfessionTaxonomy,
  title: string,
  language: string,
): string[] {
  const match = professionOfTitle(taxonomy, title);
  if (!match) return [];
  return taxonomy.titlesOf(match.profession.id, language as TitleLanguage).map((line) => line.title);
}
