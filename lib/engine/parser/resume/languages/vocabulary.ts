import { fold } from '../../../kernel';
import { alternativesOf, phrasesOf } from '../../../lexicon';

/** Words around language names, matched in folded text. Written for this project. */

export const LANGUAGE_LABEL = new RegExp(
  String.raw`^\s*(?:${alternativesOf(phrasesOf(({ languageLabels }) => languageLabels).map(fold))})\s?(?:[:|\t]|\s-)\s*`,
  'u',
);

/** "Bachelor of English", "a degree in French": words before a language that is a subject. */
const SUBJECT_BEFORE = /\b(?:of|in|der|degree|literature|programming)\s$/u;

/** "Fluent in Pashto", "a good command of English": words before a language that is spoken. */
const SPOKEN_BEFORE =
  /\b(?:fluent|fluency|fluently|proficient|proficiency|conversant|conversational|literate|native|bilingual|trilingual|multilingual|skills|command|mastery|knowledge|understanding|speaks?|speaking|reads?|reading|writes?|writing|written|spoken|verbal|oral|communicate|communicates|communication) (?:in|of)\s$/u;

/** True if the words before the name of a language make it a subject rather than a spoken one. */
export const isSubjectAfter = (before: string): boolean =>
  SUBJECT_BEFORE.test(before) && !SPOKEN_BEFORE.test(before);

const SPOKEN_LEVEL = new RegExp(
  String.raw`^[\s(]*(?:[abc][12][+-]?|${alternativesOf(phrasesOf(({ levels }) => levels?.speech).map(fold))})(?!\p{L})`,
  'u',
);

/** True for words that describe how well a language is spoken. */
export const isSpokenLevel = (text: string): boolean => SPOKEN_LEVEL.test(fold(text));

/** "To speak", "Read, write": only activities in a language. */
export const IS_LEVEL_ALONE =
  /^[^\p{L}]{0,6}(?:(?:to|can) )?(?:speak|read|write)(?:ing)?(?:[\s,/&.]+(?:to |and )?(?:speak|read|write)(?:ing)?){0,2}\W*$/u;
