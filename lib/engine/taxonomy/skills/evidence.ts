import { fold } from '../../kernel';
import { ANY_YEAR, type ContextRule } from './contexts';
import { settleLists } from './lists';
import type { Skill, Term } from './model';
import { isJoinedAlike, isNameOfSkill, isOnlyWords, mayBeName } from './names';
import { isWithin, namedOthers } from './others';
import { nearestMeaning, type Profile, profileOf } from './profile';
import type { Reading, ScannedText } from './reading';
import type { Candidate } from './scan';
import { termsOfKey } from './taxonomy';
import type { Token } from './tokens';
import {
  ABILITY_AFTER,
  ABILITY_BEFORE,
  AFTER_REACH,
  BEFORE_REACH,
  BIOGRAPHY_BEFORE,
  isDone,
  isKnown,
  isStudied,
  isWholeItem,
  KNOWN_AFTER,
  OTHER_AFTER,
  OTHER_BEFORE,
  PERSON_AFTER,
  PERSON_BEFORE,
  PROMISE_BEFORE,
  QUALITY_OF_OTHERS,
  TITLE_AFTER,
  TOLD_AFTER,
  TOLD_BEFORE,
  USED_BEFORE,
} from './wording';

/**
 * Decides which of the terms in the texts of a document are meant as skills. A term that needs context is taken when
 * - words of its rule are near it (contexts.tsv),
 * - the words before or after it are about knowledge ("experience with", "programming"), or it is a whole item,
 * - it is in a list of skills (lists.ts), or
 * - it has several meanings, and the rest of the document is about one of them (profile.ts).
 */

/** Knowledge of the taxonomy about the words. */
export type WordKnowledge = {
  contexts: ReadonlyMap<string, readonly ContextRule[]>;
  commonWords: ReadonlySet<string>;
};

const NEAR = 6;

function wordsAround({ tokens }: ScannedText, { first, last }: Candidate): string[] {
  const around = [
    ...tokens.slice(Math.max(0, first - NEAR), first),
    ...tokens.slice(last + 1, last + 1 + NEAR),
  ];
  return around.map(({ word }) => word);
}

/** Returns the folded letters before and after a candidate. */
function lettersAround({ folded, tokens }: ScannedText, { first, last }: Candidate) {
  const start = tokens[first]?.start ?? 0;
  const end = tokens[last]?.end ?? 0;
  return {
    before: folded.slice(Math.max(0, start - BEFORE_REACH), start),
    after: folded.slice(end, end + AFTER_REACH),
  };
}

function surfaceOf({ original, tokens }: ScannedText, { first, last }: Candidate): string {
  return original.slice(tokens[first]?.start ?? 0, tokens[last]?.end ?? 0);
}

/** Returns the rule of a term for a skill; a rule without a skill is for all that share the term. */
export function ruleOf(rules: WordKnowledge['contexts'], { written, skill }: Term): ContextRule | undefined {
  const list = rules.get(fold(written)) ?? [];
  return list.find(({ skillId }) => skillId === skill.id) ?? list.find(({ skillId }) => skillId === '');
}

const YEAR = /^(?:19|20)\d\d$/;

/** Returns whether a rule names a word, or any year where the word is one. */
function isNamed(words: ReadonlySet<string>, word = ''): boolean {
  return words.has(word) || (words.has(ANY_YEAR) && YEAR.test(word));
}

function isVetoed(
  { tokens }: ScannedText,
  { first, last }: Candidate,
  rule: ContextRule | undefined,
): boolean {
  if (!rule) return false;
  const { notBefore, notAfter } = rule;
  return isNamed(notBefore, tokens[first - 1]?.word) || isNamed(notAfter, tokens[last + 1]?.word);
}

/** The words around an everyday word show that it is an ability, or a quality of a person. */
function isAbility(term: Term, before: string, after: string): boolean {
  const isSoft = term.skill.type === 'Soft';
  if (ABILITY_AFTER.test(after) || (!isSoft && isKnown(before, after))) return true;
  if (OTHER_AFTER.test(after) || OTHER_BEFORE.test(before)) return false;
  if (ABILITY_BEFORE.test(before) || isDone(term, before)) return true;
  return isSoft && (PERSON_BEFORE.test(before) || PERSON_AFTER.test(after));
}

function isTold(term: Term, before: string, after: string): boolean {
  if (isWholeItem(before, after) || isStudied(before)) return true;
  if (term.needsContext === 'everyday') return isAbility(term, before, after);
  return (
    [TOLD_AFTER, KNOWN_AFTER].some((words) => words.test(after)) ||
    TOLD_BEFORE.test(before) ||
    isKnown(before, after)
  );
}

/**
 * One word of a longer name: a name that makes part of a term of another skill with the word next to it ("Extended Access Management", where
 * identity and access management is known), and the last word of the name of a skill after another word in capitals ("Workforce
 * Management" is not business management).
 */
function isPartOfLonger(
  { tokens, original }: ScannedText,
  { first, last, index }: Candidate,
  term: Term,
  commonWords: ReadonlySet<string>,
): boolean {
  if (first !== last) return false;
  const [before, own, after] = [tokens[first - 1], tokens[first], tokens[last + 1]];
  if (!own) return false;
  const stem = (token: Token) => index.morphology.stem(token.word);
  const label = fold(term.skill.labels[index.language]).split(' ');
  const isPair = (one: Token, next: Token) =>
    term.needsContext === 'name' &&
    index.pairs.get(`${stem(one)} ${stem(next)}`)?.has(term.skill) === false &&
    !label.includes((one === own ? next : one).word);
  if (own.joins && before && isPair(before, own)) return true;
  if (after?.joins && isPair(own, after)) return true;
  const isHead = label.length > 1 && label.at(-1) === own.word;
  if (!isHead || isNameOfSkill(term.skill) || !before || commonWords.has(before.word)) return false;
  const areCapitals = [before, own].every(({ start }) => /\p{Lu}/u.test(original[start] ?? ''));
  return areCapitals && original.slice(before.end, own.start) === ' ';
}

function doubtfulReading(
  text: ScannedText,
  candidate: Candidate,
  terms: readonly Term[],
  { contexts, commonWords }: WordKnowledge,
): Reading {
  const { before, after } = lettersAround(text, candidate);
  const isUsed = USED_BEFORE.test(before);
  const options = terms.filter(
    (term) =>
      isUsed ||
      !(
        isVetoed(text, candidate, ruleOf(contexts, term)) ||
        isPartOfLonger(text, candidate, term, commonWords)
      ),
  );
  const around = options.length === 0 ? [] : wordsAround(text, candidate);
  const near = options.find((term) => around.some((word) => ruleOf(contexts, term)?.near.has(word)));
  if (near) return { candidate, skill: near.skill, options, isTold: true };
  const told = options.filter((term) => isTold(term, before, after));
  const isPlain = new Set(options.map(({ skill }) => skill)).size === 1;
  const everydayElsewhere = told.length === 0 && (OTHER_AFTER.test(after) || OTHER_BEFORE.test(before));
  const open = options.filter(({ needsContext }) => !(needsContext === 'everyday' && everydayElsewhere));
  return {
    candidate,
    skill: isPlain ? told[0]?.skill : undefined,
    options: open,
    isTold: told.length > 0,
  };
}

/** A list may be set in capitals; two letters are too few to recognise a name. */
const SHORTEST_CAPITALS = 3;

/**
 * Names are written as in the table, or in capitals; of qualities of people a plural is another thing (initiatives,
 * creatives).
 */
function isWrittenAs({ written, needsContext, skill }: Term, surface: string): boolean {
  if (needsContext === 'everyday' && skill.type === 'Soft') return fold(surface) === fold(written);
  const isInCapitals = surface.length >= SHORTEST_CAPITALS && surface === written.toUpperCase();
  return written === surface || isInCapitals || written === written.toLowerCase();
}

/** A skill of the employer or of a third party, or an ambition of an employer, whatever the term means elsewhere. */
function isOfOthers({ skill }: Term, text: ScannedText, candidate: Candidate): boolean {
  if (isNameOfSkill(skill)) return false;
  const { before, after } = lettersAround(text, candidate);
  if (skill.type === 'Soft') return QUALITY_OF_OTHERS.test(before);
  return PROMISE_BEFORE.test(before) || (BIOGRAPHY_BEFORE.test(before) && TITLE_AFTER.test(after));
}

function readingOf(text: ScannedText, candidate: Candidate, knowledge: WordKnowledge): Reading {
  const surface = surfaceOf(text, candidate);
  const none = { candidate, skill: undefined, options: [], isTold: false };
  if (candidate.index.capitals.has(candidate.key) && surface !== surface.toUpperCase()) return none;
  const terms = termsOfKey(candidate.index, candidate.key, surface).filter(
    (term) => !isOfOthers(term, text, candidate),
  );
  const sure = terms.find(
    (term) => !term.needsContext && isJoinedAlike(term, surface, candidate.index.language),
  );
  if (sure && !mayBeName(sure, surface, knowledge.commonWords)) return none;
  if (sure && !isOnlyWords(sure, surface, knowledge.commonWords))
    return { candidate, skill: sure.skill, options: [], isTold: false };
  const written = terms.filter((term) => term === sure || isWrittenAs(term, surface));
  return written.length === 0 ? none : doubtfulReading(text, candidate, written, knowledge);
}

/** Chooses the meaning of an open term that fits the subject of the document. */
function settleMeanings(readings: readonly Reading[], profile: Profile) {
  for (const reading of readings) {
    if (reading.skill || reading.options.length === 0) continue;
    const isShared = new Set(reading.options.map(({ skill }) => skill)).size > 1;
    if (isShared) reading.skill = nearestMeaning(profile, reading.options)?.skill;
  }
}

/** In a raw term the list it comes from is the context. */
function settleRaw(readings: readonly Reading[]) {
  for (const reading of readings) reading.skill ??= reading.options[0]?.skill;
}

/** A department that one works with is not a skill, nor is a company a tool. */
function leaveOutOthers({ folded, tokens }: ScannedText, readings: readonly Reading[]) {
  if (readings.every(({ skill, options }) => !skill && options.length === 0)) return;
  const { colleagues, companies } = namedOthers(folded);
  if (colleagues.length + companies.length === 0) return;
  for (const reading of readings) {
    const at = tokens[reading.candidate.first]?.start ?? 0;
    const isOther = (skill: Skill) =>
      skill.type !== 'Soft' && isWithin(isNameOfSkill(skill) ? companies : colleagues, at);
    if (reading.skill && isOther(reading.skill)) reading.skill = undefined;
    reading.options = reading.options.filter(({ skill }) => !isOther(skill));
  }
}

/**
 * The candidates of each text that are skills, with the one skill that each is read as. `isRaw`: the texts are items of
 * a list of skills.
 */
export function resolve(texts: readonly ScannedText[], knowledge: WordKnowledge, isRaw = false) {
  const readings = texts.map((text) =>
    text.candidates.map((candidate) => readingOf(text, candidate, knowledge)),
  );
  if (!isRaw) for (const [at, text] of texts.entries()) leaveOutOthers(text, readings[at] ?? []);
  const sure = readings.flatMap((own) => own.flatMap(({ skill }) => skill ?? []));
  const profile = profileOf(sure);
  return texts.map((text, at) => {
    const own = readings[at] ?? [];
    if (own.some(({ skill }) => !skill)) {
      settleMeanings(own, profile);
      settleLists(text, own);
      if (isRaw) settleRaw(own);
    }
    return own.flatMap(({ candidate, skill }) => (skill ? [{ ...candidate, skill }] : []));
  });
}
