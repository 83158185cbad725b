import { setTimeout as sleep } from 'node:timers/promises';
import type { IndexType } from '@/lib/contracts';
import { log } from '@/lib/platform';
import {
  type DocumentState,
  fingerprints,
  pendingChanges,
  queueMatching,
  readDocuments,
  removeDropped,
  repeatChanges,
  type ServiceRecords,
  settleChanges,
} from '../store';
import type { DocumentSearch, SearchDocument } from './port';

/** Between what, and how a document of the records is read for the search. */
export type FeedSettings = {
  records: ServiceRecords;
  search: DocumentSearch;
  read: (state: DocumentState & { type: IndexType }) => Promise<SearchDocument>;
};

const CHANGES_AT_ONCE = 500;
const DROPPED_AT_ONCE = 1000;

/** A document that cannot be read must not keep all others from being found. */
async function readAll(
  states: readonly (DocumentState & { type: IndexType })[],
  read: FeedSettings['read'],
): Promise<SearchDocument[]> {
  const found: SearchDocument[] = [];
  for (const state of states) {
    try {
      found.push(await read(state));
    } catch (error) {
      log().error({ err: error, document: state.id }, 'a document cannot be searched');
    }
    await sleep(0);
  }
  return found;
}

/** Takes out all that an index has which was dropped, from the search first. */
async function forgetIndex({ records, search }: FeedSettings, indexId: number) {
  await search.removeIndex(indexId);
  while (!(await removeDropped(records, indexId, DROPPED_AT_ONCE))) await sleep(0);
}

/** Tells the search of the oldest changes; false when there is none. A change is settled when the search has it. */
export async function tellChanges(settings: FeedSettings): Promise<boolean> {
  const { records, search, read } = settings;
  const changes = await pendingChanges(records, CHANGES_AT_ONCE);
  if (changes.length === 0) return false;
  for (const { indexId, document } of changes)
    if (document === undefined) await forgetIndex(settings, indexId);
  const ids = [...new Set(changes.flatMap(({ document }) => document ?? []))];
  const states = await readDocuments(records, ids);
  const there = new Set(states.map(({ id }) => id));
  await search.put(await readAll(states, read));
  await search.remove(ids.filter((id) => !there.has(id)));
  await records.transaction().execute(async (transaction) => {
    await queueMatching(transaction, ids);
    await settleChanges(
      transaction,
      changes.map(({ version }) => version),
    );
  });
  return true;
}

/** Indexes of which the search does not have what the records have. */
async function differing({ records, search }: FeedSettings): Promise<Set<number>> {
  const has = new Map((await search.fingerprints()).map((each) => [each.indexId, each]));
  const different = new Set(has.keys());
  for (const { indexId, documents, versions } of await fingerprints(records)) {
    const told = has.get(indexId) ?? { documents: 0, versions: 0 };
    if (told.documents === documents && told.versions === versions) different.delete(indexId);
    else different.add(indexId);
  }
  return different;
}

/**
 * Compares what the search has with the records, index by index, and has it told anew of those in which they differ. One
 * that differs once may just have changed; `settle` tells what is pending in between.
 */
export async function compareAll(settings: FeedSettings, settle: () => Promise<void>): Promise<void> {
  const once = await differing(settings);
  if (once.size === 0) return;
  await settle();
  const twice = await differing(settings);
  for (const indexId of [...once].filter((each) => twice.has(each))) {
    log().warn({ index: indexId }, 'the search is told anew of an index');
    await settings.search.removeIndex(indexId);
    await repeatChanges(settings.records, indexId);
  }
}
