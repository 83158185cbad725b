import { setImmediate } from 'node:timers/promises';
import type { IndexType } from '@/lib/contracts';
import { log } from '@/lib/platform';
import {
  type DocumentChange,
  type DocumentState,
  pendingChanges,
  queueMatching,
  readDocuments,
  removeDropped,
  type ServiceRecords,
  settleChanges,
} from '../store';
import type { DocumentSearch, SearchDocument } from './port';

/** The stores on both sides, and the reader of the records' documents for the search. */
export type FeedSettings = {
  records: ServiceRecords;
  search: DocumentSearch;
  read: (state: DocumentState & { type: IndexType }) => Promise<SearchDocument>;
};

const CHANGES_AT_ONCE = 1000;
const READ_AT_ONCE = 25;
/**
 * Time for which documents are read before they are written; larger batches make fewer and larger parts of the table.
 */
const BATCH_MS = 300;
const DROPPED_AT_ONCE = 1000;

/** Changes that are ready to be sent: the current documents, and numbers of deleted ones. */
type Batch = { versions: number[]; documents: SearchDocument[]; gone: number[]; dropped: number[] };

const emptyBatch = (): Batch => ({ versions: [], documents: [], gone: [], dropped: [] });

/** Reads the documents of some changes. An unreadable document must not keep all others from being found. */
async function readInto(batch: Batch, changes: readonly DocumentChange[], { records, read }: FeedSettings) {
  const ids = [...new Set(changes.flatMap(({ document }) => document ?? []))];
  const states = await readDocuments(records, ids);
  const there = new Set(states.map(({ id }) => id));
  batch.gone.push(...ids.filter((id) => !there.has(id)));
  batch.dropped.push(
    ...changes.flatMap(({ indexId, document }) => (document === undefined ? [indexId] : [])),
  );
  for (const state of states) {
    try {
      batch.documents.push(await read(state));
    } catch (error) {
      log().error({ err: error, document: state.id }, 'a document cannot be searched');
    }
    await setImmediate();
  }
  batch.versions.push(...changes.map(({ version }) => version));
}

/** Reads as many of the changes as there is time for, the first few in any case. */
async function readBatch(changes: readonly DocumentChange[], settings: FeedSettings): Promise<Batch> {
  const batch = emptyBatch();
  const until = performance.now() + BATCH_MS;
  for (let at = 0; at < changes.length && (at === 0 || performance.now() < until); at += READ_AT_ONCE)
    await readInto(batch, changes.slice(at, at + READ_AT_ONCE), settings);
  return batch;
}

/** Removes everything of a dropped index, from the search first. */
async function forgetIndex({ records, search }: FeedSettings, indexId: number) {
  await search.removeIndex(indexId);
  while (!(await removeDropped(records, indexId, DROPPED_AT_ONCE))) await setImmediate();
}

/** Writes a batch, the later of two readings of a document; its changes are settled when the search has it. */
async function writeBatch({ versions, documents, gone, dropped }: Batch, settings: FeedSettings) {
  const { records, search } = settings;
  for (const indexId of dropped) await forgetIndex(settings, indexId);
  const latest = [...new Map(documents.map((document) => [document.id, document])).values()];
  await search.put(latest);
  await search.remove(gone);
  await records.transaction().execute(async (transaction) => {
    await queueMatching(
      transaction,
      latest.map(({ id }) => id),
    );
    await settleChanges(transaction, versions);
  });
}

/**
 * Sends all pending changes to the search, and returns how many there were. While more is pending than one batch, the
 * next one is read while one is written; otherwise new changes wait for one write, not for two. `mayGoOn` is called
 * before each batch.
 */
export async function tellChanges(settings: FeedSettings, mayGoOn: () => Promise<boolean>): Promise<number> {
  let told = 0;
  let inHand = new Set<number>();
  let writing: Promise<void> = Promise.resolve();
  // A failure surfaces with the next batch; the promise always has a handler.
  writing.catch(() => undefined);
  let isBehind = false;
  while (await mayGoOn()) {
    if (!isBehind) {
      await writing;
      inHand = new Set();
    }
    const pending = await pendingChanges(settings.records, CHANGES_AT_ONCE);
    const changes = pending.filter(({ version }) => !inHand.has(version));
    if (changes.length === 0 && inHand.size === 0) break;
    const batch = await readBatch(changes, settings);
    isBehind = batch.versions.length < changes.length;
    await writing;
    inHand = new Set(batch.versions);
    told += batch.versions.length;
    writing = batch.versions.length > 0 ? writeBatch(batch, settings) : Promise.resolve();
    writing.catch(() => undefined);
  }
  await writing;
  return told;
}
