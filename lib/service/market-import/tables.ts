import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { type AsyncBuffer, parquetMetadataAsync, parquetReadObjects, parquetSchema } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { type ColumnMapping, readRow } from '@/lib/engine/postings';
import { textOf, wholeOf } from './content';
import type { SourceRow } from './source-row';

/** Tables row by row: JSON Lines, CSV and Parquet. */

/** A line of JSON Lines is no longer: an advertisement has a hundredth of it. */
const MAX_LINE = 2_000_000;
const MAX_PARQUET_BYTES = 512 * 1024 * 1024;
const PARQUET_ROWS = 5000;
/** Rows that are looked at to know the columns. */
const SAMPLE_ROWS = 20;

type Cells = Record<string, unknown>;
type TableRow = { cells: Cells } | { reason: string };

async function* linesOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of textOf(stream)) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
    if (rest.length > MAX_LINE) {
      yield rest;
      rest = '';
    }
  }
  if (rest.trim() !== '') yield rest;
}

function rowOfLine(line: string): TableRow {
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

/** Comma, semicolon, tab or bar: what the first line has most of. */
function delimiterOf(head: string): string {
  const line = head.slice(0, head.search(/[\r\n]|$/));
  const counts = [',', ';', '\t', '|'].map((sign) => ({ sign, count: line.split(sign).length }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).sign;
}

async function* csv(stream: AsyncIterable<Uint8Array>): AsyncGenerator<TableRow> {
  const texts = textOf(stream);
  const first = await texts.next();
  if (first.done) return;
  const parser = parse({
    columns: true,
    delimiter: delimiterOf(first.value),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_LINE,
  });
  const all = async function* () {
    yield first.value;
    yield* texts;
  };
  const source = Readable.from(all());
  source.on('error', (error) => parser.destroy(error));
  for await (const cells of source.pipe(parser)) yield { cells: cells as Cells };
}

async function* parquet(stream: AsyncIterable<Uint8Array>): AsyncGenerator<TableRow> {
  const bytes = await wholeOf(stream, MAX_PARQUET_BYTES);
  const file: AsyncBuffer = {
    byteLength: bytes.length,
    slice: (start, end) => new Uint8Array(bytes.subarray(start, end)).buffer,
  };
  const metadata = await parquetMetadataAsync(file);
  const columns = parquetSchema(metadata).children.map(({ element }) => element.name);
  const total = Number(metadata.num_rows);
  for (let rowStart = 0; rowStart < total; rowStart += PARQUET_ROWS) {
    const rowEnd = Math.min(total, rowStart + PARQUET_ROWS);
    const rows = await parquetReadObjects({ file, metadata, columns, compressors, rowStart, rowEnd });
    for (const cells of rows) yield { cells: plain(cells) };
  }
}

/** Parquet gives dates and 64-bit integers as such. */
function plain(cells: Cells): Cells {
  return Object.fromEntries(
    Object.entries(cells).map(([name, value]) => {
      if (value instanceof Date) return [name, value.toISOString()];
      return [name, typeof value === 'bigint' ? Number(value) : value];
    }),
  );
}

export const TABLE_KINDS = ['json-lines', 'csv', 'parquet'] as const;

export type TableKind = (typeof TABLE_KINDS)[number];

const READERS: Record<TableKind, (stream: AsyncIterable<Uint8Array>) => AsyncGenerator<TableRow>> = {
  'json-lines': jsonLines,
  csv,
  parquet,
};

/** The postings of a table, read by a mapping of its columns. */
export async function* rowsOfTable(
  kind: TableKind,
  stream: AsyncIterable<Uint8Array>,
  mapping: ColumnMapping,
): AsyncGenerator<SourceRow> {
  for await (const row of READERS[kind](stream)) {
    yield 'reason' in row ? row : readRow(row.cells, mapping);
  }
}

/** The names of the columns in the first rows of a table. */
export async function columnsOf(kind: TableKind, stream: AsyncIterable<Uint8Array>): Promise<string[]> {
  const names = new Set<string>();
  let seen = 0;
  for await (const row of READERS[kind](stream)) {
    if ('cells' in row) for (const name of Object.keys(row.cells)) names.add(name);
    seen += 1;
    if (seen >= SAMPLE_ROWS) break;
  }
  return [...names];
}
