import type { Profile, TitleFacts } from '../profile';
import { cosine } from '../profile/vectors';
import { bestSentence } from './words';

/**
 * Titles by nearness of meaning, and the description of such work in the text: half and half where both are known, so
 * that a CV with bare titles ("Associate") is still found by its descriptions.
 */

export type TitleOptions = {
  /** Settings.PositionTitlesMustHaveAnExactMatch: only titles of the same words count, and no text. */
  exactTitles: boolean;
};

/** Similarity that counts as 0, and similarity that counts as 1; for titles, then for texts. */
export const TITLES = { least: 0.1, most: 0.95 };
export const TEXTS = { least: 0.15, most: 0.6 };
/**
 * Factor of the similarity of titles in two languages. Of titles that the space was not trained with, English and German or
 * Spanish ones of two occupations of one unit group have 0.36 in the median, those of one language 0.43; and of one occupation 0.57
 * and 0.66 to 0.73.
 */
export const ABROAD = 1.2;
/** Share of the gap left by the text that a sentence with all words of the title fills. */
const SAID = 0.2;
/** Least similarity of the same words, whose bytes differ only by rounding. */
const SAME = 0.98;

function between(value: number, { least, most }: { least: number; most: number }): number {
  return Math.min(Math.max((value - least) / (most - least), 0), 1);
}

/** Returns the similarity of two titles as it would be in one language; the same words it can never be. */
function inOneLanguage(similarity: number, one: number, other: number): number {
  if (!one || !other || one === other) return similarity;
  return Math.max(similarity, Math.min(TITLES.most, ABROAD * similarity));
}

/** How near a title comes to the one that it is nearest to, and how much of that is the same vector. */
type Nearest = { nearness: number; similarity: number; of: number };

/** Returns how near each target title comes to the source's titles, where older ones count less. */
export function nearestTitles(source: TitleFacts, target: TitleFacts): Nearest[] {
  const best = Array.from(target.weights, (): Nearest => ({ nearness: 0, similarity: 0, of: -1 }));
  for (let at = 0; at < target.owners.length; at++) {
    const own = best[target.owners[at] as number] as Nearest;
    for (let from = 0; from < source.owners.length; from++) {
      const owner = source.owners[from] as number;
      const similarity = cosine(source.vectors, from, target.vectors, at);
      const [language, other] = [source.languages[owner], target.languages[target.owners[at] as number]];
      const older = Math.sqrt((source.weights[owner] as number) / 255);
      const nearness = older * inOneLanguage(similarity, language as number, other as number);
      if (nearness > own.nearness) {
        own.nearness = nearness;
        own.similarity = older * similarity;
        own.of = owner;
      }
    }
  }
  return best;
}

function titleNearness(source: TitleFacts, target: TitleFacts, exact: boolean): number | undefined {
  if (target.weights.length === 0) return undefined;
  let sum = 0;
  let total = 0;
  nearestTitles(source, target).forEach(({ nearness }, at) => {
    const weight = target.weights[at] as number;
    sum += weight * (exact ? Number(nearness >= SAME) : between(nearness, TITLES));
    total += weight;
  });
  return sum / (total || 1);
}

/** Returns how well the text of the target covers the occupations that the titles of the source represent. */
function textNearness({ titles: { aims }, words }: Profile, target: Profile): number | undefined {
  const { themes } = target;
  if (themes.length === 0 || aims.units.length === 0) return undefined;
  let sum = 0;
  let total = 0;
  for (let at = 0; at < aims.units.length; at++) {
    const share = aims.shares[at] as number;
    sum += share * ((themes[aims.units[at] as number] ?? 0) / 127);
    total += share;
  }
  const near = between(sum / (total || 1), TEXTS);
  return near + SAID * bestSentence(words, target.words).share * (1 - near);
}

/** 0 to 1; undefined where the target states nothing about its work. */
export function compareTitles(
  source: Profile,
  target: Profile,
  { exactTitles }: TitleOptions,
): number | undefined {
  const titles = titleNearness(source.titles, target.titles, exactTitles);
  if (exactTitles) return titles;
  const text = textNearness(source, target);
  if (titles === undefined || text === undefined) return titles ?? text;
  return (titles + text) / 2;
}
