/** Starts the built application on a free port with a separate data directory, for tests and measurements. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PINNED_NODE, projectEnvironment, ROOT } from './setup/install.mjs';

const START_TIMEOUT_MS = 600_000;

/** Finds a port of this machine that nobody listens on. */
export async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, import('node:stream').Readable>} child
 * @returns {Promise<void>}
 */
function untilReady(child) {
  return new Promise((resolve, reject) => {
    let output = '';
    const late = setTimeout(
      () => reject(new Error(`the service did not start in time:\n${output}`)),
      START_TIMEOUT_MS,
    );
    const read = (/** @type {Buffer} */ chunk) => {
      output = `${output}${chunk}`.slice(-4000);
      if (/Shortlist is ready on /.test(output)) {
        clearTimeout(late);
        resolve();
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`the service ended with ${code}:\n${output}`)));
  });
}

/**
 * Starts the server of the version in `root` on `dataDirectory`; `kill` ends it without notice, `stop` lets it finish.
 *
 * @param {number} port
 * @param {string} dataDirectory
 * @param {Record<string, string>} variables
 */
export async function startServer(port, dataDirectory, variables = {}, root = ROOT) {
  const env = projectEnvironment({
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDirectory,
    LOG_LEVEL: 'warn',
    ...variables,
  });
  const child = spawn(PINNED_NODE, [path.join(root, 'scripts/server/serve.mjs'), '--built'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Who ends without stopping it, as by an error, leaves no server behind.
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  await untilReady(child);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    child.kill(signal);
    await ended;
  };
  return {
    pid: child.pid,
    baseUrl: `http://127.0.0.1:${port}`,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** Has this program exit when it is told to end, which ends the servers that it started; a signal alone would leave them. */
export function exitOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
}

/** Makes a data directory; where the tests have migrated records (MIGRATED_RECORDS), it begins with a copy of them. */
export async function newDataDirectory() {
  const directory = await mkdtemp(path.join(tmpdir(), 'shortlist-'));
  const migrated = process.env.MIGRATED_RECORDS;
  if (migrated) await cp(migrated, path.join(directory, 'records'), { recursive: true });
  return directory;
}

/**
 * Starts a service with one account and an empty store, gone when it is stopped.
 *
 * @param {Record<string, string>} variables
 */
export async function startTemporaryService(variables = {}) {
  const directory = await newDataDirectory();
  const accountId = 'measuring';
  const accountKey = randomBytes(24).toString('base64url');
  const server = await startServer(await freePort(), directory, {
    SERVICE_ACCOUNTS: `${accountId}:${accountKey}`,
    ...variables,
  });
  return {
    ...server,
    accountId,
    accountKey,
    async stop() {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
