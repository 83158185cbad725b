import { fails, hasFailedSince } from '../../lib/platform/health/state.ts';
import { answerLater } from './later.mjs';

/** Paths that do not need the database, or refuse in the words of their own API. */
const ON_ITS_OWN =
  /^\/(?:_next\/|favicon|pdfjs\/|embedding\/|api\/(?:health|metrics|v3)|v9\/|v10\/|ui\/v10\/|tx\/|auth\/realms\/|events\/v1\/|scim\/v2(?:\/|$)|mcp$|\.well-known\/)/;

const FAILED = {
  heading: 'Shortlist cannot reach its data',
  before: 'Files that were uploaded are kept and are read once that is over.',
  after: 'If it lasts, tell whoever looks after the server: the address /api/health names what fails.',
  message: 'The data of Shortlist cannot be reached.',
};

const GONE = {
  heading: 'Shortlist cannot reach its database',
  before: 'Files that were uploaded are kept and are read once the database is back.',
  after: 'If it lasts, tell whoever looks after the server: the address /api/health names what fails.',
  message: 'The database of Shortlist cannot be reached.',
};

/**
 * Answers a request that cannot be served while the database is gone. False when the request is to be served as ever.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function answerOutage(request, response) {
  if (!fails('database') || ON_ITS_OWN.test(request.url ?? '')) return false;
  answerLater(request, response, GONE);
  return true;
}

const FAULT_OF_OURS = 500;
const ANSWERING = /** @type {const} */ (['writeHead', 'flushHeaders', 'write', 'end']);
const KEPT_HEADERS = new Set(['strict-transport-security']);

/**
 * Has a request that fails because a store does answered as one that comes during an outage: it may be the first to meet it,
 * before health sees it. What the framework would have said goes nowhere.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function answerFaults(request, response) {
  if (ON_ITS_OWN.test(request.url ?? '')) return;
  const began = performance.now();
  for (const name of ANSWERING) {
    const call = /** @type {(...args: unknown[]) => unknown} */ (response[name]);
    const answer = (/** @type {unknown[]} */ ...args) => {
      const status = name === 'writeHead' ? args[0] : response.statusCode;
      if (response.headersSent || status !== FAULT_OF_OURS || !hasFailedSince(began))
        return call.apply(response, args);
      answerInstead(request, response);
      return name === 'write' || response;
    };
    Object.assign(response, { [name]: answer });
  }
}

/**
 * Answers, and drops what is still written by whoever does not know of that.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function answerInstead(request, response) {
  for (const own of ANSWERING) Reflect.deleteProperty(response, own);
  for (const header of response.getHeaderNames())
    if (!KEPT_HEADERS.has(header)) response.removeHeader(header);
  answerLater(request, response, FAILED);
  for (const own of ANSWERING) Object.assign(response, { [own]: () => own === 'write' || response });
}
