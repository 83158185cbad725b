/**
 * The words by which candidates and jobs are found. The index and the question go through the same function, so that accents,
 * case and width never matter and `C++`, `C#` stay apart from `C`.
 */
const LONGEST_WORD = 50;
const MOST_WORDS = 20_000;

/** Runs of letters and digits with `+` and `#` at the end; scripts written without spaces word by character. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}])+[+#]*/gu;

/** The text as it is compared and sorted: without case, accents and differences of width. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** The different words of some texts. */
export function wordsOf(texts: readonly (string | null | undefined)[]): string[] {
  const words = new Set<string>();
  for (const text of texts) {
    for (const [word] of folded(text ?? '').matchAll(WORD)) {
      words.add(word.slice(0, LONGEST_WORD));
      if (words.size === MOST_WORDS) return [...words];
    }
  }
  return [...words];
}

/** The full-text question for a search: every word must begin a word of the dossier. Null when there is no word. */
export function searchExpression(search: string): string | null {
  const words = wordsOf([search]);
  if (words.length === 0) return null;
  return words.map((word) => `'${word}':*`).join(' & ');
}
