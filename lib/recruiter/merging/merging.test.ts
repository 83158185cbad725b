import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import { candidateDetail } from '../candidates/detail';
import { listCandidates } from '../candidates/list';
import { CANDIDATE_LIST } from '../candidates/query';
import { addTask } from '../collaboration/tasks';
import { togetherOn } from '../collaboration/together';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { addNote } from '../notes/notes';
import { listBin, restoreDossiers } from '../privacy/bin';
import { correctDossier } from '../records/corrections';
import { deleteDossiers } from '../records/delete';
import { dossierOriginal } from '../records/original';
import { showDocument } from '../records/show-document';
import { changeTags } from '../records/tags';
import { changeShortlist } from '../shortlists/entries';
import { addShortlistNote } from '../shortlists/notes';
import { shortlistOf } from '../shortlists/shortlist';
import { entryStory } from '../shortlists/story';
import { given } from '../testing/given';
import { startTestParser } from '../testing/parser';
import { memberOfRole } from '../testing/store';
import { upload, uploadJob } from '../testing/uploads';
import { decideDuplicate } from '../uploads/duplicates';
import { startUploadWorker } from '../uploads/worker';
import { mergeCandidates, mergedWith, undoMerge } from './merge';
import { countDuplicates, duplicateQueue, setApart } from './queue';

let parser: Awaited<ReturnType<typeof startTestParser>>;
let recruiter: Actor;
let viewer: Actor;
const NOWHERE = '5b1f7e2c-92a7-4bb2-8c1e-9d0d3a0f6a11';
const TITLE = 'employmentHistory.positions.0.jobTitle.raw';
const CITY = 'contactInformation.location.municipality';

beforeAll(async () => {
  parser = await startTestParser();
  recruiter = await memberOfRole('recruiter');
  viewer = await memberOfRole('viewer');
  await startUploadWorker();
});

beforeEach(async () => {
  const db = await records();
  for (const table of ['upload', 'dossier'] as const) await db.deleteFrom(table).execute();
});

afterAll(async () => {
  await shutdown();
  parser.stop();
});

const detail = async (id: string) => given(await candidateDetail(viewer, id));
const names = async () =>
  given(await listCandidates(viewer, CANDIDATE_LIST.defaults))
    .items.map(({ name }) => name)
    .sort();

/** Creates two candidates with the same name in the same city, and nothing else in common. */
async function twins() {
  const { items } = await upload(
    recruiter,
    { name: 'Ada Holm', email: 'ada@example.org', city: 'Kiel', title: 'Welder', employer: 'Yard' },
    { name: 'Ada Holm', email: 'a.holm@example.org', city: 'Kiel', title: 'Smith', employer: 'Forge' },
    { name: 'Bruno Reis', email: 'bruno@example.org', city: 'Kiel' },
  );
  return items.map(({ dossierId }) => dossierId ?? '') as [string, string, string];
}

async function job(): Promise<string> {
  return uploadJob(recruiter, { name: 'Shipyard welder' });
}

it('offers those who may be one person, until somebody told them apart', async () => {
  const [ada, other] = await twins();
  const { pairs, total } = given(await duplicateQueue(viewer, undefined));
  expect(total).toBe(1);
  expect(pairs[0]).toMatchObject({ reasons: ['name'] });
  expect(pairs[0]?.sides.map(({ id }) => id).sort()).toEqual([ada, other].sort());
  given(await setApart(recruiter, { one: other, other: ada, apart: true }));
  expect(given(await countDuplicates(viewer, undefined))).toBe(0);
  given(await setApart(recruiter, { one: ada, other, apart: false }));
  expect(given(await countDuplicates(viewer, undefined))).toBe(1);
});

it('does not ask again about what was kept beside the other at upload', async () => {
  await upload(recruiter, { name: 'Ada Holm', email: 'ada@example.org' });
  const { items } = await upload(recruiter, { name: 'Ada H.', email: 'ada@example.org' });
  await decideDuplicate(recruiter, { itemId: items[0]?.id ?? '', decision: 'keep-both' });
  expect(given(await countDuplicates(viewer, undefined))).toBe(0);
});

it('brings everything together, and undo gives each what they had', async () => {
  const [ada, other] = await twins();
  const jobId = await job();
  const both = { jobId, change: { kind: 'add', source: 'search' } as const };
  await changeShortlist(recruiter, { ...both, candidateIds: [ada, other] });
  await addShortlistNote(recruiter, { jobId, candidateId: other, text: 'Of the other', mentions: [] });
  await addNote(recruiter, { id: other, text: 'A note of the other', mentions: [] });
  await addTask(recruiter, { id: other, text: 'Call the other', dueOn: null });
  await changeTags(recruiter, { ids: [other], add: ['Forge'] });
  await correctDossier(recruiter, { id: ada, path: CITY, value: 'Flensburg' });
  await correctDossier(recruiter, { id: other, path: CITY, value: 'Hamburg' });
  await correctDossier(recruiter, { id: other, path: 'objective', value: 'A forge of her own' });
  given(await mergeCandidates(recruiter, { keep: ada, merge: other }));

  expect(await names()).toEqual(['Ada Holm', 'Bruno Reis']);
  const merged = await detail(ada);
  expect(merged.versions).toHaveLength(2);
  expect(merged.summary).toMatchObject({ title: 'Welder', city: 'Flensburg', tags: ['Forge'] });
  expect(merged.effective.objective).toBe('A forge of her own');
  const shared = given(await togetherOn(viewer, ada));
  expect(shared.notes.map(({ text }) => text)).toEqual(['A note of the other']);
  expect(shared.tasks.map(({ text }) => text)).toEqual(['Call the other']);
  expect(given(await shortlistOf(viewer, { jobId, blind: false })).entries).toHaveLength(1);
  expect(given(await entryStory(viewer, { jobId, candidateId: ada })).notes).toHaveLength(1);
  expect((await candidateDetail(viewer, other)).ok).toBe(false);
  expect(given(await mergedWith(viewer, other))).toBe(ada);
  expect(given(await mergedWith(viewer, ada))).toBeNull();
  expect(given(await listBin(recruiter, undefined)).total).toBe(0);
  expect(given(await restoreDossiers(recruiter, { ids: [other] })).restored).toBe(0);

  expect(given(await undoMerge(recruiter, { merged: other }))).toEqual({ kept: ada });
  expect(await names()).toEqual(['Ada Holm', 'Ada Holm', 'Bruno Reis']);
  expect((await detail(ada)).summary).toMatchObject({ title: 'Welder', city: 'Flensburg', tags: [] });
  const parted = await detail(other);
  expect(parted.summary).toMatchObject({ title: 'Smith', city: 'Hamburg', tags: ['Forge'] });
  expect(parted.effective.objective).toBe('A forge of her own');
  expect(given(await togetherOn(viewer, other)).tasks).toHaveLength(1);
  expect(given(await shortlistOf(viewer, { jobId, blind: false })).entries).toHaveLength(2);
  expect(await undoMerge(recruiter, { merged: other })).toMatchObject({ problem: { code: 'conflict' } });
});

it('shows the one document or the other of a merged candidate, and each of their originals', async () => {
  const [ada, other, bruno] = await twins();
  const theirs = (await detail(other)).original.id;
  given(await mergeCandidates(recruiter, { keep: ada, merge: other }));
  const { original, documents } = await detail(ada);
  expect(documents.map(({ id }) => id).sort()).toEqual([original.id, theirs].sort());
  const file = given(await dossierOriginal(viewer, { id: ada, document: theirs }));
  expect(Buffer.from(file.body).toString()).toContain('a.holm@example.org');
  const shown = given(await showDocument(recruiter, { id: ada, document: theirs }));
  expect(shown).toEqual({ before: original.id });
  expect((await detail(ada)).summary.title).toBe('Smith');
  const refusals = [
    [await showDocument(viewer, { id: ada, document: theirs }), 'not-allowed'],
    [await showDocument(recruiter, { id: bruno, document: theirs }), 'not-found'],
    [await showDocument(recruiter, { id: NOWHERE, document: theirs }), 'not-found'],
    [await dossierOriginal(viewer, { id: bruno, document: theirs }), 'not-found'],
    [await dossierOriginal(viewer, { id: ada, document: `' or 1=1 --` }), 'not-found'],
  ] as const;
  for (const [refusal, code] of refusals) expect(refusal).toMatchObject({ problem: { code } });
  given(await undoMerge(recruiter, { merged: other }));
  expect((await detail(ada)).summary.title).toBe('Welder');
  expect((await detail(other)).summary.title).toBe('Smith');
});

it('never overwrites what was corrected in the one that is kept', async () => {
  const [ada, other] = await twins();
  await correctDossier(recruiter, { id: ada, path: TITLE, value: 'Engineer' });
  await correctDossier(recruiter, { id: other, path: TITLE, value: 'Blacksmith' });
  given(await mergeCandidates(recruiter, { keep: ada, merge: other }));
  expect((await detail(ada)).summary.title).toBe('Engineer');
});

it('refuses viewers, the same twice, jobs, and ids of nothing', async () => {
  const [ada, other] = await twins();
  const refusals = [
    [await mergeCandidates(viewer, { keep: ada, merge: other }), 'not-allowed'],
    [await undoMerge(viewer, { merged: other }), 'not-allowed'],
    [await setApart(viewer, { one: ada, other, apart: true }), 'not-allowed'],
    [await mergeCandidates(recruiter, { keep: ada, merge: ada }), 'not-found'],
    [await mergeCandidates(recruiter, { keep: ada, merge: await job() }), 'not-found'],
    [await mergeCandidates(recruiter, { keep: NOWHERE, merge: ada }), 'not-found'],
    [await mergeCandidates(recruiter, { keep: ada, merge: `'; drop table x; --` }), 'not-found'],
    [await setApart(recruiter, { one: ada, other: ada, apart: true }), 'not-found'],
    [await undoMerge(recruiter, { merged: ada }), 'conflict'],
  ] as const;
  for (const [refusal, code] of refusals) expect(refusal).toMatchObject({ problem: { code } });
  expect(await names()).toHaveLength(3);
});

it('loses the merged one with the one that was kept', async () => {
  const [ada, other] = await twins();
  given(await mergeCandidates(recruiter, { keep: ada, merge: other }));
  expect(given(await deleteDossiers(recruiter, { ids: [ada] }))).toEqual({ deleted: 1 });
  const rows = await (await records()).selectFrom('dossier').select('name').execute();
  expect(rows).toEqual([{ name: 'Bruno Reis' }]);
});
