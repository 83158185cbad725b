const RETRY_AFTER_SECONDS = 5;

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'retry-after': String(RETRY_AFTER_SECONDS),
  'x-content-type-options': 'nosniff',
};

/**
 * What cannot be answered now, for people: a heading and paragraphs around the sentence that the page tries again.
 *
 * @typedef {{ heading: string, before: string, after: string, message: string }} Later
 */

/**
 * A page in the colours of who looks, without anything that would have to be loaded.
 *
 * @param {Later} later
 */
const page = ({ heading, before, after }) => `<!doctype html>
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
  <h1>${heading}</h1>
  <p>${before} This page tries again every
  ${RETRY_AFTER_SECONDS} seconds.</p>
  <p>${after}</p>
</main>
</html>
`;

/**
 * Answers a request that cannot be served now, in plain words: as a page where one was asked for.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {Later} later
 */
export function answerLater(request, response, later) {
  const wantsPage = request.headers.accept?.includes('text/html');
  const type = wantsPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8';
  const problem = { code: 'unavailable', message: `${later.message} Try again in a moment.` };
  response.writeHead(503, { ...HEADERS, 'content-type': type });
  response.end(wantsPage ? page(later) : JSON.stringify({ problem }));
  request.resume();
}
