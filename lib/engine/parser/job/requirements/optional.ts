import { fold } from '../../../kernel';
import { patternsOf, phrasesOf } from '../../../lexicon';

/** Characters of East Asia, which no space parts from others. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u;
const phrases = phrasesOf(({ optional }) => optional).map(fold);
const spaced = patternsOf(phrases.filter((phrase) => !UNSPACED.test(phrase)));
const joined = patternsOf(phrases.filter((phrase) => UNSPACED.test(phrase)));

/** Words that make the rest of their sentence optional. */
export const OPTIONAL = new RegExp(String.raw`(?<!\p{L})(?:${spaced})(?!\p{L})|${joined}`, 'u');

/** True for a sentence, or a heading, about optional requirements. */
export function isOptional(text: string): boolean {
  return OPTIONAL.test(fold(text));
}
