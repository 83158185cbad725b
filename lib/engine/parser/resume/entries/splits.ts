import { fold, remembered } from '../../../kernel';
import type { PairModel } from './model';
import { insideBrackets, type Part, trimPart } from './parts';
import { SPLIT } from './weights';

/**
 * Weaker separators, at which one part may hold a title and an employer. Each has a price, so that a header which has
 * both without the split is left alone.
 */
const SEPARATORS: readonly { pattern: RegExp; sign: keyof typeof SPLIT }[] = [
  { pattern: /\s+@\s+|\s+@(?=\S)/gu, sign: 'sign' },
  {
    pattern:
      /,?\s+(?:at|bei|beim|bij|chez|presso|hos|w firmie|aupres de|c\/o|u|ved|pri|la firma|на фирме|в компании|в|у|at the)\s+(?=[\p{L}\p{N}"'])/gu,
    sign: 'lead',
  },
  { pattern: /\s+-+\s+/gu, sign: 'dash' },
  { pattern: /:\s+/gu, sign: 'colon' },
  { pattern: /\s+\/+\s+/gu, sign: 'slash' },
  { pattern: /[,，、،]\s*/gu, sign: 'comma' },
  // Without spaces between words, a space separates fields; in Korean after a school or a company.
  {
    pattern:
      /(?<=[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]) (?=[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}])|(?<=대학교|대학원|대학|고등학교|주식회사) /gu,
    sign: 'blank',
  },
  {
    pattern: /\s+(?:en|em|in|for|für|pour|para|per|dla|with|with the)\s+(?=[\p{Lu}\p{Lo}"'])/gu,
    sign: 'word',
  },
  { pattern: /\s+[([]/gu, sign: 'bracket' },
  // A full stop after a word that is not an abbreviation: "Waitress. Hotel Quarryview".
  {
    pattern: /(?<=\p{Ll}{4}\)?|\bS\.?[AL]|\bS\.r\.l|\bS\.p\.A|\bLtda?|\bInc|\bGmbH)\.\s+(?=\p{Lu})/gu,
    sign: 'stop',
  },
];

/** Matches a letter: signs by themselves, as in a mark or a number, name nothing. */
const LETTER = /\p{L}/u;
/** Longest text that can be two adjacent names. */
const LONGEST_BARE = 80;
/** "at" and the like split the fields themselves. */
const SMALL_WORD = /(?:^|\s)\p{Ll}|[,;:]/u;

export type Split = { parts: Part[]; price: number };

/** Folding keeps the length, so a match in the folded text cuts the text itself. */
const FOLDED = SEPARATORS.map(({ pattern }) => !pattern.source.includes('\\p{Lu}'));

type Cut = { from: number; to: number; sign: keyof typeof SPLIT };

function cutsAt(text: string, subject: string, { pattern, sign }: (typeof SEPARATORS)[number]): Cut[] {
  const cuts: Cut[] = [];
  for (const found of subject.matchAll(pattern))
    if (!insideBrackets(text, found.index))
      cuts.push({ from: found.index, to: found.index + found[0].length, sign });
  return cuts.slice(0, 4);
}

/** Returns the places where a text may be cut: of each separator the first four, in the order of the separators. */
export const cutsOf = remembered((text: string): Cut[] => {
  const folded = fold(text);
  return SEPARATORS.flatMap((separator, n) => cutsAt(text, FOLDED[n] ? folded : text, separator));
});

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

/** Evidence from which on words certainly belong to the first field, and those after one word to the second. */
const SURE = 2;
const SURE_BEHIND_WORD = 1.9;

/**
 * "Clerk Quillmark Trading Ltd": where the words of one field end and those of the other begin, with nothing between
 * them; null where the words do not decide.
 */
function bareCut(text: string, { evidence, sureWhere }: PairModel): { from: number; to: number } | null {
  if (text.length > LONGEST_BARE) return null;
  for (const { index } of text.matchAll(/(?<=[\p{L}\p{N}.)]) (?=[\p{Lu}\p{N}"'«„])/gu)) {
    if (SMALL_WORD.test(text.slice(0, index))) return null;
    const [before, behind] = [evidence(text.slice(0, index)), evidence(text.slice(index + 1))];
    const least = /\s/u.test(text.slice(0, index)) ? sureWhere : Math.min(sureWhere, SURE_BEHIND_WORD);
    if (before.what > SURE && behind.where >= least && behind.what <= 0)
      return { from: index, to: index + 1 };
  }
  return null;
}

/** Returns the header unchanged, and with one of its parts split in two at each possible place. */
export function possibleSplits(parts: readonly Part[], model: PairModel): Split[] {
  const splits: Split[] = [{ parts: [...parts], price: 0 }];
  parts.forEach((part, n) => {
    if (part.text.length > 160) return;
    const bare = bareCut(part.text, model);
    const apart = bare && splitPart(part, bare);
    if (apart)
      splits.push({ parts: [...parts.slice(0, n), ...apart, ...parts.slice(n + 1)], price: SPLIT.bare });
    for (const cut of cutsOf(part.text)) {
      const halves = splitPart(part, cut);
      if (halves)
        splits.push({
          parts: [...parts.slice(0, n), ...halves, ...parts.slice(n + 1)],
          price: SPLIT[cut.sign],
        });
    }
  });
  return splits;
}
