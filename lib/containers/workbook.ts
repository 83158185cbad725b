import { Parser } from 'htmlparser2';
import type { Archive } from './archive';

/** The first filled sheet of an Excel workbook (ECMA-376, SpreadsheetML), as text. */

const XML = { xmlMode: true, decodeEntities: true };
/** A cell far to the right is no column of a table. */
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

/** Texts that several cells share; what is said of their sound (`rPh`) is left out. */
function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let [text, isText, isSound] = ['', false, false];
  parserOf({
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
  }).end(xml);
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

/** Returns the day that a number stands for, with the time where it has one. */
function dayOf(value: string): string {
  const days = Number(value);
  if (value === '' || !(days >= 1 && days <= LAST_DAY)) return value;
  const moment = new Date(Math.round((days - DAYS_TO_1970) * MS_A_DAY)).toISOString();
  return Number.isInteger(days) ? moment.slice(0, 10) : moment.slice(0, 19);
}

/** `27` for `AB12`, from 0. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]+/.exec(reference)?.[0] ?? '';
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

type Book = { shared: readonly string[]; days: readonly boolean[] };

function textOfCell(type: string, value: string, style: string, { shared, days }: Book): string {
  if (type === 's') return shared[Number(value)] ?? '';
  return type === 'n' && days[Number(style)] ? dayOf(value) : value;
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

/** The rows of the first sheet with any, some at a time. */
export function* sheetPieces(archive: Archive): Generator<string[][]> {
  const text = (name: string) => archive.readText(name) ?? '';
  const book = {
    shared: sharedTexts(text('xl/sharedStrings.xml')),
    days: daysOfStyles(text('xl/styles.xml')),
  };
  for (const name of sheetsOf(archive)) {
    const reader = createSheetReader(book);
    const sheet = text(name);
    let isFilled = false;
    for (let from = 0; from < sheet.length; from += PIECE) {
      reader.write(sheet.slice(from, from + PIECE));
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
