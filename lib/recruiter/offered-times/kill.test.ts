import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import { testServer } from '@/lib/platform/testing/postgres';
import { records } from '../ground/store';
import { startChild } from '../testing/child';
import { memberOfRole } from '../testing/store';
import { offerTimes } from './offer';
import { pickTime } from './pick';

const DAY = '2125-12-03';
const ROUNDS = 10;

let server: Awaited<ReturnType<typeof testServer>>;

beforeAll(async () => {
  server = await testServer();
  process.env.DATABASE_URL = server.url;
}, 60_000);

afterAll(async () => {
  await shutdown();
  await server.stop();
  delete process.env.DATABASE_URL;
});

async function dossier(kind: 'candidate' | 'job', name: string): Promise<string> {
  const db = await records();
  const { id } = await db
    .insertInto('dossier')
    .values({
      ...{ kind, name, name_key: name, held: false, sample: false, state: 'complete', findings: 0 },
      ...{ skills: [], languages: [], skill_keys: [], doubts: [], headline_words: '' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Offers times of one interviewer to somebody new on the shortlist of a job; returns the token of the address. */
async function offered(jobId: string, times: string[]): Promise<string> {
  const db = await records();
  const recruiter = await memberOfRole('recruiter');
  const candidateId = await dossier('candidate', `Person ${randomUUID()}`);
  const stage = await db.selectFrom('shortlist_stage').select('id').executeTakeFirstOrThrow();
  await db
    .insertInto('shortlist_entry')
    .values({
      ...{
        job_id: jobId,
        candidate_id: candidateId,
        stage_id: stage.id,
        listed: true,
        reason: null,
        tags: [],
      },
      ...{ source: 'candidate', score: null, added_by: recruiter.id },
    })
    .execute();
  const outcome = await offerTimes(recruiter, {
    ...{ id: randomUUID(), jobId, candidateId, kind: 'phone', minutes: 30, timeZone: 'UTC', place: '' },
    ...{
      memberIds: [recruiter.id],
      times: times.map((time) => ({ day: DAY, time })),
      days: 7,
      invite: false,
    },
  });
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.value.link.split('/').at(-1) ?? '';
}

const hour = (of: number) => `${String(of).padStart(2, '0')}:00`;

const interviews = async (jobId: string) =>
  (await records())
    .selectFrom('interview')
    .innerJoin('shortlist_entry', 'shortlist_entry.id', 'entry_id')
    .select('starts_at')
    .where('job_id', '=', jobId)
    .execute();

it('gives each time of an interviewer to one person, on a server where presses run at once', async () => {
  const jobId = await dossier('job', 'Baker');
  for (let round = 0; round < ROUNDS; round += 1) {
    const time = hour(round);
    const tokens = [];
    for (let person = 0; person < 4; person += 1) tokens.push(await offered(jobId, [time]));
    const outcomes = await Promise.all(tokens.map((token) => pickTime(token, `${DAY}T${time}:00.000Z`)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  }
  expect(await interviews(jobId)).toHaveLength(ROUNDS);
}, 60_000);

/** Picks a time of each offer in a process that is killed when `most` presses were answered. */
function killedAt(most: number, tokens: readonly string[]): Promise<string[]> {
  const child = startChild('pick-child.ts', tokens);
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += String(chunk);
    if (said.split('\n').length > most) child.kill('SIGKILL');
  });
  return new Promise((resolve) => child.on('exit', () => resolve(said.split('\n').slice(0, -1))));
}

it('keeps every press that was answered, whole and once, when the process is killed', async () => {
  const jobId = await dossier('job', 'Miller');
  const times = Array.from({ length: 24 }, (_, index) => hour(index)).slice(ROUNDS);
  const tokens = [];
  for (let person = 0; person < 12; person += 1) tokens.push(await offered(jobId, times));
  const answered = await killedAt(5, tokens);
  expect(answered).not.toContain('all');
  const db = await records();
  const picked = await db
    .selectFrom('interview_offer')
    .innerJoin('shortlist_entry', 'shortlist_entry.id', 'entry_id')
    .where('job_id', '=', jobId)
    .where('interview_id', 'is not', null)
    .select('interview_offer.id')
    .execute();
  const known = new Set(picked.map(({ id }) => id));
  expect(answered.every((token) => known.has(token.split('.')[0] ?? ''))).toBe(true);
  expect(await interviews(jobId)).toHaveLength(picked.length);
  expect(await killedAt(Number.POSITIVE_INFINITY, tokens)).toContain('all');
  const kept = await interviews(jobId);
  expect(kept).toHaveLength(tokens.length);
  expect(new Set(kept.map(({ starts_at }) => starts_at.getTime())).size).toBe(tokens.length);
}, 120_000);
