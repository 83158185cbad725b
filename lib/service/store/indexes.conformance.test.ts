import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '@/lib/platform/records';
import { TEST_ENGINES, type TestEngine } from '@/lib/platform/testing/engines';
import {
  changeTags,
  claimFeed,
  countDocuments,
  createIndex,
  type DocumentIndex,
  deleteDocuments,
  documentVersions,
  dropIndex,
  dueErasure,
  findDocument,
  findIndexes,
  fingerprints,
  listIndexes,
  openAccount,
  pendingChanges,
  putDocuments,
  readDocuments,
  removeDropped,
  repeatChanges,
  type ServiceRecords,
  type StoredDocument,
  settleChanges,
  settleErasure,
} from '.';
import { SERVICE_MIGRATIONS } from './migrations';
import type { ServiceTables } from './tables';

const document = (documentId: string, more: Partial<StoredDocument> = {}): StoredDocument => ({
  documentId,
  document: `{"about":"${documentId}"}`,
  tags: ['a'],
  ...more,
});

describe.each(TEST_ENGINES)('indexes on the %s engine', (_name, start) => {
  let engine: TestEngine;
  let records: ServiceRecords;
  let made = 0;

  beforeAll(async () => {
    engine = await start();
    await migrate(engine.database, 'service', SERVICE_MIGRATIONS);
    records = (engine.database as Kysely<ServiceTables>).withSchema('service');
    for (const id of ['one', 'two']) {
      const key = { scheme: 'sha256', hash: 'aa' } as const;
      const account = { id, name: id, origin: 'settings', region: 'local', key } as const;
      await openAccount(records, { ...account, maximumConcurrentRequests: 3 }, 10);
    }
  });

  afterAll(() => engine.stop());

  async function newIndex(accountId = 'one'): Promise<DocumentIndex> {
    made += 1;
    const index = await createIndex(records, { accountId, name: `Index-${made}`, type: 'Resume' });
    if (!index) throw new Error('there is an index of that name');
    return index;
  }

  async function settleAll() {
    const pending = await pendingChanges(records, 10_000);
    await settleChanges(
      records,
      pending.map(({ version }) => version),
    );
  }

  it('are of their account and of one name, whatever its case', async () => {
    const index = await newIndex();
    const again = { accountId: 'one', name: index.name.toUpperCase(), type: 'Job' } as const;
    expect(await createIndex(records, again)).toBeUndefined();
    expect(await createIndex(records, { ...again, accountId: 'two' })).toMatchObject({ type: 'Job' });
    expect(await findIndexes(records, 'one', [index.name.toLowerCase()])).toEqual([index]);
    expect((await listIndexes(records, 'two')).map(({ accountId }) => accountId)).toEqual(['two']);
  });

  it('keep documents whole, in place of those of the same id', async () => {
    const { id } = await newIndex();
    const place = { latitude: 51.5, longitude: -0.1 };
    const full = document('a', { roles: ['all'], customFields: { k: 'v' }, place, postalCode: 'E1' });
    expect(await putDocuments(records, id, [full, document('b')])).toBe(true);
    expect(await findDocument(records, id, 'a')).toMatchObject(full);
    const before = await findDocument(records, id, 'b');
    await putDocuments(records, id, [document('b', { tags: ['z'] })]);
    const after = await findDocument(records, id, 'b');
    expect(after).toMatchObject({ id: before?.id, tags: ['z'] });
    expect(after?.version).toBeGreaterThan(before?.version ?? 0);
    expect(await countDocuments(records, id)).toBe(2);
    expect(await putDocuments(records, 999_999, [document('c')])).toBe(false);
  });

  it('take more than one statement of documents whole or not at all', async () => {
    const { id } = await newIndex();
    const many = Array.from({ length: 700 }, (_, at) => document(`d-${at}`));
    await putDocuments(records, id, many);
    expect(await countDocuments(records, id)).toBe(700);
    await expect(
      putDocuments(records, id, [...many.slice(0, 600), document('new'), document('new')]),
    ).rejects.toThrow();
    expect(await findDocument(records, id, 'new')).toBeUndefined();
  });

  it('change tags, and say when the document is not there', async () => {
    const index = await newIndex();
    await putDocuments(records, index.id, [document('a')]);
    const at = { indexId: index.id, documentId: 'a' };
    const adding = ['b', 'c', 'd'].map((tag) => changeTags(records, at, (tags) => [...tags, tag]));
    expect(await Promise.all(adding)).toEqual([true, true, true]);
    expect([...((await findDocument(records, index.id, 'a'))?.tags ?? [])].sort()).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
    expect(await changeTags(records, { ...at, documentId: 'x' }, () => [])).toBe(false);
  });

  it('tell the search of each change until it is settled, and again when asked', async () => {
    const { id } = await newIndex();
    await settleAll();
    await putDocuments(records, id, [document('a'), document('b')]);
    await deleteDocuments(records, id, ['b', 'x']);
    const pending = await pendingChanges(records, 10);
    expect(pending.map(({ indexId }) => indexId)).toEqual([id, id, id]);
    const numbers = [...new Set(pending.flatMap((change) => change.document ?? []))];
    expect((await readDocuments(records, numbers)).map((state) => [state.documentId, state.type])).toEqual([
      ['a', 'Resume'],
    ]);
    await settleAll();
    expect(await pendingChanges(records, 10)).toEqual([]);
    const state = await findDocument(records, id, 'a');
    const fingerprint = { indexId: id, documents: 1, versions: state?.version };
    expect(await fingerprints(records)).toContainEqual({ ...fingerprint, isPending: false });
    await repeatChanges(records, id, [state?.id ?? 0]);
    expect(await pendingChanges(records, 10)).toMatchObject([{ indexId: id, document: state?.id }]);
    expect(await fingerprints(records)).toContainEqual({ ...fingerprint, isPending: true });
    const page = { after: 0, limit: 10 };
    expect(await documentVersions(records, id, page)).toEqual([{ id: state?.id, version: state?.version }]);
  });

  it('tell of the indexes in turn, so that none waits for another', async () => {
    const [one, other] = [await newIndex(), await newIndex('two')];
    await settleAll();
    await putDocuments(
      records,
      one.id,
      Array.from({ length: 40 }, (_, at) => document(`d-${at}`)),
    );
    await putDocuments(records, other.id, [document('a'), document('b')]);
    await dropIndex(records, other.id);
    const pending = await pendingChanges(records, 8);
    const from = (index: DocumentIndex) => pending.filter(({ indexId }) => indexId === index.id);
    expect(from(other).map((change) => change.document === undefined)).toEqual([false, false, true]);
    expect(from(one)).toHaveLength(5);
    const versions = from(one).map(({ version }) => version);
    expect(versions).toEqual(versions.toSorted((low, high) => low - high));
    await settleAll();
  });

  it('go at once, and their documents by and by', async () => {
    const { id, name } = await newIndex();
    await putDocuments(records, id, [document('a'), document('b'), document('c')]);
    expect(await dropIndex(records, id)).toBe(true);
    expect(await dropIndex(records, id)).toBe(false);
    expect(await findIndexes(records, 'one', [name])).toEqual([]);
    expect(await createIndex(records, { accountId: 'one', name, type: 'Job' })).toBeDefined();
    expect(await removeDropped(records, id, 2)).toBe(false);
    expect(await removeDropped(records, id, 2)).toBe(true);
    expect(await countDocuments(records, id)).toBe(0);
  });

  it('make an erasure due with a deletion, once the search was told', async () => {
    const { id } = await newIndex();
    await putDocuments(records, id, [document('a')]);
    await deleteDocuments(records, id, ['a']);
    expect(await dueErasure(records)).toBeUndefined();
    await settleAll();
    const since = await dueErasure(records);
    expect(since).toBeDefined();
    await putDocuments(records, id, [document('b')]);
    await deleteDocuments(records, id, ['b']);
    await settleAll();
    await settleErasure(records, since ?? '');
    const later = await dueErasure(records);
    expect(later).toBeDefined();
    await settleErasure(records, later ?? '');
    expect(await dueErasure(records)).toBeUndefined();
  });

  it('let one process tell the search', async () => {
    const [first, second] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
    expect(await claimFeed(records, first as string, 60)).toBe(true);
    expect(await claimFeed(records, second as string, 60)).toBe(false);
    expect(await claimFeed(records, first as string, 0)).toBe(true);
    await expect.poll(() => claimFeed(records, second as string, 60)).toBe(true);
  });
});
