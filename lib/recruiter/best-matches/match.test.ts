import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import type { Actor } from '../ground/actor';
import { workspace } from '../indexing/workspace';
import { startTestParser } from '../testing/parser';
import { errorReply } from '../testing/replies';
import { memberOfRole } from '../testing/store';
import { finished, newUpload, send, upload } from '../testing/uploads';
import { startUploadWorker } from '../uploads/worker';
import { matchCandidates, matchJobs } from './match';

let service: Awaited<ReturnType<typeof startTestParser>>;
let viewer: Actor;
let job: string;
let person: string;

beforeAll(async () => {
  service = await startTestParser({ builtIn: true });
  viewer = await memberOfRole('viewer');
  const recruiter = await memberOfRole('recruiter');
  await startUploadWorker();
  const { items } = await upload(recruiter, { name: 'Ada Brooks', title: 'Joiner' });
  person = items[0]?.dossierId as string;
  const batch = await newUpload(recruiter, 'job');
  await send(recruiter, batch, Buffer.from(JSON.stringify({ name: 'Joiner wanted' })), 'job.txt');
  job = (await finished(recruiter, batch)).items[0]?.dossierId as string;
});

afterAll(async () => {
  await shutdown();
  service.stop();
});

const item = (Id: string) => ({
  Id,
  IndexId: 'x',
  SovScore: 80,
  WeightedScore: 85,
  ReverseCompatibilityScore: 60,
  EnrichedScoreData: {
    Skills: {
      UnweightedScore: 50,
      Evidence: [{ Fact: 'Carpentry was used for years.', Type: 'Positive' }],
      Found: [{ Skill: 'Carpentry', IsCurrent: true }],
      NotFound: ['AutoCAD'],
    },
  },
});

it('gives who is still here, with scores and reasons, by the weights of who asks', async () => {
  const asked: unknown[] = [];
  const { indexes } = await workspace();
  service.index.match = (index, id, request) => {
    asked.push([index, id, request]);
    const Value = {
      Matches: [item(person), item(randomUUID())],
      CurrentCount: 2,
      TotalCount: 2,
      AppliedCategoryWeights: { Skills: 1, JobTitles: 0, SkillsHasData: true },
    };
    return { status: 200, body: { Info: { Code: 'Success', TransactionId: 'M-1' }, Value } };
  };
  const answer = await matchCandidates(viewer, { jobId: job, take: 5, weights: { skills: 1 } });
  expect(asked).toEqual([
    [
      indexes.job,
      job,
      { IndexIdsToSearchInto: [indexes.candidate], Take: 5, PreferredCategoryWeights: { Skills: 1 } },
    ],
  ]);
  expect(answer).toMatchObject({ ok: true, value: { total: 2, weights: { skills: 1 } } });
  expect(answer.ok && answer.value.matches).toMatchObject([
    {
      id: person,
      name: 'Ada Brooks',
      score: 80,
      weightedScore: 85,
      reverseScore: 60,
      categories: [{ category: 'skills', score: 50, found: ['Carpentry'], missing: ['AutoCAD'] }],
    },
  ]);
});

it('says what to do when there is nothing to give', async () => {
  service.index.match = undefined;
  expect(await matchJobs(viewer, { candidateId: person })).toMatchObject({
    problem: { code: 'conflict', message: 'This is not in the index yet. Try again in a moment.' },
  });
  service.index.match = () => errorReply(400, 'InsufficientData');
  expect(await matchJobs(viewer, { candidateId: person })).toMatchObject({ problem: { code: 'conflict' } });
  expect(await matchCandidates(viewer, { jobId: person })).toMatchObject({ problem: { code: 'not-found' } });
  expect(await matchCandidates(viewer, { jobId: job, take: 101 })).toMatchObject({
    problem: { code: 'invalid', field: 'take' },
  });
});
