import {
  labelLanguageOf,
  type NormalisedItem,
  normalisedItems,
  type RawSkill,
  type RelatedProfessionClass,
  relatedProfessionClasses,
  type SkillTree,
  skillsOfDocument,
  skillTree,
} from '../taxonomy';
import type { NormaliserOptions, Taxonomies } from './options';

/** Data that normalising adds to the raw skills of a document. */
export type SkillMeaning = {
  normalized?: NormalisedItem[];
  relatedProfessionClasses?: RelatedProfessionClass[];
  tree?: SkillTree;
};

/** Returns the skills of a document according to the options; `language` is an ISO 639-1 code. */
export function meaningOfSkills(
  raw: readonly RawSkill[],
  language: string,
  { skills: taxonomy, professions }: Taxonomies,
  { skillsTaxonomy, normaliseSkills }: NormaliserOptions,
): SkillMeaning {
  if (skillsTaxonomy === 'V2' && !normaliseSkills) return {};
  const found = skillsOfDocument(taxonomy, raw, language);
  const labels = labelLanguageOf(language);
  if (skillsTaxonomy === 'V1') return { tree: skillTree(found, labels) };
  const concepts = found.map(({ skill }) => skill);
  const groupOf = (id: number) => professions.groups.get(id);
  return {
    normalized: normalisedItems(found, labels),
    relatedProfessionClasses: relatedProfessionClasses(concepts, groupOf, labels),
  };
}
