import type { Line } from '@/lib/engine/documents';
import { type EntryLine, isSetApart } from '../lines/entry-line';
import type { RightEdge } from './right-edges';

/** Lines of a section joined to the items of a list, or to the paragraphs of a text. */

export type Item = {
  lines: EntryLine[];
  /** Content below the item itself: the items of a list within it. */
  below?: EntryLine[];
  /** The line above the list of the item, with facts shared by all its items. */
  head?: EntryLine;
};

const NUMBERED = /^\s*(?:\(?\d{1,2}[.)]|\(?[a-z]\)|#|\*|[-–—•●▪➢✓])\s*(?=[\p{L}"“(])/iu;

/**
 * Returns the marker of an item: its bullet, or a number or character that the format left in the text; '' for none.
 */
export function markerOf({ line }: EntryLine): string {
  const found = line.bullet ?? (line.role === 'listItem' ? '•' : NUMBERED.exec(line.text)?.[0].trim()) ?? '';
  if (found === '') return '';
  if (/\d/u.test(found)) return '1';
  return /\p{L}/u.test(found) ? 'a' : found.charAt(0);
}

/** Returns the text of a line without the number or character that opens it. */
export function textOfItemLine(line: Line): string {
  return line.bullet === undefined ? line.text.replace(NUMBERED, '') : line.text;
}

/** A line that cannot be the last of its sentence. */
const ENDS_OPEN =
  /(?:[,&(–-]|(?:^|\s)(?:from|to|in|at|of|with|for|as|a|an|the|and|und|bei|als|et|chez|en|de|y|e|di))\s*$/u;
/** Share of a column's width that may stay empty at the end of a line which was broken for want of room. */
const RAGGED = 0.16;

/** True when the line continues the sentence of the line above. */
function goesOn(above: Line, line: Line, edge: number): boolean {
  if (line.page === above.page && line.column !== above.column) return false;
  if (line.cell?.row !== above.cell?.row || line.cell?.column !== above.cell?.column) return false;
  if (ENDS_OPEN.test(above.text)) return true;
  const isOpen = !/[.!?:]\s*$/u.test(above.text);
  if (/^[\p{Ll}(]/u.test(line.text)) return isOpen;
  if (!above.box || !line.box || edge <= 0) return false;
  const isClose = (line.gapBefore ?? 0) <= line.fontSize * 0.9;
  const fills = above.box.x1 > edge - (edge - above.box.x0) * RAGGED;
  return fills && isClose && isOpen;
}

/** True for a line with its own date that begins like a sentence, below one with another date and not in a list. */
function isDatedAgain(item: Item, { line, dates }: EntryLine): boolean {
  const [first] = item.lines;
  if (first === undefined || markerOf(first) !== '' || !item.lines.some((entry) => entry.dates.length > 0))
    return false;
  const isOpen = ENDS_OPEN.test(item.lines.at(-1)?.line.text ?? '');
  return !isOpen && /^\p{Lu}/u.test(line.text) && dates.length > 0 && dates[0]?.from !== 0;
}

/** Returns one item for each line, with the continuation lines of its sentence. */
export function itemsByLine(lines: readonly EntryLine[], edgeOf: RightEdge): Item[] {
  const items: Item[] = [];
  for (const entry of lines) {
    const item = items.at(-1);
    const above = item?.lines.at(-1);
    const isNew =
      above === undefined ||
      markerOf(entry) !== '' ||
      entry.field !== undefined ||
      (item !== undefined && isDatedAgain(item, entry)) ||
      !goesOn(above.line, entry.line, edgeOf(above.line));
    if (isNew) items.push({ lines: [entry] });
    else item?.lines.push(entry);
  }
  return items;
}

/** Boundary between two sentences. */
const SENTENCE_BREAK = /(?<=[\p{Ll}\d)]{2}[.;!])\s+(?=\p{Lu})/gu;

/** Fewest dates in a paragraph that narrates several entries. */
const FEWEST_DATES = 2;

/** Returns one item for each sentence of paragraphs that narrate several entries; none without such a paragraph. */
export function itemsBySentence(lines: readonly EntryLine[], edgeOf: RightEdge): Item[] {
  const paragraphs = itemsByLine(lines, edgeOf);
  const items = paragraphs.flatMap((item) => {
    const [first] = item.lines;
    if (item.lines.flatMap(({ dates }) => dates).length < FEWEST_DATES) return [item];
    const sentences = textOfItem(item, edgeOf).split(SENTENCE_BREAK);
    if (first === undefined || sentences.length < 2) return [item];
    return sentences.map((text): Item => ({ lines: [{ ...first, line: withText(first.line, text) }] }));
  });
  return items.length > paragraphs.length ? items : [];
}

function withText(line: Line, text: string): Line {
  const { bold, fontSize } = line;
  return { ...line, text, runs: [{ text, bold, italic: false, fontSize }] };
}

/** Returns the marker of the outer list of a section; '' if lines with dates are above its first item. */
function outerMarker(lines: readonly EntryLine[]): string {
  const first = lines.findIndex((entry) => markerOf(entry) !== '' || entry.dates.length > 0);
  const entry = lines[first];
  return entry === undefined ? '' : markerOf(entry);
}

/** True for a line that a label announces as the name of an employer, a school, a title or a degree. */
const opensByLabel = ({ field }: EntryLine) => field === 'what' || field === 'where';

/** Returns the lines that head lists of items: the one above the first item, and similar ones above others. */
function headsOfLists(lines: readonly EntryLine[], outer: string, namesHead: (text: string) => boolean) {
  const isHead = (at: number) => {
    const [entry, next] = [lines[at], lines[at + 1]];
    if (entry === undefined || next === undefined || markerOf(entry) !== '' || entry.dates.length > 0)
      return false;
    const isAlike = at > 0 && entry.style === lines[0]?.style && isSetApart(entry.line);
    return markerOf(next) === outer && (isAlike || namesHead(entry.line.text));
  };
  return isHead(0) ? new Set([...lines.keys()].filter(isHead)) : new Set<number>();
}

/**
 * Returns one item for each bullet or number of the outer list, with the lines below it; empty without a list.
 * `namesHead` is true for a line with a name that all items below it share, like a school of several degrees.
 */
export function itemsByMarker(
  lines: readonly EntryLine[],
  namesHead: (text: string) => boolean = () => false,
): Item[] {
  const outer = outerMarker(lines);
  if (outer === '') return [];
  const heads = headsOfLists(lines, outer, namesHead);
  let head: EntryLine | undefined;
  const items: (Item & { below: EntryLine[] })[] = [];
  for (const [at, entry] of lines.entries()) {
    if (heads.has(at)) {
      head = entry;
      continue;
    }
    const marker = markerOf(entry);
    const item = items.at(-1);
    if (marker === outer || opensByLabel(entry))
      items.push({ lines: [entry], below: [], ...(head && { head }) });
    else if (item && (item.below.length > 0 || opensInnerList(marker, item))) item.below.push(entry);
    else item?.lines.push(entry);
  }
  return items;
}

/** True for a bullet below an item that has told its time already. */
function opensInnerList(marker: string, { lines }: Item): boolean {
  return marker !== '' && lines.some(({ dates }) => dates.some(({ isSingle }) => !isSingle));
}

/**
 * Returns the text of an item; a line that only continues the sentence above is joined with a space, others with a line
 * break.
 */
export function textOfItem({ lines }: Item, edgeOf: RightEdge): string {
  let text = '';
  lines.forEach(({ line }, n) => {
    const above = lines[n - 1]?.line;
    if (above === undefined) text = textOfItemLine(line);
    else text += `${goesOn(above, line, edgeOf(above)) ? ' ' : '\n'}${line.text}`;
  });
  return text;
}
