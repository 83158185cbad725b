import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { correctDossier, undoCorrection } from '../records/corrections';
import { deleteDossiers } from '../records/delete';
import { changeTags } from '../records/tags';
import { startTestParser } from '../testing/parser';
import { errorReply } from '../testing/replies';
import { memberOfRole } from '../testing/store';
import { newUpload, send, upload } from '../testing/uploads';
import { decideDuplicate, undoDecision } from '../uploads/duplicates';
import { startUploadWorker } from '../uploads/worker';
import { repeatEntries } from './outbox';
import { reconcile } from './reconcile';
import { indexState, rebuildIndexes } from './state';
import { startIndexing } from './worker';
import { workspace } from './workspace';

let service: Awaited<ReturnType<typeof startTestParser>>;
let owner: Actor;

/** Some tenths of a second after a change, unless the machine has other things to do. */

beforeAll(async () => {
  service = await startTestParser({ builtIn: true });
  owner = await memberOfRole('owner');
  await startUploadWorker();
  await startIndexing();
});

afterEach(() => {
  service.index.refuse = undefined;
});

afterAll(async () => {
  await shutdown();
  service.stop();
});

const indexed = (id: string) => service.index.documents().get(id);
const settled = () => expect.poll(async () => pending()).toBe(0);

async function pending(): Promise<number> {
  const db = await records();
  const rows = await db
    .selectFrom('index_entry')
    .select('dossier_id')
    .whereRef('settled', '<', 'version')
    .execute();
  return rows.length;
}

async function added(name: string, text?: string): Promise<string> {
  const { items } = await upload(owner, { name, text });
  const id = items[0]?.dossierId as string;
  await expect.poll(() => indexed(id)).toBeDefined();
  return id;
}

describe('the index of the built-in service', () => {
  it('has what was uploaded, corrected, tagged and undone, and loses what was deleted', async () => {
    const id = await added('Ada Brooks');
    await correctDossier(owner, { id, path: 'objective', value: 'To teach' });
    await expect.poll(() => indexed(id)?.data.Objective).toBe('To teach');
    await changeTags(owner, { ids: [id], add: ['remote'] });
    await expect.poll(() => indexed(id)?.tags).toEqual(['remote']);
    await undoCorrection(owner, { id });
    await expect.poll(() => indexed(id)?.data.Objective).not.toBe('To teach');
    await deleteDossiers(owner, { ids: [id] });
    await expect.poll(() => indexed(id)).toBeUndefined();
    await settled();
    const db = await records();
    expect(await db.selectFrom('index_entry').selectAll().where('dossier_id', '=', id).execute()).toEqual([]);
  });

  it('gets jobs in an index of their own', async () => {
    const batch = await newUpload(owner, 'job');
    const job = { name: 'Welder wanted', text: 'We look for a welder.' };
    const { id } = await send(owner, batch, Buffer.from(JSON.stringify(job)), 'job.txt');
    expect(id).toBeDefined();
    const { indexes } = await workspace();
    await expect.poll(() => service.index.indexes.get(indexes.job)?.size).toBe(1);
  });

  it('does not have who waits for a decision', async () => {
    const first = await added('Twin One');
    const { items } = await upload(owner, { name: 'Twin One', text: undefined });
    const [item] = items;
    expect(item?.state).toBe('duplicate');
    await settled();
    const before = service.index.documents().size;
    await decideDuplicate(owner, { itemId: item?.id as string, decision: 'keep-both' });
    await expect.poll(() => service.index.documents().size).toBe(before + 1);
    await undoDecision(owner, { itemId: item?.id as string });
    await expect.poll(() => service.index.documents().size).toBe(before);
    await decideDuplicate(owner, { itemId: item?.id as string, decision: 'merge', dossierId: first });
    await settled();
    expect(service.index.documents().size).toBe(before);
  });

  it('hears of a deletion until it confirms, when nobody here knows the person any more', async () => {
    const id = await added('Ben Stone');
    let refusals = 0;
    service.index.refuse = (call) =>
      call === 'POST documents' && refusals++ < 2 ? errorReply(500, 'UnhandledException') : undefined;
    await deleteDossiers(owner, { ids: [id] });
    await expect.poll(() => indexed(id)).toBeUndefined();
    expect(refusals).toBeGreaterThan(2);
  });

  it('says of a document that it does not take, and takes the others', async () => {
    const { items } = await upload(owner, { name: 'Cleo Hart' }, { name: 'Dan Frost' });
    await settled();
    service.index.refuse = (call) =>
      call === 'POST resumes' ? errorReply(413, 'RequestTooLarge') : undefined;
    await changeTags(owner, { ids: items.map((item) => item.dossierId as string), add: ['big'] });
    await settled();
    const state = await indexState(owner);
    expect(state).toMatchObject({ ok: true, value: { enabled: true, hosted: false } });
    expect(state.ok && state.value.progress[0]?.failed).toBe(2);
    service.index.refuse = undefined;
    await rebuildIndexes(owner);
    await settled();
    const rebuilt = await indexState(owner);
    const [candidates] = rebuilt.ok ? rebuilt.value.progress : [];
    expect(candidates).toMatchObject({ failed: 0, indexed: candidates?.total });
  });
});

describe('an index that is out of step', () => {
  it('gets back what it lost', async () => {
    const id = await added('Eve Marsh');
    const { indexes } = await workspace();
    service.index.indexes.get(indexes.candidate)?.delete(id);
    await reconcile(await workspace());
    await expect.poll(() => indexed(id)).toBeDefined();
  });

  it('is built anew when it holds what nobody knows of, or is gone', async () => {
    const id = await added('Fay Winter');
    const { indexes } = await workspace();
    service.index.indexes.get(indexes.candidate)?.set('stranger', { data: {}, tags: [] });
    await reconcile(await workspace());
    await expect.poll(() => indexed(id)).toBeDefined();
    expect(indexed('stranger')).toBeUndefined();
    await settled();
    service.index.indexes.clear();
    const db = await records();
    await repeatEntries(db, { ids: [id] });
    await settled();
    const { items } = await upload(owner, { name: 'Gus Lake' });
    await expect.poll(() => indexed(items[0]?.dossierId as string)).toBeDefined();
    expect(indexed(id)).toBeDefined();
  });

  it('is not told twice of what a process had in hand when it died', async () => {
    const id = await added('Hal Reed');
    const db = await records();
    const entry = await db
      .selectFrom('index_entry')
      .selectAll()
      .where('dossier_id', '=', id)
      .executeTakeFirstOrThrow();
    // Told, and not yet settled: as a process leaves it that was killed in between.
    await db
      .updateTable('index_entry')
      .set({ settled: 0, leased_until: new Date(0) })
      .where('dossier_id', '=', id)
      .execute();
    await settled();
    expect(service.index.documents().size).toBeGreaterThan(0);
    expect(entry.present).toBe(true);
    expect(indexed(id)).toBeDefined();
  });
});
