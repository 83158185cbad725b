import { fails } from '../../lib/platform/health/state.ts';

/** Paths that do not need the database, or refuse in the words of their own API. */
const ON_ITS_OWN =
  /^\/(?:_next\/|favicon|pdfjs\/|embedding\/|api\/(?:health|metrics|v3)|v9\/|v10\/|ui\/v10\/|tx\/|auth\/realms\/|events\/v1\/|mcp$|\.well-known\/)/;
const RETRY_AFTER_SECONDS = 5;
const MESSAGE = 'The database of Shortlist cannot be reached.';

/** In the colours of who looks, without anything that would have to be loaded. */
const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS}">
<title>Not available now · Shortlist</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { display: grid; min-height: 100dvh; margin: 0; place-content: center; padding: 24px; box-sizing: border-box; }
  main { max-width: 32rem; }
  h1 { font-size: 1.25rem; }
</style>
<main>
  <h1>Shortlist cannot reach its database</h1>
  <p>Files that were uploaded are kept and are read once the database is back. This page tries again every
  ${RETRY_AFTER_SECONDS} seconds.</p>
  <p>If it lasts, tell whoever looks after the server: the address /api/health names what fails.</p>
</main>
</html>
`;

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'retry-after': String(RETRY_AFTER_SECONDS),
  'x-content-type-options': 'nosniff',
};

/**
 * Answers a request that cannot be served while the database is gone, in plain words: as a page where one was asked for.
 * False when the request is to be served as ever.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function answerOutage(request, response) {
  if (!fails('database') || ON_ITS_OWN.test(request.url ?? '')) return false;
  const wantsPage = request.headers.accept?.includes('text/html');
  const type = wantsPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8';
  const problem = { code: 'unavailable', message: `${MESSAGE} Try again in a moment.` };
  response.writeHead(503, { ...HEADERS, 'content-type': type });
  response.end(wantsPage ? PAGE : JSON.stringify({ problem }));
  request.resume();
  return true;
}
