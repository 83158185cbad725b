/**
 * Text folded for comparison: anything a person would call "the same words", whatever the typesetting.
 *
 * Case, accents, ligatures, white space, hyphens and most punctuation are dropped; letters, digits and the signs that
 * distinguish `C` from `C++` and `C#` remain. Every folded character remembers the place it came from, so a match can
 * be marked in the original.
 */

/** One run of text of the rendered original: an item of a PDF text layer or a text node of an HTML page. */
export type TextItem = {
  readonly text: string;
  /** True when a line or a block ends after this run, so that the next run does not continue its last word. */
  readonly endsLine: boolean;
};

/** Origin of a folded character: the run, and the characters `start..end` of it. */
type Origin = { readonly item: number; readonly start: number; readonly end: number };

/** A folded text. `wordStart[i]` is true if a word starts at folded character `i`. */
export type FoldedText = {
  readonly text: string;
  readonly origins: readonly Origin[];
  readonly wordStart: readonly boolean[];
};

/** Letters that Unicode does not decompose though readers take them for the plain ones. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

const MARKS = /\p{M}/gu;
const KEPT = /[\p{L}\p{N}+#@&]/u;
const HYPHEN_AT_END = /[\p{L}][-\u00AD\u2010\u2011]\s*$/u;

/** Returns the folded form of one character: nothing, one or several letters. */
function foldCharacter(character: string): string {
  const lower = character.normalize('NFKD').replace(MARKS, '').toLowerCase();
  let folded = '';
  for (const letter of lower) if (KEPT.test(letter)) folded += PLAIN[letter] ?? letter;
  return folded;
}

/** Folds the runs of a document into one text. */
export function foldItems(items: readonly TextItem[]): FoldedText {
  let text = '';
  const origins: Origin[] = [];
  const wordStart: boolean[] = [];
  let atWordStart = true;
  for (const [item, { text: source, endsLine }] of items.entries()) {
    let start = 0;
    while (start < source.length) {
      const character = String.fromCodePoint(source.codePointAt(start) ?? 0);
      const end = start + character.length;
      const folded = foldCharacter(character);
      for (const unit of folded.split('')) {
        text += unit;
        origins.push({ item, start, end });
        wordStart.push(atWordStart);
        atWordStart = false;
      }
      if (folded === '' && !/\p{M}|\u00AD/u.test(character)) atWordStart = true;
      start = end;
    }
    if (endsLine) atWordStart = !HYPHEN_AT_END.test(source);
  }
  return { text, origins, wordStart };
}

/** Folds a value that is looked for. */
export function foldValue(value: string): string {
  let folded = '';
  for (const character of value) folded += foldCharacter(character);
  return folded;
}
