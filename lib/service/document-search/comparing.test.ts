/** The search is brought into step where it differs, and an index that is being written is left alone. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { columnEngine } from '../column-engine';
import { serviceRuntime } from '../runtime';
import { createIndex, pendingChanges, putDocuments, type ServiceRecords, settleChanges } from '../store';
import { stopService } from '../testing/service';
import { columnSearch } from './column-search';
import { compareIndexes } from './comparing';
import { searchDocument } from './document';
import type { DocumentSearch } from './port';
import { type FeedSettings, tellChanges } from './telling';

let records: ServiceRecords;
let search: DocumentSearch;
let settings: FeedSettings;
let index: number;
const always = () => Promise.resolve(true);

const document = (at: number) => ({
  documentId: `d-${at}`,
  document: JSON.stringify({ ResumeMetadata: { PlainText: `number${at}` } }),
  tags: [],
});

beforeAll(async () => {
  records = (await serviceRuntime()).records;
  search = await columnSearch(await columnEngine());
  settings = { records, search, read: searchDocument };
  index = (await createIndex(records, { accountId: 'acme', name: 'compared', type: 'Resume' }))?.id ?? 0;
  await putDocuments(records, index, [1, 2, 3, 4].map(document));
  expect(await tellChanges(settings, always)).toBe(4);
});
afterAll(stopService);

async function found() {
  const scope = { indexIds: [index], condition: { sql: 'true', parameters: {} } };
  return (await search.search(scope, { take: 100, skip: 0 })).found
    .map(({ documentId }) => documentId)
    .sort();
}

it('tells anew of what differs, while all else is found', async () => {
  const states = await pendingChanges(records, 10);
  expect(states).toEqual([]);
  const kept = await records.selectFrom('indexed_document').selectAll().orderBy('id').execute();
  const [first, second] = kept.map(({ id }) => id);
  const stray = { ...(await searchDocument(stateOf(kept[0]))), id: 9_000_000, documentId: 'stray' };
  await search.remove([first ?? 0]);
  await search.put([stray, { ...(await searchDocument(stateOf(kept[1]))), version: 1 }]);
  expect(await found()).toEqual(['d-2', 'd-3', 'd-4', 'stray']);
  const removing = vi.spyOn(search, 'removeIndex');
  expect(await compareIndexes(settings, new Set())).toBe(true);
  expect(removing).not.toHaveBeenCalled();
  const told = (await pendingChanges(records, 10)).map((change) => change.document);
  expect(told).toEqual([first, second, stray.id]);
  await tellChanges(settings, always);
  expect(await found()).toEqual(['d-1', 'd-2', 'd-3', 'd-4']);
  expect(await compareIndexes(settings, new Set())).toBe(true);
  expect(await pendingChanges(records, 10)).toEqual([]);
});

it('does not judge an index of which something is pending', async () => {
  await putDocuments(records, index, [document(5)]);
  const before = await pendingChanges(records, 10);
  expect(await compareIndexes(settings, new Set())).toBe(false);
  expect(await pendingChanges(records, 10)).toEqual(before);
  await settleChanges(
    records,
    before.map(({ version }) => version),
  );
  expect(await compareIndexes(settings, new Set())).toBe(true);
  expect(await pendingChanges(records, 10)).toHaveLength(1);
  await tellChanges(settings, always);
  expect(await found()).toContain('d-5');
});

it('takes out an index that is no more', async () => {
  const [row] = await records.selectFrom('indexed_document').selectAll().limit(1).execute();
  await search.put([{ ...(await searchDocument(stateOf(row))), id: 9_000_001, indexId: 77_777 }]);
  await compareIndexes(settings, new Set());
  expect((await search.fingerprints()).map(({ indexId }) => indexId)).toEqual([index]);
});

function stateOf(row: { id: number; version: number; document_id: string; document: string } | undefined) {
  if (!row) throw new Error('there is no document');
  const { id, version, document_id: documentId, document } = row;
  return { id, indexId: index, version, documentId, document, tags: [], type: 'Resume' as const };
}
