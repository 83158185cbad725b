import { fold } from '../../kernel';
import { ruleOf } from './evidence';
import type { LabelLanguage, NormalisedSkill, Skill } from './model';
import { LABEL_LANGUAGES } from './model';
import { skillsOfRaw } from './normalise';
import { nearestMeaning, type Profile, profileOf } from './profile';
import type { SkillTaxonomy } from './taxonomy';
import { joinUses, type RawSkill, type SkillUse } from './uses';

/** The skills of a whole document as concepts (parsing.md, Skills.Normalized). */

/** Below this a raw term stays raw. */
const LEAST_CONFIDENCE = 0.5;

/** A concept of the document with the raw skills that name it, in their order. */
export type SkillOfDocument = { skill: Skill; raws: readonly RawSkill[] };

/**
 * Returns the meaning of an ambiguous term: the one that nearby words suggest, else the one that fits the document,
 * else the one whose rule comes first in the table.
 */
function meaningOf(
  { skill, meanings = [] }: NormalisedSkill,
  { contexts }: SkillTaxonomy,
  words: ReadonlySet<string>,
  profile: Profile,
): Skill | undefined {
  if (meanings.length === 0) return skill;
  const near = meanings.find((term) =>
    [...(ruleOf(contexts, term)?.near ?? [])].some((word) => words.has(word)),
  );
  if (near) return near.skill;
  if (profile.size > 0) return nearestMeaning(profile, meanings)?.skill;
  const likelier = meanings.find((term) => contexts.get(fold(term.written))?.[0]?.skillId === term.skill.id);
  return likelier?.skill ?? skill;
}

/**
 * Returns the concepts that raw skills name, in the order in which they are first named. `language` is an ISO 639-1
 * code.
 */
export function skillsOfDocument(
  taxonomy: SkillTaxonomy,
  rawSkills: readonly RawSkill[],
  language: string,
): SkillOfDocument[] {
  const named = rawSkills.map(({ name }) =>
    skillsOfRaw(taxonomy, name ?? '', language).filter(({ confidence }) => confidence >= LEAST_CONFIDENCE),
  );
  const profile = profileOf(named.flat().flatMap(({ skill, meanings }) => (meanings ? [] : skill)));
  const words = new Set(rawSkills.flatMap(({ name }) => fold(name ?? '').split(' ')));
  const found = new Map<Skill, RawSkill[]>();
  rawSkills.forEach((raw, at) => {
    for (const each of named[at] ?? []) {
      const skill = meaningOf(each, taxonomy, words, profile);
      if (!skill) continue;
      const raws = found.get(skill) ?? [];
      if (!raws.includes(raw)) raws.push(raw);
      found.set(skill, raws);
    }
  });
  return [...found].map(([skill, raws]) => ({ skill, raws }));
}

/** Returns the language of the labels for a document: its own, where there are labels in it, else English. */
export function labelLanguageOf(language: string): LabelLanguage {
  return LABEL_LANGUAGES.find((code) => code === language) ?? 'en';
}

/** One item of Skills.Normalized, with the members of a CV or of a job as the raw skills have them. */
export type NormalisedItem = SkillUse & { name: string; type: string; id: string; rawSkills: string[] };

/** Returns the Skills.Normalized of a CV or a job. */
export function normalisedItems(
  skills: readonly SkillOfDocument[],
  language: LabelLanguage,
): NormalisedItem[] {
  return skills.map(({ skill, raws }) => ({
    name: skill.labels[language],
    type: skill.type,
    id: skill.id,
    rawSkills: raws.flatMap(({ name }) => name ?? []),
    ...joinUses(raws),
  }));
}
