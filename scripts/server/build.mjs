/**
 * Builds the application, the process that reads untrusted files, and the viewer's assets; skipped when none of their
 * sources changed since the last build.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleReader } from '../bundle-reader.mjs';
import { packTables } from '../pack.mjs';
import { isForDevelopers, OUTPUT, ROOT } from '../setup/install.mjs';
import { takeLock } from '../setup/lock.mjs';

const SOURCES = [
  'app',
  'components',
  'lib',
  'public',
  'samples',
  'scripts',
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
];
const STAMP = path.join(ROOT, 'dist', 'build-stamp');

/**
 * @param {string} entry
 * @returns {string[]}
 */
function filesUnder(entry) {
  if (!existsSync(entry)) return [];
  if (statSync(entry).isFile()) return [entry];
  return readdirSync(entry)
    .sort()
    .flatMap((name) => filesUnder(path.join(entry, name)));
}

function sourceHash() {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((name) => filesUnder(path.join(ROOT, name)));
  const built = files.filter(
    (file) => !/\.test\.tsx?$/.test(file) && !file.includes(`${path.sep}public${path.sep}pdfjs`),
  );
  for (const file of built) hash.update(path.relative(ROOT, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Character maps and fonts that the PDF viewer needs for documents that do not embed them. */
function copyViewerAssets() {
  const from = path.join(ROOT, 'node_modules', 'pdfjs-dist');
  const to = path.join(ROOT, 'public', 'pdfjs');
  mkdirSync(to, { recursive: true });
  cpSync(path.join(from, 'build', 'pdf.worker.min.mjs'), path.join(to, 'pdf.worker.min.mjs'));
  for (const folder of ['cmaps', 'standard_fonts', 'wasm', 'iccs'])
    if (existsSync(path.join(from, folder)))
      cpSync(path.join(from, folder), path.join(to, folder), { recursive: true });
}

/**
 * Runs a program of a package; ends the process with its messages when it fails.
 *
 * @param {string} program
 * @param {string[]} args
 */
function run(program, args, environment = {}) {
  const file = path.join(ROOT, 'node_modules', program);
  const env = { ...process.env, ...environment };
  const result = spawnSync(process.execPath, [file, ...args], { cwd: ROOT, encoding: 'utf8', env });
  if (result.status === 0) return;
  process.stderr.write(`${result.stdout}\n${result.stderr}\nThe build failed; its messages are above.\n`);
  process.exit(1);
}

/** Prepares everything that `next dev` needs in addition to the sources. */
export async function prepareDevelopment() {
  copyViewerAssets();
  await bundleReader();
  await packTables();
}

/** Builds everything if the sources changed; ends the process with a message when the build fails. */
export async function buildIfChanged() {
  const hash = sourceHash();
  const isBuilt = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash;
  if (isBuilt()) return;
  const release = takeLock(OUTPUT, 'Another start is building; waiting for it ...');
  try {
    if (!isBuilt()) await build(hash);
  } finally {
    release();
  }
}

/** @param {string} hash */
async function build(hash) {
  console.log('Building ...');
  await prepareDevelopment();
  run(path.join('next', 'dist', 'bin', 'next'), ['build'], {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  });
  // 430 MB that make the next build a third shorter, which who only serves has at an upgrade.
  if (!isForDevelopers()) rmSync(path.join(ROOT, '.next', 'cache'), { recursive: true, force: true });
  writeFileSync(STAMP, hash);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await buildIfChanged();
