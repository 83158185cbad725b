/**
 * Measures faults: uploads, imports, index writes and deliveries of events continue while the server, the receiver of
 * the events, and the database or the object store, if any, are killed without notice in turn; then the sums are
 * checked. Nothing acknowledged may be lost, nothing may be duplicated, and nothing may come out of order.
 *
 *   npm run bench -- --only faults                       500 uploads and index writes, 1,000 events, ten imports, on the embedded stores
 *   npm run bench -- --only faults --parts events        the events alone
 *   npm run bench -- --only faults --parts searches      10,000 index writes with searches between them; --documents N:
 *                                                        of so many documents, each written twice (5,000)
 *   npm run bench -- --only faults --store postgres      the records on PostgreSQL, which is killed as well
 *   npm run bench -- --only faults --store s3            the files in a bucket, whose store is killed as well
 *   npm run bench -- --only faults --store postgres,s3 --instances 3   three instances on both and on one market; one that is
 *                                                        killed is replaced by a new one that has nothing but the secrets
 *   npm run bench -- --only faults --store postgres,s3 --instances 3 --older FOLDER   the first three are of the older version
 *                                                        in this folder, which is built; those that replace them of this one
 *
 * Ends with 1 when a sum is wrong.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { buildIfChanged } from '../scripts/server/build.mjs';
import { type AccountApi, openAccountApi } from './faults/account-api.ts';
import { type Client, openClient, untilDone } from './faults/client.ts';
import {
  announceAll,
  EVENTS,
  type Receiver,
  register,
  startReceiver,
  sumsOfEvents,
} from './faults/event-deliveries.ts';
import { beginIndex, sumsOfIndex, writeDocuments } from './faults/index-writes.ts';
import { cvOf, postingsOf } from './faults/made-up.ts';
import { openStage, type Stage, type StageOptions } from './faults/stage.ts';
import type { Sum } from './faults/sums.ts';
import { DOCUMENTS, writeAndSearch } from './faults/writes-and-searches.ts';

const UPLOADS = 500;
const AT_A_TIME = 4;
const IMPORTS = 10;
const POSTINGS = 200;
/** Least times between two kills, so that each meets another moment of the work. */
const RUNS_MS = [2500, 4200, 1300, 6100, 3300];
/** Least number of acknowledgements between two kills, so that a busy machine makes progress, too. */
const EVENTS_BETWEEN = 20;
/** Then the work may end. */
const KILLS = 40;
const OWNER = { email: 'owner@example.org', password: 'quiet harbour lantern 42' };
const AUTH = 'measuring:faults-of-the-stores';

async function uploadAll(client: Client, batch: string): Promise<string[]> {
  const acknowledged: string[] = [];
  let next = 0;
  const one = async () => {
    while (next < UPLOADS) acknowledged.push(await client.sendFile(batch, cvOf(next++)));
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, one));
  return acknowledged;
}

async function importAll(client: Client): Promise<string[]> {
  const started: string[] = [];
  for (let file = 0; file < IMPORTS; file++)
    started.push(await client.startImport(`postings-${file}.jsonl`, postingsOf(file, POSTINGS)));
  return started;
}

async function jobsOf(baseUrl: string): Promise<number> {
  const headers = { authorization: `Basic ${Buffer.from(AUTH).toString('base64')}` };
  const answer = await fetch(`${baseUrl}/api/v3/search`, { headers });
  const { total_count: count } = (await answer.json()) as { total_count: number };
  return count;
}

/**
 * Kills in turn while the work continues; returns the number of kills. `acknowledged` are the events, or the writes of documents,
 * acknowledged so far, `most` all there will be.
 */
async function breakThings(
  stage: Stage,
  { isDone, acknowledged, most }: { isDone: () => boolean; acknowledged: readonly string[]; most: number },
): Promise<number> {
  let kills = 0;
  for (let before = 0; !isDone() && kills < KILLS; before = acknowledged.length) {
    await pause(RUNS_MS[kills % RUNS_MS.length]);
    while (!isDone() && acknowledged.length < Math.min(before + EVENTS_BETWEEN, most)) await pause(100);
    await stage.killInTurn();
    kills++;
  }
  return kills;
}

/** Runs uploads, imports and index writes; returns a check for when all is done. */
async function workOnRecords(stage: Stage, api: AccountApi): Promise<() => Promise<Sum[]>> {
  const client = await openClient(stage.baseUrl, stage.directory, OWNER);
  const batch = await client.startUpload();
  const uploading = Promise.all([uploadAll(client, batch), importAll(client)]).then(
    async ([files, imports]) => ({ files, ...(await untilDone(client, batch, imports)) }),
  );
  const [{ files, upload, states }, written] = await Promise.all([uploading, writeDocuments(api)]);
  return async () => {
    const ids = new Set(upload.items.map(({ id }) => id));
    const rows = (await client.exported()).trim().split('\n').slice(1);
    return [
      ['acknowledged files that are there', files.filter((id) => ids.has(id)).length, UPLOADS],
      ['files in the upload', upload.items.length, UPLOADS],
      ['of them read', upload.items.filter(({ state }) => state === 'parsed').length, UPLOADS],
      ['candidates made of them', new Set(upload.items.map(({ dossierId }) => dossierId)).size, UPLOADS],
      ['rows of the list', rows.length, UPLOADS],
      ['different names in it', new Set(rows).size, UPLOADS],
      ['imports that are done', states.filter(({ Status }) => Status === 'done').length, IMPORTS],
      ['rows that they read', states.reduce((sum, { RowsRead }) => sum + RowsRead, 0), IMPORTS * POSTINGS],
      ['jobs in the market', await jobsOf(stage.baseUrl), IMPORTS * POSTINGS],
      ...(await sumsOfIndex(api, written)),
    ];
  };
}

/** What is done, and how many documents are written for the part `searches`. */
type Work = { parts: string | undefined; documents: number };

type EventWork = { api: AccountApi; receiver: Receiver; acknowledged: string[]; parts: string | undefined };

/** Announces events, with the work on records beside it unless the events alone are asked for. */
async function workWithEvents(stage: Stage, { api, receiver, acknowledged, parts }: EventWork) {
  await beginIndex(api);
  await register(api, receiver);
  return Promise.all([
    ...(parts === 'events' ? [] : [workOnRecords(stage, api)]),
    announceAll(api, acknowledged).then(() => () => sumsOfEvents(receiver, acknowledged)),
  ]);
}

/** Does the work while things break; returns each sum with its expected value. */
async function measure(stage: Stage, receiver: Receiver, { parts, documents }: Work): Promise<Sum[]> {
  const startedAt = performance.now();
  const api = openAccountApi(stage.baseUrl, AUTH);
  let done = false;
  const acknowledged: string[] = [];
  const isOfSearches = parts === 'searches';
  const work = (
    isOfSearches
      ? writeAndSearch(api, acknowledged, documents).then((check) => [check])
      : workWithEvents(stage, { api, receiver, acknowledged, parts })
  ).finally(() => {
    done = true;
  });
  const most = isOfSearches ? documents : EVENTS;
  // What was written is searched once more, and a server that is killed all the time answers nothing.
  const isDone = () => done || (isOfSearches && acknowledged.length === most);
  const [kills, checks] = await Promise.all([breakThings(stage, { isDone, acknowledged, most }), work]);
  console.log(`${kills} kills, ${Math.round((performance.now() - startedAt) / 1000)} s`);
  const sums: Sum[] = [];
  for (const check of checks) sums.push(...(await check()));
  return sums;
}

/** Prints each sum with its expected value; true when all are right. */
function report(sums: readonly Sum[]): boolean {
  for (const [what, is, must] of sums)
    console.log(`${what.padEnd(36)} ${String(is).padStart(6)} of ${must}${is === must ? '' : '   WRONG'}`);
  return sums.every(([, is, must]) => is === must);
}

/** Runs the faults as the options say; all of the work, only the events, or writes and searches of an index (`parts`). */
export async function benchFaults({
  parts,
  documents,
  ...options
}: StageOptions & { parts?: string; documents?: string }) {
  await buildIfChanged();
  const receiver = await startReceiver();
  const variables = {
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
    SERVICE_ACCOUNTS: AUTH,
    PRIVATE_HOSTS: receiver.host,
    LOG_LEVEL: 'silent',
  };
  const stage = await openStage(options, variables, [receiver.killAndStart]);
  try {
    if (!report(await measure(stage, receiver, { parts, documents: Number(documents ?? DOCUMENTS) })))
      process.exitCode = 1;
  } finally {
    await stage.stop();
    await receiver.stop();
  }
}
