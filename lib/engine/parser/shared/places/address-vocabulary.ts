import { fold } from '../../../kernel';
import { alternativesOf, type Lexicon, patternsOf, phrasesOf } from '../../../lexicon';

/** Words of addresses in the languages of the parser, matched in folded text. */

const of = (meaning: keyof NonNullable<Lexicon['addresses']>) =>
  patternsOf(phrasesOf(({ addresses }) => addresses?.[meaning]).map(fold));

export const PLACE_LABEL = new RegExp(
  String.raw`^\s*(?:${alternativesOf(phrasesOf(({ placeLabels }) => placeLabels).map(fold))})\s?(?:[:|\t]|\s-)\s*|^\s*(?:${of('livingIn')})\s+`,
  'u',
);

/** Returns the text after "Address:", "Wohnort" and the like. */
export function withoutLabel(text: string): string {
  const label = PLACE_LABEL.exec(fold(text));
  return label ? text.slice(label[0].length) : text;
}

const STREET_WORD = new RegExp(
  [
    String.raw`\b(?:${of('streets')})(?=$|[\s,.\d])`,
    String.raw`(?<!\p{L})(?:${of('before')})\.?\s(?=\p{L}|\d)`,
    String.raw`\p{L}(?:${of('endings')})(?=$|[\s,.\d])`,
    String.raw`[路街巷弄]\d|\d+[号號]|丁目|番地|[가-힣](?:로|길)\s?\d`,
  ].join('|'),
  'u',
);

const NUMBERED =
  /^\d{1,5}[a-z]?(?:[/-]\d{1,4}[a-z]?){0,2}\s+\p{L}|\p{L}\s+\d{1,4}\s?[a-z]?(?:\s?[-/]\s?\d{1,4})?$/u;

/** True if a word marks the part as a street, a house or a flat. */
export function hasStreetWord(part: string): boolean {
  return part.length < 80 && STREET_WORD.test(fold(part));
}

/** True for a part of an address that names a street, a house or a flat, or begins or ends with a house number. */
export function isStreet(part: string): boolean {
  return hasStreetWord(part) || (part.length < 60 && NUMBERED.test(fold(part)));
}
