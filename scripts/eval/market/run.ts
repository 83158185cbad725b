/** The job market API of a running service, over a small market, against the slow evaluator: the same answer each time. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Parameter, type QueryContext, readAggregate, readSearch } from '@/lib/engine/market';
import { deriveJobs, TEST_CONTEXT } from '@/lib/engine/market/query/testing';
import type { Place } from '@/lib/engine/taxonomy';
import { embeddedEngine } from '@/lib/service/column-engine/embedded';
import { gazetteer } from '@/lib/service/gazetteer';
import { createMarketStore } from '@/lib/service/market-store';
import { smallMarket } from '@/lib/service/testing/small-market';
import { type Caller, createCaller } from '../../market/caller.ts';
import { buildIfChanged } from '../../server/build.mjs';
import { freePort, startServer } from '../../service.mjs';
import { expectedAggregate, expectedSearch } from './expected.ts';
import { QUERIES } from './queries.ts';

const POSTINGS = 600;
const ACCOUNTS = 12;
const SHOWN_LETTERS = 600;

type Endpoint = 'search' | 'aggregate';
type Query = { endpoint: Endpoint; parameters: Parameter[] };

function queryOf(line: string): Query {
  const [endpoint = '', ...rest] = line.split(' ');
  const written = rest.join(' ');
  const parameters = (written === '' ? [] : written.split(' ; ')).map((part) => {
    const cut = part.indexOf('=');
    return { name: part.slice(0, cut), value: part.slice(cut + 1) };
  });
  return { endpoint: endpoint as Endpoint, parameters: [...parameters, { name: '_labels', value: '0' }] };
}

function knownPlace(place: Place | undefined) {
  return place?.kind === 'municipality'
    ? { id: Number(place.id), latitude: place.latitude, longitude: place.longitude }
    : undefined;
}

async function contextOf(): Promise<QueryContext> {
  const places = await gazetteer();
  return {
    ...TEST_CONTEXT,
    today: new Date().toISOString().slice(0, 10),
    placeByName: (name) => knownPlace(places.findPlace(name)),
    placeById: (id) => knownPlace(places.placeById(String(id))),
  };
}

type Jobs = ReturnType<typeof deriveJobs>;

function expectedOf({ endpoint, parameters }: Query, jobs: Jobs, context: QueryContext): unknown {
  const read = endpoint === 'search' ? readSearch(parameters, context) : readAggregate(parameters, context);
  if (!read.request) throw new Error(read.problems.map(({ message }) => message).join(' '));
  return 'groups' in read.request
    ? expectedAggregate(jobs, read.request, context.categories)
    : expectedSearch(jobs, read.request);
}

/** The evaluator ignores snippets; figures that are added in another order differ in their last digits. */
function comparable(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body), (name, value) => {
    if (name === '_snippets') return undefined;
    return typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(10)) : value;
  });
}

function firstDifference(answered: unknown, expected: unknown): string {
  const [got, wanted] = [JSON.stringify(answered), JSON.stringify(expected)];
  const at = Math.max(0, [...got].findIndex((letter, index) => letter !== wanted[index]) - SHOWN_LETTERS / 4);
  return `  answered …${got.slice(at, at + SHOWN_LETTERS)}\n  expected …${wanted.slice(at, at + SHOWN_LETTERS)}`;
}

/** Creates a data directory with the small market in it. */
async function marketDirectory(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'shortlist-'));
  const program = path.resolve('lib/service/column-engine/host/main.ts');
  const store = await createMarketStore(
    await embeddedEngine({ directory: path.join(directory, 'market'), program }),
  );
  await store.write(smallMarket(POSTINGS));
  await store.close();
  return directory;
}

/** Each account has separate categories, so each declares the same. */
async function declareCategories(baseUrl: string, accounts: readonly { id: string; key: string }[]) {
  const categories = Object.entries(TEST_CONTEXT.categories).flatMap(([field, declared]) =>
    declared.map((category) => ({ field, ...category })),
  );
  for (const { id, key } of accounts) {
    const response = await fetch(`${baseUrl}/service/market/categories`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'tx-accountid': id, 'tx-servicekey': key },
      body: JSON.stringify({ categories }),
    });
    if (!response.ok) throw new Error(`The categories were not taken: ${await response.text()}`);
  }
}

/** Every second question is asked by a form. */
async function compareAll(call: Caller): Promise<number> {
  const [context, jobs] = [await contextOf(), deriveJobs(smallMarket(POSTINGS))];
  let different = 0;
  for (const [index, line] of QUERIES.entries()) {
    const query = queryOf(line);
    const form = new URLSearchParams(query.parameters.map(({ name, value }) => [name, value])).toString();
    const { body } = await call(`/api/v3/${query.endpoint}`, form, index % 2 === 0 ? 'GET' : 'POST');
    const [answered, expected] = [comparable(body), comparable(expectedOf(query, jobs, context))];
    if (isDeepStrictEqual(answered, expected)) continue;
    different++;
    console.log(`${line}\n${firstDifference(answered, expected)}`);
  }
  return different;
}

/** Asks every question, prints the differences, and returns the exit code. */
export async function compareMarket(): Promise<number> {
  await buildIfChanged();
  const directory = await marketDirectory();
  const pairs = Array.from({ length: ACCOUNTS }, (_, number) => ({
    id: `asking-${number}`,
    key: randomBytes(12).toString('hex'),
  }));
  const server = await startServer(await freePort(), directory, {
    SERVICE_ACCOUNTS: pairs.map(({ id, key }) => `${id}:${key}`).join(),
  });
  try {
    await declareCategories(server.baseUrl, pairs);
    const different = await compareAll(createCaller(server.baseUrl, pairs));
    console.log(`${QUERIES.length} questions, ${different} answered differently`);
    return different === 0 ? 0 : 1;
  } finally {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}
