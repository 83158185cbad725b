import { afterAll, beforeAll, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import { records } from '../ground/store';
import { startChild } from '../testing/child';
import { answerAbout, startTestParser } from '../testing/parser';
import { memberOfRole } from '../testing/store';
import { finished } from '../testing/uploads';
import { startUploadWorker } from '../uploads/worker';
import { readPeople } from './draft';
import { startMoveIn } from './start';

const PEOPLE = 25;
const TABLE = [
  'Name,Email,Tags',
  ...Array.from({ length: PEOPLE }, (_, at) => `Person ${at},person-${at}@example.org,moved`),
].join('\n');

let parser: Awaited<ReturnType<typeof startTestParser>>;

beforeAll(async () => {
  parser = await startTestParser();
  // Slow enough that a kill after the acknowledgement falls into the reading.
  parser.reply = (document, asked) => {
    const body = answerAbout('candidate', document ?? { name: '' }, `T-${asked}`);
    return { status: 200, body, delayMs: 40 };
  };
});

afterAll(async () => {
  await shutdown();
  parser.stop();
});

/** Runs the child until it prints a word, and kills it without warning. */
function killedAt(word: string): Promise<void> {
  const child = startChild('move-in-child.ts', [TABLE], { PARSE_WORKERS: '3' });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
    if (output.includes(word)) child.kill('SIGKILL');
  });
  return new Promise((resolve) => child.on('exit', () => resolve()));
}

it('loses and doubles nobody, killed while a table is moved in and while it is read', async () => {
  await killedAt('begun');
  await killedAt('moved');
  const recruiter = await memberOfRole('recruiter');
  await startUploadWorker();
  async function* body() {
    yield new TextEncoder().encode(TABLE);
  }
  const draft = await readPeople(recruiter, { name: 'people.csv', body: body() });
  if (!draft.ok) throw new Error(draft.problem.message);
  const { id, columns } = draft.value;
  await startMoveIn(recruiter, { id, roles: columns.map(({ role }) => role), files: [] });
  const db = await records();
  for (const upload of await db.selectFrom('upload').select('id').execute())
    await finished(recruiter, upload.id);
  const people = await db.selectFrom('dossier').select(['email', 'tags']).where('held', '=', false).execute();
  expect(new Set(people.map(({ email }) => email)).size).toBe(PEOPLE);
  expect(people).toHaveLength(PEOPLE);
  expect(people.every(({ tags }) => tags.join() === 'moved')).toBe(true);
  expect(await db.selectFrom('moved_row').select('item_id').execute()).toHaveLength(PEOPLE);
}, 120_000);
