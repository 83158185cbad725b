import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '../faults/client.ts';
import { findPostings } from '../jobs.ts';
import { personOf } from './people.ts';

type File = { name: string; text: string };

/** Files of one upload, and how many of them are under way at once. */
const BATCH = 200;
const SENT_AT_ONCE = 8;
const POLL_MS = 500;

/** Sends files in one upload and waits until all are read. */
async function upload(client: Client, kind: 'candidate' | 'job', files: readonly File[]): Promise<void> {
  const batch = await client.startUpload(kind);
  const left = [...files];
  const send = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await client.sendFile(batch, next);
  };
  await Promise.all(Array.from({ length: SENT_AT_ONCE }, send));
  let state = await client.upload(batch);
  for (; !state.finished; state = await client.upload(batch)) await pause(POLL_MS);
  const unread = state.items.filter((item) => item.state !== 'parsed' && item.state !== 'duplicate').length;
  if (unread > 0) throw new Error(`${unread} of ${state.items.length} documents were not read`);
}

/** Uploads the CVs of this number of people who do not exist. */
export async function uploadPeople(client: Client, people: number): Promise<void> {
  for (let from = 0; from < people; from += BATCH) {
    const length = Math.min(BATCH, people - from);
    await upload(
      client,
      'candidate',
      Array.from({ length }, (_, index) => personOf(from + index)),
    );
  }
}

/** Uploads the labelled postings of the project. */
export async function uploadPostings(client: Client): Promise<void> {
  const postings = await findPostings();
  const files = postings.map(async ({ path: file }) => ({
    name: path.basename(file),
    text: await readFile(file, 'utf8'),
  }));
  await upload(client, 'job', await Promise.all(files));
}
