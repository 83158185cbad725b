import { fold } from '../../kernel';
import type { Section } from './headings/kinds';

/**
 * Lines that a program put on each page: its number, and the footer of Europass. They interrupt text across pages, and
 * their years belong to nobody.
 */

const PAGE =
  /^[\s|•–-]*(?:page|pagina|pag\.?|seite|strona|side|sida|sidan|sivu|strana|stranka|sayfa|oldal|stran|σελιδα|страница|стр\.?|сторінка)\s?:?\s?\d{1,3}(?:\s?(?:\/|of|de|von|di|van|sur|z|av|af|ze|din|из|з|από|\|)\s?\d{1,3})?[\s|•–-]*(?:curriculum vitae.{0,60})?$/u;
const COPYRIGHT =
  /(?:©|\(c\))\s?(?:european (?:union|communities)|europaische union|union europeenne|union europea|unione europea|uniao europeia|europese unie|unia europejska|europeiska unionen|den europaeiske union|evropska unie|europska unia|uniunea europeana|europai unio|ευρωπαικη ενωση)|europass\.cedefop\.(?:europa|eu)|^\W*(?:www\.)?europass\.(?:eu|europa\.eu)\W*$/u;
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
