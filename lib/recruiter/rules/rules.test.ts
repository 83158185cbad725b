import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { stopUrl, switchMail } from '../letters/stop';
import { saveLetterTemplate } from '../letters/templates';
import { deleteDossiers } from '../records/delete';
import { changeShortlist } from '../shortlists/entries';
import { shortlistSettings } from '../shortlists/settings';
import { undoShortlistAct } from '../shortlists/undo';
import { startDesk } from '../testing/desk';
import { given } from '../testing/given';
import { keptLetters, lettersSettled, sendBy } from '../testing/letters';
import { hurryRules } from '../testing/rules';
import { upload, uploadJob } from '../testing/uploads';
import { followRules } from './follow';
import { addRule, changeRule, ruleSettings } from './settings';
import type { RuleAct } from './types';

let desk: Awaited<ReturnType<typeof startDesk>>;
let [jobId, otherJob] = ['', ''];
let stages: { id: string; name: string }[] = [];
const ids: Record<string, string> = {};

beforeAll(async () => {
  desk = await startDesk();
  await sendBy(desk.owner, desk.server.port);
  const { items } = await upload(
    desk.recruiter,
    { name: 'Ada Holm', email: 'ada@example.net' },
    { name: 'Bruno Reis', email: 'bruno@example.net' },
    { name: 'Chidi Okafor', email: 'chidi@example.net' },
  );
  for (const { dossierName, dossierId } of items) ids[dossierName ?? ''] = dossierId ?? '';
  jobId = await uploadJob(desk.recruiter, { name: 'Shipyard welder' });
  otherJob = await uploadJob(desk.recruiter, { name: 'Dock fitter' });
  stages = given(await shortlistSettings(desk.viewer, undefined)).stages;
});

beforeEach(async () => {
  const db = await records();
  for (const table of ['stage_rule', 'shortlist_entry', 'task', 'letter'] as const)
    await db.deleteFrom(table).execute();
  await db.updateTable('dossier').set({ tags: [] }).execute();
});

afterAll(() => desk.stop());

const stage = (at: number) => stages[at]?.id ?? '';
const rule = async (act: RuleAct, at = 1, job: string | null = null) =>
  given(await addRule(desk.owner, { stageId: stage(at), jobId: job, act }));
const move = async (names: string[], at: number, job = jobId) =>
  given(
    await changeShortlist(desk.recruiter, {
      jobId: job,
      candidateIds: names.map((name) => ids[name] ?? ''),
      change: { kind: 'move', stageId: stage(at) },
    }),
  );
const add = async (names: string[], job = jobId) =>
  given(
    await changeShortlist(desk.recruiter, {
      jobId: job,
      candidateIds: names.map((name) => ids[name] ?? ''),
      change: { kind: 'add', source: 'search' },
    }),
  );
const followed = async () => {
  await hurryRules();
  await followRules();
  return given(await ruleSettings(desk.owner, undefined)).runs.map(({ state, reason }) => reason ?? state);
};
const tagsOf = async (name: string) => {
  const db = await records();
  const row = await db
    .selectFrom('dossier')
    .select('tags')
    .where('id', '=', ids[name] ?? '');
  return (await row.executeTakeFirstOrThrow()).tags;
};

it('tags who comes into the stage, once for each time, of the job that is meant', async () => {
  await rule({ kind: 'tag', tag: 'Met' }, 1, jobId);
  await add(['Ada Holm', 'Bruno Reis']);
  await add(['Chidi Okafor'], otherJob);
  expect(await followed()).toEqual([]);
  await move(['Ada Holm'], 1);
  await move(['Chidi Okafor'], 1, otherJob);
  expect(await followed()).toEqual(['done']);
  expect(await followed()).toEqual(['done']);
  expect(await tagsOf('Ada Holm')).toEqual(['Met']);
  expect(await tagsOf('Chidi Okafor')).toEqual([]);
});

it('gives a task to the colleague that is named, in the name of who made the rule', async () => {
  await rule({ kind: 'task', text: 'Call them', memberId: desk.recruiter.id, days: 2 });
  await add(['Ada Holm']);
  await move(['Ada Holm'], 1);
  expect(await followed()).toEqual(['done']);
  const db = await records();
  expect(await db.selectFrom('task').select(['text', 'assignee_id', 'made_by']).execute()).toEqual([
    { text: 'Call them', assignee_id: desk.recruiter.id, made_by: desk.owner.id },
  ]);
});

it('writes by the template, and to nobody who asked not to be written to', async () => {
  const template = {
    id: randomUUID(),
    name: 'Next',
    subject: '{{job.title}}',
    body: 'Hello {{candidate.name}}',
  };
  given(await saveLetterTemplate(desk.recruiter, template));
  await rule({ kind: 'mail', templateId: template.id });
  const off = await stopUrl('bruno@example.net');
  given(await switchMail(off.split('/').at(-1) ?? '', true));
  await add(['Ada Holm', 'Bruno Reis']);
  await move(['Ada Holm', 'Bruno Reis'], 1);
  expect((await followed()).sort()).toEqual(['They asked not to get e-mail.', 'done']);
  await lettersSettled();
  expect((await keptLetters()).map(({ state, subject, address }) => ({ state, subject, address }))).toEqual([
    { state: 'sent', subject: 'Shipyard welder', address: 'ada@example.net' },
  ]);
});

it('leaves who moved on, whose move was undone, and what a rule that is off would do', async () => {
  await rule({ kind: 'tag', tag: 'Met' });
  await add(['Ada Holm', 'Bruno Reis', 'Chidi Okafor']);
  await move(['Ada Holm'], 1);
  await move(['Ada Holm'], 2);
  const { act } = await move(['Bruno Reis'], 1);
  given(await undoShortlistAct(desk.recruiter, { act }));
  const gone = 'They were no longer in this stage.';
  expect(await followed()).toEqual([gone, gone]);
  await move(['Chidi Okafor'], 1);
  const [only] = given(await ruleSettings(desk.owner, undefined)).rules;
  given(await changeRule(desk.owner, { id: only?.id ?? '', isOn: false }));
  expect((await followed())[0]).toBe('The rule was turned off.');
  await move(['Bruno Reis'], 1);
  expect(await followed()).toHaveLength(3);
  for (const name of Object.keys(ids)) expect(await tagsOf(name)).toEqual([]);
});

it('says why a rule cannot be followed, and is for owners', async () => {
  await rule({ kind: 'task', text: 'Call', memberId: desk.recruiter.id, days: 0 });
  const db = await records();
  await add(['Ada Holm']);
  await move(['Ada Holm'], 1);
  await db.updateTable('member').set({ role: 'viewer' }).where('id', '=', desk.recruiter.id).execute();
  expect(await followed()).toEqual(['Whoever was to get the task can no longer do it.']);
  await db.updateTable('member').set({ role: 'recruiter' }).where('id', '=', desk.recruiter.id).execute();
  const input = { stageId: stage(1), jobId: null, act: { kind: 'tag' as const, tag: 'x' } };
  expect(await addRule(desk.recruiter as Actor, input)).toMatchObject({ problem: { code: 'not-allowed' } });
  const elsewhere = { ...input, stageId: randomUUID() };
  expect(await addRule(desk.owner, elsewhere)).toMatchObject({ problem: { code: 'not-found' } });
});

it('forgets a person with what rules did', async () => {
  await rule({ kind: 'tag', tag: 'Met' });
  await add(['Chidi Okafor']);
  await move(['Chidi Okafor'], 1);
  await followed();
  given(await deleteDossiers(desk.recruiter, { ids: [ids['Chidi Okafor'] ?? ''] }));
  const db = await records();
  expect(await db.selectFrom('stage_rule_run').selectAll().execute()).toEqual([]);
});
