import type { Line } from '@/lib/engine/documents';
import {
  type DateOptions,
  type FoundDates,
  findDates,
  isOnlyDates,
  withoutDates,
  words,
} from '../../../kernel';
import type { SectionLine } from '../../shared/layout/section-line';
import { isProse, LONGEST_HEADER } from '../../shared/wording/prose';
import { isBodyLabel, tellsDuty } from './body-labels';
import type { EntryField } from './fields';
import { isMarkBehind } from './marks-behind';

/** A line of a section with the features for cutting into entries. */
export type EntryLine = {
  index: number;
  line: Line;
  dates: readonly FoundDates[];
  /** True for a line with only dates. */
  isDateOnly: boolean;
  /** True for bullets, sentences and labelled lists: text that belongs to the body of an entry. */
  isBody: boolean;
  /** Size, weight, slant and colour of the first run; lines of one rank share it. */
  style: string;
  /** The field that a label before the line announces. */
  field?: EntryField;
  /** Number of the table row, or of the block, shared by lines that were set together. */
  group: string;
};

const LABEL = /^(?!(?:A|AS|O)[\s-]?[Ll]evels?\b|GCSEs?\b)[\p{L}\s/&-]{3,30}[:：](?:\s|$)/u;
/** In ems between the lines of one paragraph, beyond which they are separate paragraphs. */
const WIDEST_LEADING = 0.65;

/** True for a text that begins with a label ("Duties: ..."). */
export const opensWithLabel = (text: string) => LABEL.test(text);

function plainStyle(line: Line): string {
  return [Math.round(line.fontSize * 2) / 2, line.bold ? 'b' : '', '', line.runs[0]?.color ?? ''].join('|');
}

/** Returns the style of the first words that are not a date before the line. */
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

export const isBold = (style: string) => style.split('|')[1] === 'b';

/** True for a bold beginning, which sets a line off only if the body of the document is not bold. */
function opensSetOff(line: Line, body: string): boolean {
  return !isBold(body) && line.runs.find((run) => run.text.trim() !== '')?.bold === true;
}

/**
 * True for a date in the margin, or a range at the start: it opens an entry, though its text may end like a sentence.
 */
function opensInMargin(line: Line, [date]: readonly FoundDates[]): boolean {
  if (date === undefined || line.text.length > LONGEST_HEADER) return false;
  return date.from === 0 && (!date.isSingle || /^[ \t]*\t/u.test(line.text.slice(date.to)));
}

/** True for a line that ends with a date and a mark: it is not a sentence, though the mark may end in a full stop. */
function endsInMark(line: Line, dates: readonly FoundDates[]): boolean {
  const last = dates.at(-1);
  return last !== undefined && line.text.length <= LONGEST_HEADER && isMarkBehind(line.text.slice(last.to));
}

const HYPHEN = /^[-–—*]$/u;
/** Characters that a place beside a date has at most. */
const LONGEST_PLACE = 40;

/** True for a date, alone or with a place in a further column: what stands before it is the icon of a calendar. */
function isBehindIcon(line: Line, dates: readonly FoundDates[]): boolean {
  const [first] = dates;
  if (first?.from !== 0 || HYPHEN.test(line.bullet ?? '')) return false;
  const rest = line.text.slice(dates.at(-1)?.to ?? 0);
  return isOnlyDates(line.text, dates) || (/^\s*\t/u.test(rest) && rest.length <= LONGEST_PLACE);
}

function isBodyText(line: Line, dates: readonly FoundDates[], body: string): boolean {
  if (line.bullet !== undefined || line.role === 'listItem') return !isBehindIcon(line, dates);
  if (opensInMargin(line, dates) || endsInMark(line, dates)) return false;
  const text = line.text.trim();
  if (isBodyLabel(text) || tellsDuty(text)) return true;
  const opensBold = opensSetOff(line, body);
  if (opensBold ? text.length > LONGEST_HEADER * 1.5 : isProse(text)) return true;
  if (dates.length > 0) return false;
  const goesOn = isLowerCase(text) && words(text).length >= 5 && !opensBold;
  return goesOn || opensWithLabel(text) || /[:：]$/u.test(text);
}

/** Returns a line with its features; `body` is the style of the body of the document. */
export function toEntryLine({ index, line }: SectionLine, options: DateOptions, body: string): EntryLine {
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

/** Returns a line of a header without a label. */
export function plainLine(entry: SectionLine, options: DateOptions, body: string): EntryLine {
  return { ...toEntryLine(entry, options, body), isBody: false };
}

/** Returns a line with a label: it is a field, whatever it looks like. */
export function fieldLine(
  entry: SectionLine,
  field: EntryField,
  options: DateOptions,
  body: string,
): EntryLine {
  return { ...plainLine(entry, options, body), field };
}

/** True for a line further from the one above than lines of one paragraph are. */
export function isSetApart({ gapBefore, fontSize }: Line): boolean {
  return (gapBefore ?? 0) > WIDEST_LEADING * fontSize;
}

/** Returns the text of a line without its dates and the brackets and separators left empty by them. */
export function textWithoutDates(entry: EntryLine): string {
  if (entry.isDateOnly) return '';
  const text = entry.dates.length > 0 ? withoutDates(entry.line.text, entry.dates) : entry.line.text;
  return text.replace(/[([]\s*[)\]]/gu, ' ').trim();
}

/** Returns the style of the body text of a document: the one with the most characters, headings and fields included. */
export function bodyStyleOf(sections: readonly { lines: readonly SectionLine[] }[]): string {
  const characters = new Map<string, number>();
  for (const { lines } of sections)
    for (const { line } of lines) {
      const style = styleOf(line, []);
      characters.set(style, (characters.get(style) ?? 0) + line.text.length);
    }
  return [...characters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}
