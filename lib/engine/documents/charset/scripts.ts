/** Scripts whose languages the tables know; Han, kana and Hangul count as one, since they are mixed in text. */
const PATTERNS = {
  Latin: /\p{Script=Latin}/u,
  ideographs: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Greek: /\p{Script=Greek}/u,
  Hebrew: /\p{Script=Hebrew}/u,
  Arabic: /\p{Script=Arabic}/u,
  Thai: /\p{Script=Thai}/u,
} as const;

export type Script = keyof typeof PATTERNS;

const SCRIPTS = Object.entries(PATTERNS) as [Script, RegExp][];

/** Detects the script of a character; undefined for punctuation and for scripts of no language of the tables. */
export function scriptOf(character: string): Script | undefined {
  return SCRIPTS.find(([, pattern]) => pattern.test(character))?.[0];
}
