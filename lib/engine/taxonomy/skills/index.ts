/** Skills as concepts with labels, synonyms, types and professions. See README.md. */

export { dominantTaxonomy } from './dominant';
export { ESCO_ATTRIBUTION, type EscoLeftOut, mergeEscoSkills } from './esco';
export { findSkills, findSkillsOfTexts } from './find';
export type { FoundSkill, Skill } from './model';
export { LABEL_LANGUAGES } from './model';
export { isNameOfSkill, namesOfSkill } from './names';
export {
  labelLanguageOf,
  type NormalisedItem,
  normalisedItems,
  skillsOfDocument,
} from './normalised-list';
export { type RelatedProfessionClass, relatedProfessionClasses } from './related';
export { createSkillTaxonomy, type SkillTaxonomy } from './taxonomy';
export { type SkillTree, skillTree } from './tree';
export type { RawSkill } from './uses';
