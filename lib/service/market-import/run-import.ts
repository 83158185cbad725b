import { randomUUID } from 'node:crypto';
import { countryOfWebsite, evidenceOfRows, type PostingOrigin, type RawPosting } from '@/lib/engine/postings';
import type { FileStore } from '@/lib/platform';
import { gazetteer } from '../gazetteer';
import type { MarketStore } from '../market-store';
import type { ServiceRecords } from '../store';
import { assignJobs, type Reading } from './assign-jobs';
import {
  beginAnew,
  changeImport,
  findImport,
  findSource,
  importsOf,
  type MarketImport,
  type MarketSource,
  noteProgress,
  type Rejection,
} from './imports';
import type { ReadyPosting } from './normalise-batch';
import type { Normalisers } from './normalisers';
import type { PageFetcher } from './pages';
import { countRows, rowsOf, type SourceOrigin } from './rows';
import type { SourceRow } from './source-row';
import { SourceUnreadable } from './source-unreadable';
import { countUsed, type UsedValues } from './used-values';
import { asWriter, type Writing, type WritingOptions } from './writing';

/** Dependencies of an import. */
export type ImportTools = {
  records: ServiceRecords;
  market: MarketStore;
  files: FileStore;
  normalisers: Normalisers;
  fetchPage: PageFetcher;
  today: () => string;
};

/** The same, in the hands of the one writer. */
type WriterTools = ImportTools & { writing: Writing };

/** Works as the one writer, which first repairs the leftovers of the previous one. */
function asWriterWith<Result>(
  tools: ImportTools,
  options: WritingOptions | undefined,
  work: (tools: WriterTools) => Promise<Result>,
): Promise<Result> {
  const begin = async (writing: Writing) => {
    await tools.market.recover();
    return work({ ...tools, writing });
  };
  return asWriter(tools.records, begin, options);
}

/** Rows that are read, made ready and written together. */
const BATCH = 2000;
/** Parts of a batch, so that all threads have work. */
const SLICE = 250;
/** Imports of this many rows and more end with a merge of the tables. */
const LARGE = 20_000;

/** Number of first rows of a source that decide which country it is in. */
const ROWS_OF_MAJORITY = 500;

/** Passes the rows on and keeps the first of them. */
async function* withFirst(rows: AsyncIterable<SourceRow>, first: RawPosting[]): AsyncGenerator<SourceRow> {
  for await (const row of rows) {
    if (first.length < ROWS_OF_MAJORITY && !('reason' in row)) first.push(row);
    yield row;
  }
}

type Batch = { firstRow: number; rows: SourceRow[] };

/** Rows in batches, without the first `skip`, which an earlier run has done; `check` may end it at each row. */
async function* batchesOf(
  rows: AsyncIterable<SourceRow>,
  skip: number,
  check: () => void,
): AsyncGenerator<Batch> {
  let batch: Batch = { firstRow: skip + 1, rows: [] };
  let number = 0;
  for await (const row of rows) {
    check();
    number += 1;
    if (number <= skip) continue;
    batch.rows.push(row);
    if (batch.rows.length < BATCH) continue;
    yield batch;
    batch = { firstRow: number + 1, rows: [] };
  }
  if (batch.rows.length > 0) yield batch;
}

async function makeReady(rows: readonly RawPosting[], origin: PostingOrigin, normalisers: Normalisers) {
  const slices = Array.from({ length: Math.ceil(rows.length / SLICE) }, (_, number) =>
    rows.slice(number * SLICE, (number + 1) * SLICE),
  );
  return (await Promise.all(slices.map((slice) => normalisers.ready(slice, origin)))).flat();
}

type ReadyBatch = { rows: number; ready: ReadyPosting[]; rejections: Rejection[]; used: UsedValues };

async function readyBatch(
  { firstRow, rows }: Batch,
  origin: PostingOrigin,
  tools: ImportTools,
): Promise<ReadyBatch> {
  const rejections: Rejection[] = [];
  const numbers: number[] = [];
  const raws: RawPosting[] = [];
  for (const [index, row] of rows.entries()) {
    if ('reason' in row) rejections.push({ row: firstRow + index, reason: row.reason });
    else {
      raws.push(row);
      numbers.push(firstRow + index);
    }
  }
  const ready: ReadyPosting[] = [];
  const used = countUsed();
  for (const [index, result] of (await makeReady(raws, origin, tools.normalisers)).entries()) {
    if ('reason' in result) rejections.push({ row: numbers[index] ?? firstRow, reason: result.reason });
    else {
      ready.push({ ...result, row: numbers[index] ?? firstRow });
      used.add(raws[index], result);
    }
  }
  return { rows: rows.length, ready, rejections, used: used.values };
}

/** Every row of a batch is written, the same page as another, or rejected; the counts add up to the rows. */
async function writeBatch(
  batch: ReadyBatch,
  reading: Reading,
  { market, records, writing }: WriterTools,
): Promise<void> {
  writing.check();
  const { postings, newPostings, newJobs, repeated } = await assignJobs(batch.ready, reading, market);
  await market.write(postings);
  const again = new Set(repeated.map(({ row }) => row));
  const counts = {
    rows: batch.rows,
    written: batch.ready.length - repeated.length,
    newPostings,
    newJobs,
    undated: batch.ready.filter(({ date, row }) => date === undefined && !again.has(row)).length,
    used: batch.used,
  };
  await noteProgress(records, reading.importId, counts, { rejected: batch.rejections, repeated });
}

function websiteOf(source: MarketSource): string {
  const { origin } = source;
  return origin.at === 'address' ? new URL(origin.address).hostname : source.name;
}

/** Reads, normalises and writes a source; while one batch is written the next is made ready. */
async function writeSource(
  source: MarketSource,
  run: MarketImport,
  reading: Reading,
  tools: WriterTools,
): Promise<void> {
  const website = websiteOf(source);
  const seenOn = listsWhatIsOpen(source.origin) ? tools.today() : undefined;
  const own = { website, seenOn, country: countryOfWebsite(website) };
  const first: RawPosting[] = [];
  let origin: PostingOrigin | undefined;
  let writing: Promise<void> = Promise.resolve();
  const rows = withFirst(rowsOf(source.origin, tools), first);
  for await (const batch of batchesOf(rows, run.rows_read, tools.writing.check)) {
    origin ??= { ...own, ...evidenceOfRows(first, await gazetteer()) };
    const ready = await readyBatch(batch, origin, tools);
    tools.writing.check();
    await writing;
    writing = writeBatch(ready, reading, tools);
    // Its error is that of the next await; without a handler until then the process would end.
    writing.catch(() => undefined);
  }
  await writing;
}

const UNSEEN_PAGES = `select posting_id as id from posting
where (date, posting_id) in (
  select date, posting_id from import_posting where import_id in {imports:Array(String)})
  and import_id in {imports:Array(String)} and last_reading != {reading:String}
  and (expiration_date = '1970-01-01' or expiration_date > {today:Date})`;

/** True for a source that lists open jobs: it has ended the postings that it no longer lists. */
function listsWhatIsOpen(origin: SourceOrigin): boolean {
  return origin.at === 'address';
}

async function endUnseen(source: MarketSource, reading: string, tools: ImportTools): Promise<number> {
  const imports = (await importsOf(tools.records, source.id)).map(({ id }) => id);
  const today = tools.today();
  const parameters = { imports, reading, today };
  const unseen = await tools.market.rows<{ id: number }>({ sql: UNSEEN_PAGES, parameters });
  const gone = unseen.map(({ id }) => id);
  if (gone.length > 0) await tools.market.end(gone, today);
  return gone.length;
}

const BROUGHT = `select uniqExact(posting_id) as postings, uniqExactIf(posting_id, job_id = posting_id) as jobs
from import_posting where import_id = {import:String}`;

/** Returns the total of an import: a batch that was written twice, since it was interrupted, counts once. */
async function broughtBy(id: string, { market }: ImportTools) {
  const [brought] = await market.rows<{ postings: number; jobs: number }>({
    sql: BROUGHT,
    parameters: { import: id },
  });
  return { new_postings: brought?.postings ?? 0, new_jobs: brought?.jobs ?? 0 };
}

async function finish(run: MarketImport, source: MarketSource, { reading }: Reading, tools: ImportTools) {
  const written = (await findImport(tools.records, run.id))?.written ?? 0;
  const ended = listsWhatIsOpen(source.origin) && written > 0 ? await endUnseen(source, reading, tools) : 0;
  if (written >= LARGE) await tools.market.settle();
  await changeImport(tools.records, run.id, {
    status: 'done',
    ...(run.started_at ? await broughtBy(run.id, tools) : {}),
    ended_postings: ended,
    finished_at: new Date(),
  });
}

/**
 * Returns where an interrupted import resumes: the list at an address has changed by then, and is read from its
 * beginning.
 */
async function resumed(run: MarketImport, source: MarketSource, { records }: ImportTools) {
  if (run.rows_read === 0 || !listsWhatIsOpen(source.origin)) return run;
  await beginAnew(records, run.id);
  return { ...run, rows_read: 0 };
}

/**
 * Runs an import, or resumes an interrupted one: batches that were noted are not repeated, and a batch that was written
 * but not noted writes the same pages over themselves. Returns the import as it ended. Throws `AnotherWrites`.
 */
export function runImport(
  id: string,
  tools: ImportTools,
  options?: WritingOptions,
): Promise<MarketImport | undefined> {
  return asWriterWith(tools, options, (writer) => runAsWriter(id, writer));
}

async function runAsWriter(id: string, tools: WriterTools): Promise<MarketImport | undefined> {
  const found = await findImport(tools.records, id);
  const source = found && (await findSource(tools.records, found.source_id));
  if (!found || !source || (found.status !== 'waiting' && found.status !== 'running')) return found;
  const run = await resumed(found, source, tools);
  await changeImport(tools.records, id, { status: 'running', started_at: run.started_at ?? new Date() });
  try {
    const rows_total = run.rows_total ?? (await countRows(source.origin, tools.files));
    await changeImport(tools.records, id, { rows_total });
    const reading = listsWhatIsOpen(source.origin) ? randomUUID() : run.id;
    await writeSource(source, run, { importId: run.id, reading }, tools);
    await finish(run, source, { importId: run.id, reading }, tools);
  } catch (error) {
    if (!(error instanceof SourceUnreadable)) throw error;
    await changeImport(tools.records, id, {
      status: 'failed',
      problem: error.message,
      finished_at: new Date(),
    });
  }
  return findImport(tools.records, id);
}

/** Number of pages taken back at a time. */
const PAGES_AT_ONCE = 5000;

const PAGES = `select date, posting_id as id from import_posting
where import_id = {import:String} and (date, posting_id) > ({day:Date}, {after:UInt64})
order by date, posting_id limit ${PAGES_AT_ONCE}`;

/** Removes the postings that an import was the first to bring. Those that it only updated stay. */
export function undoImport(id: string, tools: ImportTools, options?: WritingOptions): Promise<number> {
  return asWriterWith(tools, options, (writer) => undoAsWriter(id, writer));
}

async function undoAsWriter(id: string, tools: WriterTools): Promise<number> {
  await changeImport(tools.records, id, { status: 'undoing' });
  const { new_postings: brought } = await broughtBy(id, tools);
  let last = { date: '1970-01-01', id: 0 };
  for (;;) {
    const parameters = { import: id, day: last.date, after: last.id };
    const pages = await tools.market.rows<{ date: string; id: number }>({ sql: PAGES, parameters });
    const end = pages.at(-1);
    if (!end) break;
    tools.writing.check();
    await tools.market.remove([...new Set(pages.map(({ id: posting }) => posting))]);
    last = end;
  }
  await changeImport(tools.records, id, { status: 'undone', finished_at: new Date() });
  return brought;
}
