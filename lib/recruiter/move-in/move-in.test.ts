import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import { candidateDetail } from '../candidates/detail';
import { listCandidates } from '../candidates/list';
import { CANDIDATE_LIST } from '../candidates/query';
import { togetherOn } from '../collaboration/together';
import { configureCustomFields } from '../custom-fields/settings';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { candidateProvenance } from '../privacy/provenance';
import { given } from '../testing/given';
import { answerAbout, startTestParser, testDocument } from '../testing/parser';
import { memberOfRole } from '../testing/store';
import { finished, send, upload } from '../testing/uploads';
import { decideDuplicate } from '../uploads/duplicates';
import { startUploadWorker } from '../uploads/worker';
import { readPeople } from './draft';
import { startMoveIn } from './start';
import { moveInState } from './state';
import type { MoveInState } from './types';
import { undoMoveIn } from './undo';

let parser: Awaited<ReturnType<typeof startTestParser>>;
let recruiter: Actor;
let viewer: Actor;

beforeAll(async () => {
  parser = await startTestParser();
  // A card of a row is no document of the tests; what it says is declared.
  parser.reply = (document, asked) => ({
    status: 200,
    body: answerAbout('candidate', document ?? { name: '' }, `T-${asked}`),
  });
  recruiter = await memberOfRole('recruiter');
  viewer = await memberOfRole('viewer');
  await startUploadWorker();
});

beforeEach(async () => {
  const db = await records();
  for (const table of ['move_in', 'upload', 'dossier'] as const) await db.deleteFrom(table).execute();
});

afterAll(async () => {
  await shutdown();
  parser.stop();
});

const TABLE = `Name,Email,City,Title,Company,Tags,Status,Notes,Resume,Source,Date Added
Ada Holm,ada@example.org,Kiel,Welder,Yard,"steel, night",Interview,Call in May,ada.pdf,Fair,2026-03-04
Bruno Reis,bruno@example.org,Porto,Fitter,Dock,,,,,,
Bruno Reis,bruno@example.org,Porto,Fitter,Dock,,,,,,
,,Bergen,,,,,,,,
`;

async function* bodyOf(text: string) {
  yield new TextEncoder().encode(text);
}

async function draftOf(text: string) {
  return given(await readPeople(recruiter, { name: 'people.csv', body: bodyOf(text) }));
}

/** Moves a table in as its columns are known. */
async function movedIn(text: string, files: string[] = []): Promise<MoveInState> {
  const { id, columns } = await draftOf(text);
  given(await startMoveIn(recruiter, { id, roles: columns.map(({ role }) => role), files }));
  return given(await moveInState(viewer, id));
}

it('fills fields of the workspace, and keeps what somebody has already', async () => {
  const owner = await memberOfRole('owner');
  given(
    await configureCustomFields(owner, {
      kind: 'candidate',
      fields: [{ name: 'Notice period', type: 'number' }],
    }),
  );
  await movedIn('Name,Email,Notice period\nAda Holm,ada@example.org,3\nBruno Reis,bruno@example.org,soon\n');
  const found = async (fields: string[]) => {
    const query = { ...CANDIDATE_LIST.defaults, filters: { fields } };
    return given(await listCandidates(viewer, query)).items.map(({ name }) => name);
  };
  await expect.poll(() => found(['notice_period__3'])).toEqual(['Ada Holm']);
  const db = await records();
  await expect
    .poll(async () =>
      (await db.selectFrom('shortlist_note').select('text').execute()).map(({ text }) => text),
    )
    .toContain('Notice period: soon');
});

async function people() {
  const { items } = given(
    await listCandidates(viewer, { ...CANDIDATE_LIST.defaults, sort: 'name', direction: 'asc' }),
  );
  return items;
}

it('moves people in with what the table says, a CV where there is one, and each row once', async () => {
  const state = await movedIn(TABLE, ['ADA.pdf', 'other.pdf']);
  expect(state).toMatchObject({
    total: 2,
    awaited: [{ cv: 'ada.pdf' }],
    left: [
      { reason: expect.stringContaining('neither a name'), count: 1 },
      { reason: expect.stringContaining('same as another'), count: 1 },
    ],
  });
  const cv = testDocument({ name: 'Ada M. Holm', title: 'Senior welder', skills: ['Steel'] });
  await send(recruiter, state.uploadId, cv, 'ada.pdf', state.awaited[0]?.itemId);
  await finished(recruiter, state.uploadId);
  expect(await people()).toMatchObject([
    {
      name: 'Ada M. Holm',
      title: 'Senior welder',
      email: 'ada@example.org',
      tags: ['Stage: Interview', 'night', 'steel'],
    },
    { name: 'Bruno Reis', title: 'Fitter', employer: 'Dock', city: 'Porto', email: 'bruno@example.org' },
  ]);
  const [ada] = await people();
  const { notes } = given(await togetherOn(viewer, ada?.id ?? ''));
  expect(notes.map(({ text }) => text)).toEqual(['Call in May']);
  expect(given(await candidateProvenance(viewer, ada?.id ?? ''))).toMatchObject({
    source: 'Fair',
    since: '2026-03-04',
  });
  expect(given(await moveInState(viewer, state.id))).toMatchObject({ read: 2, moving: 0, awaited: [] });
});

it('adds nobody when the same table comes again, and takes it back as one', async () => {
  const first = await movedIn(TABLE);
  await finished(recruiter, first.uploadId);
  const again = await movedIn(TABLE);
  expect(again).toMatchObject({ total: 0 });
  expect(await people()).toHaveLength(2);
  expect(given(await undoMoveIn(recruiter, { id: first.id }))).toEqual({ binned: 2, merged: 0 });
  expect(await people()).toEqual([]);
  expect(await undoMoveIn(recruiter, { id: first.id })).toMatchObject({ problem: { code: 'conflict' } });
  const third = await movedIn(TABLE);
  await finished(recruiter, third.uploadId);
  expect(await people()).toHaveLength(2);
});

it('asks about who seems to be here, and gives whom they are merged with the tags', async () => {
  await upload(recruiter, { name: 'Ada Holm', email: 'ada@example.org', title: 'Welder' });
  const state = await movedIn(TABLE);
  const { items } = await finished(recruiter, state.uploadId);
  const waiting = items.find((item) => item.state === 'duplicate');
  expect(given(await moveInState(viewer, state.id))).toMatchObject({ duplicates: 1, read: 1 });
  await decideDuplicate(recruiter, {
    itemId: waiting?.id ?? '',
    decision: 'merge',
    dossierId: waiting?.duplicates[0]?.dossierId,
  });
  const [ada] = await people();
  expect(ada).toMatchObject({ name: 'Ada Holm', tags: ['Stage: Interview', 'night', 'steel'] });
  expect(given(await candidateDetail(viewer, ada?.id ?? '')).versions).toHaveLength(2);
  expect(given(await undoMoveIn(recruiter, { id: state.id }))).toEqual({ binned: 1, merged: 1 });
  expect(await people()).toHaveLength(1);
});

it('takes back what waits: for a CV, for a decision, and for its turn', async () => {
  await upload(recruiter, { name: 'Bruno Reis', email: 'bruno@example.org' });
  const state = await movedIn(TABLE, ['ada.pdf']);
  await finished(recruiter, state.uploadId);
  given(await undoMoveIn(recruiter, { id: state.id }));
  const db = await records();
  for (const table of ['moved_row', 'queue_task'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  expect((await people()).map(({ name }) => name)).toEqual(['Bruno Reis']);
});

it('moves all in or none, however often it is begun, and keeps nothing of the table', async () => {
  const { id, columns } = await draftOf(TABLE);
  const roles = columns.map(({ role }) => role);
  const begun = await Promise.all([1, 2, 3].map(() => startMoveIn(recruiter, { id, roles, files: [] })));
  expect(begun.filter(({ ok }) => ok)).toHaveLength(1);
  const db = await records();
  expect(await db.selectFrom('move_in').select(['held']).execute()).toEqual([{ held: null }]);
  expect(await db.selectFrom('moved_row').select('item_id').execute()).toHaveLength(2);
});

it('is for recruiters, and a table for who brought it', async () => {
  const { id, columns } = await draftOf(TABLE);
  const roles = columns.map(({ role }) => role);
  const other = await memberOfRole('owner');
  const refusals = [
    [await readPeople(viewer, { name: 'x.csv', body: bodyOf(TABLE) }), 'not-allowed'],
    [await startMoveIn(viewer, { id, roles, files: [] }), 'not-allowed'],
    [await undoMoveIn(viewer, { id }), 'not-allowed'],
    [await startMoveIn(other, { id, roles, files: [] }), 'not-found'],
    [await startMoveIn(recruiter, { id, roles: [], files: [] }), 'invalid'],
    [await moveInState(recruiter, id), 'not-found'],
    [await readPeople(recruiter, { name: 'x.csv', body: bodyOf('no table') }), 'invalid'],
  ] as const;
  for (const [refusal, code] of refusals) expect(refusal).toMatchObject({ problem: { code } });
});
