import { availableParallelism } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { config } from '@/lib/config';
import type { ColumnMapping } from '@/lib/engine/postings';
import {
  type FileStore,
  fileStore,
  once,
  onShutdown,
  type QueuedTask,
  repeat,
  runUntilShutdown,
  startWorker,
  type TaskOutcome,
} from '@/lib/platform';
import { packedPlaces } from '../gazetteer';
import { marketStore } from '../market-store';
import { type ServiceRecords, serviceRecords } from '../store';
import { taxonomyPlaces } from '../taxonomy';
import type { KeptContent } from './content';
import type { ExampleRow } from './examples';
import { addImport, type MarketImport, type MarketSource } from './imports';
import { type Normalisers, startNormalisers } from './normalisers';
import { type ImportTask, importQueue, queueImport } from './queue';
import { finishRemoval } from './removal';
import type { KnownForm } from './rows';
import type { ImportTools } from './run-import';
import { AnotherWrites, Stopped, type WritingOptions } from './writing';

const TOOLS = 'service:market-import';
const WORKER = 'service:market-import-worker';

const SCHEDULE_MS = 60_000;
const PAUSE_MS = 1000;

const root = () => process.cwd();

// The code that reads and understands postings is as large as the rest of the service: it is loaded when first needed.
const loadRows = () => import('./rows');
const loadRun = () => import('./run-import');
const loadPages = () => import('./pages');
const loadExamples = () => import('./examples');

/** See `recognise` of rows.ts. */
export async function recognise(content: KeptContent, files: FileStore): Promise<KnownForm | undefined> {
  return (await loadRows()).recognise(content, files);
}

/** See `exampleRows` of examples.ts; empty for a source that is not a table. */
export async function exampleRows(
  { name, origin }: MarketSource,
  mapping: ColumnMapping | undefined,
): Promise<ExampleRow[]> {
  const [{ isTable }, { exampleRows: read }] = await Promise.all([loadRows(), loadExamples()]);
  if (origin.at !== 'file' || !isTable(origin.kind)) return [];
  const table = { ...origin, kind: origin.kind };
  return read({ name, origin: table, mapping: mapping ?? origin.mapping }, await importTools());
}

/** See `runImport` of run-import.ts. */
export async function runImport(
  id: string,
  tools: ImportTools,
  options?: WritingOptions,
): Promise<MarketImport | undefined> {
  return (await loadRun()).runImport(id, tools, options);
}

/** See `undoImport` of run-import.ts. */
export async function undoImport(id: string, tools: ImportTools, options?: WritingOptions): Promise<number> {
  return (await loadRun()).undoImport(id, tools, options);
}

async function openNormalisers(): Promise<Normalisers> {
  return startNormalisers({
    program: path.join(/* turbopackIgnore: true */ root(), 'dist', 'normaliser.mjs'),
    threads: availableParallelism(),
    taxonomies: taxonomyPlaces(root(), config().DATA_DIR),
    places: await packedPlaces(),
  });
}

/**
 * Returns the dependencies of the imports of this process; opened at the first import, since threads and tables take
 * memory.
 */
export function importTools(): Promise<ImportTools> {
  return once(TOOLS, async () => {
    const [normalisers, { createPageFetcher }] = await Promise.all([openNormalisers(), loadPages()]);
    onShutdown('market-import', normalisers.close, 'engines');
    return {
      records: await serviceRecords(),
      market: await marketStore(),
      files: fileStore('service'),
      normalisers,
      fetchPage: createPageFetcher({ allowedHosts: config().PRIVATE_HOSTS ?? [], pauseMs: PAUSE_MS }),
      today: () => new Date().toISOString().slice(0, 10),
    };
  });
}

/** An import that another instance does not let write is tried again after this. */
const AFTER_ANOTHER_MS = 5000;

type Work = (subject: string, tools: ImportTools, options: WritingOptions) => Promise<unknown>;

const WORK: Record<ImportTask['todo'], Work> = {
  run: runImport,
  undo: undoImport,
  remove: (id, tools, options) => finishRemoval(id, tools, (run) => undoImport(run, tools, options)),
};

/** A stopped import resumes where it was, in this process or in the next. */
async function handle(
  { subject, payload }: QueuedTask<ImportTask>,
  stopping: AbortSignal,
): Promise<TaskOutcome> {
  try {
    await WORK[payload.todo](subject, await importTools(), { isPatient: false, stopping });
  } catch (error) {
    if (error instanceof Stopped) return { done: false, retryAfterMs: 0 };
    if (!(error instanceof AnotherWrites)) throw error;
    return { done: false, retryAfterMs: AFTER_ANOTHER_MS };
  }
  return { done: true };
}

/** Starts a run of a source and returns the id of its import. */
export async function startImport(sourceId: string): Promise<string> {
  const records = await serviceRecords();
  const id = await addImport(records, sourceId);
  await queueImport(records, id, 'run');
  return id;
}

/** Queues the undoing of an import that ended; false when no import has a state that allows it. */
export async function beginUndo(records: ServiceRecords, id: string): Promise<boolean> {
  const changed = await records
    .updateTable('market_import')
    .set({ status: 'undoing' })
    .where('id', '=', id)
    .where('status', 'in', ['done', 'failed'])
    .returning('id')
    .executeTakeFirst();
  if (changed) await queueImport(records, id, 'undo');
  return changed !== undefined;
}

/** Starts the sources that are due; of several instances one starts each. */
async function startDueSources(): Promise<void> {
  const records = await serviceRecords();
  const due = await records
    .updateTable('market_source')
    .set({ next_run_at: sql<Date>`now() + every_hours * interval '1 hour'` })
    .where('next_run_at', '<=', sql<Date>`now()`)
    .returning('id')
    .execute();
  for (const { id } of due) await startImport(id);
}

/** Works through imports, one at a time, and starts scheduled ones; once a process. */
export async function startImportWorker(): Promise<void> {
  const records = await serviceRecords();
  runUntilShutdown(WORKER, () => {
    const worker = startWorker({ queue: importQueue(records), handle, concurrency: 1 });
    const failure = 'scheduled sources of the market could not be started';
    const endSchedule = repeat(SCHEDULE_MS, failure, startDueSources);
    return { stop: () => Promise.all([endSchedule(), worker.stop()]) };
  });
}
