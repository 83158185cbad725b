/**
 * Takes PostgreSQL away for twenty seconds in the middle of uploads, an import, matches, searches and pages of somebody
 * who is signed in: `npm run bench -- --only away`.
 *
 * Ends with 1 when health does not name the database in time, when an answer meanwhile is neither right nor a 503 with when to
 * come again, when a file, a row or the session is lost, or when the work does not go on soon after.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { testServer } from '../lib/platform/testing/postgres.ts';
import { buildIfChanged } from '../scripts/server/build.mjs';
import { freePort, startServer } from '../scripts/service.mjs';
import { openAccountApi } from './faults/account-api.ts';
import { type Client, openClient, signIn, untilDone } from './faults/client.ts';
import { cvOf, postingsOf } from './faults/made-up.ts';

const AWAY_MS = 20_000;
const NAMED_BY_MS = 5000;
const RECOVERED_BY_MS = 30_000;
const FILES = 80;
const POSTINGS = 400;
const ASKED_EVERY_MS = 300;
const OWNER = { email: 'owner@example.org', password: 'quiet harbour lantern 42' };
const ACCOUNT = { id: 'measuring', key: 'away-for-twenty-seconds' };
const API = { 'Tx-AccountId': ACCOUNT.id, 'Tx-ServiceKey': ACCOUNT.key, 'Content-Type': 'application/json' };
const INDEX = 'away';
const DOCUMENTS = 20;

/** What was answered while the database was away, how often each, and what no caller should have seen. */
type Answers = { statuses: Map<string, number>; wrong: string[] };

/** Asks again and again until told to stop. */
async function keepAsking(baseUrl: string, cookie: string, isDone: () => boolean): Promise<Answers> {
  const answers: Answers = { statuses: new Map(), wrong: [] };
  const into = JSON.stringify({ IndexIdsToSearchInto: [INDEX] });
  const questions: [string, Record<string, string>, string?][] = [
    ['/candidates', { cookie }],
    ['/api/recruiter/candidates/export?columns=name', { cookie }],
    ['/v10/account', API],
    [`/v10/matcher/indexes/${INDEX}/documents/person-0`, API, into],
    ['/v10/searcher', API, into],
  ];
  while (!isDone()) {
    for (const [address, headers, body] of questions) {
      const answer = await fetch(`${baseUrl}${address}`, {
        headers,
        ...(body && { method: 'POST', body }),
        redirect: 'manual',
        signal: AbortSignal.timeout(60_000),
      });
      await answer.text();
      const what = `${address.split('?')[0]} ${answer.status}`;
      answers.statuses.set(what, (answers.statuses.get(what) ?? 0) + 1);
      const saysWhen = answer.status === 503 && Number(answer.headers.get('retry-after')) > 0;
      if (answer.status !== 200 && !saysWhen) answers.wrong.push(what);
    }
    await pause(ASKED_EVERY_MS);
  }
  return answers;
}

/** Waits until health is as wanted; returns the milliseconds that took. */
export async function untilHealth(
  baseUrl: string,
  isWanted: (status: number, text: string) => boolean,
): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const answer = await fetch(`${baseUrl}/api/health`);
    if (isWanted(answer.status, await answer.text())) return performance.now() - startedAt;
    if (performance.now() - startedAt > 2 * AWAY_MS) return Number.POSITIVE_INFINITY;
    await pause(100);
  }
}

/** Makes an index of people to match and search in. */
async function fillIndex(baseUrl: string): Promise<void> {
  const api = openAccountApi(baseUrl, `${ACCOUNT.id}:${ACCOUNT.key}`);
  await api.post(`/v10/index/${INDEX}`, { IndexType: 'Resume' });
  for (let number = 0; number < DOCUMENTS; number++) {
    const ResumeMetadata = { PlainText: cvOf(number).text, DocumentLanguage: 'en' };
    await api.post(`/v10/index/${INDEX}/resume/person-${number}`, { ResumeData: { ResumeMetadata } });
  }
}

async function sendAll(client: Client, batch: string): Promise<string[]> {
  const sent: string[] = [];
  for (let file = 0; file < FILES; file++) sent.push(await client.sendFile(batch, cvOf(file)));
  return sent;
}

/** Takes the database away amid the work; returns what went wrong. */
async function measure(baseUrl: string, directory: string, goAway: () => Promise<void>): Promise<string[]> {
  const client = await openClient(baseUrl, directory, OWNER);
  const cookie = await signIn(baseUrl, OWNER.email, OWNER.password);
  const batch = await client.startUpload();
  await fillIndex(baseUrl);
  let isDone = false;
  const asking = keepAsking(baseUrl, cookie, () => isDone);
  const imported = await client.startImport('postings.jsonl', postingsOf(0, POSTINGS));
  const sending = sendAll(client, batch);
  await pause(2000);
  const [named] = await Promise.all([
    untilHealth(baseUrl, (status, text) => status === 503 && text.includes('database')),
    goAway(),
  ]);
  const back = await untilHealth(baseUrl, (status) => status === 200);
  const sent = await sending;
  const { upload, states } = await untilDone(client, batch, [imported]);
  isDone = true;
  const { statuses, wrong } = await asking;
  const parsed = new Set(upload.items.filter(({ state }) => state === 'parsed').map(({ id }) => id));
  const page = await fetch(`${baseUrl}/candidates`, { headers: { cookie }, redirect: 'manual' });
  for (const [what, times] of statuses) console.log(`  ${what}: ${times} times`);
  console.log(
    `health named the database after ${named.toFixed(0)} ms, was well ${back.toFixed(0)} ms after it was back`,
  );
  console.log(
    `${parsed.size} of ${FILES} files read, import ${states[0]?.Status} with ${states[0]?.RowsRead} rows`,
  );
  return [
    ...wrong,
    ...(named > NAMED_BY_MS ? ['health named the database too late'] : []),
    ...(back > RECOVERED_BY_MS ? ['health was not well again in time'] : []),
    ...sent.filter((id) => !parsed.has(id)).map((id) => `file ${id} was acknowledged and is not read`),
    ...(states[0]?.Status === 'done' && states[0].RowsRead === POSTINGS ? [] : ['the import is not whole']),
    ...(page.status === 200 ? [] : [`the session ended: ${page.status}`]),
  ];
}

/** Runs it once on a PostgreSQL of its own. */
export async function benchAway(): Promise<void> {
  await buildIfChanged();
  const postgres = await testServer();
  const directory = await mkdtemp(path.join(tmpdir(), 'shortlist-away-'));
  const server = await startServer(await freePort(), directory, {
    DATABASE_URL: postgres.url,
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
    SERVICE_ACCOUNTS: `${ACCOUNT.id}:${ACCOUNT.key}`,
    LOG_LEVEL: 'silent',
  });
  try {
    const wrong = await measure(server.baseUrl, directory, () => postgres.killAndStart(AWAY_MS));
    for (const line of new Set(wrong)) console.log(`  WRONG ${line}`);
    process.exitCode = wrong.length > 0 ? 1 : 0;
  } finally {
    await server.stop();
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  }
}
