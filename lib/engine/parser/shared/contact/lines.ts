import type { Line, SourceDocument } from '../../../documents';
import { columnWidths } from '../layout/column-widths';

/** Lines of contact details, rejoined where a narrow column broke them, and without the targets of links. */

export type ContactLine = {
  index: number;
  line: Line;
  /** The text with addresses closed over line ends and without the stretches that lead to a web page. */
  text: string;
  /** Targets of the line's links, each once. */
  links: string[];
};

/** Ends of a line after which an address continues in the next. */
const OPEN_END = /[@._=&?-]$|\/(?:in|pub|profile|users?|channel|company)\/$/u;
/** A mail address whose first part ends with the line, at a character that no word ends with. */
const TORN_NAME = /^[\p{L}\p{N}._%+-]{2,64}@/u;
/** The ends of domain names that a line may cut within. */
const TORN_DOMAIN = /^[a-z]{1,3}$/u;
/** A mail address whose domain breaks before its first point, and the rest of it on the next line. */
const OPEN_DOMAIN = /@[\p{L}\p{N}-]+$/u;
const REST_OF_DOMAIN = /^[\p{L}\p{N}-]*(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}$/u;
/** A profile, and a host that is below it for itself. */
const WHOLE_PROFILE = /\.\p{L}{2,}\/[^/@]*\p{L}$/u;
const HOST = /^[\p{Ll}\d-]{3,}\.[a-z]{2,6}$/u;
const FIRST_TOKEN = /^[\p{L}\p{N}@._~:/?#&=%+-]+/u;
/** Links to an address on a map: not pages of the person. */
export const MAP_LINK =
  /^https?:\/\/(?:www\.)?(?:maps\.|google\.[a-z.]{2,6}\/maps|goo\.gl\/maps|openstreetmap\.)/iu;
const MOST_LINES = 4;

function isAddressStart(token: string): boolean {
  return token.includes('@') || /^\(?(?:https?:\/\/|www\.)/iu.test(token) || /\.[a-z]{2,}\/\S/iu.test(token);
}

/** Returns the average width of a letter of a line; 0 without geometry. */
function letterWidth(line: Line): number {
  return line.box && line.text.length > 0 ? (line.box.x1 - line.box.x0) / line.text.length : 0;
}

/**
 * True when the line ends because the next piece of the address would not have fitted, however lines are aligned: a
 * whole piece after a character at which addresses are broken, else the next letter.
 */
function isFull(line: Line, next: Line, token: string, width: number): boolean {
  if (!line.box || !next.box) return false;
  const room = width - (line.box.x1 - line.box.x0);
  const piece = /^[^-./?&=_]*[-./?&=_]?/u.exec(token)?.[0].length ?? 1;
  const needed = /[-./?&=_]$/u.test(line.text.trimEnd()) ? Math.max(2.5, piece) : 2.5;
  return room < needed * letterWidth(next);
}

function mayGoOn(line: Line, next: Line | undefined): next is Line {
  if (next === undefined || next.page !== line.page || next.column !== line.column || next.bullet)
    return false;
  const isSameStyle = next.bold === line.bold && Math.abs(next.fontSize - line.fontSize) < 0.6;
  return isSameStyle && (next.gapBefore ?? 0) < next.fontSize;
}

/** The words on both sides of a line end; `isAlone` when the first has its line to itself. */
type Break = { last: string; first: string; isAlone: boolean };

/** Returns whether the address that `last` ends with continues with `first`. */
function goesOn({ last, first, isAlone }: Break, next: Line, isFullLine: boolean): boolean {
  if (first.includes('@') && !isAddressStart(last)) {
    const isOpen = first.startsWith('@') || /[_-]$/u.test(last) || (last.endsWith('.') && isAlone);
    return isOpen && TORN_NAME.test(last + first);
  }
  if (first === '' || !isAddressStart(last) || isAddressStart(first)) return false;
  if (OPEN_DOMAIN.test(last) && REST_OF_DOMAIN.test(next.text.trim())) return true;
  if (WHOLE_PROFILE.test(last) && HOST.test(first)) return false;
  if (last.includes('@') && /\.\p{L}{2,}$/u.test(last))
    return isFullLine && TORN_DOMAIN.test(next.text.trim());
  return isFullLine || (OPEN_END.test(last) && /^[\p{Ll}\d]/u.test(first));
}

/** Returns the text after the last space. An expression for it would try again from every character. */
function lastToken(text: string): string {
  return text.slice(Math.max(text.lastIndexOf(' '), text.lastIndexOf('\t')) + 1);
}

type Torn = { text: string; taken: Map<number, number> };

/**
 * Returns the text of a line with the rest of an address that breaks at its end; `taken` is the length used of each
 * line below.
 */
function closeAddress(
  document: SourceDocument,
  index: number,
  text: string,
  widthOf: (line: Line) => number,
): Torn {
  const taken = new Map<number, number>();
  let closed = text.trimEnd();
  for (let at = index; at < index + MOST_LINES; at++) {
    const line = document.lines[at];
    const next = document.lines[at + 1];
    if (!line || !mayGoOn(line, next)) break;
    const last = lastToken(closed);
    const first = FIRST_TOKEN.exec(next.text.trimStart())?.[0] ?? '';
    const isAlone = closed.trim() === last;
    if (!goesOn({ last, first, isAlone }, next, isFull(line, next, first, widthOf(line)))) break;
    closed += first;
    taken.set(at + 1, next.text.indexOf(first) + first.length);
    if (first.length < next.text.trim().length) break;
  }
  return { text: closed, taken };
}

function isWebTarget(href: string): boolean {
  return /^(?:https?:|mailto:|tel:|www\.)/iu.test(href.trim()) && !MAP_LINK.test(href);
}

/** A link may cover the wrong words: a number that is not in the target is read from the text. */
function isOwnNumber(text: string, href: string): boolean {
  const digits = text.replace(/\D/gu, '');
  return digits.length >= 7 && /^[\s\d()+./-]+$/u.test(text) && !href.replace(/\D/gu, '').includes(digits);
}

/** Returns the text of a line without links to pages: their targets are known in full. */
function unlinkedText(line: Line): string {
  return line.runs
    .map(({ href, text }) =>
      href && isWebTarget(href) && !isOwnNumber(text, href) ? ` ${' '.repeat(text.length)} ` : text,
    )
    .join('');
}

/** Returns the lines at the given indexes, ready to be searched for contact details. */
export function contactLines(document: SourceDocument, indexes: readonly number[]): ContactLine[] {
  const widthOf = columnWidths(document.lines);
  const taken = new Map<number, number>();
  return indexes.flatMap((index) => {
    const line = document.lines[index];
    if (!line) return [];
    const links = [...new Set(line.runs.flatMap((run) => (run.href ? run.href.trim() : [])))];
    const own = links.some(isWebTarget) ? unlinkedText(line) : line.text;
    const rest = ' '.repeat(taken.get(index) ?? 0) + own.slice(taken.get(index) ?? 0);
    const torn = closeAddress(document, index, rest, widthOf);
    for (const [at, length] of torn.taken) taken.set(at, length);
    return [{ index, line, text: torn.text, links }];
  });
}
