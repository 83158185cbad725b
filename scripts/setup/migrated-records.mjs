/**
 * Before the first test: makes embedded records with every migration run, which test files and servers copy. Making the
 * engine's files and running the migrations takes seconds, which each of them would spend again.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PINNED_NODE, projectEnvironment, ROOT } from './install.mjs';

const KEPT = path.join(ROOT, 'node_modules', '.cache', 'shortlist');
/** Sources of the files of fresh records. */
const SOURCES = [
  'package-lock.json',
  'lib/platform/{records,queue}/*.ts',
  'lib/recruiter/ground/store/*.ts',
  'lib/service/store/*.ts',
];

function versionOfSources() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).sort())
    hash.update(file).update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Another run of tests that began at the same time may have been first; its records are the same.
 *
 * @param {string} place
 * @param {string} made
 */
function moveTo(place, made) {
  try {
    renameSync(made, place);
  } catch (error) {
    if (!existsSync(place)) throw error;
  }
}

/**
 * Makes the records in a separate directory and then moves them to their place.
 *
 * @param {string} place
 */
function makeRecords(place) {
  mkdirSync(KEPT, { recursive: true });
  const directory = mkdtempSync(path.join(KEPT, 'making-'));
  const made = { DATA_DIR: directory, LOG_LEVEL: 'warn', BASE_URL: 'http://localhost:3000' };
  const program = [
    'node_modules/tsx/dist/cli.mjs',
    '--conditions=react-server',
    'scripts/setup/make-records.ts',
  ];
  const { status } = spawnSync(PINNED_NODE, program, {
    cwd: ROOT,
    env: projectEnvironment(made),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('no records could be made for the tests; the reason is above');
  moveTo(place, path.join(directory, 'records'));
  rmSync(directory, { recursive: true });
}

/** Returns the directory of migrated records, and makes it if missing. */
export function migratedRecords() {
  const place = path.join(KEPT, `records-${versionOfSources()}`);
  if (!existsSync(place)) makeRecords(place);
  return place;
}

/** The global set-up of the unit tests. */
export function setup() {
  process.env.MIGRATED_RECORDS = migratedRecords();
}
