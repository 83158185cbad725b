/**
 * Serves the application until it is asked to stop. Checks the configuration first, so that a wrong variable ends the
 * start with one line; stops by draining the requests in hand and closing the stores.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import next from 'next';
import { config } from '../../lib/config.ts';
import { onShutdown, shutdown } from '../../lib/platform/lifecycle.ts';
import { countRequest } from '../../lib/platform/metrics/requests.ts';
import { ROOT } from '../setup/install.mjs';
import { addressOf, refuseAddress, refuseMethod, requestOf } from './address.mjs';
import { answerClientError } from './client-error.mjs';
import { prepareDeadline } from './deadline.mjs';
import { answerFaults, answerOutage } from './outage.mjs';
import { isUpgraded } from './upgrades.mjs';
import { answerVisitor } from './visitors.mjs';

/** Time to answer requests after the server was asked to stop; containers are killed after ten seconds, of which a starved machine takes one. */
const DRAIN_MS = 4000;
const STOP_MS = 8500;
const DEADLINE_MS = 9000;
const SAME_SIGNAL_MS = 1000;
/** Browsers that came once by https use only that for a year. */
const HSTS = 'max-age=31536000';
const dev = process.argv.includes('--dev');
/** Serves the last build as it is; for tests and measurements, which start many servers. */
const built = process.argv.includes('--built');

/** @typedef {{ PORT: number, HOST: string }} Address */

/**
 * Ends the start with one line.
 *
 * @param {unknown} error
 * @returns {never}
 */
function refuseStart(error, status = 1) {
  console.error(`Shortlist cannot start: ${error instanceof Error ? error.message : error}`);
  process.exit(status);
}

function settings() {
  try {
    return config();
  } catch (error) {
    return refuseStart(error, 78);
  }
}

/**
 * @param {import('node:http').Server} server
 * @param {Address} address
 * @returns {Promise<void>}
 */
function listen(server, { PORT, HOST }) {
  return new Promise((resolve) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      const isTaken = error.code === 'EADDRINUSE';
      refuseStart(isTaken ? `PORT ${PORT} is already in use; choose another with PORT=...` : error);
    });
    server.listen(PORT, HOST, resolve);
  });
}

/** @param {import('node:http').Server} server */
function stopOnSignal(server) {
  let stopping = 0;
  const deadline = prepareDeadline(DEADLINE_MS);
  const stop = async () => {
    // Ctrl-C reaches us twice: from the terminal and from the process that started us. A later one means it.
    if (stopping > 0 && Date.now() - stopping > SAME_SIGNAL_MS) process.exit(130);
    if (stopping > 0) return;
    stopping = Date.now();
    deadline.begin();
    setTimeout(() => process.exit(1), STOP_MS).unref();
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
    const drained = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    onShutdown('requests in hand', () => drained);
    const failures = await shutdown();
    for (const { name, error } of failures) console.error(`closing ${name} failed: ${error}`);
    process.exit(failures.length > 0 ? 1 : 0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // Whoever started us with a channel is gone without a word.
  process.on('disconnect', stop);
}

/**
 * Next.js starts the stores (instrumentation.ts) with the first request and keeps serving when that fails. So we send
 * that request ourselves and end with one line when the start failed.
 *
 * @param {Address} address
 */
async function started({ PORT }) {
  const start =
    /** @type {{ shortlistStarted?: Promise<void>, shortlistDemonstration?: { loaded: Promise<void> } }} */ (
      globalThis
    );
  if (!start.shortlistStarted) await fetch(`http://127.0.0.1:${PORT}/api/health`).catch(() => undefined);
  try {
    await start.shortlistStarted;
    await start.shortlistDemonstration?.loaded;
  } catch (error) {
    refuseStart(error);
  }
}

/**
 * Has Next.js take the configuration that the build noted, as its own standalone server does: an image has no compiler to
 * load next.config.mjs with.
 */
function takeBuiltConfiguration() {
  const noted = readFileSync(path.join(ROOT, '.next', 'required-server-files.json'), 'utf8');
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(JSON.parse(noted).config);
}

/** @param {Address} values */
async function prepare(values) {
  if (built) takeBuiltConfiguration();
  const app = next({ dev, dir: ROOT, hostname: values.HOST, port: values.PORT });
  try {
    await app.prepare();
  } catch (error) {
    refuseStart(error);
  }
  return app.getRequestHandler();
}

/**
 * Counts a request once its answer is at its end, for GET /api/metrics.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function countWhenAnswered(request, response) {
  const [asked = ''] = (request.url ?? '').split('?');
  const began = performance.now();
  response.once('close', () => countRequest(asked, response.statusCode, (performance.now() - began) / 1000));
}

// Files of the stores are only for this user, whatever the umask of the shell that started us.
process.umask(0o077);
const values = settings();
if (!built) {
  // An image has no build tools.
  const { buildIfChanged, prepareDevelopment } = await import('./build.mjs');
  await (dev ? prepareDevelopment() : buildIfChanged());
}
// The application trusts these: the address of the caller, which is the last entry of the first, and the host that the
// origin of a request is checked against. They come from a trusted proxy, or from us.
const answer = await prepare(values);
const isSecure = values.BASE_URL.startsWith('https:');
const server = createServer({ shouldUpgradeCallback: isUpgraded }, (request, response) => {
  countWhenAnswered(request, response);
  if (!values.TRUST_PROXY) {
    request.headers['x-forwarded-for'] = request.socket.remoteAddress;
    delete request.headers['x-forwarded-host'];
    delete request.headers['x-forwarded-proto'];
  }
  if (isSecure) response.setHeader('Strict-Transport-Security', HSTS);
  const address = addressOf(request.url ?? '');
  if (address === undefined) return refuseAddress(response);
  const asked = requestOf(request.method ?? '', address);
  if (asked === undefined) return refuseMethod(response);
  request.url = asked.address;
  request.method = asked.method;
  if (answerOutage(request, response)) return;
  if (values.DEMO && answerVisitor(request, response)) return;
  answerFaults(request, response);
  return answer(request, response);
});
server.on('clientError', answerClientError);
stopOnSignal(server);
await listen(server, values);
await started(values);
console.log(`Shortlist is ready on ${values.BASE_URL}`);
process.send?.('ready');
