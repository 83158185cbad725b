import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import { candidateDetail } from '../candidates/detail';
import type { Actor } from '../ground/actor';
import { startTestParser } from '../testing/parser';
import { memberOfRole } from '../testing/store';
import { upload } from '../testing/uploads';
import { startUploadWorker } from '../uploads/worker';
import { correctDossier, undoCorrection } from './corrections';

let parser: Awaited<ReturnType<typeof startTestParser>>;
let recruiter: Actor;

beforeAll(async () => {
  parser = await startTestParser();
  recruiter = await memberOfRole('recruiter');
  await startUploadWorker();
});

afterAll(async () => {
  await shutdown();
  parser.stop();
});

it('says so when somebody else changed the value that was on screen, and takes a correction sent twice', async () => {
  const { items } = await upload(recruiter, { name: 'Bruno Reis', title: 'Developer' });
  const id = items[0]!.dossierId!;
  const title = { id, path: 'employmentHistory.positions.0.jobTitle.raw', seen: 'Developer' };
  expect((await correctDossier(recruiter, { ...title, value: 'Engineer' })).ok).toBe(true);
  expect(await correctDossier(recruiter, { ...title, value: 'Coder' })).toMatchObject({
    problem: { code: 'conflict' },
  });
  // Sent again, because the first answer was lost.
  expect((await correctDossier(recruiter, { ...title, value: 'Engineer' })).ok).toBe(true);
  const now = await candidateDetail(recruiter, id);
  if (!now.ok) throw new Error(now.problem.message);
  expect(now.value.effective.employmentHistory?.positions?.[0]?.jobTitle?.raw).toBe('Engineer');
  expect(now.value.history.filter(({ kind }) => kind === 'corrected')).toHaveLength(1);
});

it('leaves taken back what was taken back, when a late copy of the correction comes', async () => {
  const { items } = await upload(recruiter, { name: 'Ilse Brandt', title: 'Developer' });
  const id = items[0]!.dossierId!;
  const path = 'employmentHistory.positions.0.jobTitle.raw';
  const correction = { id, path, seen: 'Developer', value: 'Engineer', key: randomUUID() };
  expect((await correctDossier(recruiter, correction)).ok).toBe(true);
  expect((await undoCorrection(recruiter, { id })).ok).toBe(true);
  expect((await correctDossier(recruiter, correction)).ok).toBe(true);
  const now = await candidateDetail(recruiter, id);
  if (!now.ok) throw new Error(now.problem.message);
  expect(now.value.effective.employmentHistory?.positions?.[0]?.jobTitle?.raw).toBe('Developer');
});
