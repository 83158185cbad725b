import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import type { Actor } from '../ground/actor';
import type { Outcome } from '../ground/outcome';
import { records } from '../ground/store';
import { addNote, seeMentions, switchNote } from '../notes/notes';
import { binDossiers, restoreDossiers } from '../privacy/bin';
import { correctDossier } from '../records/corrections';
import { deleteDossiers } from '../records/delete';
import { changeShortlist } from '../shortlists/entries';
import { addShortlistNote } from '../shortlists/notes';
import { startTestParser } from '../testing/parser';
import { memberOfRole } from '../testing/store';
import { upload, uploadJob } from '../testing/uploads';
import { startUploadWorker } from '../uploads/worker';
import { countUnreadMentions, forMe } from './for-me';
import { visit } from './presence';
import { addTask, changeTask } from './tasks';
import { togetherOn } from './together';

let parser: Awaited<ReturnType<typeof startTestParser>>;
let recruiter: Actor;
let viewer: Actor;
let owner: Actor;
let ada: string;
let jobId: string;
const NOWHERE = '5b1f7e2c-92a7-4bb2-8c1e-9d0d3a0f6a11';

beforeAll(async () => {
  parser = await startTestParser();
  recruiter = await memberOfRole('recruiter');
  viewer = await memberOfRole('viewer');
  owner = await memberOfRole('owner');
  await startUploadWorker();
  const { items } = await upload(recruiter, { name: 'Ada Holm', title: 'Welder', email: 'ada@example.org' });
  ada = items[0]?.dossierId ?? '';
  jobId = await uploadJob(recruiter, { name: 'Shipyard welder' });
});

beforeEach(async () => {
  const db = await records();
  for (const table of ['shortlist_note', 'task', 'shortlist_entry'] as const)
    await db.deleteFrom(table).execute();
});

afterAll(async () => {
  await shutdown();
  parser.stop();
});

function value<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.value;
}

const note = (id: string, text: string, ...mentioned: Actor[]) =>
  addNote(recruiter, { id, text, mentions: mentioned.map((member) => member.id) });
const unread = async (actor: Actor) => value(await countUnreadMentions(actor, undefined)).unread;

it('brings a note to the colleagues it mentions, wherever it stands', async () => {
  value(await note(ada, 'Ask @A owner', owner, recruiter));
  value(await note(jobId, 'For @A owner too', owner));
  await addShortlistNote(recruiter, {
    jobId,
    candidateId: ada,
    text: '@A owner, pay?',
    mentions: [owner.id],
  });
  expect(await unread(owner)).toBe(3);
  expect(await unread(recruiter)).toBe(0);
  const { mentions } = value(await forMe(owner, undefined));
  expect(mentions.map(({ about, job }) => [about.name, job?.name])).toEqual([
    ['Ada Holm', 'Shipyard welder'],
    ['Shipyard welder', undefined],
    ['Ada Holm', undefined],
  ]);
  const seen = mentions[0]?.note.id ?? '';
  await seeMentions(viewer, {});
  value(await seeMentions(owner, { notes: [seen] }));
  expect(await unread(owner)).toBe(2);
  await binDossiers(recruiter, { ids: [ada] });
  expect(await unread(owner)).toBe(1);
  await restoreDossiers(recruiter, { ids: [ada] });
  value(await seeMentions(owner, {}));
  expect(await unread(owner)).toBe(0);
});

it('lets who wrote a note, and owners, take it away and bring it back', async () => {
  const { note: id } = value(await note(ada, `<img src=x onerror=alert(1)> '); drop table note; --`, viewer));
  const written = value(await togetherOn(viewer, ada)).notes;
  expect(written[0]?.text).toContain('<img src=x');
  const other = await memberOfRole('recruiter', 'other@example.org');
  expect(await switchNote(other, { note: id, removed: true })).toMatchObject({
    problem: { code: 'not-allowed' },
  });
  value(await switchNote(recruiter, { note: id, removed: true }));
  expect(value(await togetherOn(viewer, ada)).notes).toEqual([]);
  expect(await unread(viewer)).toBe(0);
  value(await switchNote(owner, { note: id, removed: false }));
  expect(await unread(viewer)).toBe(1);
});

it('gives tasks with a date to colleagues who can do them, and takes every step back', async () => {
  const task = { id: ada, text: 'Call about pay', dueOn: '2026-12-01', assigneeId: owner.id };
  const { task: id } = value(await addTask(recruiter, task));
  value(await addTask(recruiter, { id: jobId, text: 'Ask for the salary', dueOn: null }));
  expect(value(await forMe(owner, undefined)).tasks).toMatchObject([
    {
      text: 'Call about pay',
      dueOn: '2026-12-01',
      by: 'A recruiter',
      about: { kind: 'candidate', name: 'Ada Holm' },
    },
  ]);
  expect(value(await forMe(recruiter, undefined)).tasks.map(({ text }) => text)).toEqual([
    'Ask for the salary',
  ]);
  value(await changeTask(owner, { task: id, done: true }));
  expect(value(await togetherOn(viewer, ada)).tasks).toMatchObject([{ doneBy: 'A owner' }]);
  value(await changeTask(owner, { task: id, done: false, dueOn: '2026-12-05' }));
  expect(value(await togetherOn(viewer, ada)).tasks).toMatchObject([{ doneAt: null, dueOn: '2026-12-05' }]);
  value(await changeTask(owner, { task: id, removed: true }));
  expect(value(await togetherOn(viewer, ada)).tasks).toEqual([]);
  value(await changeTask(owner, { task: id, removed: false }));
  expect(value(await togetherOn(viewer, ada)).tasks).toHaveLength(1);
});

it('refuses viewers, ids of nothing, days that are none, and viewers as assignees', async () => {
  const task = { id: ada, text: 'Call', dueOn: null };
  const refusals = [
    [await addNote(viewer, { id: ada, text: 'x', mentions: [] }), 'not-allowed'],
    [await addTask(viewer, task), 'not-allowed'],
    [await changeTask(viewer, { task: NOWHERE, done: true }), 'not-allowed'],
    [await note(NOWHERE, 'x'), 'not-found'],
    [await note(ada, '   '), 'invalid'],
    [await note(ada, 'nul \0 in it'), 'invalid'],
    [await addTask(recruiter, { ...task, id: NOWHERE }), 'not-found'],
    [await addTask(recruiter, { ...task, dueOn: '2026-02-30' }), 'invalid'],
    [await addTask(recruiter, { ...task, assigneeId: viewer.id }), 'invalid'],
    [await addTask(recruiter, { ...task, assigneeId: NOWHERE }), 'invalid'],
    [await changeTask(recruiter, { task: NOWHERE, done: true }), 'not-found'],
    [await switchNote(recruiter, { note: NOWHERE, removed: true }), 'not-found'],
    [await togetherOn(viewer, NOWHERE), 'not-found'],
  ] as const;
  for (const [refusal, code] of refusals) expect(refusal).toMatchObject({ problem: { code } });
});

it('tells what happened to a person and to a job, newest first', async () => {
  await correctDossier(recruiter, {
    id: ada,
    path: 'employmentHistory.positions.0.jobTitle.raw',
    value: 'Smith',
  });
  await changeShortlist(recruiter, { jobId, candidateIds: [ada], change: { kind: 'add', source: 'search' } });
  await note(ada, 'x');
  const ofPerson = value(await togetherOn(viewer, ada)).activity;
  expect(ofPerson.map(({ by, text, about }) => [by, text, about?.name].filter(Boolean).join(' | '))).toEqual([
    'A recruiter | wrote a note',
    'A recruiter | added to the shortlist | Shipyard welder',
    'A recruiter | corrected job title',
    'A recruiter | had the document read: cv.pdf',
    'A recruiter | uploaded cv.pdf',
  ]);
  const ofJob = value(await togetherOn(viewer, jobId)).activity;
  expect(ofJob[0]).toMatchObject({
    text: 'added to the shortlist',
    about: { kind: 'candidate', name: 'Ada Holm' },
  });
});

it('knows who else has a page open', () => {
  expect(visit(NOWHERE, owner, 0)).toEqual([]);
  expect(visit(NOWHERE, viewer, 30_000)).toEqual([{ id: owner.id, name: owner.name }]);
  expect(visit(NOWHERE, recruiter, 60_000)).toEqual([{ id: viewer.id, name: viewer.name }]);
});

it('loses notes, mentions and tasks with the person', async () => {
  const { items } = await upload(recruiter, { name: 'Gone Person', email: 'gone@example.org' });
  const gone = items[0]?.dossierId ?? '';
  await note(gone, 'About Gone', owner);
  await addTask(recruiter, { id: gone, text: 'Ring Gone', dueOn: null });
  await deleteDossiers(recruiter, { ids: [gone] });
  const db = await records();
  for (const table of ['shortlist_note', 'mention', 'task'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
});
