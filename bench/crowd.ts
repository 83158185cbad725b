/**
 * Fifty people who are signed in at the same time, each with a session of their own over HTTP (no browsers), send files into uploads
 * of their own: `npm run bench -- --only crowd`.
 *
 * Ends with 1 when a file is not read, is read in another's upload, or when a call was answered by a fault of the server.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildIfChanged } from '../scripts/server/build.mjs';
import { freePort, startServer } from '../scripts/service.mjs';
import { openClient, untilDone } from './faults/client.ts';
import { cvOf } from './faults/made-up.ts';
import { percentile } from './figures.ts';

const PEOPLE = 50;
const FILES = 10;
const OWNER = { email: 'owner@example.org', password: 'quiet harbour lantern 42' };

/** Signs in, sends the files of one person, and returns how long each took and what is wrong in the end. */
async function onePerson(baseUrl: string, directory: string, person: number) {
  const client = await openClient(baseUrl, directory, OWNER);
  const batch = await client.startUpload();
  const sent: string[] = [];
  const times: number[] = [];
  for (let file = 0; file < FILES; file++) {
    const before = performance.now();
    sent.push(await client.sendFile(batch, cvOf(person * FILES + file)));
    times.push(performance.now() - before);
  }
  const { upload } = await untilDone(client, batch, []);
  const read = new Set(upload.items.filter(({ state }) => state === 'parsed').map(({ id }) => id));
  const wrong = sent.filter((id) => !read.has(id)).map((id) => `file ${id} of person ${person} is not read`);
  if (upload.items.length !== FILES) wrong.push(`person ${person} has ${upload.items.length} files`);
  return { times, wrong };
}

/** Has them all send at once. */
export async function benchCrowd(): Promise<void> {
  await buildIfChanged();
  const directory = await mkdtemp(path.join(tmpdir(), 'shortlist-crowd-'));
  const server = await startServer(await freePort(), directory, {
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
    LOG_LEVEL: 'silent',
  });
  try {
    const startedAt = performance.now();
    const people = Array.from({ length: PEOPLE }, (_, person) =>
      onePerson(server.baseUrl, directory, person),
    );
    const done = await Promise.all(people);
    const times = done.flatMap((one) => one.times);
    const wrong = done.flatMap((one) => one.wrong);
    const client = await openClient(server.baseUrl, directory, OWNER);
    const listed = (await client.exported()).trim().split('\n').length - 1;
    if (listed !== PEOPLE * FILES) wrong.push(`${listed} candidates in the list`);
    console.log(
      `${PEOPLE} sessions, ${times.length} files: accepted in ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms; all read after ${((performance.now() - startedAt) / 1000).toFixed(0)} s; ${listed} in the list`,
    );
    for (const what of wrong) console.log(`  WRONG ${what}`);
    if (wrong.length > 0) process.exitCode = 1;
  } finally {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}
