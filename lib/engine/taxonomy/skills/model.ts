/** Model of a skill and of its place in a text. */

/** The languages of the cells of a table, in their order. */
export const TABLE_LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'nl'] as const;

/** The languages with labels: every skill has one in those of the tables, many have one in the others (labels.tsv). */
export const LABEL_LANGUAGES = [...TABLE_LANGUAGES, 'pl', 'pt', 'da', 'sv'] as const;

export type LabelLanguage = (typeof LABEL_LANGUAGES)[number];

/** parsing.md, Skills.Normalized.Type. */
export type SkillType = 'IT' | 'Professional' | 'Soft';

/** A branch of the deprecated V1 tree. */
export type TaxonomyBranch = { id: string; name: string };

/** The V1 place of a category. */
export type SubTaxonomy = TaxonomyBranch & { parent: TaxonomyBranch };

/** A group of professions that a category of skills is typical of; the weights of a category sum up to 1. */
export type TypicalGroup = { groupId: number; weight: number };

/** Some dozens of skills of one trade. Type, V1 place and professions are defined once for all of them. */
export type SkillCategory = {
  code: string;
  name: string;
  type: SkillType;
  place: SubTaxonomy;
  groups: readonly TypicalGroup[];
};

/**
 * One concept. `cells` are the label and the synonyms of each label language as the tables have them; a single cell is
 * that of a name, which is the same everywhere. `activity` is the concept that a tool serves.
 */
export type Skill = {
  /** `KS` and five digits in our own table, `KSE` and eight characters for imported ones. Never reused. */
  id: string;
  type: SkillType;
  category: SkillCategory;
  labels: Readonly<Record<LabelLanguage, string>>;
  cells: readonly string[];
  activity?: Skill;
};

/**
 * A way to write a skill. `needsContext`: the word has another meaning just as often. A `name` (Go, Word, Spring)
 * counts only as it is written, an `everyday` word (marketing, flexible) in any case.
 */
export type Term = { skill: Skill; written: string; needsContext: false | 'name' | 'everyday' };

/** Place of a skill in a text; offsets in UTF-16 units, `end` excluded. */
export type FoundSkill = { skill: Skill; start: number; end: number; text: string };

/**
 * A skill for a raw term, and how sure that is (0 to 1). `meanings` are the possible terms, where only the rest of the
 * document can decide.
 */
export type NormalisedSkill = { skill: Skill; confidence: number; meanings?: readonly Term[] };
