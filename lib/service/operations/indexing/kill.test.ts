/**
 * A server that is killed while it writes: for every endpoint that writes to an index, acknowledged changes survive,
 * nothing is half done, and the search finds the result.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { caller } from '../../testing/calls';
import { stopService } from '../../testing/service';
import { searchDocuments } from '../search';
import * as indexing from '.';

const PROGRAM = path.resolve(import.meta.dirname, '../../testing/crashing-service.ts');
/** Calls of each endpoint that were acknowledged at least when the process is killed. */
const ENOUGH = 4;
const AT_ONCE = 5;

const list = caller(indexing.listDocumentIndexes);
const count = caller(indexing.countIndexedDocuments);
const readResume = caller(indexing.readIndexedResume);
const readJob = caller(indexing.readIndexedJob);
const search = caller(searchDocuments);

const ENDPOINTS = [
  'index-create',
  'index-delete',
  'add-one',
  'add-many',
  'delete-one',
  'delete-many',
  'tags-add',
  'tags-delete',
  'tags-overwrite',
  'parse-and-index',
  'geocode-and-index',
  'job-add-one',
  'job-add-many',
  'job-tags',
  'job-parse-and-index',
  'job-geocode-and-index',
];

/** Rounds of each endpoint: how many were acknowledged, and how many begun. */
type Rounds = Map<string, { has: number; begun: number }>;
let rounds: Rounds;

/** Kills the process when it has acknowledged enough of each endpoint. */
async function killWhileWriting(): Promise<Rounds> {
  const env = { ...process.env, SERVICE_CONCURRENCY: '50', SERVICE_CREDITS: '1000000' };
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const told: Rounds = new Map(ENDPOINTS.map((name) => [name, { has: 0, begun: 0 }]));
  const gone = new Promise((resolve) => child.once('exit', resolve));
  for await (const line of createInterface({ input: child.stdout })) {
    const [name = '', what, round] = line.split(' ');
    const own = told.get(name);
    if (own) own[what === 'has' ? 'has' : 'begun'] = Number(round) + 1;
    if ([...told.values()].every(({ has }) => has >= ENOUGH)) child.kill('SIGKILL');
  }
  await gone;
  return told;
}

beforeAll(async () => {
  rounds = await killWhileWriting();
}, 120_000);
afterAll(stopService);

const roundsOf = (name: string) => rounds.get(name) ?? { has: 0, begun: 0 };

const read = (place: { index: string; document: string }) =>
  place.index.startsWith('job-') ? readJob(place) : readResume(place);

async function isThere(index: string, document: string) {
  return (await read({ index, document })).status === 200;
}

async function tagsAfter(index: string) {
  const last = Math.floor((roundsOf(index).begun - 1) / 100);
  const { value } = await read({ index, document: `d-${last}` });
  return { tags: (value.UserDefinedTags ?? []) as string[], from: last * 100 };
}

/** Returns the rounds of which any tag is there; those of a round are there together. */
function roundsIn(tags: readonly string[]): number[] {
  const named = (half: string) =>
    tags
      .filter((tag) => tag.startsWith(half))
      .map((tag) => Number(tag.slice(half.length)))
      .sort((one, other) => one - other);
  expect(named('one-')).toEqual(named('two-'));
  return named('one-');
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(to - from, 0) }, (_, at) => from + at);

/** That rounds up to a number are as acknowledged, and the one in hand is whole or has not begun. */
const CHECKS: Record<string, (has: number, begun: number) => Promise<void>> = {
  'index-create': async (has, begun) => {
    const { value } = await list({});
    const made = value.filter(({ Name }: { Name: string }) => Name.startsWith('index-create-'));
    expect([has, begun]).toContain(made.length);
  },
  'index-delete': async (has) => {
    const { value } = await list({});
    const left = value
      .map(({ Name }: { Name: string }) => /^index-delete-(\d+)$/.exec(Name)?.[1])
      .filter((round: string | undefined) => round !== undefined && Number(round) < has);
    expect(left).toEqual([]);
  },
  'add-one': (has) => expectAll('add-one', has),
  'add-many': (has, begun) => expectWhole('add-many', has, begun),
  'delete-one': async (has) => {
    for (const round of range(0, has)) expect(await isThere('delete-one', `d-${round}`)).toBe(false);
  },
  'delete-many': async (has) => {
    const { value } = await count({ index: 'delete-many' });
    expect([0, AT_ONCE]).toContain(value.Count);
    expect(await isThere('delete-many', `d-${has - 1}-0`)).toBe(false);
  },
  'tags-add': (has, begun) => expectTags('tags-add', has, begun),
  'tags-delete': async (has, begun) => {
    const { tags, from } = await tagsAfter('tags-delete');
    const left = [has, begun].map((done) => range(Math.max(done, from), from + 100));
    expect(left).toContainEqual(roundsIn(tags));
  },
  'tags-overwrite': async (has, begun) => {
    const { tags, from } = await tagsAfter('tags-overwrite');
    const possible = [has, begun].map((done) => (done > from ? [done - 1] : []));
    expect(possible).toContainEqual(roundsIn(tags));
  },
  'parse-and-index': (has) => expectAll('parse-and-index', has),
  'geocode-and-index': (has) => expectAll('geocode-and-index', has),
  'job-add-one': (has) => expectAll('job-add-one', has),
  'job-add-many': (has, begun) => expectWhole('job-add-many', has, begun),
  'job-tags': (has, begun) => expectTags('job-tags', has, begun),
  'job-parse-and-index': (has) => expectAll('job-parse-and-index', has),
  'job-geocode-and-index': (has) => expectAll('job-geocode-and-index', has),
};

async function expectWhole(index: string, has: number, begun: number) {
  const { value } = await count({ index });
  expect([has * AT_ONCE, begun * AT_ONCE]).toContain(value.Count);
  for (const at of range(0, AT_ONCE)) expect(await isThere(index, `d-${has - 1}-${at}`)).toBe(true);
}

async function expectTags(index: string, has: number, begun: number) {
  const { tags, from } = await tagsAfter(index);
  expect([range(from, has), range(from, begun)]).toContainEqual(roundsIn(tags));
}

async function expectAll(index: string, has: number) {
  const { value } = await count({ index });
  expect([has, has + 1]).toContain(value.Count);
  for (const round of range(0, has)) expect(await isThere(index, `d-${round}`)).toBe(true);
}

/** Documents that the search finds in an index, once it finds as many as are kept. */
async function expectFound(index: string) {
  const Count = (await count({ index })).value.Count as number;
  const FilterCriteria = { SearchExpression: 'NOT zzzunknown' };
  const found = async () =>
    (await search({}, { IndexIdsToSearchInto: [index], FilterCriteria })).value?.TotalCount === Count;
  await vi.waitUntil(found, { timeout: 60_000, interval: 100 });
}

it.each(ENDPOINTS)('keeps what %s acknowledged, and finds it', { timeout: 90_000 }, async (name) => {
  const { has, begun } = roundsOf(name);
  expect(has).toBeGreaterThanOrEqual(ENOUGH);
  await CHECKS[name]?.(has, begun);
  if (!name.startsWith('index-')) await expectFound(name);
});
