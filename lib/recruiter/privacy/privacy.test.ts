import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import { filesWith } from '@/lib/platform/testing/files-with';
import { candidateDetail } from '../candidates/detail';
import { candidateFacets, listCandidates } from '../candidates/list';
import { CANDIDATE_LIST } from '../candidates/query';
import { addTask } from '../collaboration/tasks';
import { keepEvents } from '../events/receive';
import { exportCandidate } from '../exports/export';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { erasureDone } from '../ground/store/erase';
import { handoversOf, makeHandover } from '../handover/links';
import { addNote } from '../notes/notes';
import { correctDossier } from '../records/corrections';
import { deleteDossiers } from '../records/delete';
import { dossierOriginal } from '../records/original';
import { changeShortlist } from '../shortlists/entries';
import { addShortlistNote } from '../shortlists/notes';
import { shortlistOf } from '../shortlists/shortlist';
import { startTestParser, testDocument } from '../testing/parser';
import { dataDirectory, memberOfRole } from '../testing/store';
import { finished, newUpload, send, upload } from '../testing/uploads';
import { startUploadWorker } from '../uploads/worker';
import { auditLog, exportAuditLog } from './audit-log';
import { binDossiers, listBin, restoreDossiers } from './bin';
import { exportHeldData } from './held-data';
import { keepTerms } from './keeper';
import { setProvenance } from './provenance';
import { configureRetention, previewRetention } from './rules';

let parser: Awaited<ReturnType<typeof startTestParser>>;
let recruiter: Actor;
let owner: Actor;

beforeAll(async () => {
  parser = await startTestParser();
  recruiter = await memberOfRole('recruiter');
  owner = await memberOfRole('owner');
  await startUploadWorker();
});

afterAll(async () => {
  await shutdown();
  parser.stop();
});

async function candidate(name: string): Promise<string> {
  const email = `${name.toLowerCase().replace(' ', '.')}@example.org`;
  const { items } = await upload(recruiter, { name, email, title: 'Welder' });
  return items[0]!.dossierId!;
}

async function names(): Promise<string[]> {
  const page = await listCandidates(recruiter, CANDIDATE_LIST.defaults);
  if (!page.ok) throw new Error(page.problem.message);
  return page.value.items.map(({ name }) => name);
}

async function shortlisted(candidateId: string): Promise<string> {
  const batch = await newUpload(recruiter, 'job');
  await send(recruiter, batch, testDocument({ name: 'Welding job' }), 'job.pdf');
  const { items } = await finished(recruiter, batch);
  const jobId = items[0]!.dossierId!;
  await changeShortlist(recruiter, {
    jobId,
    candidateIds: [candidateId],
    change: { kind: 'add', source: 'match' },
    scores: { [candidateId]: 71 },
  });
  await addShortlistNote(recruiter, { jobId, candidateId, text: 'A note about Binnie', mentions: [] });
  return jobId;
}

describe('the bin', () => {
  it('takes a candidate out of everything that shows candidates, and gives everything back', async () => {
    const id = await candidate('Binnie Back');
    await candidate('Stella Stay');
    const jobId = await shortlisted(id);
    await correctDossier(recruiter, { id, path: 'objective', value: 'Kept objective' });
    const db = await records();
    const wanted = () =>
      db.selectFrom('index_entry').select('wanted').where('dossier_id', '=', id).executeTakeFirst();
    const onList = async () => {
      const list = await shortlistOf(recruiter, { jobId, blind: false });
      return list.ok ? list.value.entries.length : -1;
    };
    expect(await onList()).toBe(1);

    expect(await binDossiers(recruiter, { ids: [id] })).toEqual({ ok: true, value: { binned: 1 } });
    expect(await names()).toEqual(['Stella Stay']);
    expect(await candidateFacets(recruiter)).toMatchObject({ value: { total: 1 } });
    expect(await candidateDetail(recruiter, id)).toMatchObject({ problem: { code: 'not-found' } });
    expect(await dossierOriginal(recruiter, { id, document: null })).toMatchObject({
      problem: { code: 'not-found' },
    });
    expect(await exportCandidate(recruiter, { id, format: 'v10' })).toMatchObject({ ok: false });
    expect(await onList()).toBe(0);
    expect((await wanted())?.wanted).toBe(false);
    expect(await binDossiers(recruiter, { ids: [id] })).toEqual({ ok: true, value: { binned: 0 } });

    // Whatever else releases held records, the bin does not.
    await db.updateTable('dossier').set({ held: false }).where('id', '=', id).execute();
    expect(await names()).toEqual(['Stella Stay']);

    const bin = await listBin(recruiter);
    expect(bin).toMatchObject({ value: { total: 1, items: [{ name: 'Binnie Back', by: 'A recruiter' }] } });
    expect(await restoreDossiers(recruiter, { ids: [id] })).toEqual({ ok: true, value: { restored: 1 } });
    expect((await names()).sort()).toEqual(['Binnie Back', 'Stella Stay']);
    expect(await candidateDetail(recruiter, id)).toMatchObject({
      value: { effective: { objective: 'Kept objective' } },
    });
    expect(await onList()).toBe(1);
    expect((await wanted())?.wanted).toBe(true);
    await deleteDossiers(recruiter, { ids: [id] });
  });

  it('leaves nothing in the data directory of whom its term took', async () => {
    const id = await candidate('Quentin Quagmire');
    await setProvenance(recruiter, {
      id,
      source: 'Quagmire family',
      basis: 'consent',
      since: '2026-01-05',
    });
    await imported(id, { Summary: 'Quagmire, told by a provider' });
    const pack = { level: 'full', employers: true, days: 7 } as const;
    await makeHandover(recruiter, { ids: [id], title: 'Quentin Quagmire', ...pack });
    const stays = await candidate('Penelope Present');
    await makeHandover(recruiter, { ids: [stays, id], title: 'Quagmire and another', ...pack });
    await binDossiers(recruiter, { ids: [id] });
    await keepTerms();
    expect(await listBin(recruiter)).toMatchObject({ value: { total: 1 } });

    const db = await records();
    await db.updateTable('binned').set({ due_at: sql<Date>`now() - interval '1 minute'` }).execute();
    await keepTerms();
    expect(await listBin(recruiter)).toMatchObject({ value: { total: 0 } });
    expect(await handoversOf(recruiter, stays)).toMatchObject({ value: [{ title: 'Candidates' }] });
    await expect.poll(() => filesWith(['Quagmire', 'quagmire', id], dataDirectory)).toEqual([]);
    await erasureDone();
  });
});

/** An import as stored after its CV was read: with the provider's data on the person. */
async function imported(id: string, data: object) {
  const db = await records();
  const item = await db
    .selectFrom('upload_item')
    .select('id')
    .where('dossier_id', '=', id)
    .executeTakeFirstOrThrow();
  const event = { id: `import-${id}`, type: 'candidate_import/v1', payload: { data } };
  await keepEvents('provider', [event], null);
  await db
    .updateTable('received_event')
    .set({ state: 'done', upload_item_id: item.id })
    .where('event_key', '=', event.id)
    .execute();
}

describe('events of which nothing came', () => {
  it('are forgotten after two weeks, and those that wait or name somebody are not', async () => {
    const id = await candidate('Irma Imported');
    await imported(id, { Any: 1 });
    const event = { type: 'assessment/v1', payload: { about: 'Wanda Waiting' } };
    await keepEvents('provider', [{ ...event, id: 'idle' }], null);
    const db = await records();
    await db
      .updateTable('received_event')
      .set({ received_at: sql<Date>`now() - interval '15 days'` })
      .execute();
    await keepEvents('provider', [{ ...event, id: 'fresh' }], null);
    await keepTerms();
    const left = await db.selectFrom('received_event').select('event_key').execute();
    expect(left.map(({ event_key }) => event_key).sort()).toEqual(['fresh', `import-${id}`].sort());
    await deleteDossiers(recruiter, { ids: [id] });
  });
});

describe('retention', () => {
  const rules = { binDays: 30, retentionMonths: 12, keepShortlisted: true };

  it('shows whom it takes before it takes them, and spares who is on a shortlist', async () => {
    const [old, kept] = [await candidate('Olden Days'), await candidate('Short Listed')];
    await shortlisted(kept);
    const db = await records();
    await db
      .updateTable('dossier')
      .set({ updated_at: sql<Date>`now() - interval '13 months'` })
      .where('id', 'in', [old, kept])
      .execute();
    expect(await previewRetention(owner, rules)).toMatchObject({
      value: { now: 1, soon: 1, next: [{ name: 'Olden Days' }] },
    });
    expect(await previewRetention(owner, { ...rules, keepShortlisted: false })).toMatchObject({
      value: { now: 2 },
    });
    expect(await listBin(recruiter)).toMatchObject({ value: { total: 0 } });

    expect((await configureRetention(recruiter, rules)).ok).toBe(false);
    expect(await configureRetention(owner, rules)).toEqual({ ok: true, value: rules });
    await keepTerms();
    expect(await listBin(recruiter)).toMatchObject({
      value: { total: 1, items: [{ name: 'Olden Days', by: null }] },
    });
    await configureRetention(owner, { ...rules, retentionMonths: null });
  });
});

describe('what is held on one person', () => {
  it('is one archive of documents, readings, corrections, notes, source and consent', async () => {
    const id = await candidate('Hilda Held');
    await shortlisted(id);
    await imported(id, { Summary: 'Told by a provider' });
    const pack = { level: 'full', employers: true, days: 7 } as const;
    await makeHandover(recruiter, { ids: [id], title: 'For Nordwerk', ...pack });
    await correctDossier(recruiter, { id, path: 'objective', value: 'To be held' });
    await setProvenance(recruiter, { id, source: 'A fair in Lund', basis: 'consent', since: '2026-02-01' });
    await addNote(recruiter, { id, text: 'Binnie asks for more', mentions: [] });
    await addTask(recruiter, { id, text: 'Ring Binnie', dueOn: null });
    const file = await exportHeldData(recruiter, id);
    if (!file.ok) throw new Error(file.problem.message);
    const archive = unzipSync(file.value.body);
    const textOf = (name: string) => Buffer.from(archive[name] ?? []).toString();
    expect(Object.keys(archive)).toEqual(
      expect.arrayContaining(['candidate.json', 'profile.json', 'audit.json', 'readings/1.json']),
    );
    expect(Object.keys(archive).some((name) => name.startsWith('documents/1-'))).toBe(true);
    expect(textOf('corrections.json')).toContain('To be held');
    expect(textOf('shortlists.json')).toContain('A note about Binnie');
    expect(textOf('notes-and-tasks.json')).toMatch(/Binnie asks for more/);
    expect(textOf('notes-and-tasks.json')).toContain('Ring Binnie');
    expect(textOf('events.json')).toContain('Told by a provider');
    expect(textOf('handovers.json')).toContain('For Nordwerk');
    expect(JSON.parse(textOf('source-and-consent.json'))).toMatchObject({
      source: 'A fair in Lund',
      basis: 'consent',
      since: '2026-02-01',
    });
  });
});

describe('the audit log', () => {
  it('is filtered by action, person and day, and exported as it is filtered', async () => {
    const all = await auditLog(owner, { page: 1 });
    if (!all.ok) throw new Error(all.problem.message);
    expect(all.value.actions).toEqual(expect.arrayContaining(['candidate-binned', 'retention-configured']));
    const binned = await auditLog(owner, { page: 1, action: 'candidate-binned', by: 'a RECRUITER' });
    if (!binned.ok) throw new Error(binned.problem.message);
    expect(binned.value.total).toBeGreaterThan(0);
    expect(new Set(binned.value.lines.map(({ action }) => action))).toEqual(new Set(['candidate-binned']));
    expect(await auditLog(owner, { page: 1, to: '2001-01-01' })).toMatchObject({ value: { total: 0 } });
    const file = await exportAuditLog(owner, { action: 'retention-configured' });
    if (!file.ok) throw new Error(file.problem.message);
    const lines = Buffer.from(file.value.body).toString().trim().split('\r\n');
    expect(lines.slice(1).every((line) => line.includes('retention-configured'))).toBe(true);
    expect(lines.length).toBeGreaterThan(1);
  });

  it('says that the candidate did what only they can do', async () => {
    const acts = [
      'interview-time-picked',
      'consent-renewed',
      'consent-withdrawn',
      'candidate-stopped-mail',
    ] as const;
    for (const action of acts) {
      await audit(await records(), { actorId: null, action, subject: 'somebody' });
      expect(await auditLog(owner, { page: 1, action })).toMatchObject({
        value: { lines: [{ by: 'The candidate' }] },
      });
    }
  });

  it('says that somebody with the link did what is done without a sign-in', async () => {
    const detail = { verdict: 'yes' };
    await audit(await records(), { actorId: null, action: 'feedback-given', subject: 'somebody', detail });
    const given = await auditLog(owner, { page: 1, action: 'feedback-given' });
    expect(given).toMatchObject({ value: { lines: [{ by: 'Somebody with the link', detail }] } });
    const file = await exportAuditLog(owner, { action: 'feedback-given' });
    expect(file.ok && Buffer.from(file.value.body).toString()).toContain('verdict: yes');
  });
});
