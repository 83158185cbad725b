import { parse } from 'csv-parse/sync';
import { Archive, beginsAsArchive, columnNames, sheetRows } from '@/lib/containers';
import { done, type Outcome, refused } from '../ground/outcome';
import type { Table } from './types';

const MOST_ROWS = 5000;
const MOST_COLUMNS = 100;
const LONGEST_CELL = 20_000;
const LONGEST_NAME = 100;
/** Of a workbook, unpacked. */
const BUDGET = 64 * 1024 * 1024;

const NO_TABLE = refused(
  'invalid',
  'No table was found in this file. Save it as CSV or as an Excel workbook, with a heading above each column.',
);

/** Text in UTF-8 or UTF-16, or else as Windows in Western Europe writes it. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What parts the cells of the first line: what is in it most often, outside of quotes. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  const bare = first.replace(/"[^"]*"/g, '');
  const count = (sign: string) => bare.split(sign).length;
  return [',', ';', '\t', '|'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function csvRows(bytes: Uint8Array): string[][] | null {
  const text = textOf(bytes).replace(/^\ufeff/, '');
  if (text.includes('\0')) return null;
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    });
  } catch {
    return null;
  }
}

/** Reads a table of CSV, or the first sheet of a workbook, with its headings in the first line. */
export function readTable(bytes: Uint8Array): Outcome<Table> {
  const isArchive = beginsAsArchive(bytes);
  const archive = isArchive ? Archive.open(bytes, BUDGET) : undefined;
  const found = archive ? sheetRows(archive) : isArchive ? null : csvRows(bytes);
  const [first, ...rest] = (found ?? []).filter((row) => row.some((cell) => cell.trim() !== ''));
  if (!first || first.filter((cell) => cell.trim() !== '').length < 2 || rest.length === 0) return NO_TABLE;
  if (rest.length > MOST_ROWS)
    return refused(
      'too-large',
      `This table has ${rest.length.toLocaleString('en')} rows, and at most ${MOST_ROWS.toLocaleString('en')} are imported at once. Split it.`,
    );
  const columns = columnNames(first.slice(0, MOST_COLUMNS).map((cell) => cell.slice(0, LONGEST_NAME)));
  const rows = rest.map((row) => columns.map((_, index) => (row[index] ?? '').trim().slice(0, LONGEST_CELL)));
  return done({ columns, rows });
}
