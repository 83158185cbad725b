import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { changeShortlist } from '../shortlists/entries';
import { given } from '../testing/given';
import { idsByName } from '../testing/letters';
import { startTestMarket } from '../testing/market';
import { startTestParser } from '../testing/parser';
import { memberOfRole } from '../testing/store';
import { upload, uploadJob } from '../testing/uploads';
import { startUploadWorker } from '../uploads/worker';
import { jobBesideMarket } from './beside-market';

const FIELD = { description: '', level: ['job'], type: 'text' };
const DATE = { ...FIELD, type: 'date' };
/** Jobs of the market that ended, by profession, in Germany and anywhere: they were online for four weeks each. */
const ENDED: Record<string, [german: number, all: number]> = { 1: [12, 400], 2: [9, 400], 3: [9, 9] };
const UNANSWERED = '4';
const asked: URLSearchParams[] = [];

function aggregate(parameters: URLSearchParams) {
  asked.push(parameters);
  const [german, all] = ENDED[parameters.get('profession') ?? ''] ?? [0, 0];
  const count = parameters.has('country') ? german : all;
  const group = parameters.get('_group') ?? '';
  if (group.startsWith('expiration_date'))
    return [{ date__week: '2026-01-05', expiration_date__week: '2026-02-02', count }];
  return group === 'date__month'
    ? [
        { date__month: '2026-01-01', count },
        { date__month: '2026-03-01', count },
      ]
    : [];
}

let parser: Awaited<ReturnType<typeof startTestParser>>;
let market: Awaited<ReturnType<typeof startTestMarket>>;
let [recruiter, viewer]: Actor[] = [];
let nameless = '';
/** A job of each profession. */
const jobs: Record<string, string> = {};

beforeAll(async () => {
  parser = await startTestParser();
  market = await startTestMarket((path, parameters) => {
    if (path === 'fields')
      return [200, { profession: FIELD, country: FIELD, date: DATE, expiration_date: DATE }];
    const status = parameters.get('profession') === UNANSWERED ? 500 : 200;
    return [
      status,
      path === 'aggregate' ? aggregate(parameters) : { total_count: 0, results: [], facets: {} },
    ];
  });
  [recruiter, viewer] = await Promise.all(
    (['recruiter', 'viewer'] as const).map((role) => memberOfRole(role)),
  );
  await startUploadWorker();
  await upload(recruiter as Actor, { name: 'Noor Haddad' });
  for (const code of [...Object.keys(ENDED), UNANSWERED])
    jobs[code] = await uploadJob(recruiter as Actor, {
      name: `Baker ${code}`,
      terms: {
        normalizedProfession: { profession: { codeId: Number(code), description: 'Baker' } },
        currentLocation: { countryCode: 'DE' },
      },
    });
  nameless = await uploadJob(recruiter as Actor, { name: 'Odd jobs' });
  const db = await records();
  const monthAgo = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
  await db.updateTable('dossier').set({ added_at: monthAgo }).where('kind', '=', 'job').execute();
}, 60_000);

afterAll(async () => {
  await shutdown();
  parser.stop();
  market.stop();
});

const beside = async (id: string | undefined) => given(await jobBesideMarket(viewer ?? null, id ?? ''));

it('compares with the nearest place where enough jobs ended, and says how many and when', async () => {
  expect(await beside(jobs[1])).toMatchObject({
    own: { days: 30, isFilled: false },
    time: {
      state: 'found',
      standing: { n: 12, where: { country: 'DE' }, period: { first: '2026-01-01', last: '2026-03-01' } },
    },
    pay: { state: 'few' },
  });
  const { time } = await beside(jobs[1]);
  expect(time.state === 'found' && Math.round(time.standing.days.median)).toBe(28);
  expect((await beside(jobs[2])).time).toMatchObject({ state: 'found', standing: { n: 400, where: null } });
});

it('is too few to say below ten, and for a job of no known profession', async () => {
  expect((await beside(jobs[3])).time).toEqual({ state: 'few' });
  asked.length = 0;
  expect(await beside(nameless)).toMatchObject({ time: { state: 'few' }, pay: { state: 'few' } });
  expect(asked).toEqual([]);
});

it('says so where the market does not answer, and where there is no such job', async () => {
  expect((await beside(jobs[UNANSWERED])).time).toEqual({ state: 'unanswered' });
  expect(await jobBesideMarket(viewer ?? null, randomUUID())).toMatchObject({
    problem: { code: 'not-found' },
  });
});

it('counts the days until somebody was hired', async () => {
  const { 'Noor Haddad': candidateId = '' } = await idsByName(recruiter as Actor);
  const db = await records();
  const hired = await db
    .selectFrom('shortlist_stage')
    .select('id')
    .orderBy('position', 'desc')
    .executeTakeFirstOrThrow();
  for (const change of [
    { kind: 'add' as const, source: 'search' as const },
    { kind: 'move' as const, stageId: hired.id },
  ])
    given(
      await changeShortlist(recruiter ?? null, { jobId: jobs[1] ?? '', candidateIds: [candidateId], change }),
    );
  await db
    .updateTable('shortlist_event')
    .set({ done_at: new Date(Date.now() - 10 * 24 * 60 * 60 * 1000) })
    .execute();
  expect((await beside(jobs[1])).own).toEqual({ days: 20, isFilled: true });
});
