import { Parser } from 'htmlparser2';
import type { Archive } from './archive';

/** The first filled sheet of an Excel workbook (ECMA-376, SpreadsheetML), as text. */

const XML = { xmlMode: true, decodeEntities: true };
/** A cell far to the right does not belong to a table. */
const MOST_COLUMNS = 200;
/** Of a sheet that is read at once: a few milliseconds. */
const PIECE = 1 << 18;

type Seen = {
  open: (name: string, attributes: Record<string, string>) => void;
  close: (name: string) => void;
  text?: (text: string) => void;
};

function parserOf(seen: Seen): Parser {
  return new Parser(
    { onopentag: seen.open, onclosetag: (name) => seen.close(name), ontext: (text) => seen.text?.(text) },
    XML,
  );
}

/** The pieces of a long text. */
function* piecesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; from += PIECE) yield text.slice(from, from + PIECE);
}

/** Reads texts that several cells share, a piece at a time; phonetic hints (`rPh`) are left out. */
function* sharedTexts(xml: string): Generator<undefined, string[]> {
  const texts: string[] = [];
  let [text, isText, isSound] = ['', false, false];
  const parser = parserOf({
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isSound = true;
      if (name === 't') isText = !isSound;
    },
    text: (part) => {
      if (isText) text += part;
    },
    close: (name) => {
      if (name === 't') isText = false;
      if (name === 'rPh') isSound = false;
      if (name === 'si') texts.push(text);
    },
  });
  for (const piece of piecesOf(xml)) {
    parser.write(piece);
    yield undefined;
  }
  return texts;
}

const BUILT_IN_DAYS = new Set([14, 15, 16, 17, 22, 27, 30, 36, 50, 57]);
/** Of a format, what is written as it is: quoted, escaped, a colour or a language. */
const AS_IT_IS = /"[^"]*"|\\.|\[[^\]]*\]/g;

/** Returns for each style of cells whether it shows a number as a day. */
function daysOfStyles(xml: string): boolean[] {
  const custom = new Map<number, boolean>();
  const styles: boolean[] = [];
  let isOfCells = false;
  parserOf({
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      const id = Number(numFmtId);
      if (name === 'numFmt') custom.set(id, /[yd]/i.test(formatCode.replace(AS_IT_IS, '')));
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'xf' && isOfCells) styles.push(custom.get(id) ?? BUILT_IN_DAYS.has(id));
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  }).end(xml);
  return styles;
}

/** Between the day that Excel counts from and that of Unix. */
const DAYS_TO_1970 = 25_569;
const MS_A_DAY = 86_400_000;
/** 1 January 1900 to 31 December 9999. */
const LAST_DAY = 2_958_465;

/** Excel of the first Macs counted from 1904, and workbooks may still do so. */
const DAYS_TO_1904 = 1462;
const FROM_1904 = /<(?:\w+:)?workbookPr\b[^>]*\bdate1904\s*=\s*["'](?:1|true|on)["']/;

/** Returns the day that a number stands for, with the time where it has one. */
function dayOf(value: string, first: number): string {
  const days = Number(value) + first;
  if (value === '' || !(days >= 1 && days <= LAST_DAY)) return value;
  const moment = new Date(Math.round((days - DAYS_TO_1970) * MS_A_DAY)).toISOString();
  return Number.isInteger(days) ? moment.slice(0, 10) : moment.slice(0, 19);
}

/** `27` for `AB12`, from 0. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]+/.exec(reference)?.[0] ?? '';
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

type Book = {
  shared: readonly string[];
  days: readonly boolean[];
  /** Days from the one that Excel usually counts from to that of this workbook. */
  first: number;
};

function textOfCell(type: string, value: string, style: string, { shared, days, first }: Book): string {
  if (type === 's') return shared[Number(value)] ?? '';
  return type === 'n' && days[Number(style)] ? dayOf(value, first) : value;
}

/** Reads a sheet piece by piece; `take` has the rows that have ended since it was last called. */
function createSheetReader(book: Book) {
  let rows: string[][] = [];
  let row: string[] = [];
  let [at, type, style, value, isValue] = [0, 'n', '', '', false];
  const parser = parserOf({
    open: (name, attributes) => {
      if (name === 'row') row = [];
      if (name === 'c') {
        at = attributes.r ? columnOf(attributes.r) : row.length;
        [type, style, value] = [attributes.t ?? 'n', attributes.s ?? '', ''];
      }
      if (name === 'v' || name === 't') isValue = true;
    },
    text: (part) => {
      if (isValue) value += part;
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false;
      if (name === 'c' && at >= 0 && at < MOST_COLUMNS) {
        while (row.length < at) row.push('');
        row[at] = textOfCell(type, value, style, book);
      }
      if (name === 'row') rows.push(row);
    },
  });
  return {
    write: (text: string) => parser.write(text),
    take: () => {
      const ended = rows;
      rows = [];
      return ended;
    },
  };
}

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;

/** Returns the names of the sheets of a workbook in their order; none where the archive is no workbook. */
function sheetsOf(archive: Archive): string[] {
  return archive.names
    .filter((name) => SHEET.test(name))
    .sort((a, b) => a.length - b.length || a.localeCompare(b));
}

/** Reads what the sheets of a workbook refer to, a piece at a time. */
function* bookOf(text: (name: string) => string): Generator<string[][], Book> {
  const reading = sharedTexts(text('xl/sharedStrings.xml'));
  let next = reading.next();
  for (; !next.done; next = reading.next()) yield [];
  return {
    shared: next.value,
    days: daysOfStyles(text('xl/styles.xml')),
    first: FROM_1904.test(text('xl/workbook.xml').slice(0, PIECE)) ? DAYS_TO_1904 : 0,
  };
}

/**
 * The rows of the first sheet with any, some at a time, and none for each piece of what they refer to; nothing at all where that
 * could not be unpacked, which `archive.refused` says.
 */
export function* sheetPieces(archive: Archive): Generator<string[][]> {
  const text = (name: string) => archive.readText(name) ?? '';
  const book = yield* bookOf(text);
  if (archive.refused !== undefined) return;
  for (const name of sheetsOf(archive)) {
    const reader = createSheetReader(book);
    const sheet = text(name);
    let isFilled = false;
    for (const piece of piecesOf(sheet)) {
      reader.write(piece);
      const rows = reader.take();
      isFilled ||= rows.some((row) => row.some((cell) => cell.trim() !== ''));
      if (isFilled) yield rows;
    }
    if (isFilled) return;
  }
}

/** The rows of the first filled sheet; null where the archive is no workbook. */
export function sheetRows(archive: Archive): string[][] | null {
  return sheetsOf(archive).length === 0 ? null : [...sheetPieces(archive)].flat();
}

/** Returns names for columns that are told apart: a heading that is there twice has a number, an empty one its place. */
export function columnNames(headings: readonly string[]): string[] {
  const times = new Map<string, number>();
  return Array.from(headings, (heading = '', at) => {
    const name = heading.trim() || `Column ${at + 1}`;
    const count = (times.get(name) ?? 0) + 1;
    times.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
