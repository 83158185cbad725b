import { fold } from '../../../kernel';
import { phrasesOf } from '../../../lexicon';

/** Words around language names, matched in folded text. Written for this project. */

export const LANGUAGE_LABEL = new RegExp(
  String.raw`^\s*(?:${phrasesOf(({ languageLabels }) => languageLabels)
    .map((label) => fold(label).replace(/[()]/gu, '\\$&'))
    .join('|')})\s?(?:[:|\t]|\s-)\s*`,
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

const SPOKEN_LEVEL =
  /^[\s(]*(?:[abc][12][+-]?|native|mother tongue|first language|bilingual|fluent|fluency|proficient|advanced|upper|intermediate|basic|basics|beginner|elementary|good|very good|excellent|fair|average|conversational|spoken|written|speak|read|write|langue maternelle|maternelle|courant|bien|bon|bonne|notions|moyen|tres|lu|parle|ecrit|nativo|nativa|lengua materna|materno|materna|fluido|fluente|fluida|avanzado|avancado|avanzato|intermedio|intermediario|basico|basica|base|bueno|buono|buona|ottimo|bom|boa|alto|medio|muttersprache|verhandlungssicher|flie[sß]{1,2}end|sehr gut|gut|grundkenntnisse|fortgeschritten|moedertaal|vloeiend|goed|zeer goed|redelijk|madrelingua|lingua madre|ojczysty|biegly|zaawansowany|komunikatywny|podstawowy|modersmal|flytande|flydende|grundlaggande|rodily|pokrocily|zaklady|nivel|niveau|niveaux|level|livello|poziom)(?!\p{L})/u;

/** True for words that describe how well a language is spoken. */
export const isSpokenLevel = (text: string): boolean => SPOKEN_LEVEL.test(fold(text));

/** "To speak", "Read, write": only activities in a language. */
export const IS_LEVEL_ALONE =
  /^[^\p{L}]{0,6}(?:(?:to|can) )?(?:speak|read|write)(?:ing)?(?:[\s,/&.]+(?:to |and )?(?:speak|read|write)(?:ing)?){0,2}\W*$/u;
