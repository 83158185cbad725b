import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import { candidates } from '../candidates/list';
import { CANDIDATE_LIST, type CandidateFilters } from '../candidates/query';
import { exportCandidateList } from '../exports/export';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { JOB_LIST } from '../jobs/query';
import { restoreDossiers } from '../privacy/bin';
import { deleteDossiers } from '../records/delete';
import { retag } from '../records/tags';
import { changeShortlist } from '../shortlists/entries';
import { shortlistOf } from '../shortlists/shortlist';
import { undoShortlistAct } from '../shortlists/undo';
import { given } from '../testing/given';
import { startTestParser } from '../testing/parser';
import { memberOfRole } from '../testing/store';
import { upload, uploadJob } from '../testing/uploads';
import { startUploadWorker } from '../uploads/worker';
import { type BulkAct, changeAll } from './change-all';
import { shortlistAll } from './shortlist-all';
import { undoAll } from './undo-all';

let parser: Awaited<ReturnType<typeof startTestParser>>;
let recruiter: Actor;
let viewer: Actor;
let jobId: string;
const ids: Record<string, string> = {};

beforeAll(async () => {
  parser = await startTestParser();
  recruiter = await memberOfRole('recruiter');
  viewer = await memberOfRole('viewer');
  await startUploadWorker();
  const { items } = await upload(
    recruiter,
    { name: 'Ada Holm', title: 'Welder', email: 'ada@example.org', city: 'Kiel', skills: ['Welding'] },
    { name: 'Bruno Reis', title: 'Fitter', email: 'bruno@example.org', city: 'Kiel', country: 'DE' },
    { name: 'Chidi Okafor', title: 'Welder', email: 'chidi@example.org', speaks: { de: 'fluent' } },
  );
  for (const { dossierName, dossierId } of items) ids[dossierName ?? ''] = dossierId ?? '';
  jobId = await uploadJob(recruiter, { name: 'Shipyard welder' });
});

beforeEach(async () => {
  const db = await records();
  await db.deleteFrom('shortlist_entry').execute();
  await db.updateTable('dossier').set({ tags: [] }).execute();
  await restoreDossiers(recruiter, { ids: Object.values(ids) });
});

afterAll(async () => {
  await shutdown();
  parser.stop();
});

const asked = (search: string, filters: CandidateFilters = {}) => ({
  ...CANDIDATE_LIST.defaults,
  search,
  filters,
  pageSize: 1,
});
const all = (search: string, seen: number) => ({ kind: 'candidate' as const, query: asked(search), seen });
const change = (search: string, seen: number, act: BulkAct) =>
  changeAll(recruiter, { all: all(search, seen), act });
const namesOf = async (filters: CandidateFilters) =>
  (await candidates.all(asked('', filters))).map(({ name }) => name).sort();

it('tags everything that a question finds, page or not, and takes back what it did alone', async () => {
  await changeAll(recruiter, {
    all: { ...all('', 3), query: asked('', { skills: ['Welding'] }) },
    act: { kind: 'tag', tag: 'Yard' },
  });
  const done = given(await change('welder', 2, { kind: 'tag', tag: 'Yard' }));
  expect(done).toMatchObject({ found: 2, changed: 1, left: [{ reason: 'had this tag already', count: 1 }] });
  expect(await namesOf({ tags: ['Yard'] })).toEqual(['Ada Holm', 'Chidi Okafor']);
  expect(given(await undoAll(recruiter, { id: done.undo ?? '' }))).toEqual({ changed: 1 });
  expect(await namesOf({ tags: ['Yard'] })).toEqual(['Ada Holm']);
  expect(await undoAll(recruiter, { id: done.undo ?? '' })).toMatchObject({ problem: { code: 'conflict' } });
  expect(given(await change('', 3, { kind: 'untag', tag: 'Yard' })).changed).toBe(1);
});

it('goes on with an undo that was cut short', async () => {
  const done = given(await change('welder', 2, { kind: 'tag', tag: 'Half' }));
  const db = await records();
  // As after the first of two steps: one of them is undone already, the act as a whole is not.
  const [first] = await db.selectFrom('bulk_act_item').selectAll().where('bulk_id', '=', done.undo).execute();
  await db.transaction().execute(async (trx) => {
    await retag(trx, [first?.dossier_id ?? ''], { add: [], remove: ['Half'] });
    await trx
      .deleteFrom('bulk_act_item')
      .where('dossier_id', '=', first?.dossier_id ?? '')
      .execute();
  });
  expect(given(await undoAll(recruiter, { id: done.undo ?? '' }))).toEqual({ changed: 1 });
  expect(await namesOf({ tags: ['Half'] })).toEqual([]);
});

it('bins everything that a question finds, and restores it', async () => {
  const done = given(await change('welder', 2, { kind: 'bin' }));
  expect(done).toMatchObject({ found: 2, changed: 2, left: [] });
  expect(await namesOf({})).toEqual(['Bruno Reis']);
  const undoing = Array.from({ length: 3 }, () => undoAll(recruiter, { id: done.undo ?? '' }));
  const undone = (await Promise.all(undoing)).map((outcome) => (outcome.ok ? outcome.value.changed : 0));
  expect(undone.reduce((sum, count) => sum + count)).toBe(2);
  expect(await namesOf({})).toHaveLength(3);
  const { detail } = await (await records())
    .selectFrom('audit')
    .select('detail')
    .where('action', '=', 'list-changed')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(detail).toEqual({ act: 'bin', of: 'candidate', found: 2, changed: 2 });
});

it('refuses more than was on screen, a question with a fault, and words that are none', async () => {
  expect(await change('', 2, { kind: 'bin' })).toMatchObject({ problem: { code: 'conflict' } });
  expect(given(await change('welder AND (', 3, { kind: 'bin' }))).toMatchObject({ found: 0, undo: null });
  expect(await change('', 3, { kind: 'tag', tag: ' ' })).toMatchObject({ problem: { code: 'invalid' } });
  const hostile = `x'); drop table recruiter.dossier; --`;
  expect(given(await change(hostile, 3, { kind: 'bin' })).changed).toBe(0);
  expect(given(await change('', 3, { kind: 'tag', tag: hostile })).changed).toBe(3);
  expect(await namesOf({ tags: [hostile] })).toHaveLength(3);
});

it('leaves viewers without any of it', async () => {
  const question = all('', 3);
  for (const refusal of [
    await changeAll(viewer, { all: question, act: { kind: 'bin' } }),
    await shortlistAll(viewer, { all: question, jobId }),
    await undoAll(viewer, { id: jobId }),
  ])
    expect(refusal).toMatchObject({ problem: { code: 'not-allowed' } });
  expect(await namesOf({})).toHaveLength(3);
});

it('puts everybody on a shortlist who is not on it, and leaves who was rejected as they are', async () => {
  const [reason] = given(await shortlistOf(viewer, { jobId, blind: false })).reasons;
  await changeShortlist(recruiter, {
    jobId,
    candidateIds: [ids['Ada Holm'] ?? ''],
    change: { kind: 'reject', reason: reason ?? '' },
  });
  const done = given(await shortlistAll(recruiter, { all: all('', 3), jobId }));
  expect(done).toMatchObject({ found: 3, changed: 2, left: [{ reason: 'were on it already', count: 1 }] });
  const { entries } = given(await shortlistOf(viewer, { jobId, blind: false }));
  expect(entries.map((entry) => entry.reason).filter(Boolean)).toEqual([reason]);
  given(await undoShortlistAct(recruiter, { act: done.undo ?? '' }));
  expect(given(await shortlistOf(viewer, { jobId, blind: false })).entries).toHaveLength(1);
});

it('knows no shortlist of what is no job, and puts no job on one', async () => {
  const candidate = ids['Ada Holm'] ?? '';
  expect(await shortlistAll(recruiter, { all: all('', 3), jobId: candidate })).toMatchObject({
    problem: { code: 'not-found' },
  });
  const jobs = { kind: 'job' as const, query: JOB_LIST.defaults, seen: 9 };
  expect(await shortlistAll(recruiter, { all: jobs, jobId })).toMatchObject({ problem: { code: 'invalid' } });
});

it('exports the chosen of a list, or all of it, as a spreadsheet', async () => {
  const list = { query: asked(''), columns: ['name' as const, 'location' as const, 'languages' as const] };
  const chosen = [ids['Bruno Reis'] ?? '', jobId];
  const csv = given(await exportCandidateList(viewer, { ...list, ids: chosen }));
  expect(Buffer.from(csv.body).toString()).toBe(
    '\ufeffName,Location,Languages\r\nBruno Reis,"Kiel, Germany",\r\n',
  );
  const xlsx = given(await exportCandidateList(viewer, { ...list, format: 'xlsx' }));
  expect(xlsx.name).toMatch(/\.xlsx$/);
  expect(Buffer.from(xlsx.body).subarray(0, 2).toString()).toBe('PK');
});

it('keeps nothing of an act about who is deleted for good', async () => {
  const { items } = await upload(recruiter, { name: 'Gone Person', email: 'gone@example.org' });
  const gone = items[0]?.dossierId ?? '';
  await change('', 4, { kind: 'tag', tag: 'Last' });
  await deleteDossiers(recruiter, { ids: [gone] });
  const rows = await (await records()).selectFrom('bulk_act_item').select('dossier_id').execute();
  expect(rows.map((row) => row.dossier_id)).not.toContain(gone);
});
