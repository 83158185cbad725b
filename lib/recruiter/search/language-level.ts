import { fold } from '@/lib/expression';

/** Levels of the Common European Framework, and above them a native language. */
export const LANGUAGE_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'] as const;

type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

/** Returns a level by its name, from 1; 0 for an unknown name. */
export function levelOf(name: string): number {
  const names: readonly string[] = LANGUAGE_LEVELS;
  return names.indexOf(name) + 1;
}

/** Words of CVs for a level, in the common languages; the framework's own letters come first. */
const WORDS: readonly [pattern: RegExp, level: LanguageLevel][] = [
  [
    /\bnative|mother tongue|muttersprach|langue maternelle|lengua materna|nativ|moedertaal|madrelingua|modersmal|bilingual/,
    'native',
  ],
  [/\bc2\b|proficien|verhandlungssicher|near.native/, 'C2'],
  [
    /\bc1\b|fluent|flie(?:ss|ß)end|courant|fluid|vloeiend|flytande|advanced|avance|avanzad|sehr gut|full professional/,
    'C1',
  ],
  [/\bb2\b|upper.intermediate|\bgood\b|\bgut\b|professional working|business/, 'B2'],
  [/\bb1\b|intermediate|conversational|intermedi|mittelstufe|limited working/, 'B1'],
  [/\ba2\b|basic|grundkenntnis|notions|basico|elementar|elementary|basiskennis/, 'A2'],
  [/\ba1\b|beginner|anfanger|debutant|principiante/, 'A1'],
];

const ENDS_ENTRY = /[;|\n•]|,(?=\s*\p{Lu})/u;

/**
 * Returns the stated level of a spoken language, from 1 (A1) to 7 (native): right after its name, or anywhere if the
 * name is not in the text. Null if none is stated.
 */
export function levelIn(context: string, language: string): number | null {
  const at = language ? fold(context).indexOf(fold(language)) : -1;
  const behind = at < 0 ? context : context.slice(at + language.length);
  const entry = fold(behind.split(ENDS_ENTRY, 1)[0] ?? '');
  const level = WORDS.find(([pattern]) => pattern.test(entry))?.[1];
  return level ? levelOf(level) : null;
}
