/**
 * Before the first test: embedded records with every migration run, for test files to begin with a copy of. Making the
 * engine's files and running the migrations takes seconds, which each of some seventy test files would spend again.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const KEPT = path.join(ROOT, 'node_modules', '.cache', 'shortlist');
/** Sources that the files of fresh records depend on. */
const SOURCES = [
  'package-lock.json',
  'lib/platform/{records,queue}/*.ts',
  'lib/{service,recruiter/ground}/store/*.ts',
];

function versionOfSources(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).sort())
    hash.update(file).update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Another run of tests that began at the same time may have been first; its records are the same. */
function moveTo(place: string, made: string) {
  try {
    renameSync(made, place);
  } catch (error) {
    if (!existsSync(place)) throw error;
  }
}

/** Creates the records in a separate directory and moves them to their place as a whole. */
async function makeRecords(place: string) {
  mkdirSync(KEPT, { recursive: true });
  const directory = mkdtempSync(path.join(KEPT, 'making-'));
  const before = { ...process.env };
  Object.assign(process.env, { DATA_DIR: directory, LOG_LEVEL: 'silent', BASE_URL: 'http://localhost:3000' });
  const { records } = await import('../../lib/recruiter/ground/store');
  const { serviceRecords } = await import('../../lib/service/store');
  const { shutdown } = await import('../../lib/platform');
  await records();
  await serviceRecords();
  await shutdown();
  process.env = before;
  moveTo(place, path.join(directory, 'records'));
  rmSync(directory, { recursive: true });
}

export async function setup() {
  const place = path.join(KEPT, `records-${versionOfSources()}`);
  if (!existsSync(place)) await makeRecords(place);
  process.env.MIGRATED_RECORDS = place;
}
