import type { OnetVersion, ProfessionTaxonomy, SkillTaxonomy } from '../taxonomy';

export type Taxonomies = { skills: SkillTaxonomy; professions: ProfessionTaxonomy };

/** Parts of a document to normalise (parsing.md, SkillsSettings and ProfessionsSettings). */
export type NormaliserOptions = {
  /** `V1` returns the deprecated tree whether or not normalising is requested. */
  skillsTaxonomy: 'V1' | 'V2';
  /** Has no effect with V1. */
  normaliseSkills: boolean;
  /** Present when titles are to be normalised; `languages` is the list of a version of the API. */
  professions?: { onet: OnetVersion; languages: 'v9' | 'v10' };
};

/** The version of our table of professions (wire-facts 2.10, Enrichment). */
export const PROFESSION_TAXONOMY_VERSION = '1.0';
