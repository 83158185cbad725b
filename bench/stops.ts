/**
 * Measures ends and beginnings: the server is stopped (SIGTERM) and killed in turn at moments that follow no order, with
 * uploads and imports in hand.
 *
 *   npm run bench -- --only stops                   fifty ends of each kind, on the embedded stores
 *   npm run bench -- --only stops --rounds 10       this many of each
 *
 * Printed, each as it comes: the time from the signal to the exit, and the time from a server that is ready to the next file that it
 * finishes, which is how long work that a killed server held stays held. After each round every acknowledged file and import is
 * looked for; at the end each must have been read once, with all rows. Ends with 1 when one is over its limit or missing.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildIfChanged } from '../scripts/server/build.mjs';
import { freePort, startServer } from '../scripts/service.mjs';
import { type Client, openClient, untilDone } from './faults/client.ts';
import { cvOf, postingsOf } from './faults/made-up.ts';
import { percentile } from './figures.ts';

const ROUNDS = 50;
const STOPPED_BY_MS = 10_000;
const RECOVERED_BY_MS = 30_000;
/** Enough that some are being read whenever the server ends. */
const FILES_A_ROUND = 12;
const POSTINGS = 400;
const OWNER = { email: 'owner@example.org', password: 'quiet harbour lantern 42' };
const POLL_MS = 100;

/** A moment between 0 and 3 seconds that follows no order and is the same in each run. */
export const momentOf = (round: number) => Math.round(((round * 0.618_034) % 1) * 3000);

/** What was acknowledged. */
export type Work = { batch: string; sent: string[]; imports: string[] };

const finishedOf = async (client: Client, { batch }: Work) => {
  const { items } = await client.upload(batch);
  return items.filter(({ state }) => state === 'parsed' || state === 'failed').length;
};

/** Adds files and, now and then, an import, so that there is work in hand. */
async function addWork(client: Client, work: Work, round: number): Promise<void> {
  for (let file = 0; file < FILES_A_ROUND; file++)
    work.sent.push(await client.sendFile(work.batch, cvOf(work.sent.length)));
  if (round % 5 === 0)
    work.imports.push(await client.startImport(`postings-${round}.jsonl`, postingsOf(round, POSTINGS)));
}

/** Waits until one file more is finished than before; returns the milliseconds, 0 where nothing is left to do. */
export async function untilNextFile(client: Client, work: Work): Promise<number> {
  const startedAt = performance.now();
  const before = await finishedOf(client, work);
  if (before === work.sent.length) return 0;
  while ((await finishedOf(client, work)) <= before) await pause(POLL_MS);
  return performance.now() - startedAt;
}

/** Returns what of the acknowledged work is not there, or ended as no work of this kind does. */
export async function lostOf(client: Client, work: Work): Promise<string[]> {
  const { items } = await client.upload(work.batch);
  const stateOf = new Map(items.map(({ id, state }) => [id, state]));
  const imports = await Promise.all(work.imports.map((id) => client.import(id)));
  return [
    ...work.sent.filter((id) => !stateOf.has(id)).map((id) => `file ${id} is not there`),
    ...work.sent.filter((id) => stateOf.get(id) === 'failed').map((id) => `file ${id} failed`),
    ...(items.length === work.sent.length ? [] : [`${items.length} files of ${work.sent.length}`]),
    ...imports.filter(({ Status }) => Status === 'failed').map(({ Id }) => `import ${Id} failed`),
  ];
}

/** Waits for the end of all work; returns what is missing then. */
export async function missingOf(client: Client, work: Work): Promise<string[]> {
  const { upload, states } = await untilDone(client, work.batch, work.imports);
  const read = upload.items.filter(({ state }) => state === 'parsed');
  const people = new Set(read.map(({ dossierId }) => dossierId)).size;
  const rows = states.reduce((sum, { RowsRead }) => sum + RowsRead, 0);
  const listed = (await client.exported()).trim().split('\n').length - 1;
  const sent = work.sent.length;
  console.log(`${read.length} of ${sent} files read, ${listed} in the list, ${rows} rows imported`);
  return [
    ...(read.length === sent ? [] : [`${read.length} of ${sent} files were read`]),
    ...(people === sent && listed === sent ? [] : [`${people} candidates of ${sent}, ${listed} in the list`]),
    ...(rows === work.imports.length * POSTINGS ? [] : [`${rows} rows of ${work.imports.length * POSTINGS}`]),
  ];
}

export const inSeconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);

export function report(label: string, times: readonly number[], limit: number): boolean {
  const most = Math.max(...times);
  console.log(
    `${label.padEnd(44)} ${times.length} times   median ${inSeconds(percentile(times, 0.5))} s   most ${inSeconds(most)} s   limit ${limit / 1000} s`,
  );
  return most <= limit;
}

/** Ends the server again and again with work in hand, and prints how long each end and each beginning took. */
export async function benchStops({ rounds }: { rounds?: string }): Promise<void> {
  await buildIfChanged();
  const directory = await mkdtemp(path.join(tmpdir(), 'shortlist-stops-'));
  const port = await freePort();
  const start = () =>
    startServer(port, directory, {
      ADMIN_EMAIL: OWNER.email,
      ADMIN_PASSWORD: OWNER.password,
      LOG_LEVEL: 'silent',
    });
  const stops: number[] = [];
  const recoveries: number[] = [];
  const lost: string[] = [];
  let server = await start();
  const client = await openClient(server.baseUrl, directory, OWNER);
  const work: Work = { batch: await client.startUpload(), sent: [], imports: [] };
  for (let round = 0; round < Number(rounds ?? ROUNDS) * 2; round++) {
    await addWork(client, work, round);
    await pause(momentOf(round));
    const endedAt = performance.now();
    if (round % 2 === 0) {
      await server.stop();
      stops.push(performance.now() - endedAt);
    } else await server.kill();
    const ended = performance.now() - endedAt;
    server = await start();
    const recovery = await untilNextFile(client, work);
    recoveries.push(recovery);
    lost.push(...(await lostOf(client, work)));
    console.log(
      `${String(round + 1).padStart(3)} ${round % 2 === 0 ? 'stopped in' : 'killed in '} ${inSeconds(ended)} s, next file after ${inSeconds(recovery)} s`,
    );
  }
  const missing = [...new Set(lost), ...(await missingOf(client, work))];
  await server.stop();
  await rm(directory, { recursive: true, force: true });
  const isInTime = [
    report('from SIGTERM to the exit', stops, STOPPED_BY_MS),
    report('from ready to the next file that is finished', recoveries, RECOVERED_BY_MS),
  ].every(Boolean);
  for (const what of missing) console.log(what);
  console.log(`${work.sent.length} files and ${work.imports.length} imports came in meanwhile`);
  if (!isInTime || missing.length > 0) process.exitCode = 1;
}
