/** Skills as concepts with labels, synonyms, types and professions. See README.md. */
export { ESCO_ATTRIBUTION, type EscoFile, type EscoMerge, mergeEscoSkills } from './esco';
export { findSkills } from './find';
export type { FoundSkill, LabelLanguage, NormalisedSkill, Skill, SkillCategory, SkillType } from './model';
export { LABEL_LANGUAGES } from './model';
export { normaliseSkill } from './normalise';
export {
  labelLanguageOf,
  type NormalisedItem,
  normalisedItems,
  type SkillOfDocument,
  skillsOfDocument,
} from './normalised-list';
export { type RelatedGroup, type RelatedProfessionClass, relatedProfessionClasses } from './related';
export type { SkillTables } from './table';
export { createSkillTaxonomy, type SkillTaxonomy, synonymsOf } from './taxonomy';
export { dominantTaxonomy, type SkillTree, skillTree } from './tree';
export type { RawSkill, SkillUse } from './uses';
