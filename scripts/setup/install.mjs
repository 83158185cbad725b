/**
 * Makes a checkout ready on any machine with Node 20 or later and npm. Uses nothing but Node's own modules, since
 * it runs before anything is installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { takeLock } from './lock.mjs';
import { whenNpmEnds } from './parents.mjs';

export const ROOT = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  '../..',
);

const STAMP = path.join(ROOT, 'node_modules', '.shortlist-lock');
/** Folder in which the scripts of the project keep their output; not part of it. */
export const OUTPUT = path.join(ROOT, 'out');
const isWindows = process.platform === 'win32';

/** The Node that this project is pinned to, as npm installed it. */
export const PINNED_NODE = path.join(ROOT, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex');
}

/** One of the packages of developers: where it is, all of them are, whoever installed them. */
const OF_DEVELOPERS = path.join(ROOT, 'node_modules', 'vitest');

/** Returns whether the packages of developers are there, so that this is more than an installation that serves. */
export function isForDevelopers() {
  return existsSync(OF_DEVELOPERS);
}

/**
 * Returns what has to be installed: nothing, all, or what serving needs. `stamp` is the lock file that this script last
 * installed from; whoever has the packages of developers, by whatever command, keeps them.
 *
 * @param {{ stamp: string | undefined, hash: string, isWhole: boolean, onlyServing: boolean }} state
 * @returns {'nothing' | 'serving' | 'all'}
 */
export function neededInstall({ stamp, hash, isWhole, onlyServing }) {
  if (stamp === hash && (isWhole || onlyServing)) return 'nothing';
  return onlyServing && !isWhole ? 'serving' : 'all';
}

/**
 * Installs from the lock file when that has not been done for this lock file yet. Not by `npm ci`: that refuses a lock
 * file written where the registry does not offer the binaries of every platform; `--no-save` leaves the file alone.
 */
export function ensureInstalled({ onlyServing = false } = {}) {
  const hash = lockHash();
  const needed = () => {
    // An older stamp names the extent behind the hash.
    const stamp =
      existsSync(STAMP) && existsSync(PINNED_NODE)
        ? readFileSync(STAMP, 'utf8').slice(0, hash.length)
        : undefined;
    return neededInstall({ stamp, hash, isWhole: isForDevelopers(), onlyServing });
  };
  if (needed() === 'nothing') return;
  const release = takeLock(OUTPUT, 'Another start is installing packages; waiting for it ...');
  try {
    const extent = needed();
    if (extent !== 'nothing') install(hash, extent);
  } finally {
    release();
  }
}

/**
 * @param {string} hash
 * @param {'serving' | 'all'} extent
 */
function install(hash, extent) {
  console.log('Installing packages from package-lock.json ...');
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  // NODE_ENV=production would leave out the packages of developers where they are needed.
  args.push(extent === 'serving' ? '--omit=dev' : '--include=dev');
  const result = spawnSync('npm', args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: isWindows,
  });
  if (result.status !== 0) {
    console.error('npm install failed; its messages are above. Check the network and run the command again.');
    process.exit(1);
  }
  writeFileSync(STAMP, hash);
}

/** Returns the environment of child processes: the pinned Node and the project's commands come first. */
export function projectEnvironment(extra = {}) {
  const separator = isWindows ? ';' : ':';
  const first = [path.dirname(PINNED_NODE), path.join(ROOT, 'node_modules', '.bin')];
  return { ...process.env, ...extra, PATH: [...first, process.env.PATH].join(separator) };
}

/**
 * Runs a script on the pinned Node in place of this process: same terminal, signals passed on, same exit status.
 *
 * @param {string} script
 */
export function becomePinned(script, args = process.argv.slice(2), extra = {}) {
  const child = spawn(PINNED_NODE, [path.join(ROOT, script), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: projectEnvironment(extra),
  });
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  whenNpmEnds(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}
