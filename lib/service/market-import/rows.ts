import { beginsAsArchive } from '@/lib/containers';
import {
  boardAddressOf,
  type ColumnMapping,
  type DocumentSourceKind,
  decodeSource,
  detectSource,
  type ProposedColumns,
  readSource,
  type SourceKind,
  sampleMarket,
} from '@/lib/engine/postings';
import type { FileStore } from '@/lib/platform';
import { bytesOf, ContentTooLarge, type KeptContent, wholeOf } from './content';
import { textOf } from './decoding';
import type { PageFetcher } from './pages';
import type { SourceRow } from './source-row';
import { SourceUnreadable } from './source-unreadable';
import { columnsOf } from './table-columns';
import { countRowsOfTable, rowsOfTable, TABLE_KINDS, type TableKind, writtenRows } from './tables';

type Certainties = ProposedColumns['certainties'];

/** Location of the rows of a source. */
export type SourceOrigin =
  | {
      at: 'file';
      kind: SourceKind;
      content: KeptContent;
      mapping: ColumnMapping;
      columns?: string[];
      certainties?: Certainties;
      /** In how many rows each column has a value, and how many rows there are. */
      filled?: Record<string, number>;
      rows?: number;
      /** Somebody has chosen the mapping; `chosenFor` names the source for which it was, where it is an earlier one. */
      isChosen?: boolean;
      chosenFor?: string;
      /** The day on which the file was last changed, `yyyy-mm-dd`. */
      madeOn?: string;
      /** An earlier source with the same bytes. */
      sameAs?: string;
    }
  | { at: 'address'; address: string }
  | { at: 'sample'; postings: number; until: string };

const MAX_DOCUMENT_BYTES = 256 * 1024 * 1024;
/** Pages that one run of a source follows at most. */
const MAX_PAGES = 5000;
const SAMPLE = { months: 24, seed: 20_260 };

export function isTable(kind: SourceKind): kind is TableKind {
  return (TABLE_KINDS as readonly SourceKind[]).includes(kind);
}

function* rowsOfDocument(kind: DocumentSourceKind, text: string, address?: string): Generator<SourceRow> {
  const reading = readSource(kind, text, address);
  if (!reading.ok) throw new SourceUnreadable(reading.failure.message);
  yield* reading.value.rejected;
  yield* reading.value.postings;
}

/** The pages of a source, each followed once: lists lead to further lists and to details. */
async function* rowsOfAddress(typed: string, fetchPage: PageFetcher): AsyncGenerator<SourceRow> {
  const start = boardAddressOf(typed);
  if (!start) throw new SourceUnreadable('This is not an address of a web page.');
  const waiting = [start.address];
  const seen = new Set(waiting);
  let leftOut = 0;
  for (let page = 0; page < waiting.length; page += 1) {
    const address = waiting[page] ?? '';
    const fetched = await fetchPage(address);
    if ('reason' in fetched) {
      if (page === 0) throw new SourceUnreadable(fetched.reason);
      yield { reason: `${address}: ${fetched.reason}` };
      continue;
    }
    const kind = boardAddressOf(address)?.kind ?? detectSource(fetched.text);
    if (kind === undefined || isTable(kind)) {
      if (page === 0) throw new SourceUnreadable('No postings of a known form are at this address.');
      yield { reason: `${address}: No postings of a known form are here.` };
      continue;
    }
    const reading = readSource(kind, fetched.text, address);
    if (!reading.ok) {
      yield { reason: `${address}: ${reading.failure.message}` };
      continue;
    }
    yield* reading.value.rejected;
    yield* reading.value.postings;
    for (const next of reading.value.follow) {
      if (seen.has(next)) continue;
      if (waiting.length < MAX_PAGES) {
        waiting.push(next);
        seen.add(next);
      } else leftOut += 1;
    }
  }
  if (leftOut > 0) yield { reason: `One run follows ${MAX_PAGES} pages; ${leftOut} links were left out.` };
}

async function* rowsOfFile(
  { kind, content, mapping, madeOn }: Extract<SourceOrigin, { at: 'file' }>,
  files: FileStore,
): AsyncGenerator<SourceRow> {
  const stream = bytesOf(content, files);
  try {
    if (isTable(kind)) yield* rowsOfTable(kind, stream, mapping, madeOn);
    else yield* rowsOfDocument(kind, decodeSource(await wholeOf(stream, MAX_DOCUMENT_BYTES)));
  } catch (error) {
    if (!(error instanceof ContentTooLarge)) throw error;
    throw new SourceUnreadable('This file is too large for its form: CSV and JSON Lines may be of any size.');
  }
}

/** All rows of a source in their order; throws `SourceUnreadable` when it has none to read. */
export async function* rowsOf(
  origin: SourceOrigin,
  { files, fetchPage }: { files: FileStore; fetchPage: PageFetcher },
): AsyncGenerator<SourceRow> {
  if (origin.at === 'file') yield* rowsOfFile(origin, files);
  else if (origin.at === 'address') yield* rowsOfAddress(origin.address, fetchPage);
  else yield* sampleMarket({ ...SAMPLE, postings: origin.postings, until: origin.until });
}

/**
 * Returns the number of rows of `rowsOf`; null where only reading them reveals it. Counting takes a small part of the
 * time of reading, and shows the progress of an import.
 */
export async function countRows(origin: SourceOrigin, files: FileStore): Promise<number | null> {
  if (origin.at === 'sample') return origin.postings;
  if (origin.at === 'address' || !isTable(origin.kind)) return null;
  if (origin.rows !== undefined) return origin.rows;
  try {
    return await countRowsOfTable(origin.kind, bytesOf(origin.content, files));
  } catch (error) {
    // The reader of the rows reports it.
    if (error instanceof ContentTooLarge) return null;
    throw error;
  }
}

/** The form of a file; for a table also its columns and their roles. */
export type KnownForm = {
  kind: SourceKind;
  columns: string[];
  filled?: Record<string, number>;
  rows?: number;
} & ProposedColumns;

/** Returns the beginning of a file, cut at the end of a line when there is more. */
async function headOf(content: KeptContent, files: FileStore): Promise<string> {
  let head = '';
  for await (const text of textOf(bytesOf({ ...content, parts: content.parts.slice(0, 1) }, files)))
    head += text;
  const lastLine = head.lastIndexOf('\n');
  return content.parts.length <= 1 || lastLine < 0 ? head : head.slice(0, lastLine + 1);
}

const NO_TABLE =
  'This file has no sheet with column names and rows below them. Save the table as CSV or as an Excel workbook, and upload it again.';

async function kindOf(content: KeptContent, files: FileStore): Promise<SourceKind | undefined> {
  const first = await bytesOf(content, files).next();
  if (first.done || !beginsAsArchive(first.value)) return detectSource(await headOf(content, files));
  try {
    const rows = await writtenRows('xlsx', bytesOf(content, files)).next();
    if (!rows.done) return 'xlsx';
  } catch (error) {
    if (!(error instanceof ContentTooLarge)) throw error;
    throw new SourceUnreadable(
      'This workbook is larger than 64 MB. Save the table as CSV, which may be of any size.',
    );
  }
  throw new SourceUnreadable(NO_TABLE);
}

/**
 * Recognises a file, and for tables the likely roles of their columns; undefined when its form is unknown. Throws
 * `SourceUnreadable` for a workbook that is too large or has no table.
 */
export async function recognise(content: KeptContent, files: FileStore): Promise<KnownForm | undefined> {
  const kind = await kindOf(content, files);
  if (kind === undefined) return undefined;
  if (!isTable(kind)) return { kind, mapping: {}, columns: [], certainties: {} };
  const known = await columnsOf(kind, bytesOf(content, files));
  if (kind === 'xlsx' && known.columns.length === 0) throw new SourceUnreadable(NO_TABLE);
  return { kind, ...known };
}
