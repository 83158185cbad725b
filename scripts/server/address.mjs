/**
 * The bases of the APIs: the service's with and without the root of the hosted ones (wire-facts 1.2), the market's and
 * that of the events.
 */
const API = /^(?:(?:\/tx)?\/(v9|v10|ui\/v10)|\/(api\/v3|events\/v1))(?=[/?]|$)/;
/** Roots of APIs, which have no pages below them. */
const ROOT_OF_APIS = /^\/(?:tx|ui)(?=[/?]|$)/;
const TOKENS = '/auth/realms/api/protocol/openid-connect/token';
/** "http://host/v10/account": how a request names its address to a proxy, and may name it to us. */
const ABSOLUTE = /^https?:\/\/[^/?#]*/i;
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?=\/|$)/i;

/** Methods that the framework knows; it answers others with a fault or with nothing. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** @param {string} path */
function isWellFormed(path) {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds the base of the API that a path is in, without slashes around it.
 *
 * @param {string} path
 */
export function baseOf(path) {
  const [, service, other] = API.exec(path) ?? [];
  return service ?? other ?? (ROOT_OF_APIS.test(path) ? 'v10' : undefined);
}

/**
 * Removes doubled slashes, backslashes and dots that lead up from a path, as far as it is of an API.
 *
 * @param {string} path
 */
function plainPath(path) {
  const single = path.replace(/[\\/]{2,}|\\/g, '/');
  if (!DOT_SEGMENT.test(single)) return single;
  const base = baseOf(single);
  const resolved = new URL(single, 'http://localhost').pathname;
  return base === undefined || baseOf(resolved) === base ? resolved : `/${base}/not-well-formed`;
}

/**
 * The address under which a request is answered: without what the framework would answer with a redirect (doubled slashes,
 * backslashes, the host in front). Undefined for one that is not well-formed (`%zz`), which it would answer with a fault;
 * within an API that is a path without an endpoint, so that clients get the error in the form they read.
 *
 * @param {string} url
 */
export function addressOf(url) {
  const [path = '', ...query] = url.replace(ABSOLUTE, '').split('?');
  const search = query.length > 0 ? `?${query.join('?')}` : '';
  const plain = plainPath(path || '/');
  const base = baseOf(plain);
  if (base === undefined) return isWellFormed(path) && path !== '*' ? (path || '/') + search : undefined;
  if (!isWellFormed(plain)) return `/${base}/not-well-formed`;
  return API.test(plain) ? plain + search : `/${base}/not-an-endpoint`;
}

/**
 * Returns the request to answer instead if the framework does not know the method: a path of the API that refuses it,
 * in the form of that API. Undefined for pages; the request itself for known methods.
 *
 * @param {string} method
 * @param {string} address
 */
export function requestOf(method, address) {
  if (METHODS.has(method)) return { method, address };
  if (address.startsWith(TOKENS)) return { method: 'PUT', address: TOKENS };
  const base = baseOf(address);
  return base === undefined ? undefined : { method: 'POST', address: `/${base}/method-not-allowed` };
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} text
 */
function refuse(response, status, text, headers = {}) {
  const all = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers };
  response.writeHead(status, all);
  response.end(`${text}\n`);
}

/**
 * Answers a request whose address is not well-formed.
 *
 * @param {import('node:http').ServerResponse} response
 */
export function refuseAddress(response) {
  refuse(response, 400, 'This address is not well-formed. Check it, or start from the home page.');
}

/**
 * Answers a request for a page by a method that no page has.
 *
 * @param {import('node:http').ServerResponse} response
 */
export function refuseMethod(response) {
  refuse(response, 405, 'Pages are opened by GET.', { allow: 'GET, HEAD, POST' });
}
