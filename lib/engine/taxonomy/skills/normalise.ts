import { remembered } from '../../kernel';
import { findSkillsOfItem } from './find';
import type { NormalisedSkill, Skill, Term } from './model';
import { isNameOfSkill, mayBeName } from './names';
import { findPhrases } from './phrases';
import { termsOfWhole } from './scan';
import { indexesFor, type SkillTaxonomy, type TermIndex } from './taxonomy';
import { keyOf, tokensOf } from './tokens';
import { isWordOfTerms, skillBySlip } from './typos';
import { type UnwrappedForm, unwrapped } from './wrappers';

/** From a skill as somebody wrote it to the concept. */

const LONGEST_RAW = 160;

/** Confidence of each kind of match. */
const CONFIDENCE = { whole: 1, ambiguous: 0.6, unwrapped: 0.9, slip: 0.75, part: 0.8 };

function best(terms: readonly Term[], confidence: number): NormalisedSkill | undefined {
  const term = terms.find(({ needsContext }) => !needsContext) ?? terms[0];
  if (!term) return undefined;
  const isAmbiguous = term.needsContext && terms.some(({ skill }) => skill !== term.skill);
  if (isAmbiguous) return { skill: term.skill, confidence: CONFIDENCE.ambiguous, meanings: terms };
  return { skill: term.skill, confidence };
}

/** One letter makes another word of a shorter one. */
const SHORTEST_SLIP = 6;

/** Everyday words, and those that terms are made of, are written as they were meant. */
function isKnownWord({ commonWords }: SkillTaxonomy, indexes: readonly TermIndex[], word: string): boolean {
  return commonWords.has(word) || indexes.some((index) => isWordOfTerms(index, word));
}

function bySlip(
  taxonomy: SkillTaxonomy,
  text: string,
  indexes: readonly TermIndex[],
): NormalisedSkill | undefined {
  const mayBeSlips = tokensOf(text).filter(({ word }) => word.length >= SHORTEST_SLIP);
  if (mayBeSlips.every(({ word }) => isKnownWord(taxonomy, indexes, word))) return undefined;
  for (const index of indexes) {
    const skill = skillBySlip(keyOf(text, index.morphology), index);
    if (skill) return { skill, confidence: CONFIDENCE.slip };
  }
  return undefined;
}

function ofWhole(
  { commonWords }: SkillTaxonomy,
  text: string,
  indexes: readonly TermIndex[],
  confidence: number,
) {
  const terms = termsOfWhole(text, indexes);
  return best(
    terms.filter((term) => mayBeName(term, text, commonWords)),
    confidence,
  );
}

/** The words around a form may be part of its meaning, unless the form is a name: "writing software" is not writing. */
function ofForm(
  taxonomy: SkillTaxonomy,
  { text, isName }: UnwrappedForm,
  indexes: readonly TermIndex[],
): NormalisedSkill | undefined {
  const found = ofWhole(taxonomy, text, indexes, CONFIDENCE.unwrapped);
  return found && isName && !isNameOfSkill(found.skill) ? undefined : found;
}

/** Returns an activity written as a verb and its object, where it is most of the term. */
function ofPhrase(
  { verbPhrases, skills }: SkillTaxonomy,
  raw: string,
  language: string,
): NormalisedSkill | undefined {
  const tokens = tokensOf(raw);
  const [phrase] = findPhrases({ tokens, language, text: raw }, verbPhrases, skills);
  if (!phrase || (phrase.last - phrase.first + 1) * 2 < tokens.length) return undefined;
  return { skill: phrase.skill, confidence: CONFIDENCE.part };
}

/** Skills inside a longer raw term, the more certain the more of its words they are. */
function ofParts(taxonomy: SkillTaxonomy, raw: string, language: string): NormalisedSkill[] {
  const total = tokensOf(raw).length;
  const parts = new Map<Skill, number>();
  for (const { skill, text } of findSkillsOfItem(taxonomy, raw, language))
    parts.set(skill, (parts.get(skill) ?? 0) + tokensOf(text).length);
  const covered = [...parts.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0 || covered / total < 0.5) return [];
  return [...parts.keys()].map((skill) => ({ skill, confidence: (CONFIDENCE.part * covered) / total }));
}

function skillsOfTerm(taxonomy: SkillTaxonomy, raw: string, language: string): NormalisedSkill[] {
  const indexes = indexesFor(taxonomy, language);
  const whole = ofWhole(taxonomy, raw, indexes, CONFIDENCE.whole);
  if (whole) return [whole];
  const forms = unwrapped(raw);
  for (const form of forms) {
    const found = ofForm(taxonomy, form, indexes);
    if (found) return [found];
  }
  const phrase = ofPhrase(taxonomy, raw, language);
  if (phrase) return [phrase];
  const parts = ofParts(taxonomy, raw, language);
  if (parts.length > 0) return parts;
  for (const form of [raw, ...forms.map(({ text }) => text)]) {
    const slip = bySlip(taxonomy, form, indexes);
    if (slip) return [slip];
  }
  return [];
}

const answers = new WeakMap<SkillTaxonomy, (question: string) => readonly NormalisedSkill[]>();

/** Returns all skills of one raw term: one, or those it consists of ("Java/Spring", "AWS (EC2, S3)"). Terms recur. */
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
 * Case, accents, hyphens, versions, levels and words like "Kenntnisse in" do not matter. `language` is an ISO 639-1
 * code.
 */
export function normaliseSkill(
  taxonomy: SkillTaxonomy,
  rawText: string,
  language: string,
): NormalisedSkill | undefined {
  return skillsOfRaw(taxonomy, rawText, language)[0];
}
