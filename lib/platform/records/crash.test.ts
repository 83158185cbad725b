import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { embeddedDialect } from '.';

const WRITER = path.resolve(import.meta.dirname, '../testing/crashing-writer.ts');
const WORD = 'quenby.zellwright';

let root: string;
let directory: string;
const writers: ChildProcess[] = [];

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'shortlist-crash-'));
  directory = path.join(root, 'records');
});

afterEach(async () => {
  for (const writer of writers.splice(0)) writer.kill('SIGKILL');
  await rm(root, { recursive: true });
});

async function startWriter(): Promise<ChildProcess> {
  const writer = spawn(process.execPath, ['--import', 'tsx', WRITER, directory, WORD], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  writers.push(writer);
  await once(writer.stdout, 'data');
  return writer;
}

async function kill(writer: ChildProcess) {
  const ended = once(writer, 'exit');
  writer.kill('SIGKILL');
  await ended;
}

async function filesWith(word: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const held = await Promise.all(files.map(async (file) => (await readFile(file)).includes(word)));
  return files.filter((_, at) => held[at]).map((file) => path.relative(root, file));
}

it('lets one process in, and the next when that one ended, however it ended', async () => {
  const writer = await startWriter();
  await expect(embeddedDialect(directory)).rejects.toThrow(
    new RegExp(
      `is in use by process ${writer.pid} on .*, started \\d{4}-.*; stop it or choose another DATA_DIR\\.$`,
    ),
  );
  await kill(writer);
  // A note that names a process which runs decides nothing.
  await writeFile(path.join(root, 'records.holder'), `process ${process.ppid}`);
  const db = new Kysely<{ person: { email: string } }>({ dialect: await embeddedDialect(directory) });
  const { count } = await db
    .selectFrom('person')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(20_000);
  await db.destroy();
});

it('keeps nothing of deleted rows in the log after a crash', { timeout: 120_000 }, async () => {
  await kill(await startWriter());
  await kill(await startWriter());
  const db = new Kysely<unknown>({ dialect: await embeddedDialect(directory) });
  await sql`delete from person`.execute(db);
  await sql`vacuum full person`.execute(db);
  await sql`select pg_switch_wal()`.execute(db);
  await sql`checkpoint`.execute(db);
  expect(await filesWith(WORD)).toEqual([]);
  await db.destroy();
});
