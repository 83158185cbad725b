import { remembered } from '../kernel';
import {
  describeProfession,
  type NormalizedProfession,
  normalisesTitlesIn,
  type ProfessionMatch,
  type ProfessionTaxonomy,
  professionOfTitle,
  type TitleOptions,
} from '../taxonomy';
import type { NormaliserOptions, Taxonomies } from './options';

/** parsing.md, Limits: the titles of a resume that are normalised. */
export const MOST_TITLES = 3;

type Matched = { best?: ProfessionMatch };
type Question = { title: string; options: TitleOptions };

const matchers = new WeakMap<ProfessionTaxonomy, (question: string) => Matched>();

/** Titles come again: in the redacted twin of a resume, and from one document to the next. */
function bestMatch(taxonomy: ProfessionTaxonomy, question: Question): ProfessionMatch | undefined {
  const matcher =
    matchers.get(taxonomy) ??
    remembered((text): Matched => {
      const { title, options } = JSON.parse(text) as Question;
      return { best: professionOfTitle(taxonomy, title, options) };
    });
  matchers.set(taxonomy, matcher);
  return matcher(JSON.stringify(question)).best;
}

/**
 * Returns the profession that a title stands for; none where that is doubtful, or in languages whose titles are not
 * normalised.
 */
export function professionOf(
  title: string,
  { language, employer }: { language: string; employer?: string },
  { professions: taxonomy }: Taxonomies,
  { professions: asked }: NormaliserOptions,
): NormalizedProfession | undefined {
  if (!asked || !normalisesTitlesIn(language, asked.languages)) return undefined;
  const best = bestMatch(taxonomy, { title, options: { language, employer } });
  return best && describeProfession(taxonomy, best, { onet: asked.onet, language });
}

/** Returns the group of professions of a title; undefined if that is doubtful. */
export function groupIdOf(
  title: string,
  { language, employer }: { language: string; employer?: string | undefined },
  { professions }: Taxonomies,
): number | undefined {
  return bestMatch(professions, { title, options: { language, employer } })?.profession.group.id;
}
