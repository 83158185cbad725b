import { unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { deleteDossiers } from '../records/delete';
import { given } from '../testing/given';
import { startTestParser } from '../testing/parser';
import { memberOfRole } from '../testing/store';
import { upload, uploadJob } from '../testing/uploads';
import { startUploadWorker } from '../uploads/worker';
import { compareCandidates } from './comparison';
import { changeShortlist } from './entries';
import { exportShortlist } from './export';
import { addShortlistNote, removeShortlistNote } from './notes';
import { configureShortlists, shortlistSettings } from './settings';
import { membershipsOf, shortlistOf } from './shortlist';
import { entryStory } from './story';
import type { EntryChange } from './types';
import { undoShortlistAct } from './undo';

let parser: Awaited<ReturnType<typeof startTestParser>>;
let recruiter: Actor;
let viewer: Actor;
let owner: Actor;
let jobId: string;
let ada: string;
let bruno: string;
let chidi: string;

beforeAll(async () => {
  parser = await startTestParser();
  recruiter = await memberOfRole('recruiter');
  viewer = await memberOfRole('viewer');
  owner = await memberOfRole('owner');
  await startUploadWorker();
  const people = await upload(
    recruiter,
    { name: 'Ada Holm', title: 'Welder', email: 'ada@example.org', months: 60, skills: ['Welding'] },
    { name: 'Bruno Reis', title: 'Fitter', email: 'bruno@example.org', months: 24 },
    { name: 'Chidi Okafor', title: 'Welder', email: 'chidi@example.org' },
  );
  const idOf = (name: string) => people.items.find((item) => item.dossierName === name)?.dossierId ?? '';
  [ada, bruno, chidi] = [idOf('Ada Holm'), idOf('Bruno Reis'), idOf('Chidi Okafor')];
  jobId = await uploadJob(recruiter, { name: 'Shipyard welder', employer: 'Nordwerk' });
});

beforeEach(async () => {
  await (await records()).deleteFrom('shortlist_entry').execute();
});

afterAll(async () => {
  await shutdown();
  parser.stop();
});

const change = async (candidateIds: string[], what: EntryChange, scores: Record<string, number> = {}) =>
  given(await changeShortlist(recruiter, { jobId, candidateIds, change: what, scores }));
const list = async (blind = false) => given(await shortlistOf(viewer, { jobId, blind }));
const stageNamed = async (name: string) => (await list()).stages.find((stage) => stage.name === name)!.id;
const story = async (candidateId: string) => given(await entryStory(viewer, { jobId, candidateId }));
const who = async () => (await list()).entries.map(({ candidate }) => candidate.name).sort();

describe('the shortlist of a job', () => {
  it('takes several at once, with who added them and where they were found', async () => {
    const scores = { [ada]: 87, [bruno]: 87, [chidi]: 12 };
    expect((await change([ada, bruno], { kind: 'add', source: 'match' }, scores)).changed).toBe(2);
    const { entries, stages, job } = await list();
    expect(job).toMatchObject({ title: 'Shipyard welder', employer: 'Nordwerk' });
    expect(entries.map(({ candidate }) => candidate.name).sort()).toEqual(['Ada Holm', 'Bruno Reis']);
    expect(entries[0]).toMatchObject({
      stageId: stages[0]?.id,
      reason: null,
      source: 'match',
      score: 87,
      addedBy: recruiter.name,
    });
    expect(given(await membershipsOf(viewer, ada))).toMatchObject([{ stage: 'New', job: { id: jobId } }]);
  });

  it('leaves out what a change does not change', async () => {
    await change([ada], { kind: 'add', source: 'search' });
    expect(await change([ada], { kind: 'add', source: 'match' })).toEqual({ act: '', changed: 0 });
    expect((await change([ada, bruno], { kind: 'add', source: 'match' })).changed).toBe(1);
    expect((await story(ada)).events).toHaveLength(1);
  });

  it('moves, rejects with a reason that is in the list, and reinstates', async () => {
    await change([ada], { kind: 'add', source: 'search' });
    await change([ada], { kind: 'move', stageId: await stageNamed('Interview') });
    await change([ada], { kind: 'reject', reason: 'Too senior' });
    expect((await list()).entries[0]).toMatchObject({
      stageId: await stageNamed('Interview'),
      reason: 'Too senior',
    });
    const wrong = await changeShortlist(recruiter, {
      jobId,
      candidateIds: [ada],
      change: { kind: 'reject', reason: 'Because' },
    });
    expect(wrong).toMatchObject({ ok: false, problem: { code: 'conflict', field: 'reason' } });
    await change([ada], { kind: 'move', stageId: await stageNamed('Offer') });
    expect((await list()).entries[0]).toMatchObject({ reason: null });
    expect((await story(ada)).events.map(({ kind }) => kind)).toEqual(['reinstate', 'reject', 'move', 'add']);
  });

  it('keeps tags and notes of who is not on it, and puts nobody on it for them', async () => {
    await change([ada], { kind: 'tag', add: ['night shift'], remove: [] });
    await addShortlistNote(recruiter, { jobId, candidateId: ada, text: 'Ask again in May', mentions: [] });
    expect(await who()).toEqual([]);
    await change([ada], { kind: 'add', source: 'match' });
    expect((await list()).entries[0]).toMatchObject({ tags: ['night shift'], notes: 1 });
  });

  it('tells history with who did what, and keeps it when the candidate is taken off', async () => {
    await change([ada], { kind: 'add', source: 'match' });
    await change([ada], { kind: 'remove' });
    expect(await who()).toEqual([]);
    expect((await story(ada)).events).toMatchObject([
      { kind: 'remove', by: recruiter.name },
      { kind: 'add', by: recruiter.name, stage: 'New', source: 'match' },
    ]);
  });
});

describe('undo', () => {
  it('takes back a whole act, and can itself be taken back', async () => {
    await change([ada, bruno, chidi], { kind: 'add', source: 'match' });
    const { act } = await change([ada, bruno], { kind: 'reject', reason: 'Withdrew' });
    const undone = given(await undoShortlistAct(recruiter, { act }));
    expect(undone).toMatchObject({ changed: 2, kept: 0 });
    expect((await list()).entries.map(({ reason }) => reason)).toEqual([null, null, null]);
    given(await undoShortlistAct(recruiter, { act: undone.act }));
    expect((await list()).entries.filter(({ reason }) => reason === 'Withdrew')).toHaveLength(2);
    expect(await undoShortlistAct(recruiter, { act })).toMatchObject({
      ok: false,
      problem: { code: 'conflict' },
    });
  });

  it('takes back adding, by taking off who was not there before', async () => {
    const { act } = await change([ada], { kind: 'add', source: 'match' });
    await undoShortlistAct(recruiter, { act });
    expect(await who()).toEqual([]);
  });

  it('leaves alone what somebody changed since', async () => {
    await change([ada, bruno], { kind: 'add', source: 'match' });
    const { act } = await change([ada, bruno], { kind: 'move', stageId: await stageNamed('Contacted') });
    await change([ada], { kind: 'move', stageId: await stageNamed('Offer') });
    expect(given(await undoShortlistAct(recruiter, { act }))).toMatchObject({ changed: 1, kept: 1 });
    const stages = new Map((await list()).entries.map((entry) => [entry.candidate.id, entry.stageId]));
    expect(stages.get(ada)).toBe(await stageNamed('Offer'));
    expect(stages.get(bruno)).toBe(await stageNamed('New'));
  });

  it('brings back a note that was taken away', async () => {
    const note = { jobId, candidateId: ada, text: 'Calls back', mentions: [owner.id] };
    await addShortlistNote(recruiter, note);
    const { id } = (await story(ada)).notes[0]!;
    const { act } = given(await removeShortlistNote(recruiter, { id }));
    expect((await story(ada)).notes).toEqual([]);
    await undoShortlistAct(recruiter, { act });
    expect((await story(ada)).notes).toMatchObject([
      { text: 'Calls back', by: recruiter.name, mentions: [{ id: owner.id, name: owner.name }] },
    ]);
  });
});

describe('who may what', () => {
  it('lets viewers read and nobody but recruiters write', async () => {
    const add = { jobId, candidateIds: [ada], change: { kind: 'add', source: 'match' } as const };
    expect(await changeShortlist(viewer, add)).toMatchObject({ problem: { code: 'not-allowed' } });
    expect(await changeShortlist(null, add)).toMatchObject({ problem: { code: 'not-signed-in' } });
    const note = { jobId, candidateId: ada, text: 'No', mentions: [] };
    expect(await addShortlistNote(viewer, note)).toMatchObject({ problem: { code: 'not-allowed' } });
    expect(await undoShortlistAct(viewer, { act: ada })).toMatchObject({ problem: { code: 'not-allowed' } });
  });

  it('lets a note be taken away by its writer and by owners alone', async () => {
    await addShortlistNote(owner, { jobId, candidateId: ada, text: 'Mine', mentions: [] });
    const { id } = (await story(ada)).notes[0]!;
    expect(await removeShortlistNote(recruiter, { id })).toMatchObject({ problem: { code: 'not-allowed' } });
    expect((await removeShortlistNote(owner, { id })).ok).toBe(true);
  });

  it('lets owners set stages and reasons, and keeps a stage that somebody is in', async () => {
    const before = given(await shortlistSettings(viewer, undefined));
    const names = before.stages.map(({ id, name }) => ({ id, name }));
    expect(await configureShortlists(recruiter, { stages: names, reasons: before.reasons })).toMatchObject({
      problem: { code: 'not-allowed' },
    });
    await change([ada], { kind: 'add', source: 'match' });
    const without = { stages: names.slice(1), reasons: before.reasons };
    expect(await configureShortlists(owner, without)).toMatchObject({
      problem: { code: 'conflict', message: expect.stringContaining('“New”') },
    });
    await change([ada], { kind: 'move', stageId: names[1]!.id });
    const after = given(await configureShortlists(owner, { ...without, reasons: ['No', 'Not now'] }));
    expect(after.stages.map(({ name }) => name)).toEqual(['Contacted', 'Interview', 'Offer', 'Hired']);
    expect(after.reasons).toEqual(['No', 'Not now']);
    given(
      await configureShortlists(owner, {
        stages: [{ name: 'New' }, ...after.stages],
        reasons: before.reasons,
      }),
    );
  });
});

describe('the blind shortlist', () => {
  it('names nobody, whatever is on it', async () => {
    await change([ada, bruno], { kind: 'add', source: 'match' });
    await change([ada], { kind: 'tag', add: ['Ada is great'], remove: [] });
    const text = JSON.stringify((await list(true)).entries);
    expect(text).toMatch(/Candidate [A-Z0-9]{6,8}/);
    expect(text).not.toMatch(/Ada|Holm|Bruno|example\.org/);
    expect(text).toContain('Welder');
  });
});

describe('a shortlist as a file', () => {
  const file = async (format: 'csv' | 'xlsx' | 'pdf', params = '') =>
    given(await exportShortlist(viewer, { jobId, format, params: new URLSearchParams(params) })).body;

  async function textOf(pdf: Uint8Array): Promise<string> {
    const document = await getDocument({ data: new Uint8Array(pdf) }).promise;
    const texts = [];
    for (let page = 1; page <= document.numPages; page += 1) {
      const { items } = await (await document.getPage(page)).getTextContent();
      texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    }
    return texts.join('\n');
  }

  it('holds whom the view shows, in its order, in every format', async () => {
    await change([ada, bruno, chidi], { kind: 'add', source: 'match' }, { [ada]: 64 });
    await change([chidi], { kind: 'reject', reason: 'Withdrew' });
    const csv = Buffer.from(await file('csv', 'sort=name&rejected=false')).toString();
    expect(csv.split('\r\n').map((line) => line.split(',').slice(0, 2).join())).toEqual([
      '\ufeffName,Stage',
      'Ada Holm,New',
      'Bruno Reis,New',
      '',
    ]);
    const sheet = Object.entries(unzipSync(await file('xlsx', 'q=welder')))
      .map(([, bytes]) => Buffer.from(bytes).toString())
      .join();
    expect(sheet).toContain('Chidi Okafor');
    expect(sheet).toContain('Withdrew');
    expect(sheet).not.toContain('Bruno');
    const dossier = await textOf(await file('pdf', 'sort=name'));
    expect(dossier).toMatch(/Shipyard welder[\s\S]*Ada Holm[\s\S]*Rejected: Withdrew/);
  });

  it('names nobody where the view is blind', async () => {
    await change([ada, bruno], { kind: 'add', source: 'match' });
    const texts = [
      Buffer.from(await file('csv', 'view=blind')).toString(),
      await textOf(await file('pdf', 'view=blind')),
      ...Object.values(unzipSync(await file('xlsx', 'view=blind'))).map((part) =>
        Buffer.from(part).toString(),
      ),
    ];
    for (const text of texts) expect(text).not.toMatch(/Ada|Holm|Bruno|example\.org/);
    expect(texts[1]).toMatch(/Candidate [A-Z0-9]{6,8}/);
  });
});

it('compares candidates without telling who they are, where it is asked to be blind', async () => {
  const asked = { jobId, candidateIds: [ada, bruno], blind: true };
  const comparison = given(await compareCandidates(viewer, asked));
  expect(comparison.candidates).toHaveLength(2);
  expect(JSON.stringify(comparison)).not.toMatch(/Ada|Holm|Bruno/);
  const open = given(await compareCandidates(viewer, { ...asked, blind: false }));
  expect(open.candidates.map(({ name }) => name)).toEqual(['Ada Holm', 'Bruno Reis']);
  expect(open.criteria.find(({ name }) => name === 'Work')?.findings.map(({ months }) => months)).toEqual([
    60, 24,
  ]);
});

it('loses entry, notes and history with the candidate, and with the job', async () => {
  const batch = await upload(recruiter, { name: 'Gone Person', email: 'gone@example.org' });
  const gone = batch.items[0]!.dossierId!;
  await change([gone, ada], { kind: 'add', source: 'match' });
  await addShortlistNote(recruiter, { jobId, candidateId: gone, text: 'About Gone', mentions: [] });
  await deleteDossiers(recruiter, { ids: [gone] });
  expect(await who()).toEqual(['Ada Holm']);
  const db = await records();
  expect(await db.selectFrom('shortlist_note').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('shortlist_event').selectAll().execute()).toHaveLength(1);
});
