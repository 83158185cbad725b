import { afterAll, beforeAll, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import { listCandidates } from '../candidates/list';
import { CANDIDATE_LIST } from '../candidates/query';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { startTestParser } from '../testing/parser';
import { memberOfRole } from '../testing/store';
import { upload } from '../testing/uploads';
import { startUploadWorker } from '../uploads/worker';
import { changeSaved, deleteSaved, listSaved, lookAtSaved, saveSearch } from './saved';
import type { SavedSearch } from './types';

let parser: Awaited<ReturnType<typeof startTestParser>>;
let recruiter: Actor;
let viewer: Actor;

beforeAll(async () => {
  parser = await startTestParser();
  recruiter = await memberOfRole('recruiter');
  viewer = await memberOfRole('viewer');
  await startUploadWorker();
  await upload(recruiter, { name: 'Ira Dunmore', title: 'Nurse', text: 'night nurse' });
}, 180_000);

afterAll(async () => {
  await shutdown();
  parser.stop();
});

async function listed(actor: Actor): Promise<SavedSearch[]> {
  const saved = await listSaved(actor);
  if (!saved.ok) throw new Error(saved.problem.message);
  return saved.value;
}

const NURSES = {
  kind: 'candidates',
  name: 'Nurses',
  params: 'q=nurse',
  shared: false,
  pinned: true,
} as const;

it('counts what came in since somebody looked, as the list that it leads to counts it', async () => {
  const saved = await saveSearch(recruiter, NURSES);
  if (!saved.ok) throw new Error(saved.problem.message);
  expect(await listed(recruiter)).toMatchObject([{ name: 'Nurses', fresh: 0, isOwn: true, pinned: true }]);
  await upload(
    recruiter,
    { name: 'Odile Farr', title: 'Nurse', text: 'day nurse' },
    { name: 'Tam Quill', title: 'Welder', text: 'steel' },
  );
  const [search] = await listed(recruiter);
  expect(search?.fresh).toBe(1);
  const query = CANDIDATE_LIST.from(new URLSearchParams(search?.freshParams));
  const page = await listCandidates(recruiter, query);
  expect(page.ok && page.value.items.map(({ name }) => name)).toEqual(['Odile Farr']);
  await lookAtSaved(recruiter, { id: saved.value.id });
  expect(await listed(recruiter)).toMatchObject([{ fresh: 0 }]);
});

it('is seen by others where it is shared, and changed by who may', async () => {
  expect(await listed(viewer)).toEqual([]);
  const [own] = await listed(recruiter);
  const id = own?.id ?? '';
  expect(await lookAtSaved(viewer, { id })).toMatchObject({ ok: false });
  await changeSaved(recruiter, { id, shared: true, name: 'All nurses' });
  expect(await listed(viewer)).toMatchObject([{ name: 'All nurses', isOwn: false, by: 'A recruiter' }]);
  expect(await changeSaved(viewer, { id, name: 'Mine' })).toMatchObject({ ok: false });
  expect(await deleteSaved(viewer, { id })).toMatchObject({ ok: false });
  expect(await saveSearch(viewer, { ...NURSES, shared: true })).toMatchObject({ ok: false });
  expect(await saveSearch(viewer, { ...NURSES, name: ' ' })).toMatchObject({ ok: false });
  expect(await deleteSaved(recruiter, { id })).toEqual({ ok: true, value: null });
  expect(await listed(viewer)).toEqual([]);
});

it('has room for each member, which nobody else can fill', async () => {
  const db = await records();
  const full = Array.from({ length: 100 }, (_, position) => ({ ...NURSES, position, created_by: viewer.id }));
  await db.insertInto('saved_search').values(full).execute();
  expect(await saveSearch(viewer, NURSES)).toMatchObject({ problem: { code: 'conflict' } });
  expect(await saveSearch(recruiter, { ...NURSES, name: 'Others' })).toMatchObject({ ok: true });
});
