import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { arrangeInterview } from '../interviews/arrange';
import { binDossiers } from '../privacy/bin';
import { changeShortlist } from '../shortlists/entries';
import { undoShortlistAct } from '../shortlists/undo';
import { given } from '../testing/given';
import { idsByName } from '../testing/letters';
import { startTestParser } from '../testing/parser';
import { memberOfRole } from '../testing/store';
import { upload, uploadJob } from '../testing/uploads';
import { startUploadWorker } from '../uploads/worker';
import { exportReport, ownReport } from './report';
import type { ReportView } from './types';
import { reportViewFrom, reportViewParams } from './view';

let parser: Awaited<ReturnType<typeof startTestParser>>;
let recruiter: Actor;
let viewer: Actor;
let ids: Record<string, string>;
let jobId: string;
let stages: { id: string; name: string }[];

const idOf = (name: string) => ids[name] ?? '';
const stage = (name: string) => stages.find((known) => known.name === name)?.id ?? '';

const change = async (name: string, to: Parameters<typeof changeShortlist>[1]['change']) =>
  given(await changeShortlist(recruiter, { jobId, candidateIds: [idOf(name)], change: to }));

const ALL: ReportView = { from: null, to: null, jobId: null, memberId: null, of: null };

const report = async (view: Partial<ReportView> = {}) => given(await ownReport(viewer, { ...ALL, ...view }));

const valuesOf = async (id: string, view: Partial<ReportView> = {}) =>
  Object.fromEntries(
    (await report(view)).figures
      .find((figure) => figure.id === id)
      ?.figure.rows.map(({ label, values }) => [label.type === 'text' ? label.text : '', values]) ?? [],
  );

beforeAll(async () => {
  parser = await startTestParser();
  recruiter = await memberOfRole('recruiter');
  viewer = await memberOfRole('viewer');
  await startUploadWorker();
  await upload(recruiter, { name: 'Noor Haddad' }, { name: 'Ada Ofori' }, { name: 'Ben Lund' });
  ids = await idsByName(recruiter);
  jobId = await uploadJob(recruiter, { name: 'Baker' });
  const db = await records();
  stages = await db.selectFrom('shortlist_stage').select(['id', 'name']).orderBy('position').execute();
  for (const name of Object.keys(ids)) await change(name, { kind: 'add', source: 'search' });
  await change('Noor Haddad', { kind: 'move', stageId: stage('Hired') });
  await change('Ada Ofori', { kind: 'reject', reason: 'Withdrew' });
  const undone = await change('Ben Lund', { kind: 'move', stageId: stage('Offer') });
  given(await undoShortlistAct(recruiter, { act: undone.act }));
  given(
    await arrangeInterview(recruiter, {
      ...{ id: randomUUID(), jobId, candidateId: idOf('Noor Haddad'), kind: 'phone', day: '2125-01-01' },
      ...{ time: '10:00', minutes: 30, timeZone: 'UTC', place: '', memberIds: [], invite: false },
    }),
  );
});

afterAll(async () => {
  await shutdown();
  parser.stop();
});

describe('a report of one’s own', () => {
  it('counts who came how far, from where, and why not, without what was undone', async () => {
    expect(await valuesOf('stages')).toMatchObject({ New: [3, null], Offer: [0, null], Hired: [1, null] });
    expect(await valuesOf('sources')).toEqual({ 'Search in the list': [3, null] });
    expect(await valuesOf('reasons')).toEqual({ Withdrew: [1, null] });
    expect(await valuesOf('times')).toMatchObject({
      'Until interviewed': [null, 0],
      'Until job filled': [null, 1],
    });
    expect(await valuesOf('time-in-stage')).toMatchObject({ New: [null, 2] });
  });

  it('leads from each number to its people', async () => {
    const { people } = await report({ of: { figure: 'stages', row: stage('Hired') } });
    expect(people).toMatchObject({
      row: 'Hired',
      people: [{ candidate: { name: 'Noor Haddad' }, job: { title: 'Baker' }, stage: 'Hired', days: null }],
    });
    const rejected = await report({ of: { figure: 'reasons', row: 'Withdrew' } });
    expect(rejected.people?.people).toMatchObject([{ candidate: { name: 'Ada Ofori' }, reason: 'Withdrew' }]);
    expect((await report({ of: { figure: 'reasons', row: 'Nothing' } })).people).toBeNull();
  });

  it('is of a period, a job and a recruiter', async () => {
    const today = new Date().toISOString().slice(0, 10);
    expect((await report({ from: today, to: today, jobId, memberId: recruiter.id })).entries).toBe(3);
    expect((await report({ to: '2020-01-01' })).figures).toEqual([]);
    expect((await report({ memberId: viewer.id })).entries).toBe(0);
    expect((await report({ jobId: randomUUID() })).entries).toBe(0);
    expect(await report()).toMatchObject({ jobs: [{ id: jobId }], members: [{ id: recruiter.id }] });
  });

  it('offers the job that was asked about, though nobody is on its shortlist', async () => {
    const other = await uploadJob(recruiter, { name: 'Anaesthetist' });
    expect((await report()).jobs.map(({ id }) => id)).toEqual([jobId]);
    expect((await report({ jobId: other })).jobs.map(({ id }) => id)).toEqual([other, jobId]);
  });

  it('is a file with its question and method', async () => {
    const asked = { from: null, to: null, jobId, memberId: null, id: 'stages', format: 'csv' } as const;
    const file = given(await exportReport(viewer, asked));
    const text = Buffer.from(file.body as Uint8Array).toString();
    for (const part of ['Hired,1', 'Job,Baker', 'Method,', 'Shortlists of this workspace'])
      expect(text).toContain(part);
    expect(await exportReport(viewer, { ...asked, jobId: randomUUID() })).toMatchObject({
      problem: { code: 'not-found' },
    });
  });

  it('is in its address, and reads any address', () => {
    const view: ReportView = {
      ...{ from: '2026-01-01', to: '2026-02-01', jobId: randomUUID(), memberId: randomUUID() },
      of: { figure: 'reasons', row: 'Too far away' },
    };
    expect(reportViewFrom(reportViewParams(view))).toEqual(view);
    expect(reportViewFrom({ from: '2026-02-31', to: '20260101' })).toEqual(ALL);
    expect(reportViewFrom({ from: '2026-13-01', job: 'x', of: 'nothing', row: 'x' })).toEqual(ALL);
  });

  it('does not count who is in the bin', async () => {
    given(await binDossiers(recruiter, { ids: [idOf('Ben Lund')] }));
    expect((await report()).entries).toBe(2);
  });
});
