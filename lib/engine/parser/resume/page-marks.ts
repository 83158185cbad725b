import { fold } from '../../kernel';
import { type Lexicon, patternsOf, phrasesOf } from '../../lexicon';
import type { Section } from './headings/kinds';

/**
 * Lines that a program put on each page: its number, and the footer of Europass. They interrupt text across pages, and
 * their years belong to nobody.
 */

const of = (meaning: keyof NonNullable<Lexicon['pages']>) =>
  patternsOf(phrasesOf(({ pages }) => pages?.[meaning]).map(fold));

const PAGE = new RegExp(
  String.raw`^[\s|•–-]*(?:${of('page')})\s?:?\s?\d{1,3}(?:\s?(?:\/|\||${of('of')})\s?\d{1,3})?[\s|•–-]*(?:curriculum vitae.{0,60})?$`,
  'u',
);
const COPYRIGHT = new RegExp(
  String.raw`(?:©|\(c\))\s?(?:${of('union')})|europass\.cedefop\.(?:europa|eu)|^\W*(?:www\.)?europass\.(?:eu|europa\.eu)\W*$`,
  'u',
);
const LONGEST = 200;

function isPageMark(text: string): boolean {
  if (text.length > LONGEST) return false;
  const folded = fold(text);
  return PAGE.test(folded) || COPYRIGHT.test(folded);
}

/** Returns the sections without such lines. */
export function withoutPageMarks(sections: readonly Section[]): Section[] {
  return sections.map((section) => {
    const lines = section.lines.filter(({ line }) => !isPageMark(line.text));
    return lines.length === section.lines.length ? section : { ...section, lines };
  });
}
