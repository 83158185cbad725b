import { finished } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { type AsyncBuffer, parquetMetadataAsync, parquetReadObjects, parquetSchema } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import {
  type ColumnMapping,
  createJsonMembers,
  createUnflattener,
  delimiterOf,
  learnColumns,
  readRow,
  workbookRows,
} from '@/lib/engine/postings';
import { wholeOf } from './content';
import { textOf } from './decoding';
import type { SourceRow } from './source-row';

/** Tables row by row: JSON, JSON Lines, CSV, Parquet and Excel workbooks. */

/** Longest line of JSON Lines: an advertisement has a hundredth of it. */
const MAX_LINE = 2_000_000;
const MAX_WORKBOOK_BYTES = 64 * 1024 * 1024;
const MAX_PARQUET_BYTES = 512 * 1024 * 1024;
const PARQUET_ROWS = 5000;
const MAX_PARQUET_PAGE = 256 * 1024 * 1024;
/** Rows sampled to learn the contents of a column, before the first of them is read. */
const ROWS_TO_LEARN = 1000;

const BROKEN_HERE = 'Nothing from here on could be read';

type Cells = Record<string, unknown>;
export type TableRow = { cells: Cells } | { reason: string };

/** Lines, an endless one cut where it is too long: its rest is passed over. */
async function* linesOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of textOf(stream)) {
    const lines = (rest + piece).split('\n');
    const last = lines.pop() ?? '';
    yield* lines;
    rest = last.length > MAX_LINE ? last.slice(0, MAX_LINE + 1) : last;
  }
  if (rest.trim() !== '') yield rest;
}

function rowOfLine(line: string): TableRow {
  if (line.length > MAX_LINE) return { reason: 'This line is too long for a posting.' };
  try {
    const value: unknown = JSON.parse(line);
    const isRow = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isRow ? { cells: value as Cells } : { reason: 'This is not an object.' };
  } catch {
    return { reason: 'This is not JSON.' };
  }
}

async function* jsonLines(stream: AsyncIterable<Uint8Array>): AsyncGenerator<TableRow> {
  for await (const line of linesOf(stream)) if (line.trim() !== '') yield rowOfLine(line);
}

/** The objects of the list in a JSON text. */
async function* jsonList(stream: AsyncIterable<Uint8Array>): AsyncGenerator<TableRow> {
  const members = createJsonMembers(MAX_LINE);
  for await (const piece of textOf(stream)) for (const member of members.read(piece)) yield rowOfLine(member);
  if (members.isOpen()) yield { reason: `${BROKEN_HERE}: the list is not closed.` };
}

const CSV = {
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  max_record_size: MAX_LINE,
} as const;

/** Creates a parser whose rows are taken as they come: its own stream would lose those before an error. */
function csvParser(delimiter: string) {
  let found: TableRow[] = [];
  let header: string[] | undefined;
  const columns = (names: string[]) => {
    header = names;
    return names;
  };
  /** The first row has all columns, even those whose cells are empty. */
  const keep = (cells: Cells) => {
    const all = header?.map((name) => [name, cells[name] ?? '']);
    found.push({ cells: all ? Object.fromEntries(all) : cells });
    header = undefined;
    return null;
  };
  const parser = parse({ ...CSV, columns, delimiter, on_record: keep }).resume();
  const problem = finished(parser).then(
    () => undefined,
    (error: unknown) => error,
  );
  const rowsSoFar = () => {
    const rows = found;
    found = [];
    return rows;
  };
  return {
    /** The rows that end in a piece of text. */
    read: (text: string) => {
      if (!parser.destroyed) parser.write(text);
      return rowsSoFar();
    },
    /** The last rows, with the reason why nothing after them could be read. */
    end: async (): Promise<TableRow[]> => {
      parser.end();
      const error = await problem;
      if (error === undefined) return rowsSoFar();
      if (!(error instanceof CsvError)) throw error;
      return [...rowsSoFar(), { reason: `${BROKEN_HERE}: ${error.message}` }];
    },
  };
}

/** Enough of a text to know how it parts its cells. */
const HEAD = 200_000;

async function* csv(stream: AsyncIterable<Uint8Array>): AsyncGenerator<TableRow> {
  const texts = textOf(stream);
  let head = '';
  for (let next = await texts.next(); !next.done; next = await texts.next()) {
    head += next.value;
    if (head.length >= HEAD) break;
  }
  const parser = csvParser(delimiterOf(head) ?? ',');
  yield* parser.read(head);
  for await (const text of texts) yield* parser.read(text);
  yield* await parser.end();
}

/** Decompressors that limit a page to the size a page can have, whatever size it declares. */
const boundedCompressors = Object.fromEntries(
  Object.entries(compressors).map(([name, decompress]) => [
    name,
    (input: Uint8Array, outputLength: number) => {
      if (outputLength > MAX_PARQUET_PAGE) throw new Error('a page is too large');
      return decompress(input, outputLength);
    },
  ]),
);

/** Broken tables end where they are broken; the reason is that of the row where it happened. */
async function* parquet(stream: AsyncIterable<Uint8Array>): AsyncGenerator<TableRow> {
  const bytes = await wholeOf(stream, MAX_PARQUET_BYTES);
  const file: AsyncBuffer = {
    byteLength: bytes.length,
    slice: (start, end) => new Uint8Array(bytes.subarray(start, end)).buffer,
  };
  try {
    yield* rowsOfParquet(file);
  } catch (error) {
    yield { reason: `${BROKEN_HERE}: ${String(error).slice(0, 200)}` };
  }
}

async function* rowsOfParquet(file: AsyncBuffer): AsyncGenerator<TableRow> {
  const metadata = await parquetMetadataAsync(file);
  const columns = parquetSchema(metadata).children.map(({ element }) => element.name);
  const total = Number(metadata.num_rows);
  for (let rowStart = 0; rowStart < total; rowStart += PARQUET_ROWS) {
    const rowEnd = Math.min(total, rowStart + PARQUET_ROWS);
    const range = { columns, rowStart, rowEnd };
    const rows = await parquetReadObjects({ file, metadata, compressors: boundedCompressors, ...range });
    if (rows.length === 0) return;
    for (const cells of rows) yield { cells: plain(cells) };
  }
}

/** Parquet returns dates and 64-bit integers as such. */
function plain(cells: Cells): Cells {
  return Object.fromEntries(
    Object.entries(cells).map(([name, value]) => {
      if (value instanceof Date) return [name, value.toISOString()];
      return [name, typeof value === 'bigint' ? Number(value) : value];
    }),
  );
}

/** A large sheet leaves the process to others between its pieces. */
async function* workbook(stream: AsyncIterable<Uint8Array>): AsyncGenerator<TableRow> {
  const pieces = workbookRows(await wholeOf(stream, MAX_WORKBOOK_BYTES));
  let next = pieces.next();
  for (; !next.done; next = pieces.next()) {
    for (const cells of next.value) yield { cells };
    await setImmediate();
  }
  if (next.value !== undefined) yield { reason: `This workbook could not be unpacked: ${next.value}.` };
}

export const TABLE_KINDS = ['json', 'json-lines', 'csv', 'parquet', 'xlsx'] as const;

export type TableKind = (typeof TABLE_KINDS)[number];

type TableReader = (stream: AsyncIterable<Uint8Array>) => AsyncGenerator<TableRow>;

/** A reader whose rows have lists where the columns have an item each. */
function withLists(read: TableReader): TableReader {
  return async function* rows(stream) {
    const whole = createUnflattener();
    for await (const row of read(stream)) yield 'cells' in row ? { cells: whole(row.cells) } : row;
  };
}

const READERS: Record<TableKind, TableReader> = {
  json: jsonList,
  'json-lines': jsonLines,
  csv: withLists(csv),
  parquet,
  xlsx: withLists(workbook),
};

/** Returns the rows of a table as written; for unreadable ones, the reason. */
export function writtenRows(kind: TableKind, stream: AsyncIterable<Uint8Array>): AsyncGenerator<TableRow> {
  return READERS[kind](stream);
}

/** Returns the first rows of a table, by which its columns are understood. */
export async function firstRows(rows: AsyncGenerator<TableRow>): Promise<TableRow[]> {
  const first: TableRow[] = [];
  for (let next = await rows.next(); !next.done; next = await rows.next()) {
    first.push(next.value);
    if (first.length >= ROWS_TO_LEARN) break;
  }
  return first;
}

/**
 * Reads rows by a mapping and by the properties of the columns in the first of them; `madeOn` is the day of their file.
 */
export function rowReader(
  first: readonly TableRow[],
  mapping: ColumnMapping,
  madeOn?: string,
): (row: TableRow) => SourceRow {
  const cells = first.flatMap((row) => ('cells' in row ? [row.cells] : []));
  const forms = { ...learnColumns(cells, mapping), madeOn };
  return (row) => ('reason' in row ? row : readRow(row.cells, mapping, forms));
}

/** The cells of the rows of a table that can be read. */
export async function* cellsOf(kind: TableKind, stream: AsyncIterable<Uint8Array>): AsyncGenerator<Cells> {
  for await (const row of READERS[kind](stream)) if ('cells' in row) yield row.cells;
}

/** Reads the postings of a table, by a mapping of its columns and by their properties in its first rows. */
export async function* rowsOfTable(
  kind: TableKind,
  stream: AsyncIterable<Uint8Array>,
  mapping: ColumnMapping,
  madeOn?: string,
): AsyncGenerator<SourceRow> {
  const rows = READERS[kind](stream);
  const first = await firstRows(rows);
  const read = rowReader(first, mapping, madeOn);
  for (const row of first) yield read(row);
  for await (const row of rows) yield read(row);
}

/** Returns how many rows a table has, those that cannot be read among them. */
export async function countRowsOfTable(kind: TableKind, stream: AsyncIterable<Uint8Array>): Promise<number> {
  let rows = 0;
  for await (const _row of READERS[kind](stream)) rows += 1;
  return rows;
}
