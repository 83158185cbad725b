import { fails } from '../../lib/platform/health/state.ts';
import { answerLater } from './later.mjs';

/** Paths that do not need the database, or refuse in the words of their own API. */
const ON_ITS_OWN =
  /^\/(?:_next\/|favicon|pdfjs\/|embedding\/|api\/(?:health|metrics|v3)|v9\/|v10\/|ui\/v10\/|tx\/|auth\/realms\/|events\/v1\/|scim\/v2(?:\/|$)|mcp$|\.well-known\/)/;

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
