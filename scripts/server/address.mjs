/** The bases of the service's APIs, with and without the root of the hosted ones (wire-facts 1.2). */
const SERVICE = /^(?:\/tx)?\/(v9|v10|ui\/v10)(?=[/?]|$)/;

function isWellFormed(path) {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * The address under which a request is answered: without doubled slashes, which the framework would answer with a
 * redirect. Undefined for one that is not well-formed (`%zz`), which it would answer with a fault; within an API that
 * is a path without an endpoint, so that clients get the error in the form they read.
 */
export function addressOf(url) {
  const [path, ...query] = url.split('?');
  const search = query.length > 0 ? `?${query.join('?')}` : '';
  const single = path.replace(/\/{2,}/g, '/');
  const base = SERVICE.exec(single);
  if (isWellFormed(single)) return (base ? single : path) + search;
  return base ? `/${base[1]}/not-well-formed` : undefined;
}

/** Answers a request whose address is not well-formed. */
export function refuseAddress(response) {
  response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end('This address is not well-formed. Check it, or start from the home page.\n');
}
