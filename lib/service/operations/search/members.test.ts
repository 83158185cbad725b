/** Members of a search that the contract lists (wire-facts 2.1, 2.2), each in every form that clients send. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FilterCriteria } from '@/lib/contracts';
import { caller } from '../../testing/calls';
import { stopService } from '../../testing/service';
import { indexResumes } from '../indexing';
import { ask, fillIndexes } from './testing/small-index';

/** Members that are true or false by the contract. */
const FLAGS = Object.entries(FilterCriteria.shape)
  .filter(([, schema]) => schema.safeParse(true).success)
  .map(([name]) => name);
const OF_PEOPLE = FLAGS.filter((name) => /^(Has|Is)/.test(name));
const ALL = { MonthsExperience: { Minimum: 1 } };

let provider: Server;
let asked: URLSearchParams[] = [];

beforeAll(async () => {
  provider = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://localhost').searchParams);
    const geometry = { location: { lat: 53.5, lng: -1.5 } };
    response.end(JSON.stringify({ status: 'OK', results: [{ geometry }] }));
  });
  await new Promise<void>((resolve) => {
    provider.listen(0, '127.0.0.1', resolve);
  });
  process.env.GOOGLE_GEOCODING_URL = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/google`;
  await fillIndexes();
}, 90_000);

afterAll(async () => {
  provider.close();
  await stopService();
});

const totalOf = async (criteria: object) => (await ask({ ...ALL, ...criteria })).value.TotalCount;

describe('a member that is true or false', () => {
  it('is one of twelve', () => {
    expect(FLAGS).toHaveLength(12);
    expect(OF_PEOPLE).toHaveLength(8);
  });

  it.each(FLAGS)('%s may be text, is not set where it is false, and is nothing else', async (name) => {
    expect(await totalOf({ [name]: 'true' })).toBe(await totalOf({ [name]: true }));
    for (const off of [false, 'false', 'False', null]) expect(await totalOf({ [name]: off })).toBe(3);
    expect(await ask({ ...ALL, [name]: 'perhaps' })).toMatchObject({
      status: 400,
      code: 'InvalidParameter',
      message: expect.stringContaining(`FilterCriteria.${name} must be`),
    });
  });
});

it.each([
  ...OF_PEOPLE.map((name) => [name, true] as const),
  ['AverageMonthsPerEmployer', { Minimum: 1 }] as const,
  ['JobPredictiveIndex', { Minimum: 1 }] as const,
])('%s is refused where an index of jobs is searched', async (name, value) => {
  for (const IndexIdsToSearchInto of [['posts'], ['people', 'posts']])
    expect(await ask({ [name]: value }, { IndexIdsToSearchInto })).toMatchObject({
      status: 400,
      message: `FilterCriteria.${name} is a filter of resumes and cannot be asked of jobs.`,
      cost: 0,
    });
});

it('asks the provider that is named, with the key that is given', async () => {
  asked = [];
  const near = (GeocodeProvider: string, GeocodeProviderKey: string | null) =>
    ask({
      LocationCriteria: {
        Locations: [{ CountryCode: 'GB', Municipality: 'Quillhaven' }],
        Distance: 25,
        DistanceUnit: 'Miles',
        GeocodeProvider,
        GeocodeProviderKey,
      },
    });
  const found = await near('GOOGLE', 'a key');
  expect(found.value?.Matches).toMatchObject([{ Id: 'ada' }]);
  expect(asked.map((each) => [each.get('key'), each.get('address')])).toEqual([['a key', 'Quillhaven']]);
  expect(await near('Google', null)).toMatchObject({ status: 400, code: 'MissingParameter' });
  expect(await near('Atlas', 'a key')).toMatchObject({ status: 400, code: 'InvalidParameter' });
  expect(asked).toHaveLength(1);
});

it('gives ten where Take is 0 or missing, and a hundred at most', async () => {
  const about = (at: number) => ({
    DocumentId: `many-${at}`,
    ResumeData: { ResumeMetadata: { PlainText: 'A quillwright of some days.' } },
  });
  const Resumes = Array.from({ length: 101 }, (_, at) => about(at));
  expect((await caller(indexResumes)({ index: 'people' }, { Resumes })).code).toBe('Success');
  const criteria = { SearchExpression: 'quillwright' };
  await expect
    .poll(async () => (await ask(criteria)).value?.TotalCount, { timeout: 60_000, interval: 200 })
    .toBe(101);
  const counted = async (PaginationSettings: unknown) =>
    (await ask(criteria, { PaginationSettings })).value?.CurrentCount;
  for (const page of [undefined, null, {}, { Take: 0 }, { Take: null }]) expect(await counted(page)).toBe(10);
  expect(await counted({ Take: 100 })).toBe(100);
  expect(await counted({ Take: 100, Skip: 100 })).toBe(1);
  expect((await ask(criteria, { PaginationSettings: { Take: 101 } })).message).toBe(
    'PaginationSettings.Take must lie between 0 and 100.',
  );
});
