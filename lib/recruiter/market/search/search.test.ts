import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import type { Actor } from '../../ground/actor';
import { startTestMarket } from '../../testing/market';
import { memberOfRole } from '../../testing/store';
import { suggestMarketValues } from './suggest';
import { EVERYTHING, filteredBy } from './view';

/** A provider that knows fewer fields than the built-in service, and keeps to the contract else. */
const FIELDS = {
  job_id: { type: 'integer', description: 'Number.', level: ['job'] },
  job_title: { type: 'text', description: 'Title.', level: ['posting'] },
  full_text: { type: 'text', description: 'Text.', level: ['posting'] },
  date: { type: 'date', description: 'Day.', level: ['job', 'posting'] },
  profession: {
    type: 'integer',
    description: 'Profession.',
    level: ['job', 'posting'],
    possible_values: { 7: 'Night Nurse', 8: 'Nurse', 9: 'Baker' },
  },
};

const JOB = {
  job_id: 9_007_199_254_740_991,
  job_title: 'Nurse, call 0341 1234567',
  organization_name: '=HYPERLINK("x")',
  country: { value: 'DE', label: 'Germany' },
  location_name: 'Leipzig',
  salary_from: 48000,
  salary_to: 60000,
  salary_currency: 'EUR',
  salary_text: '24.50 an hour',
  date: '2026-11-01',
  expiration_date: '2030-01-31',
  posting_count: 2,
  profession: { value: 8, label: 'Nurse' },
  posting: [
    {
      source_url: 'javascript:alert(1)',
      full_text: 'Write to anna.roth@klinik.example or call 0341 1234567.',
      language: { value: 'en', label: 'English' },
    },
    { source_url: 'https://board.example/7', full_text: 'Nights.' },
  ],
  _snippets: ['a &lt;b&gt; <em>night</em> shift &amp; anna.roth@klinik.example'],
};

const FAULT = {
  code: 'invalid_text_query',
  description: 'This bracket is never closed.',
  parameter: 'full_text',
  position: { start: 0, end: 1 },
};

const asked: URLSearchParams[] = [];
let provider: Awaited<ReturnType<typeof startTestMarket>>;
let market: typeof import('../..');
let exportMarketJobs: typeof import('./export').exportMarketJobs;
let viewer: Actor;

beforeAll(async () => {
  provider = await startTestMarket((path, question) => {
    if (path === 'fields') return [200, FIELDS];
    asked.push(question);
    if (question.get('full_text') === '(') return [400, { ...FAULT, errors: [FAULT] }];
    if (question.get('full_text') === 'busy')
      return [429, { ...FAULT, code: 'too_many_requests', errors: [] }, '42'];
    if (path === 'aggregate')
      return [
        200,
        [
          { date__month: '2026-11-01', count: 3 },
          { date__month: question.get('full_text') === 'rare' ? '2022-08-01' : '2026-08-01', count: 5 },
        ],
      ];
    const facets = { profession: [{ value: 8, label: 'Nurse', count: 1 }] };
    return [200, { total_count: 1, results: [JOB], facets }];
  });
  market = await import('../..');
  ({ exportMarketJobs } = await import('./export'));
  viewer = await memberOfRole('viewer');
});

afterAll(async () => {
  await shutdown();
  provider.stop();
});

const words = (value: string) => filteredBy(EVERYTHING, { name: 'full_text', value });

describe('the jobs of a view', () => {
  it('are asked for with the fields that the provider has alone, and without contacts', async () => {
    const view = filteredBy(
      words('night'),
      { name: 'profession', value: '7|8' },
      { name: 'profession__not', value: '9' },
    );
    const reply = await market.findMarketJobs(viewer, { ...view, page: 3 });
    const question = Object.fromEntries(asked.at(-1) ?? []);
    expect(question).toMatchObject({
      full_text: 'night',
      profession: '7|8',
      _fields: 'job_id,job_title,date',
      _facets: 'profession',
      _facets_limit: '20',
      _offset: '50',
      _snippets: '1',
    });
    expect(reply).toMatchObject({
      value: {
        state: 'found',
        found: {
          total: 1,
          labels: { profession: { 7: 'Night Nurse', 8: 'Nurse', 9: 'Baker' } },
          facets: [{ field: 'profession', values: [{ value: '8', label: 'Nurse', jobs: 1 }] }],
          jobs: [
            {
              id: '9007199254740991',
              title: 'Nurse, call [phone hidden]',
              place: 'Leipzig, Germany',
              ends: '2030-01-31',
              hasEnded: false,
              pay: { from: 48000, to: 60000, currency: 'EUR', stated: '24.50 an hour' },
              snippets: [
                [
                  { text: 'a <b> ', isFound: false },
                  { text: 'night', isFound: true },
                  { text: ' shift & [email hidden]', isFound: false },
                ],
              ],
            },
          ],
        },
      },
    });
  });

  it('are not there when the question is wrong: every fault with its place', async () => {
    expect(await market.findMarketJobs(viewer, words('('))).toEqual({
      ok: true,
      value: { state: 'faulty', faults: [FAULT] },
    });
  });

  it('are given as CSV with the same words, harmless to a spreadsheet', async () => {
    const file = await exportMarketJobs(viewer, words('night'));
    expect(asked.at(-1)?.get('_limit')).toBe('10000');
    const [head, line] = file.ok ? Buffer.from(file.value.body).toString().split('\r\n') : [];
    expect(head).toContain('Title,Employer,Agency,Place');
    expect(line).toContain(`"Nurse, call [phone hidden]","'=HYPERLINK(""x"")"`);
    expect(line).toContain('EUR');
    const refused = await exportMarketJobs(viewer, words('('));
    expect(refused).toMatchObject({ problem: { code: 'invalid', message: FAULT.description } });
  });
});

it('a job has its postings, without contacts and without links that are none', async () => {
  const reply = await market.readMarketJob(viewer, { id: '9007199254740991' });
  expect(reply).toMatchObject({
    value: {
      found: {
        facts: expect.arrayContaining([
          { label: 'Profession', values: [{ field: 'profession', value: '8', label: 'Nurse' }] },
        ]),
        copies: [
          { url: null, language: 'en', text: 'Write to [email hidden] or call [phone hidden].' },
          { url: 'https://board.example/7', text: 'Nights.' },
        ],
      },
    },
  });
});

it('a trend has every month that the data of the market reach, also those without a job', async () => {
  const trend = await market.marketTrend(viewer, { filters: [] });
  const rows = trend.ok && trend.value.state === 'found' ? (trend.value.found?.rows ?? []) : [];
  expect(rows.map(({ id, values: [jobs] }) => [id, jobs])).toEqual([
    ['2026-08-01', 5],
    ['2026-09-01', 0],
    ['2026-10-01', 0],
    ['2026-11-01', 3],
  ]);
});

it('values are suggested by the beginnings of their words', async () => {
  const suggested = await suggestMarketValues(viewer, { typed: 'nur' });
  expect(suggested.ok && suggested.value.map(({ label }) => label)).toEqual(['Nurse', 'Night Nurse']);
});

// The last one, since the pause holds back every other question.
it('while the market asks for a pause, a question is answered with how long it is', async () => {
  expect(await market.findMarketJobs(viewer, words('busy'))).toEqual({
    ok: true,
    value: { state: 'busy', seconds: 42 },
  });
});
