/**
 * Measures a backup and a restore of many candidates, and compares every table, rule and file afterwards.
 *
 *   npm run bench -- --only backup                      5,000 candidates on the embedded stores
 *   npm run bench -- --only backup --documents 500      this many
 *   npm run bench -- --only backup --store postgres     from the embedded stores to PostgreSQL and a bucket, and back
 *
 * Every table of both halves has made rows; candidates have a document of 60 kB and an answer of 40 kB each, as files and
 * as rows that name them. The commands are those that people run, each as a separate process.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { directoryFiles } from '@/lib/platform/files/directory';
import { migrate } from '@/lib/platform/records';
import { testBucket } from '@/lib/platform/testing/bucket';
import { testServer } from '@/lib/platform/testing/postgres';
import { MIGRATIONS } from '@/lib/recruiter/ground/store/migrations';
import { SERVICE_MIGRATIONS } from '@/lib/service/store/migrations';
import { filesBelow, hashOfFile } from '../scripts/backup/sums.ts';
import { fillTables } from '../scripts/backup/testing/filled-tables.ts';
import { summaryOfRules, summaryOfTables } from '../scripts/backup/testing/summary.ts';
import { withRecords } from '../scripts/backup/testing/with-records.ts';
import { PINNED_NODE, projectEnvironment, ROOT } from '../scripts/setup/install.mjs';

const CANDIDATES = 5000;
const DOCUMENT_BYTES = 45_000;
const ANSWER_BYTES = 30_000;

type Variables = Record<string, string>;

/** Copies a row of the table under new ids and with these values. */
const copyRow = (db: Kysely<unknown>, table: string, values: Record<string, string>) =>
  sql`insert into ${sql.id('recruiter', table)}
    select made.* from (select one from ${sql.id('recruiter', table)} as one limit 1) as source,
      jsonb_populate_record(source.one, ${JSON.stringify(values)}::jsonb) as made`.execute(db);

async function addCandidates(db: Kysely<unknown>, home: string, count: number) {
  const files = directoryFiles(path.join(home, 'files', 'recruiter'));
  for (let number = 0; number < count; number += 1) {
    const [dossier, document] = [crypto.randomUUID(), crypto.randomUUID()];
    const hash = await files.put(Buffer.from(randomBytes(DOCUMENT_BYTES).toString('base64')));
    const answer = await files.put(Buffer.from(randomBytes(ANSWER_BYTES).toString('base64')));
    await copyRow(db, 'dossier', { id: dossier, name: `Person ${number}`, name_key: `person ${number}` });
    await copyRow(db, 'document', { id: document, dossier_id: dossier, hash });
    const parse = { id: crypto.randomUUID(), dossier_id: dossier, document_id: document };
    await copyRow(db, 'parse', { ...parse, response_hash: answer });
    await copyRow(db, 'dossier_words', { dossier_id: dossier });
  }
}

async function fill(home: string, count: number) {
  await mkdir(path.join(home, 'secrets'), { recursive: true, mode: 0o700 });
  await writeFile(path.join(home, 'secrets', 'session'), randomBytes(32).toString('base64url'), {
    mode: 0o600,
  });
  await withRecords(home, async (db) => {
    await migrate(db, 'service', SERVICE_MIGRATIONS);
    await migrate(db, 'recruiter', MIGRATIONS);
    for (const half of ['service', 'recruiter']) await fillTables(db, half, 3, 1);
    await addCandidates(db, home, count);
  });
}

/** Runs a command to its end, and prints what it said and how long it took. */
async function timed(command: 'backup' | 'restore', folder: string, variables: Variables) {
  const startedAt = performance.now();
  const args = ['node_modules/tsx/dist/cli.mjs', `scripts/${command}.ts`, folder];
  const env = projectEnvironment({ LOG_LEVEL: 'warn', ...variables });
  const child = spawn(PINNED_NODE, args, { cwd: ROOT, env, stdio: 'inherit' });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
  console.log(`${command}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

/** Returns the hashes of all tables, rules and files, as lines that can be compared. */
async function sumsOf(where: string, home?: string): Promise<string[]> {
  const rows = await withRecords(where, async (db) => [
    ...Object.entries(await summaryOfTables(db)).map((pair) => pair.join(' ')),
    ...(await summaryOfRules(db)),
  ]);
  const hashes: string[] = [];
  for (const part of home ? ['files', 'secrets'] : [])
    for (const file of await filesBelow(path.join(home ?? '', part)))
      hashes.push(`${part}/${file} ${await hashOfFile(path.join(home ?? '', part, file))}`);
  return [...rows, ...hashes];
}

function compare(label: string, one: readonly string[], other: readonly string[]) {
  const differing = one.filter((line, at) => line !== other[at]).length + Math.abs(one.length - other.length);
  console.log(`${label}: ${one.length} hashes of tables, rules and files compared, ${differing} differ`);
  if (differing > 0) process.exitCode = 1;
}

async function byServers(root: string, from: Variables, before: readonly string[]): Promise<Variables> {
  const [postgres, bucket] = await Promise.all([testServer(), testBucket('id')]);
  try {
    const store = {
      S3_ENDPOINT: bucket.endpoint,
      S3_BUCKET: 'b',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    const servers = { DATA_DIR: path.join(root, 'servers'), DATABASE_URL: postgres.url, ...store };
    await timed('backup', path.join(root, 'first'), from);
    await timed('restore', path.join(root, 'first'), servers);
    const there = await sumsOf(postgres.url);
    compare('PostgreSQL', there, before.slice(0, there.length));
    await timed('backup', path.join(root, 'second'), servers);
    const home = { DATA_DIR: path.join(root, 'home') };
    await timed('restore', path.join(root, 'second'), home);
    return home;
  } finally {
    await Promise.all([postgres.stop(), bucket.stop()]);
  }
}

/** Makes candidates, keeps and restores them, and prints the times and whether anything differs. */
export async function benchBackup({
  documents,
  store,
}: {
  documents?: string;
  store?: string;
}): Promise<void> {
  const root = await mkdtemp(path.join(tmpdir(), 'shortlist-backups-'));
  const home = path.join(root, 'data');
  try {
    await fill(home, Number(documents ?? CANDIDATES));
    const before = await sumsOf(home, home);
    let restored: Variables = { DATA_DIR: path.join(root, 'restored') };
    if (store) restored = await byServers(root, { DATA_DIR: home }, before);
    else {
      await timed('backup', path.join(root, 'kept'), { DATA_DIR: home });
      await timed('restore', path.join(root, 'kept'), restored);
    }
    const place = String(restored.DATA_DIR);
    compare('Embedded stores', await sumsOf(place, place), before);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
