import {
  describeProfession,
  type NormalizedProfession,
  normalisesTitlesIn,
  normaliseTitle,
} from '../taxonomy';
import type { NormaliserOptions, Taxonomies } from './options';

/** parsing.md, Limits: the titles of a resume that are normalised. */
export const MOST_TITLES = 3;

/** The profession that a title most likely stands for; none in languages whose titles are not normalised. */
export function professionOf(
  title: string,
  { language, employer }: { language: string; employer?: string },
  { professions: taxonomy }: Taxonomies,
  { professions: asked }: NormaliserOptions,
): NormalizedProfession | undefined {
  if (!asked || !normalisesTitlesIn(language, asked.languages)) return undefined;
  const [best] = normaliseTitle(taxonomy, title, { language, employer, limit: 1 });
  return best && describeProfession(taxonomy, best, { onet: asked.onet, language });
}
