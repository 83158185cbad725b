/** The door of a demonstration: visitors read, and are refused in one sentence whatever would change something. */
import { NOTHING_IS_KEPT } from '../../lib/platform/demonstration.ts';
import { answerLater } from './later.mjs';

/**
 * What the application calls of itself, and admits nobody else to: the calls of its APIs (lib/service/accounts), of one matching UI
 * by its session, and signed events.
 */
const OF_ITSELF =
  /^\/(?:(?:v9|v10|ui\/v10|tx|service|events\/v1|auth\/realms)\/|v9$|v10$|api\/(?:v3|events)(?:\/|$)|matcher\/[\w-]{22}\/|mcp$)/;
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
/** What is answered before the sample is loaded: the calls by which it is, and what looks after the server. */
const BEFORE = /^\/(?:_next\/|favicon|api\/(?:health|metrics))/;

const LOADING = {
  heading: 'The demonstration is being set up',
  before: 'Its sample of people, jobs and postings is being read, which takes a minute or two.',
  after: 'It starts afresh each night.',
  message: 'The demonstration is being set up.',
};

/** @typedef {{ shortlistDemonstration?: { isLoaded: boolean } }} Loading */

const isLoaded = () => /** @type {Loading} */ (globalThis).shortlistDemonstration?.isLoaded === true;

/**
 * Returns whether a request may go on to the application. Pages call their acts by POST with the header `next-action`, and each
 * use case says itself whether it only reads (lib/recruiter/ground/use-case.ts); any other request that is not for reading ends here.
 *
 * @param {string} method
 * @param {string} path
 * @param {boolean} isAct
 */
export function mayVisit(method, path, isAct) {
  if (READING.has(method) || OF_ITSELF.test(path)) return true;
  return method === 'POST' && isAct && !path.startsWith('/api/');
}

/**
 * Answers the requests that a demonstration does not serve. False when the request is to be served as ever.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function answerVisitor(request, response) {
  const [path = ''] = (request.url ?? '').split('?');
  if (!isLoaded() && !OF_ITSELF.test(path) && !BEFORE.test(path)) {
    answerLater(request, response, LOADING);
    return true;
  }
  if (mayVisit(request.method ?? '', path, request.headers['next-action'] !== undefined)) return false;
  const problem = { code: 'not-allowed', message: NOTHING_IS_KEPT };
  response.writeHead(403, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ problem }));
  request.resume();
  return true;
}
