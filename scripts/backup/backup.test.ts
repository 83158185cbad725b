/** The two commands, as people run them, from embedded stores to servers and back. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { directoryFiles } from '@/lib/platform/files/directory';
import { testBucket } from '@/lib/platform/testing/bucket';
import { newDataDirectory } from '@/lib/platform/testing/data-directory';
import { testServer } from '@/lib/platform/testing/postgres';
import { fillTables } from './testing/filled-tables';
import { summaryOfRules, summaryOfTables } from './testing/summary';
import { withRecords } from './testing/with-records';

const FILES = 60;
const TIMEOUT = 240_000;

let root: string;
let embedded: string;
let postgres: Awaited<ReturnType<typeof testServer>>;
let bucket: Awaited<ReturnType<typeof testBucket>>;
const at = (name: string) => path.join(root, name);

type Variables = Record<string, string>;
type Run = { code: number | null; output: string };

function run(command: 'backup' | 'restore', args: readonly string[], variables: Variables): Promise<Run> {
  const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${command}.ts`, ...args], {
    env: { ...process.env, LOG_LEVEL: 'silent', NODE_ENV: 'production', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, output })));
}

const servers = (): Variables => ({
  DATA_DIR: at('of-servers'),
  DATABASE_URL: postgres.url,
  S3_ENDPOINT: bucket.endpoint,
  S3_BUCKET: 'b',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
});

const summaries = async (db: Kysely<unknown>) => [await summaryOfTables(db), await summaryOfRules(db)];

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'shortlist-backup-'));
  [postgres, bucket] = await Promise.all([testServer(), testBucket('id')]);
  embedded = newDataDirectory('backup');
  await mkdir(path.join(embedded, 'secrets'), { mode: 0o700 });
  await writeFile(path.join(embedded, 'secrets', 'session'), 'k'.repeat(43), { mode: 0o600 });
  await mkdir(path.join(embedded, 'market', 'store'), { recursive: true });
  await writeFile(path.join(embedded, 'market', 'store', 'part.bin'), randomBytes(70_000));
  for (const half of ['recruiter', 'service'])
    for (let count = 0; count < FILES; count += 1)
      await directoryFiles(path.join(embedded, 'files', half)).put(randomBytes(50 + count));
  await withRecords(embedded, async (db) => {
    expect(await fillTables(db, 'service', 4, 1)).toEqual([]);
    expect(await fillTables(db, 'recruiter', 4, 2)).toEqual([]);
  });
}, TIMEOUT);

afterAll(async () => {
  await Promise.all([postgres.stop(), bucket.stop()]);
  for (const folder of [root, embedded]) await rm(folder, { recursive: true, force: true });
});

it('brings every row, rule, file and secret from embedded stores to servers and back', {
  timeout: TIMEOUT,
}, async () => {
  const before = await withRecords(embedded, summaries);
  expect(Object.keys(before[0] ?? {}).length).toBeGreaterThan(110);
  const kept = await run('backup', [at('one')], { DATA_DIR: embedded });
  expect(kept).toMatchObject({ code: 0, output: expect.stringContaining(`${FILES * 2} files`) });
  expect(await run('restore', [at('one')], servers())).toMatchObject({ code: 0 });
  expect(await withRecords(postgres.url, summaries)).toEqual(before);

  const again = await run('backup', [at('two')], servers());
  expect(again).toMatchObject({ code: 0, output: expect.stringContaining('copy the folder while') });
  const home = at('embedded-again');
  expect(await run('restore', [at('two')], { DATA_DIR: home })).toMatchObject({ code: 0 });
  expect(await withRecords(home, summaries)).toEqual(before);
  for (const part of ['secrets', 'files'])
    expect(await contents(path.join(home, part))).toEqual(await contents(path.join(embedded, part)));
  expect(await contents(path.join(at('of-servers'), 'market'))).toEqual(
    await contents(path.join(embedded, 'market')),
  );
});

/** Returns the files below a folder with their bytes. */
async function contents(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const read = await Promise.all(
    files.sort().map(async (file) => [path.relative(folder, file), await readFile(file, 'hex')]),
  );
  expect(read.length).toBeGreaterThan(0);
  return Object.fromEntries(read) as Record<string, string>;
}

it('keeps one moment of a database that is written to', { timeout: TIMEOUT }, async () => {
  const note = (db: Kysely<unknown>, name: string) =>
    db.transaction().execute(async (trx) => {
      for (const half of ['service', 'recruiter'])
        await sql`insert into ${sql.id(half, 'written')} values (${name})`.execute(trx);
    });
  const count = (db: Kysely<unknown>, half: string) =>
    sql<{ n: number }>`select count(*) as n from ${sql.id(half, 'written')}`
      .execute(db)
      .then(({ rows }) => Number(rows[0]?.n));
  let written = 0;
  const all = await withRecords(postgres.url, async (db) => {
    for (const half of ['service', 'recruiter'])
      await sql`create table ${sql.id(half, 'written')} (name text not null)`.execute(db);
    let isDone = false;
    const backup = run('backup', [at('moment')], servers()).finally(() => {
      isDone = true;
    });
    while (!isDone) await note(db, `row ${written++}`);
    expect(await backup).toMatchObject({ code: 0 });
    const total = await count(db, 'service');
    for (const half of ['service', 'recruiter']) await sql`drop table ${sql.id(half, 'written')}`.execute(db);
    return total;
  });
  const { records } = JSON.parse(await readFile(path.join(at('moment'), 'manifest.json'), 'utf8'));
  const [one, other] = [records.service.tables.written.rows, records.recruiter.tables.written.rows];
  expect(one).toBe(other);
  expect(one).toBeLessThan(all);
});

it('refuses what is in use, filled, damaged, unfinished or newer, in words, and writes nothing', {
  timeout: TIMEOUT,
}, async () => {
  await withRecords(embedded, async (db) => {
    await sql`select 1`.execute(db);
    const inUse = await run('backup', [at('none')], { DATA_DIR: embedded });
    expect(inUse).toMatchObject({
      code: 1,
      output: expect.stringMatching(/is in use by process \d+.*stop it/),
    });
  });
  expect((await run('restore', [at('one')], servers())).output).toMatch(/records already.*an empty place/);
  expect((await run('restore', [root], { DATA_DIR: at('new') })).output).toMatch(/holds no whole backup/);
  const inside = await run('backup', [path.join(embedded, 'kept')], { DATA_DIR: embedded });
  expect(inside.output).toMatch(/outside of DATA_DIR/);
  expect((await run('backup', ['--check', at('one')], {})).output).toMatch(/is whole/);

  const manifest = path.join(at('one'), 'manifest.json');
  const text = await readFile(manifest, 'utf8');
  await writeFile(manifest, text.replace('"0001_members"', '"0999_later"'));
  const newer = await run('restore', [at('one')], { DATA_DIR: at('new') });
  expect(newer).toMatchObject({ code: 1, output: expect.stringMatching(/newer version.*0999_later/) });
  await writeFile(manifest, text);
  await appendFile(path.join(at('one'), 'records', 'recruiter', 'member.jsonl.gz'), 'x');
  const damaged = await run('restore', [at('one')], { DATA_DIR: at('other') });
  expect(damaged).toMatchObject({
    code: 1,
    output: expect.stringMatching(/damaged: records\/recruiter\/member/),
  });
});
