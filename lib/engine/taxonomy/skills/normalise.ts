import { remembered } from '../../kernel';
import { findSkills } from './find';
import type { NormalisedSkill, Skill, Term } from './model';
import { termsOfWhole } from './scan';
import { indexesFor, type SkillTaxonomy, type TermIndex } from './taxonomy';
import { keyOf, tokensOf } from './tokens';
import { skillBySlip } from './typos';
import { unwrapped } from './wrappers';

/** From a skill as somebody wrote it to the concept. */

const LONGEST_RAW = 160;

/** How sure the kinds of matches are. */
const CONFIDENCE = { whole: 1, ambiguous: 0.6, unwrapped: 0.9, slip: 0.75, part: 0.8 };

function best(terms: readonly Term[], confidence: number): NormalisedSkill | undefined {
  const term = terms.find(({ needsContext }) => !needsContext) ?? terms[0];
  if (!term) return undefined;
  const isAmbiguous = terms.some(({ skill }) => skill !== term.skill) && term.needsContext;
  return { skill: term.skill, confidence: isAmbiguous ? CONFIDENCE.ambiguous : confidence };
}

function bySlip(text: string, indexes: readonly TermIndex[]): NormalisedSkill | undefined {
  for (const index of indexes) {
    const skill = skillBySlip(keyOf(text, index.morphology), index);
    if (skill) return { skill, confidence: CONFIDENCE.slip };
  }
  return undefined;
}

function ofWhole(text: string, indexes: readonly TermIndex[], confidence: number) {
  return best(termsOfWhole(text, indexes), confidence);
}

/** Skills inside a longer raw term, the more certain the more of its words they are. */
function ofParts(taxonomy: SkillTaxonomy, raw: string, language: string): NormalisedSkill[] {
  const total = tokensOf(raw).length;
  const parts = new Map<Skill, number>();
  for (const { skill, text } of findSkills(taxonomy, raw, language))
    parts.set(skill, (parts.get(skill) ?? 0) + tokensOf(text).length);
  const covered = [...parts.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0 || covered / total < 0.5) return [];
  return [...parts.keys()].map((skill) => ({ skill, confidence: (CONFIDENCE.part * covered) / total }));
}

function skillsOfTerm(taxonomy: SkillTaxonomy, raw: string, language: string): NormalisedSkill[] {
  const indexes = indexesFor(taxonomy, language);
  const whole = ofWhole(raw, indexes, CONFIDENCE.whole);
  if (whole) return [whole];
  const forms = unwrapped(raw);
  for (const form of forms) {
    const found = ofWhole(form, indexes, CONFIDENCE.unwrapped);
    if (found) return [found];
  }
  const parts = ofParts(taxonomy, raw, language);
  if (parts.length > 0) return parts;
  for (const form of [raw, ...forms]) {
    const slip = bySlip(form, indexes);
    if (slip) return [slip];
  }
  return [];
}

const answers = new WeakMap<SkillTaxonomy, (question: string) => readonly NormalisedSkill[]>();

/** All skills of one raw term: one, or those it is made of ("Java/Spring", "AWS (EC2, S3)"). Terms come again and again. */
export function skillsOfRaw(
  taxonomy: SkillTaxonomy,
  rawText: string,
  language: string,
): readonly NormalisedSkill[] {
  const answer =
    answers.get(taxonomy) ??
    remembered((question) => {
      const textAt = question.indexOf(' ') + 1;
      return skillsOfTerm(taxonomy, question.slice(textAt), question.slice(0, textAt - 1));
    });
  answers.set(taxonomy, answer);
  return answer(`${language} ${rawText.slice(0, LONGEST_RAW).normalize('NFC')}`);
}

/**
 * The skill that a raw term of a CV or job names, with how sure that is (0 to 1); undefined when the taxonomy has none.
 * Case, accents, hyphens, versions, levels and words like "Kenntnisse in" do not matter. `language` is an ISO 639-1 code.
 */
export function normaliseSkill(
  taxonomy: SkillTaxonomy,
  rawText: string,
  language: string,
): NormalisedSkill | undefined {
  return skillsOfRaw(taxonomy, rawText, language)[0];
}
