/**
 * `npm start -- --demo`: serves a demonstration, and a new one each night. The sample is loaded into a folder of its own, beside
 * the one that is served, and takes its place when it is complete; the old one is deleted with everything that happened in it.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../../lib/config.ts';
import { freePort } from '../service.mjs';
import { ROOT } from '../setup/install.mjs';
import { resetDaily } from './resets.mjs';
import { createSuccessors } from './successors.mjs';

const FOLDER = 'demonstration-';
const SERVER = path.join(ROOT, 'scripts/server/serve.mjs');

function settings() {
  try {
    return readConfig({ ...process.env, DEMO: 'true' });
  } catch (error) {
    console.error(`Shortlist cannot start: ${error instanceof Error ? error.message : error}`);
    process.exit(78);
  }
}

const { DEMO_DATA_DIR, DEMO_RESET_AT, PORT, BASE_URL } = settings();

/** @param {string} folder */
const remove = (folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });

/** Deletes what demonstrations that ended left. */
function removeLeftovers() {
  const names = readdirSync(DEMO_DATA_DIR).filter((name) => name.startsWith(FOLDER));
  for (const name of names) remove(path.join(DEMO_DATA_DIR, name));
}

/**
 * Starts a server on a folder. It ends with this process, however that ends: the channel between them closes.
 *
 * @param {string} folder
 * @param {boolean} forVisitors
 * @returns {Promise<import('./successors.mjs').Served>}
 */
async function serve(folder, forVisitors) {
  const port = String(forVisitors ? PORT : await freePort());
  const child = spawn(process.execPath, [SERVER, '--built'], {
    cwd: ROOT,
    env: { ...process.env, DEMO: 'true', DATA_DIR: folder, PORT: port, BASE_URL },
    stdio: ['ignore', forVisitors ? 'inherit' : 'ignore', 'inherit', 'ipc'],
  });
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => child.once('exit', () => resolve()));
  /** @type {Promise<void>} */
  const ready = new Promise((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`its server ended with ${code}.`)));
  });
  // Who does not wait for it is told by the end.
  ready.catch(() => undefined);
  const end = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { folder, ready, end, onEnd: (then) => child.once('exit', then) };
}

if (!process.argv.includes('--built')) {
  const { buildIfChanged } = await import('./build.mjs');
  await buildIfChanged();
}
// Files of the stores are only for this user, whatever the umask of the shell that started us.
process.umask(0o077);
mkdirSync(DEMO_DATA_DIR, { recursive: true });
removeLeftovers();
const newFolder = () => mkdtempSync(path.join(DEMO_DATA_DIR, FOLDER));
// Whoever started this one starts it again.
const demonstrations = createSuccessors({ newFolder, remove, serve }, () => process.exit(1));
await demonstrations.begin();
const stopResets = resetDaily({ at: DEMO_RESET_AT, reset: demonstrations.reset });

async function stop() {
  stopResets();
  await demonstrations.end();
  removeLeftovers();
  process.exit(0);
}

process.once('SIGINT', stop);
process.once('SIGTERM', stop);
process.on('SIGUSR2', demonstrations.reset);
