import { fold } from '../../../kernel';
import { insideBrackets, type Part, trimPart } from './parts';

/**
 * Weaker separators, at which one part may hold a title and an employer. Each has a price, so that a header which has
 * both without the split is left alone.
 */
const SEPARATORS: readonly { pattern: RegExp; price: number }[] = [
  { pattern: /\s+@\s+|\s+@(?=\S)/gu, price: 0 },
  {
    pattern:
      /,?\s+(?:at|bei|beim|bij|chez|presso|hos|w firmie|aupres de|u|ved|pri|la firma|на фирме|в компании|в|у|at the)\s+(?=[\p{L}\p{N}"'])/gu,
    price: 0.3,
  },
  { pattern: /\s+-+\s+/gu, price: 0.5 },
  { pattern: /:\s+/gu, price: 0.7 },
  { pattern: /\s+\/+\s+/gu, price: 1.2 },
  { pattern: /[,，、،]\s*/gu, price: 0.8 },
  // Where words are not parted by blanks, a blank parts fields; in Korean behind a school or a company.
  {
    pattern:
      /(?<=[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]) (?=[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}])|(?<=대학교|대학원|대학|고등학교|주식회사) /gu,
    price: 0.9,
  },
  { pattern: /\s+(?:en|em|in|for|für|pour|para|per|dla|with|with the)\s+(?=[\p{Lu}\p{Lo}"'])/gu, price: 1.1 },
  { pattern: /\s+[([]/gu, price: 2 },
];

/** Signs alone, as of a mark or a number, name nothing. */
const LETTER = /\p{L}/u;

export type Split = { parts: Part[]; price: number };

/** Folding keeps the length, so a match in the folded text cuts the text itself. */
function cutsOf(text: string, pattern: RegExp): { from: number; to: number }[] {
  const needsCase = pattern.source.includes('\\p{Lu}');
  const subject = needsCase ? text : fold(text);
  const cuts: { from: number; to: number }[] = [];
  for (const found of subject.matchAll(pattern))
    if (!insideBrackets(text, found.index))
      cuts.push({ from: found.index, to: found.index + found[0].length });
  return cuts.slice(0, 4);
}

function splitPart(part: Part, cut: { from: number; to: number }): [Part, Part] | null {
  const left = trimPart(part.text.slice(0, cut.from));
  const right = trimPart(part.text.slice(cut.to));
  if (left.length < 2 || right.length < 2 || !LETTER.test(left) || !LETTER.test(right)) return null;
  const separator = part.text.slice(cut.from, cut.to);
  return [
    { ...part, text: left, isHalf: true },
    { ...part, text: right, column: part.column + 0.5, separator, isHalf: true, isRole: false },
  ];
}

/** The header as it stands, and with one of its parts split in two at each place where that is possible. */
export function possibleSplits(parts: readonly Part[]): Split[] {
  const splits: Split[] = [{ parts: [...parts], price: 0 }];
  parts.forEach((part, n) => {
    if (part.text.length > 160) return;
    for (const { pattern, price } of SEPARATORS)
      for (const cut of cutsOf(part.text, pattern)) {
        const halves = splitPart(part, cut);
        if (halves) splits.push({ parts: [...parts.slice(0, n), ...halves, ...parts.slice(n + 1)], price });
      }
  });
  return splits;
}
