/**
 * Measures how soon a search finds changes made in the app, and whether the app's index is complete.
 *
 *   npm run bench -- --only found                the documents of ../shared/eval, or else of samples/
 *   npm run bench -- --only found --dir FOLDER   the CVs of another folder
 *   npm run bench -- --only found --rounds 20    number of people to change (default 20)
 *   npm run bench -- --only found --parts kill   some of changes, kill, erase (default all)
 *
 * The sample workspace and the CVs of the folder come in through the app; then each change is sent as the page of
 * candidates sends it, and searched by the API until it is found. `kill` ends the server without notice while titles
 * are corrected. `erase` deletes for good, and searches all files of the server for the deleted data. Ends with 1 when
 * anything is missing.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { filesWith } from '@/lib/platform/testing/files-with';
import { buildIfChanged } from '../scripts/server/build.mjs';
import { freePort, startServer } from '../scripts/service.mjs';
import { type Client, openClient } from './faults/client.ts';
import { cvOf } from './faults/made-up.ts';
import { percentile } from './figures.ts';
import { findFiles } from './files.ts';
import { type App, openApp } from './found/app.ts';
import {
  CHANGES,
  correctTitle,
  countOf,
  markOf,
  type Person,
  type Place,
  prepare,
  timeOf,
} from './found/changes.ts';

export type FoundBenchOptions = { dir?: string; rounds?: string; parts?: string };

const PARTS = ['changes', 'kill', 'erase'];
const OWNER = { email: 'owner@example.org', password: 'quiet harbour lantern 42' };
const SAMPLES = 24;
const POLL_MS = 200;
const KILLS = 5;
/** Least number of corrections acknowledged between two kills, so that a busy machine makes progress, too. */
const BETWEEN = 12;
const AT_A_TIME = 3;
const GOAL_MS = 1000;
/** Longest time that the files may hold deleted data, before this counts as a fault. */
const ERASED_WITHIN_MS = 300_000;

type Server = Awaited<ReturnType<typeof startServer>>;
type Stage = Place & { directory: string; killAndStart: () => Promise<number>; stop: () => Promise<void> };

async function openStage(): Promise<Stage> {
  const directory = await mkdtemp(path.join(tmpdir(), 'shortlist-found-'));
  const port = await freePort();
  const variables = {
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
    LOG_LEVEL: 'silent',
  };
  const start = (): Promise<Server> => startServer(port, directory, variables);
  let server = await start();
  const app = await openApp(server.baseUrl, directory, OWNER);
  const client = await openClient(server.baseUrl, directory, OWNER);
  return {
    app,
    client,
    index: await indexOf(app),
    directory,
    killAndStart: async () => {
      await server.kill();
      const startedAt = performance.now();
      server = await start();
      return performance.now() - startedAt;
    },
    async stop() {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Returns the app's index of candidates, which it makes a moment after the server listens. */
async function indexOf({ api }: App): Promise<string> {
  for (;;) {
    const indexes = (await api.get('/v10/index')) as { Name: string; IndexType: string }[];
    const own = Array.isArray(indexes) && indexes.find(({ IndexType }) => IndexType === 'Resume');
    if (own) return own.Name;
    await pause(POLL_MS);
  }
}

type File = { name: string; text: string | Uint8Array<ArrayBuffer> };

/** Uploads files, waits until all are read, and keeps likely duplicates as separate candidates. */
async function upload({ app, client }: Place, files: readonly File[]): Promise<(string | null)[]> {
  const batch = await client.startUpload();
  const items: string[] = [];
  for (const file of files) items.push(await client.sendFile(batch, file));
  let state = await client.upload(batch);
  while (!state.finished) {
    await pause(POLL_MS);
    state = await client.upload(batch);
  }
  const held = state.items.filter((item) => item.state === 'duplicate');
  const decisions = held.map(({ id }) => ({ itemId: id, decision: 'keep-both' }));
  if (held.length > 0) await app.act('decideDuplicates', decisions);
  const ids = new Map(state.items.map(({ id, dossierId }) => [id, dossierId]));
  return items.map((id) => ids.get(id) ?? null);
}

async function isIndexed({ app, index }: Place, id: string): Promise<boolean> {
  return app.api.get(`/v10/index/${index}/resume/${id}`).then(
    () => true,
    () => false,
  );
}

async function countIndexed({ app, index }: Place): Promise<number> {
  return ((await app.api.get(`/v10/index/${index}/count`)) as { Count: number }).Count;
}

/** Candidates of the app by its own export, a line each under a line of headings. */
async function countInApp(client: Client): Promise<number> {
  return (await client.exported()).trim().split('\r\n').length - 1;
}

/** Fills the app with the samples and the folder; checks that the index has all of them, and prints those missing. */
async function fill(place: Place, dir: string | undefined): Promise<boolean> {
  await place.app.act('loadSamples');
  while ((await countIndexed(place)) < SAMPLES) await pause(POLL_MS);
  const files = await findFiles(dir ? path.resolve(dir) : undefined);
  const texts = await Promise.all(
    files.map(async (file) => ({
      name: path.basename(file.path),
      text: new Uint8Array(await readFile(file.path)),
    })),
  );
  const startedAt = performance.now();
  const ids = await upload(place, texts);
  const read = performance.now();
  const expected = SAMPLES + ids.filter((id) => id !== null).length;
  while ((await countIndexed(place)) < expected && performance.now() - read < GOAL_MS * 120)
    await pause(POLL_MS);
  const indexed = performance.now();
  const missing = [];
  for (const [at, id] of ids.entries())
    if (!id || !(await isIndexed(place, id))) missing.push(texts[at]?.name ?? '');
  const [there, own] = [await countIndexed(place), await countInApp(place.client)];
  console.log(
    `${files.length} CVs read in ${((read - startedAt) / 1000).toFixed(0)} s, ${SAMPLES} samples before; ${own} candidates in the app, ${there} in its index ${((indexed - read) / 1000).toFixed(1)} s after the last was read and let in`,
  );
  console.log(`not in the index: ${missing.join(', ') || 'none'}`);
  return missing.length === 0 && there === own;
}

async function addPeople(place: Place, first: number, count: number): Promise<Person[]> {
  const numbers = Array.from({ length: count }, (_, at) => first + at);
  const ids = await upload(place, numbers.map(cvOf));
  const people = numbers.map((number, at) => ({ number, id: ids[at] ?? '' }));
  for (const person of people) while (!(await isIndexed(place, person.id))) await pause(POLL_MS);
  return people;
}

async function measureChanges(place: Place, people: readonly Person[]): Promise<boolean> {
  await prepare(place, people);
  let isWithin = true;
  for (const change of CHANGES) {
    const times = [];
    for (const person of people) times.push(await timeOf(place, person, change));
    const found = times.map((time) => time.found);
    const after = times.map((time) => time.found - time.acknowledged);
    const high = percentile(found, 0.95);
    isWithin &&= high < GOAL_MS;
    const both = (values: readonly number[]) =>
      `p50 ${percentile(values, 0.5).toFixed(0)} ms, p95 ${percentile(values, 0.95).toFixed(0)} ms`;
    console.log(
      `${change.name.padEnd(18)} ${times.length} times   found ${both(found)} (goal ${GOAL_MS}); after the answer ${both(after)}`,
    );
  }
  return isWithin;
}

/** Corrects titles of people in turn until stopped; notes for each the last acknowledged title. */
function startCorrecting({ app }: Place, people: readonly Person[]) {
  const last = new Map<number, string>();
  let isOver = false;
  let made = 0;
  const run = async (first: number) => {
    const own = people.filter((_, at) => at % AT_A_TIME === first);
    for (let at = 0; !isOver; at++) {
      const person = own[at % own.length] as Person;
      const title = markOf({ ...person, number: 1000 * at + person.number }, 'kept');
      await correctTitle(app, person, title);
      last.set(person.number, title);
      made++;
    }
  };
  const running = Promise.all(Array.from({ length: AT_A_TIME }, (_, first) => run(first)));
  running.catch(() => undefined);
  return {
    made: () => made,
    last,
    end: async () => {
      isOver = true;
      await running;
    },
  };
}

/** Returns how many people are not found by the title that was acknowledged last. */
async function outOfStep(place: Place, people: readonly Person[], titles: ReadonlyMap<number, string>) {
  let out = 0;
  for (const { id, number } of people) {
    const Title = titles.get(number);
    if (Title && (await countOf(place, { DocumentIds: [id], JobTitles: [{ Title }] })) !== 1) out++;
  }
  return out;
}

async function measureKills(stage: Stage, people: readonly Person[]): Promise<boolean> {
  const correcting = startCorrecting(stage, people);
  for (let kill = 0; kill < KILLS; kill++) {
    const enough = correcting.made() + BETWEEN;
    while (correcting.made() < enough) await pause(POLL_MS);
    const [before, start] = [correcting.made(), await stage.killAndStart()];
    console.log(`killed after ${before} corrections, answers again after ${(start / 1000).toFixed(1)} s`);
  }
  await correcting.end();
  await stage.killAndStart();
  const startedAt = performance.now();
  const first = await outOfStep(stage, people, correcting.last);
  let out = first;
  while (out > 0 && performance.now() - startedAt < ERASED_WITHIN_MS) {
    await pause(POLL_MS);
    out = await outOfStep(stage, people, correcting.last);
  }
  console.log(
    `${correcting.made()} corrections of ${people.length} people, killed ${KILLS + 1} times: ${first} out of step at the first look, ${out} after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
  );
  return out === 0;
}

async function measureErasure(stage: Stage, people: readonly Person[]): Promise<boolean> {
  const ids = people.map(({ id }) => id);
  const traces = [...ids, ...people.flatMap((person) => [markOf(person, 'title'), `works ${person.number}`])];
  for (const person of people) await correctTitle(stage.app, person, markOf(person, 'title'));
  while ((await countOf(stage, { DocumentIds: ids })) < ids.length) await pause(POLL_MS);
  const before = await filesWith(traces, stage.directory);
  await stage.app.act('binDossiers', { ids });
  await stage.app.act('deleteDossiers', { ids });
  const startedAt = performance.now();
  let left = await filesWith(traces, stage.directory);
  while (left.length > 0 && performance.now() - startedAt < ERASED_WITHIN_MS) {
    await pause(POLL_MS);
    left = await filesWith(traces, stage.directory);
  }
  console.log(
    `${people.length} deleted for good: ${before.length} traces in files before, ${left.length} after ${((performance.now() - startedAt) / 1000).toFixed(1)} s ${left.slice(0, 5).join(', ')}`,
  );
  return left.length === 0;
}

/** Fills the app and measures; ends with 1 where something is missing or too late. */
export async function benchFound({ dir, rounds, parts }: FoundBenchOptions) {
  const count = Number(rounds ?? 20);
  const wanted = new Set(parts?.split(',') ?? PARTS);
  await buildIfChanged();
  const stage = await openStage();
  try {
    const good = [await fill(stage, dir)];
    if (wanted.has('changes')) good.push(await measureChanges(stage, await addPeople(stage, 0, count)));
    if (wanted.has('kill')) good.push(await measureKills(stage, await addPeople(stage, 1000, count)));
    if (wanted.has('erase')) good.push(await measureErasure(stage, await addPeople(stage, 2000, count)));
    if (good.includes(false)) process.exitCode = 1;
  } finally {
    await stage.stop();
  }
}
