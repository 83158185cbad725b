import type { Line } from '../../../documents';
import { fold, squeeze } from '../../../kernel';
import { isNameShaped } from '../../shared/contact/name-shape';
import { NOT_IN_NAMES } from '../../shared/contact/name-vocabulary';
import { wordingOf } from '../headings/wording';

/** Distance of a signature from the end of a document, and of its closing above the name, in lines with text. */
const REACH = 8;
const CLOSING_ABOVE = 4;

/** Phrases before a signature, in the languages of the vocabularies. */
const CLOSING =
  /^\W*(?:place|dated?|yours|regards|sincerely|faithfully|truthfully|signature|ort|datum|unterschrift|lieu|date|fait à|signature|lugar|fecha|firma|luogo|data|in fede|local|assinatura|plaats|handtekening|miejscowość|podpis)\b/iu;
/** "Duisburg, 25.01.2024", "Leeds, 3 May 2021". */
const DATED = /^\p{Lu}[\p{L} .'-]{1,30}, (?:den |the |le |il |am )?\d{1,2}[. /-].{0,14}\d{2,4}\.?$/u;
const SIGNED_IN_BRACKETS = /^\(([^()]+)\)$/u;

const isClosing = (text: string) => CLOSING.test(text) || DATED.test(text);

/** Returns the last cell of a line: place and date are to the left of a signature. */
function lastCell(text: string): string {
  const cell = squeeze(text.split('\t').at(-1) ?? '');
  return SIGNED_IN_BRACKETS.exec(cell)?.[1]?.trim() ?? cell;
}

function isName(text: string): boolean {
  const words = fold(text).split(/[\s,]+/u);
  return isNameShaped(text) && !wordingOf(text)?.exact && !words.some((word) => NOT_IN_NAMES.has(word));
}

/**
 * Returns the name under a declaration or a date at the end of a document, for those without one at their top: the last
 * line shaped like a name below a closing, or next to one. Undefined without a signature.
 */
export function signedName(lines: readonly Line[]): { name: string; line: number } | undefined {
  const written = lines
    .map(({ text }, line) => ({ text: text.trim(), line }))
    .filter(({ text }) => text !== '')
    .slice(-REACH - CLOSING_ABOVE);
  for (let at = written.length - 1; at >= Math.max(0, written.length - REACH); at--) {
    const { text, line } = written[at] as (typeof written)[number];
    const name = lastCell(text);
    const above = written.slice(Math.max(0, at - CLOSING_ABOVE), at).map((row) => row.text);
    const isBeside = text.includes('\t') && isClosing(text);
    if ((isBeside || above.some(isClosing)) && isName(name)) return { name, line };
  }
  return undefined;
}
