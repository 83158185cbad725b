/**
 * Takes records made by the code of earlier versions to this one, and back: `npm run test:upgrades [COMMIT …]`; without
 * names, by the last commit of each day of two weeks.
 *
 * Each version is checked out by git into a folder of its own, with the packages of this one, and opens records in it as a start
 * does. Every table is filled with made rows; then this version opens them, and all that the earlier tables held is compared by
 * counts and hashes. Then the earlier version is started on them again: it has to refuse, and to change nothing.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { migrate } from '@/lib/platform/records';
import { MIGRATIONS } from '@/lib/recruiter/ground/store/migrations';
import { SERVICE_MIGRATIONS } from '@/lib/service/store/migrations';
import { fillTables } from '../backup/testing/filled-tables';
import { withRecords } from '../backup/testing/with-records';
import { PINNED_NODE, projectEnvironment, ROOT } from '../setup/install.mjs';
import { compareColumns, type Snapshot, snapshotOf } from './compare';

/** The last commit of each day of two weeks before this version is tried. */
const DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;
const HALVES = { service: SERVICE_MIGRATIONS, recruiter: MIGRATIONS };
/** Versions before it open newer data without a word: it is the first that refuses. */
const FIRST_REFUSAL = 'd0bf073d';

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** The named commits, or the last one of each day that had any in two weeks before the last commit. */
function commitsOf(named: readonly string[]): string[] {
  if (named.length > 0) return [...named];
  const last = Number(git('log', '-1', '--format=%ct')) * 1000;
  const days = Array.from({ length: DAYS }, (_, at) => new Date(last - (at + 1) * DAY_MS).toISOString());
  const found = days.map((day) => git('rev-list', '-1', `--before=${day.slice(0, 10)} 23:59`, 'HEAD'));
  return [...new Set(found)].filter((commit) => commit !== '').reverse();
}

const refuses = (commit: string) =>
  spawnSync('git', ['merge-base', '--is-ancestor', FIRST_REFUSAL, commit], { cwd: ROOT }).status === 0;

/** Checks a version out into a folder, with the packages of this one and a program that opens its records. */
function checkOut(commit: string, folder: string): string {
  mkdirSync(folder);
  const packed = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 31 - 1 });
  execFileSync('tar', ['-x', '-C', folder], { input: packed });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const store = existsSync(path.join(folder, 'lib/recruiter/ground/store')) ? 'ground/store' : 'store';
  const program = path.join(folder, 'scripts', 'open-records.ts');
  const lines = [
    `import { records } from '@/lib/recruiter/${store}';`,
    `import { serviceRecords } from '@/lib/service/store';`,
    `import { shutdown } from '@/lib/platform';`,
    'await records();',
    'await serviceRecords();',
    'await shutdown();',
  ];
  writeFileSync(program, lines.join('\n'));
  return program;
}

/** Opens the records in a folder by a version's program; answers its status and what it said. */
function openBy(program: string, data: string) {
  const cwd = path.dirname(path.dirname(program));
  const args = ['node_modules/tsx/dist/cli.mjs', '--conditions=react-server', program];
  const env = projectEnvironment({ DATA_DIR: data, LOG_LEVEL: 'silent', BASE_URL: 'http://localhost:3000' });
  const { status, stderr } = spawnSync(PINNED_NODE, args, { cwd, env, encoding: 'utf8' });
  return { status, said: stderr };
}

type Snapshots = Record<string, Snapshot>;

async function snapshots(db: Kysely<unknown>): Promise<Snapshots> {
  const taken: Snapshots = {};
  for (const half of Object.keys(HALVES)) taken[half] = await snapshotOf(db, half);
  return taken;
}

/** Brings the records to this version; answers how they are then, how much was compared, and what differs though no step means to. */
async function upgrade(db: Kysely<unknown>) {
  const differing: string[] = [];
  const after: Snapshots = {};
  let compared = 0;
  for (const [half, steps] of Object.entries(HALVES)) {
    const before = await snapshotOf(db, half);
    const had = await stepsOf(db, half);
    await migrate(db, half, steps);
    const ran = steps.map(({ name }) => name).filter((name) => !had.includes(name));
    const now = await snapshotOf(db, half);
    after[half] = now;
    const result = compareColumns(before, now, ran);
    compared += result.compared;
    differing.push(...result.differing);
  }
  return { after, compared, differing };
}

async function stepsOf(db: Kysely<unknown>, half: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.id(half, 'migration')}`.execute(db);
  return rows.map(({ name }) => name);
}

/** Tries one version; answers what went wrong. */
async function tryVersion(commit: string, root: string): Promise<string[]> {
  const place = path.join(root, commit.slice(0, 8));
  const data = `${place}-data`;
  const program = checkOut(commit, place);
  const first = openBy(program, data);
  if (first.status !== 0) return [`it does not make records: ${first.said.slice(-300)}`];
  const { compared, differing, after } = await withRecords(data, async (db) => {
    for (const half of Object.keys(HALVES)) await fillTables(db, half, 2, 1);
    return upgrade(db);
  });
  const second = openBy(program, data);
  const then = await withRecords(data, snapshots);
  const changed = JSON.stringify(then) === JSON.stringify(after) ? [] : ['its second start changed the data'];
  const isRefused = second.status !== 0 && /newer version of Shortlist/.test(second.said);
  const silent = refuses(commit) && !isRefused ? ['it opened newer data'] : [];
  const words = isRefused ? 'refuses newer data in words' : 'opens newer data (before the first refusal)';
  console.log(
    `${git('log', '-1', '--format=%h, %ad', '--date=short', commit)}: ${compared} columns of tables compared, ${differing.length} differ; ${words}`,
  );
  return [...differing, ...changed, ...silent];
}

const root = mkdtempSync(path.join(tmpdir(), 'shortlist-upgrades-'));
try {
  for (const commit of commitsOf(process.argv.slice(2)))
    for (const problem of await tryVersion(commit, root)) {
      console.error(`  ${problem}`);
      process.exitCode = 1;
    }
} finally {
  rmSync(root, { recursive: true, force: true });
}
