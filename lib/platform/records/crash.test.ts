import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { filesWith } from '../testing/files-with';
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

function spawnWriter(prefix: string[] = []) {
  const [command = '', ...args] = [...prefix, process.execPath, '--import', 'tsx', WRITER, directory, WORD];
  const writer = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  writers.push(writer);
  return writer;
}

async function startWriter(prefix?: string[]): Promise<ChildProcess> {
  const writer = spawnWriter(prefix);
  writer.stderr.pipe(process.stderr);
  await once(writer.stdout, 'data');
  return writer;
}

/** Runs the command that follows in a separate PID namespace, as a container does. */
const INTO_NAMESPACE = ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child'];
const hasNamespaces = spawnSync('unshare', [...INTO_NAMESPACE.slice(1), 'true']).status === 0;

async function kill(writer: ChildProcess) {
  const ended = once(writer, 'exit');
  writer.kill('SIGKILL');
  await ended;
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

it('lets one of two containers in, whose processes have the same number', { timeout: 120_000 }, async ({
  skip,
}) => {
  skip(!hasNamespaces, 'this machine lets no user make PID namespaces');
  const first = await startWriter(INTO_NAMESPACE);
  const second = spawnWriter(INTO_NAMESPACE);
  const errors = text(second.stderr);
  const [code] = await once(second, 'exit');
  expect(code).not.toBe(0);
  expect(await errors).toMatch(/is in use by process 1 on .*; stop it or choose another DATA_DIR/);
  await kill(first);
  // Processes inside the namespace end a moment after the command that made it.
  const dialect = await vi.waitFor(() => embeddedDialect(directory), 20_000);
  const db = new Kysely<unknown>({ dialect });
  const { rows } = await sql<{ count: string }>`select count(*) from person`.execute(db);
  expect(Number(rows[0]?.count)).toBe(20_000);
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
  expect(await filesWith([WORD], root)).toEqual([]);
  await db.destroy();
});

it('lets nobody else read the files of the records', async () => {
  const db = new Kysely({ dialect: await embeddedDialect(directory) });
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const modes = await Promise.all(
    entries
      .filter((entry) => !entry.isSymbolicLink())
      .map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).mode & 0o077),
  );
  await db.destroy();
  expect(modes.length).toBeGreaterThan(500);
  expect(modes.filter(Boolean)).toEqual([]);
});

it('says what to do about records whose files are damaged, and holds the folder no longer', async () => {
  const db = new Kysely({ dialect: await embeddedDialect(directory) });
  await sql`select 1`.execute(db);
  await db.destroy();
  await writeFile(path.join(directory, 'global', 'pg_control'), Buffer.alloc(8192, 0x5a));
  for (let time = 0; time < 2; time += 1)
    await expect(embeddedDialect(directory)).rejects.toThrow(
      /cannot be opened \(.*restore the newest backup/s,
    );
});
