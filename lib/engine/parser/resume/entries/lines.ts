import type { Line } from '@/lib/engine/documents';
import {
  type DateOptions,
  type FoundDates,
  findDates,
  isCurrentWord,
  isOnlyDates,
  withoutDates,
  words,
} from '../../../kernel';
import type { SectionLine } from '../../shared/layout/section-line';
import { isOn } from '../../shared/mechanisms';
import { isProse, LONGEST_HEADER, SENTENCE_END } from '../../shared/wording/prose';
import { withoutLabels } from '../records/labels';
import { joinDateColumns } from './columns';
import { joinEnrolments } from './enrolments';
import { spreadListed } from './listed';
import { joinMarginDates } from './margin';
import { isMarkBehind } from './marks-behind';
import type { EntryField } from './model';
import { edgeOfLines, type RightEdge } from './right-edges';
import { joinStackedDates } from './stacked';
import { joinTornDates } from './torn-dates';
import { isBodyLabel, tellsDuty } from './vocabulary/body-labels';
import { joinWrappedHeaders } from './wrapping';

/** A line of a section with what the cutting into entries needs to know of it. */
export type EntryLine = {
  index: number;
  line: Line;
  dates: readonly FoundDates[];
  /** True when nothing but dates is in the line. */
  isDateOnly: boolean;
  /** True for bullets, sentences and labelled lists: text that belongs to the body of an entry. */
  isBody: boolean;
  /** Size, weight, slant and colour of the first run; lines of one rank share it. */
  style: string;
  /** The field that a label in front of the line announced. */
  field?: EntryField;
  /** Number of the table row, or of the block, so that lines which were set together are known. */
  group: string;
};

const LABEL = /^(?!(?:A|AS|O)[\s-]?[Ll]evels?\b|GCSEs?\b)[\p{L}\s/&-]{3,30}[:：](?:\s|$)/u;
/** In ems between the lines of one paragraph, beyond which they are paragraphs of their own. */
const WIDEST_LEADING = 0.65;

function plainStyle(line: Line): string {
  return [Math.round(line.fontSize * 2) / 2, line.bold ? 'b' : '', '', line.runs[0]?.color ?? ''].join('|');
}

/** The style of the first words that are not a date in front of the line. */
function styleOf(line: Line, dates: readonly FoundDates[]): string {
  const dateEnd = dates[0]?.from === 0 ? dates[0].to : 0;
  let at = 0;
  const run = line.runs.find(({ text }) => {
    at += text.length;
    return at > dateEnd + 1 && /[\p{L}\p{N}]/u.test(text);
  });
  if (run === undefined) return plainStyle(line);
  const size = Math.round(run.fontSize * 2) / 2;
  return [size, run.bold ? 'b' : '', run.italic ? 'i' : '', run.color ?? ''].join('|');
}

const isLowerCase = (text: string) => /^\p{Ll}/u.test(text) && !/^(?:i|e|x)\p{Lu}/u.test(text);

const isBold = (style: string) => style.split('|')[1] === 'b';

/** Bold sets a line off only where the body of the document is not bold itself. */
function opensSetOff(line: Line, body: string): boolean {
  return !isBold(body) && line.runs.find((run) => run.text.trim() !== '')?.bold === true;
}

/** A date in the margin, or a range before all else, opens an entry, though its text may end like a sentence. */
function opensInMargin(line: Line, [date]: readonly FoundDates[]): boolean {
  if (date === undefined || line.text.length > LONGEST_HEADER) return false;
  return date.from === 0 && (!date.isSingle || /^[ \t]*\t/u.test(line.text.slice(date.to)));
}

/** A line that a date and a mark close is no sentence, though the mark may end in a stop. */
function endsInMark(line: Line, dates: readonly FoundDates[]): boolean {
  const last = dates.at(-1);
  return last !== undefined && line.text.length <= LONGEST_HEADER && isMarkBehind(line.text.slice(last.to));
}

function isBodyText(line: Line, dates: readonly FoundDates[], body: string): boolean {
  if (line.bullet !== undefined || line.role === 'listItem') return true;
  if (opensInMargin(line, dates) || endsInMark(line, dates)) return false;
  const text = line.text.trim();
  if (isBodyLabel(text) || tellsDuty(text)) return true;
  const opensBold = opensSetOff(line, body);
  if (opensBold ? text.length > LONGEST_HEADER * 1.5 : isProse(text)) return true;
  if (dates.length > 0) return false;
  const goesOn = isLowerCase(text) && words(text).length >= 5 && !opensBold;
  return goesOn || LABEL.test(text) || /[:：]$/u.test(text);
}

function toEntryLine({ index, line }: SectionLine, options: DateOptions, body: string): EntryLine {
  const dates = findDates(line.text, options);
  const group = line.cell ? `row ${line.cell.table}.${line.cell.row}` : `block ${line.page}.${line.block}`;
  return {
    index,
    line,
    dates,
    isDateOnly: isOnlyDates(line.text, dates),
    isBody: isBodyText(line, dates, body),
    style: styleOf(line, dates),
    group,
  };
}

/** A line of a header without a label. */
export function plainLine(entry: SectionLine, options: DateOptions, body: string): EntryLine {
  return { ...toEntryLine(entry, options, body), isBody: false };
}

/** A line that a label announces is a field, whatever it looks like. */
export function fieldLine(
  entry: SectionLine,
  field: EntryField,
  options: DateOptions,
  body: string,
): EntryLine {
  return { ...plainLine(entry, options, body), field };
}

const DANGLING = /[-–—]\s*$/u;

/** Returns where a range begins whose end stands on the next line: alone in its line, or at the end of it after a dash. */
function openRangeAt({ line, dates, isDateOnly }: EntryLine): number | null {
  const last = dates.at(-1);
  if (last === undefined || (last.end !== undefined && last.start !== undefined)) return null;
  if (isDateOnly && dates.length === 1 && (last.isSingle || DANGLING.test(line.text))) return last.from;
  return DANGLING.test(line.text) && line.text.slice(last.to).replace(DANGLING, '').trim() === ''
    ? last.from
    : null;
}

/** Joins a start and an end that stand on two lines ("2013-02" above "2017-06", "Acme, May 2013 –" above "2017"). */
function joinSplitRanges(lines: EntryLine[], options: DateOptions): void {
  for (let at = 0; at + 1 < lines.length; at++) {
    const [first, second] = [lines[at], lines[at + 1]];
    if (first === undefined || second === undefined) continue;
    const from = openRangeAt(first);
    const isEnd = second.isDateOnly || isCurrentWord(second.line.text);
    if (from === null || !isEnd || second.dates.length > 1 || second.dates[0]?.isSingle === false) continue;
    const start = first.line.text.slice(from).replace(/(?<![\s–—-])[\s–—-]+$/u, '');
    const [range] = findDates(`${start} - ${second.line.text.replace(/^[\s–—-]+/u, '')}`, options);
    if (range === undefined || range.isSingle) continue;
    first.dates = [...first.dates.slice(0, -1), { ...range, from, to: first.line.text.length }];
    second.dates = [];
    second.isDateOnly = true;
    second.isBody = false;
    at++;
  }
}

/** A line in small letters below an item of a list is its second one, though a copy made it a paragraph. */
function goesOnWithItem({ line: above }: EntryLine, { line, dates }: EntryLine): boolean {
  const isBelow = above.page === line.page && above.column === line.column;
  return isBelow && above.bullet !== undefined && dates.length === 0 && /^\p{Ll}{2}/u.test(line.text);
}

/** A line that goes on with the wrapped body text above it is body as well. */
function spreadBody(lines: EntryLine[]): void {
  for (let at = 1; at < lines.length; at++) {
    const [before, entry] = [lines[at - 1], lines[at]];
    if (!before?.isBody || entry === undefined || entry.isBody || entry.field !== undefined) continue;
    // "... from 1.2 million to 1.6 million\nin revenue in 2015": the date is part of the sentence.
    if (entry.dates.length > 0 && !(isLowerCase(entry.line.text) && entry.dates[0]?.from !== 0)) continue;
    const continues =
      entry.line.block === before.line.block &&
      entry.style === before.style &&
      entry.line.cell === before.line.cell;
    const isOpen = before.line.text.length > 40 && !SENTENCE_END.test(before.line.text);
    if (isOpen && (continues || goesOnWithItem(before, entry))) entry.isBody = true;
  }
}

/** True for a line further from the one above than the lines of a paragraph are. */
export function isSetApart({ gapBefore, fontSize }: Line): boolean {
  return (gapBefore ?? 0) > WIDEST_LEADING * fontSize;
}

/** A line of plain type that fills its column and goes on in the next line is part of a paragraph. */
function markParagraphs(lines: EntryLine[], edgeOf: RightEdge): void {
  for (let at = 0; at + 1 < lines.length; at++) {
    const [entry, next] = [lines[at], lines[at + 1]];
    if (!entry?.line.box || !next || entry.dates.length > 0 || next.dates.length > 0) continue;
    if (entry.group !== next.group) continue;
    const edge = edgeOf(entry.line);
    const width = edge - entry.line.box.x0;
    const fills = entry.line.box.x1 > edge - width * 0.15 && words(entry.line.text).length >= 7;
    const goesOn =
      next.style === entry.style &&
      next.line.bullet === undefined &&
      !LABEL.test(next.line.text) &&
      !isSetApart(next.line) &&
      Math.abs((next.line.box?.x0 ?? 0) - entry.line.box.x0) < 3;
    if (fills && goesOn && entry.line.bullet === undefined && !entry.line.text.includes('\t')) {
      entry.isBody = true;
      next.isBody = true;
    }
  }
}

const ONLY_ADDRESS = /^https?:\/\/\S+$/u;

/** The lines that hold text; an address that comes again and again is the mark of a page that a copy kept. */
function filledLines(lines: readonly SectionLine[]): SectionLine[] {
  const isMarked = isOn('entries.page-marks');
  const addresses = (isMarked ? lines : [])
    .map(({ line }) => line.text.trim())
    .filter((text) => ONLY_ADDRESS.test(text));
  const marks = new Set(addresses.filter((text, at) => addresses.indexOf(text) !== at));
  return lines.filter(({ line }) => line.text.trim() !== '' && !marks.has(line.text.trim()));
}

/**
 * The lines of a section that hold text, with their features; `body` is the style of the body of the document, `edgeOf`
 * says where its columns end.
 */
export function entryLines(
  lines: readonly SectionLine[],
  options: DateOptions,
  body: string,
  edgeOf = edgeOfLines(lines),
): EntryLine[] {
  const { today } = options;
  const { lines: filled, fields } = withoutLabels(spreadListed(filledLines(lines), options));
  const whole = joinWrappedHeaders(
    joinMarginDates(
      joinStackedDates(joinDateColumns(joinEnrolments(joinTornDates(filled, today)), today), today),
      today,
    ),
    { today, isBoldBody: isBold(body), edgeOf },
  );
  const result = whole.map((line) => {
    const field = fields.get(line.index);
    return field === undefined ? toEntryLine(line, options, body) : fieldLine(line, field, options, body);
  });
  markParagraphs(result, edgeOf);
  joinSplitRanges(result, options);
  spreadBody(result);
  return result;
}

/** The text of a line without its dates and the brackets and separators that were left empty by them. */
export function textWithoutDates(entry: EntryLine): string {
  if (entry.isDateOnly) return '';
  const text = entry.dates.length > 0 ? withoutDates(entry.line.text, entry.dates) : entry.line.text;
  return text.replace(/[([]\s*[)\]]/gu, ' ').trim();
}

/** The style of the body text of a document: the one with the most characters, headings and fields included. */
export function bodyStyleOf(sections: readonly { lines: readonly SectionLine[] }[]): string {
  const characters = new Map<string, number>();
  for (const { lines } of sections)
    for (const { line } of lines) {
      const style = styleOf(line, []);
      characters.set(style, (characters.get(style) ?? 0) + line.text.length);
    }
  return [...characters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}
