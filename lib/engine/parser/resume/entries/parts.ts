import { isDuration, squeeze } from '../../../kernel';
import type { EntryLine } from '../lines/entry-line';
import type { EntryField } from '../lines/fields';
import type { Segment } from '../lines/segment';
import { isBareLabel } from '../records/labels';
import { isPlace, mayBePlace, splitPlace, splitUnknownPlace } from './places';

/** A piece of a header between separators or changes of style. */
export type Part = {
  text: string;
  /** Line of the document. */
  line: number;
  /** 0 for the first header line of the entry. */
  row: number;
  /** Number within the line. */
  column: number;
  bold: boolean;
  italic: boolean;
  linked: boolean;
  /** Separator between this part and the one before on the same line. */
  separator: string;
  /** True for a half of a part that was split at a weak separator. */
  isHalf?: boolean;
  /** The place that followed the part, where the part itself may belong to it ("Rivalta" of "Rivalta, Italia"). */
  maybePlace?: string;
  /** True when a word such as "at" or "chez" led to the text. */
  isLedTo?: boolean;
  /** True when words such as "worked as" led to the text. */
  isRole?: boolean;
  /** The field that a label in front of the text announced. */
  field?: EntryField;
  /** True when a place followed the text and was cut off. */
  hasPlace?: boolean;
};

export type HeaderParts = { parts: Part[]; places: string[]; links: string[] };

/** Longest field; longer stretches are not fields. */
const LONGEST_PART = 200;

type Token = { text: string; bold: boolean; italic: boolean; color: string; href: string; from: number };

const HARD_SEPARATOR = /\t|\s*[|｜•●∙◦▪■]\s*|\s+[·‧・]\s+|\s*·\s*/gu;
export const URL =
  /https?:\/\/\S+|www\.\S+|(?<![\p{L}\p{N}@.])[a-z][a-z\d-]{2,62}(?:\.[a-z\d-]{1,63}){0,8}\.(?:com|org|net|io|dev|app|co|eu|de|fr|es|it|pt|nl|pl|uk|ai|me|edu|gov|info)(?:\/\S*)?(?![\p{L}\p{N}])/gu;

function tokensOf(entry: EntryLine): Token[] {
  let from = 0;
  return entry.line.runs.map((run) => {
    const token = {
      text: run.text,
      bold: run.bold,
      italic: run.italic,
      color: run.color ?? '',
      href: run.href ?? '',
      from,
    };
    from += run.text.length;
    return token;
  });
}

const sameStyle = (a: Token, b: Token) =>
  a.bold === b.bold && a.italic === b.italic && a.color === b.color && a.href === b.href;

/** Positions at which the style of the line changes between two stretches of words. */
function styleBreaks(entry: EntryLine): number[] {
  const tokens = tokensOf(entry).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const breaks: number[] = [];
  for (let n = 1; n < tokens.length; n++) {
    const [before, after] = [tokens[n - 1], tokens[n]];
    if (before === undefined || after === undefined || sameStyle(before, after)) continue;
    const text = entry.line.text;
    const end = before.from + before.text.trimEnd().length;
    const start = after.from + (after.text.length - after.text.trimStart().length);
    const between =
      text.slice(end, start) +
      (/^[,–—|(@:-]/u.exec(text.slice(start))?.[0] ?? '') +
      (/[,–—|:@-]$/u.exec(text.slice(0, end))?.[0] ?? '');
    // A change inside a phrase is emphasis; one next to a separator or a space divides fields.
    if (/[^\p{L}\p{N}]/u.test(between)) breaks.push(after.from);
  }
  return breaks;
}

export type Span = { from: number; to: number; separator: string };

/** True when the place in the text is between an opening bracket and its end. */
export function insideBrackets(text: string, at: number): boolean {
  const before = text.slice(0, at);
  const open = (before.match(/[([（]/gu) ?? []).length - (before.match(/[)\]）]/gu) ?? []).length;
  return open > 0;
}

/** Returns the stretches of a line between hard separators, dates and changes of style. */
export function spansOf(entry: EntryLine): Span[] {
  const { text } = entry.line;
  const cuts: { from: number; to: number; separator: string }[] = [];
  for (const { from, to } of entry.dates) cuts.push({ from, to, separator: 'date' });
  for (const found of text.matchAll(HARD_SEPARATOR))
    if (!insideBrackets(text, found.index))
      cuts.push({
        from: found.index,
        to: found.index + found[0].length,
        separator: found[0].trim() || 'tab',
      });
  for (const at of styleBreaks(entry))
    if (!insideBrackets(text, at)) cuts.push({ from: at, to: at, separator: 'style' });
  cuts.sort((a, b) => a.from - b.from || a.to - b.to);
  const spans: Span[] = [];
  let from = 0;
  let separator = '';
  for (const cut of cuts) {
    if (cut.from < from) continue;
    spans.push({ from, to: cut.from, separator });
    from = cut.to;
    separator = cut.separator;
  }
  spans.push({ from, to: text.length, separator });
  return spans;
}

/** A full stop after a word that is not an abbreviation. */
const FULL_STOP = /(?<=\p{Ll}{5}|\))\.$/u;

/** Returns a part without the separators, empty brackets and commas around it. */
export function trimPart(text: string): string {
  let bare = squeeze(text.replace(/\(\s*\)|\[\s*\]/gu, ' ')).replace(
    /^(?:[\s,;:|·•@/–—‐-]|[.…](?=\s))+|[\s,;:|·•@/–—‐-]+$/gu,
    '',
  );
  if (bare.startsWith('(') && !bare.includes(')')) bare = bare.slice(1);
  if (bare.endsWith(')') && !bare.includes('(')) bare = bare.slice(0, -1);
  if (/^\([^()]*\)$/u.test(bare)) bare = bare.slice(1, -1);
  if (bare.endsWith('(')) bare = bare.slice(0, -1);
  bare = bare.replace(/^\[(?!.*\])|^[)\]]+\s*|\s*\[$/gu, '');
  if (bare.endsWith(']') && !bare.includes('[')) bare = bare.slice(0, -1);
  return bare
    .trim()
    .replace(/^[.…]\s+(?=\p{L})/u, '')
    .replace(FULL_STOP, '');
}

/** "Harbour College (completed 2012)", "Clerk (since 2010)": words before a date in brackets. */
const LEAD_IN_BRACKET = /\s*\([\p{L}\s.:]{0,20}$/u;

/** Returns the stretch of a line without words in a bracket that lead to the date after it. */
function textOfSpan(text: string, { from, to }: Span, dates: EntryLine['dates']): string {
  const raw = text.slice(from, to);
  return dates.some((date) => date.from === to) ? raw.replace(LEAD_IN_BRACKET, '') : raw;
}

/** One or two digits alone: the rest of a date at the edge of a page, or a page number; never a name. */
const REST_OF_DATE = /^\d{1,2}(?:\s*[/.-]\s*\d{0,3})?$/u;

/** Words that lead from a title to an employer. */
const LEAD =
  /^(?:at|with|@|bei|beim|bij|chez|presso|c\/o|hos|ved|på|u|w firmie|la|en la empresa|na empresa)\s+(?=[\p{Lu}\p{N}"«„])/u;

/** Such a word in a different style, between a title and an employer. */
const LEAD_ALONE = /^(?:at|@|bei|beim|bij|chez|presso|hos|ved|w firmie)$/iu;

export function styleAt(entry: EntryLine, span: Span): Token | undefined {
  return tokensOf(entry).find(
    ({ text, from }) => from + text.length > span.from && from < span.to && /[\p{L}\p{N}]/u.test(text),
  );
}

function partsOfLine(entry: EntryLine, row: number, found: HeaderParts): void {
  // The second line of a range that takes two holds nothing else.
  if (entry.isDateOnly || entry.field === 'other' || entry.field === 'when') return;
  const before = found.parts.length;
  let follows = false;
  for (const span of spansOf(entry)) {
    const raw = textOfSpan(entry.line.text, span, entry.dates);
    const links = raw.match(URL) ?? [];
    found.links.push(...links);
    // A part that is only "acme.example" is a name; an address next to a name only leads to its page.
    const isName =
      links.length === 1 && trimPart(raw) === links[0] && !/^(?:https?:|www\.)|\//iu.test(links[0]);
    const text = isName ? trimPart(raw) : trimPart(raw.replace(URL, ' '));
    if (!/[\p{L}\p{N}]/u.test(text) || text.length > LONGEST_PART || REST_OF_DATE.test(text)) continue;
    if (isBareLabel(raw) || isDuration(text)) continue;
    if (LEAD_ALONE.test(text)) {
      follows = true;
      continue;
    }
    if (entry.field === 'place' || (entry.field === undefined && isPlace(text))) {
      found.places.push(text);
      continue;
    }
    const split = splitPlace(text);
    const mayBe = split.place !== '' && mayBePlace(text);
    if (split.place !== '' && !mayBe) found.places.push(trimPart(split.place));
    const style = styleAt(entry, span);
    const lead = span.from > 0 ? LEAD.exec(split.rest) : null;
    found.parts.push({
      text: trimPart(split.rest.slice(lead?.[0].length ?? 0)),
      line: entry.index,
      row,
      column: found.parts.length - before,
      bold: style?.bold ?? false,
      italic: style?.italic ?? false,
      linked: (style?.href ?? '') !== '',
      separator: span.separator,
      ...(entry.field !== undefined && { field: entry.field }),
      ...((lead || follows) && { isLedTo: true }),
      ...(split.place !== '' && { hasPlace: true }),
      ...(mayBe && { maybePlace: trimPart(split.place) }),
    });
    follows = false;
  }
}

/** Returns the parts of the header of an entry, its places and its links; dates are left out. */
function headerParts(segment: Segment): HeaderParts {
  const found: HeaderParts = { parts: [], places: [], links: [] };
  for (const [row, entry] of segment.header.entries()) partsOfLine(entry, row, found);
  return found;
}

const COUNTED = /^\(?(\d{1,2})\s?[.)]\s+(?=\p{L})/u;

/** Headers that are counted ("1. Tallow Works", "2. Fernbank Foods") without their numbers. */
function withoutNumbers(headers: readonly HeaderParts[]): void {
  const firsts = headers.map(({ parts }) => COUNTED.exec(parts[0]?.text ?? '')?.[1]);
  const numbers = new Set(firsts.filter((number) => number !== undefined));
  if (numbers.size < 2) return;
  for (const header of headers)
    header.parts = header.parts.map((part, n) =>
      n > 0 ? part : { ...part, text: part.text.replace(COUNTED, '') },
    );
}

const commasIn = (text: string) => text.split(',').length;

/** Number of parts at one place of the headers, and of those followed by a place; `fewest` are the names before one. */
type Slot = { all: number; placed: number; fewest: number };

function slotsOf(headers: readonly HeaderParts[]): Map<string, Slot> {
  const slots = new Map<string, Slot>();
  for (const { parts } of headers)
    for (const { row, column, hasPlace, text } of parts) {
      const slot = slots.get(`${row}.${column}`) ?? { all: 0, placed: 0, fewest: Number.POSITIVE_INFINITY };
      slot.all++;
      if (hasPlace) {
        slot.placed++;
        slot.fewest = Math.min(slot.fewest, commasIn(text));
      }
      slots.set(`${row}.${column}`, slot);
    }
  return slots;
}

/** Share of the parts at one place of the headers from which on places follow all of them. */
const OFTEN = 0.4;

/**
 * The parts of all headers of a section. Where most parts at one place of the headers end in a place that is known,
 * the last words after a comma are a place in the others too, though no table knows it.
 */
export function sectionHeaders(segments: readonly Segment[]): HeaderParts[] {
  const headers = segments.map(headerParts);
  withoutNumbers(headers);
  const slots = slotsOf(headers);
  for (const header of headers)
    header.parts = header.parts.map((part) => {
      const slot = slots.get(`${part.row}.${part.column}`);
      if (part.hasPlace || slot === undefined || slot.placed < OFTEN * slot.all) return part;
      const split = splitUnknownPlace(part.text);
      if (split.place === '' || commasIn(split.rest) < slot.fewest) return part;
      header.places.push(split.place);
      return { ...part, text: split.rest, hasPlace: true };
    });
  return headers;
}
