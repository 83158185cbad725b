/**
 * Takes PostgreSQL away again and again, for some seconds each, with uploads and imports in hand: `npm run bench -- --only outages`,
 * fifty times; `--rounds 10`: this many.
 *
 * Printed, each as it comes: the time until health names the database, and the time from its return to the next file that is finished.
 * After each round every acknowledged file and import is looked for; at the end each must have been read once, with all rows.
 * Ends with 1 when one is over its limit or missing.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { testServer } from '../lib/platform/testing/postgres.ts';
import { buildIfChanged } from '../scripts/server/build.mjs';
import { freePort, startServer } from '../scripts/service.mjs';
import { untilHealth } from './away.ts';
import { type Client, openClient } from './faults/client.ts';
import { cvOf, postingsOf } from './faults/made-up.ts';
import { inSeconds, lostOf, missingOf, momentOf, report, untilNextFile, type Work } from './stops.ts';

const ROUNDS = 50;
const AWAY_MS = 6000;
const NAMED_BY_MS = 5000;
const RECOVERED_BY_MS = 30_000;
const FILES_A_ROUND = 12;
const POSTINGS = 400;
const OWNER = { email: 'owner@example.org', password: 'quiet harbour lantern 42' };

/** Adds files one after the other, before and while the database is away, and now and then an import. */
async function addWork(client: Client, work: Work, round: number): Promise<void> {
  if (round % 5 === 0)
    work.imports.push(await client.startImport(`postings-${round}.jsonl`, postingsOf(round, POSTINGS)));
  for (let file = 0; file < FILES_A_ROUND; file++) {
    work.sent.push(await client.sendFile(work.batch, cvOf(work.sent.length)));
    await pause(momentOf(file) / 6);
  }
}

type Times = { named: number[]; recovered: number[] };

async function oneRound(
  { baseUrl, client, work }: { baseUrl: string; client: Client; work: Work },
  round: number,
  goAway: () => Promise<void>,
): Promise<[named: number, recovered: number]> {
  const adding = addWork(client, work, round);
  await pause(momentOf(round));
  const named = untilHealth(baseUrl, (status, text) => status === 503 && text.includes('database'));
  await goAway();
  const returnedAt = performance.now();
  await untilHealth(baseUrl, (status) => status === 200);
  await adding;
  await untilNextFile(client, work);
  return [await named, performance.now() - returnedAt];
}

async function measure(baseUrl: string, client: Client, rounds: number, goAway: () => Promise<void>) {
  const work: Work = { batch: await client.startUpload(), sent: [], imports: [] };
  const times: Times = { named: [], recovered: [] };
  const lost: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const [named, recovered] = await oneRound({ baseUrl, client, work }, round, goAway);
    times.named.push(named);
    times.recovered.push(recovered);
    lost.push(...(await lostOf(client, work)));
    console.log(
      `${String(round + 1).padStart(3)} named after ${inSeconds(named)} s, next file ${inSeconds(recovered)} s after its return`,
    );
  }
  const missing = [...new Set(lost), ...(await missingOf(client, work))];
  for (const what of missing) console.log(what);
  console.log(`${work.sent.length} files and ${work.imports.length} imports came in meanwhile`);
  const isInTime = [
    report('until health names the database', times.named, NAMED_BY_MS),
    report('from its return to the next file', times.recovered, RECOVERED_BY_MS),
  ].every(Boolean);
  return isInTime && missing.length === 0;
}

/** Takes a PostgreSQL of its own away so often, and prints how long health and work took each time. */
export async function benchOutages({ rounds }: { rounds?: string }): Promise<void> {
  await buildIfChanged();
  const postgres = await testServer();
  const directory = await mkdtemp(path.join(tmpdir(), 'shortlist-outages-'));
  const server = await startServer(await freePort(), directory, {
    DATABASE_URL: postgres.url,
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
    LOG_LEVEL: 'silent',
  });
  try {
    const client = await openClient(server.baseUrl, directory, OWNER);
    const goAway = () => postgres.killAndStart(AWAY_MS);
    if (!(await measure(server.baseUrl, client, Number(rounds ?? ROUNDS), goAway))) process.exitCode = 1;
  } finally {
    await server.stop();
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  }
}
