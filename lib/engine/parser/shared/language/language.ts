import { FUNCTION_WORDS } from './function-words';

/**
 * The language of a document, by script and by function words. Both are plentiful in a CV even where its nouns are
 * English; on short texts without them the answer is "undetermined" and not a guess.
 */

/** parsing.md: DocumentLanguage when undetermined. */
export const UNDETERMINED = 'iv';

/** Quotes and titles of papers at the end may be in another language. */
export const SAMPLE = 6000;
/** Below this weight of function words no language is named. */
const LEAST_WEIGHT = 3;
/** A short text may have no more than its headings: fewer words suffice if they belong to only one language. */
const SHORT = 800;
const LEAST_OF_SHORT = 1.5;
const CLEARLY = 2.5;

let weights: Map<string, [language: string, weight: number][]> | undefined;

function buildWeights() {
  const languagesOf = new Map<string, string[]>();
  for (const [language, list] of Object.entries(FUNCTION_WORDS))
    for (const word of new Set(list)) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);
  return new Map(
    [...languagesOf].map(([word, languages]) => {
      const weight = 1 / Math.sqrt(languages.length) / (word.length === 1 ? 1.5 : 1);
      return [word, languages.map((language): [string, number] => [language, weight])] as const;
    }),
  );
}

/** Japanese is mostly written in Chinese characters; a few of these are enough to know it. */
const KANA = /[\u3040-\u30ff]/gu;

/** Forms of characters that only Japanese has: a form of a few lines may hold no kana. */
const JAPANESE_FORMS = /[歴経験県働込駅円]/gu;
const FEWEST_FORMS = 2;

const SCRIPTS: readonly { pattern: RegExp; languages: (text: string) => string }[] = [
  { pattern: KANA, languages: () => 'ja' },
  { pattern: /[\uac00-\ud7af]/gu, languages: () => 'ko' },
  {
    pattern: /[\u4e00-\u9fff]/gu,
    languages: (text) => ((text.match(JAPANESE_FORMS)?.length ?? 0) < FEWEST_FORMS ? 'zh' : 'ja'),
  },
  { pattern: /[\u0590-\u05ff]/gu, languages: () => 'he' },
  {
    pattern: /[\u0600-\u06ff]/gu,
    languages: (text) => (/[پچژگ]/u.test(text) ? (/[ٹڈڑے]/u.test(text) ? 'ur' : 'fa') : 'ar'),
  },
  { pattern: /[\u0370-\u03ff]/gu, languages: () => 'el' },
  { pattern: /[\u0400-\u04ff]/gu, languages: cyrillicLanguage },
  { pattern: /[\u0e00-\u0e7f]/gu, languages: () => 'th' },
  { pattern: /[\u0900-\u097f]/gu, languages: () => 'hi' },
];

function cyrillicLanguage(text: string): string {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  if (count(/[іїєґ]/giu) > count(/[ыэё]/giu)) return 'uk';
  if (count(/[ђјљњћџ]/giu) > 2) return 'sr';
  if (count(/[ыэё]/giu) === 0 && count(/ъ/giu) > 2) return 'bg';
  return 'ru';
}

const OTHER_SCRIPTS = /[\u0370-\u1dff\u3040-\ud7af]/gu;

/**
 * Returns the language of a script other than Latin with a good share of the letters; Japanese has Chinese characters
 * too.
 */
export function languageOfScript(sample: string): string | undefined {
  if ((sample.match(OTHER_SCRIPTS)?.length ?? 0) < 6) return undefined;
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  for (const { pattern, languages } of SCRIPTS) {
    const count = sample.match(pattern)?.length ?? 0;
    if (count > 5 && count > letters * (pattern === KANA ? 0.05 : 0.25)) return languages(sample);
  }
  return undefined;
}

/** Returns the weight of the function words of each language that a text has any of. */
export function functionWordsIn(sample: string): ReadonlyMap<string, number> {
  weights ??= buildWeights();
  const sums = new Map<string, number>();
  for (const word of sample.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const told = weights.get(word);
    if (told !== undefined)
      for (const [language, weight] of told) sums.set(language, (sums.get(language) ?? 0) + weight);
  }
  return sums;
}

/** Returns the ISO 639-1 code of the language of a text, or `iv`. */
export function languageOf(text: string): string {
  const sample = text.slice(0, SAMPLE);
  const byScript = languageOfScript(sample);
  if (byScript) return byScript;
  const sums = functionWordsIn(sample);
  const [best, second] = [...sums].sort((a, b) => b[1] - a[1]);
  if (!best) return UNDETERMINED;
  const isClear = best[1] >= LEAST_OF_SHORT && best[1] >= CLEARLY * (second?.[1] ?? 0);
  const isShort = sample.length < SHORT;
  return best[1] >= LEAST_WEIGHT || (isShort && isClear) ? best[0] : UNDETERMINED;
}
