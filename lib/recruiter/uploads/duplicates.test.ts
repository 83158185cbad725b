import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import { candidateDetail } from '../candidates/detail';
import { listCandidates } from '../candidates/list';
import { CANDIDATE_LIST } from '../candidates/query';
import type { Actor } from '../ground/actor';
import { files, records } from '../ground/store';
import { correctDossier } from '../records/corrections';
import { startTestParser } from '../testing/parser';
import { memberOfRole } from '../testing/store';
import { upload } from '../testing/uploads';
import { decideDuplicate, undoDecision } from './duplicates';
import { waitingDuplicates } from './waiting';
import { startUploadWorker } from './worker';

let parser: Awaited<ReturnType<typeof startTestParser>>;
let recruiter: Actor;

beforeAll(async () => {
  parser = await startTestParser();
  recruiter = await memberOfRole('recruiter');
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

const first = { name: 'Ada Holm', email: 'Ada@example.org', phone: '+49 431 555 0101', title: 'Enginer' };
const second = { name: 'Ada Holm-Berg', email: 'ada@EXAMPLE.org', title: 'Architect', skills: ['Steel'] };

async function names(): Promise<string[]> {
  const page = await listCandidates(recruiter, {
    ...CANDIDATE_LIST.defaults,
    sort: 'name',
    direction: 'asc',
  });
  if (!page.ok) throw new Error(page.problem.message);
  return page.value.items.map((item) => item.name);
}

async function detail(dossierId: string) {
  const found = await candidateDetail(recruiter, dossierId);
  if (!found.ok) throw new Error(found.problem.message);
  return found.value;
}

/** Uploads one candidate, corrects the title, and lets a duplicate wait. */
async function waiting() {
  const known = (await upload(recruiter, first)).items[0]!.dossierId!;
  const path = 'employmentHistory.positions.0.jobTitle.raw';
  await correctDossier(recruiter, { id: known, path, value: 'Engineer' });
  await correctDossier(recruiter, {
    id: known,
    path: 'contactInformation.location.municipality',
    value: 'Kiel',
  });
  const item = (await upload(recruiter, second)).items[0]!;
  return { known, item };
}

describe('a duplicate', () => {
  it('waits outside the list, with whom it is like and why', async () => {
    const { known, item } = await waiting();
    expect(item).toMatchObject({
      state: 'duplicate',
      duplicates: [{ dossierId: known, name: 'Ada Holm', reasons: ['email'] }],
    });
    expect(await names()).toEqual(['Ada Holm']);
    const queue = await waitingDuplicates(recruiter, undefined);
    expect(queue).toMatchObject({ value: { total: 1, items: [{ id: item.id }] } });
    await decideDuplicate(recruiter, { itemId: item.id, decision: 'keep-both' });
    expect(await waitingDuplicates(recruiter, undefined)).toMatchObject({ value: { total: 0, items: [] } });
  });

  it.each([
    [{ name: 'B', phone: '0049 431 555-0101' }, ['phone']],
    [{ name: 'B', phone: '+49 431 555 0102' }, undefined],
    [{ name: 'Ada Holm' }, undefined],
    [first, ['document', 'email', 'phone']],
  ])('is told by address, number or document: %o', async (document, reasons) => {
    await upload(recruiter, first);
    const item = (await upload(recruiter, document)).items[0]!;
    expect(item.duplicates[0]?.reasons.sort()).toEqual(reasons);
  });

  it('is found within one upload too', async () => {
    const batch = await upload(recruiter, first, second);
    expect(batch.counts).toMatchObject({ parsed: 1, duplicate: 1 });
  });
});

describe('merge', () => {
  it('makes the new document the newest parse, keeps corrections, and lets go of one whose entry is gone', async () => {
    const { known, item } = await waiting();
    const decided = await decideDuplicate(recruiter, {
      itemId: item.id,
      decision: 'merge',
      dossierId: known,
    });
    expect(decided).toMatchObject({ value: { state: 'parsed', dossierId: known, undoable: true } });
    expect(await names()).toEqual(['Ada Holm-Berg']);
    const merged = await detail(known);
    expect(merged.versions.map((version) => version.current)).toEqual([true, false]);
    expect(merged.effective.contactInformation?.location?.municipality).toBe('Kiel');
    expect(merged.corrections.map((one) => [one.path, one.detached])).toEqual([
      ['contactInformation.location.municipality', false],
      ['employmentHistory.positions.0.jobTitle.raw', true],
    ]);
    expect(merged.summary.title).toBe('Architect');
  });

  it('can be taken back, to the state before', async () => {
    const { known, item } = await waiting();
    const before = await detail(known);
    await decideDuplicate(recruiter, { itemId: item.id, decision: 'merge', dossierId: known });
    const undone = await undoDecision(recruiter, { itemId: item.id });
    expect(undone).toMatchObject({ value: { state: 'duplicate', duplicates: [{ dossierId: known }] } });
    expect(await names()).toEqual(['Ada Holm']);
    const after = await detail(known);
    expect(after.effective).toEqual(before.effective);
    expect(after.versions).toEqual(before.versions);
    const again = await decideDuplicate(recruiter, { itemId: item.id, decision: 'keep-both' });
    expect(again).toMatchObject({ value: { dossierName: 'Ada Holm-Berg' } });
    expect(await names()).toEqual(['Ada Holm', 'Ada Holm-Berg']);
  });

  it('goes only to a candidate that is a duplicate', async () => {
    const { item } = await waiting();
    const other = (await upload(recruiter, { name: 'Someone Else' })).items[0]!.dossierId!;
    const decided = await decideDuplicate(recruiter, {
      itemId: item.id,
      decision: 'merge',
      dossierId: other,
    });
    expect(decided).toMatchObject({ ok: false, problem: { code: 'not-found' } });
  });
});

describe('replace', () => {
  it('deletes what was there before, files included, and stays', async () => {
    const { known, item } = await waiting();
    const db = await records();
    const before = await db
      .selectFrom('parse')
      .select('response_hash')
      .where('dossier_id', '=', known)
      .execute();
    await decideDuplicate(recruiter, { itemId: item.id, decision: 'replace', dossierId: known });
    const replaced = await detail(known);
    expect(replaced.versions).toHaveLength(1);
    expect(replaced.corrections).toEqual([]);
    expect(await files().has(before[0]!.response_hash)).toBe(false);
    expect(await undoDecision(recruiter, { itemId: item.id })).toMatchObject({
      problem: { code: 'conflict' },
    });
  });
});

describe('keep both', () => {
  it('can be taken back', async () => {
    const { item } = await waiting();
    await decideDuplicate(recruiter, { itemId: item.id, decision: 'keep-both' });
    expect(await names()).toHaveLength(2);
    expect(await undoDecision(recruiter, { itemId: item.id })).toMatchObject({
      value: { state: 'duplicate' },
    });
    expect(await names()).toHaveLength(1);
  });

  it('is decided once', async () => {
    const { known, item } = await waiting();
    const decisions = await Promise.all([
      decideDuplicate(recruiter, { itemId: item.id, decision: 'keep-both' }),
      decideDuplicate(recruiter, { itemId: item.id, decision: 'merge', dossierId: known }),
    ]);
    expect(decisions.filter((decision) => decision.ok)).toHaveLength(1);
  });
});
