import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { ROOT } from '../../scripts/setup/install.mjs';
import { answerQueries, RESULTS } from './matcher-answers.ts';

const EXAMPLE = path.join(ROOT, 'public/embedding');
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Answers with the example of a page that embeds the matching UI. */
export const exampleListener: RequestListener = async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://embedder.example');
  const name = path.basename(pathname) || 'index.html';
  const body = await readFile(path.join(EXAMPLE, name)).catch(() => undefined);
  if (!body) return response.writeHead(404).end();
  return response.setHeader('Content-Type', TYPES[path.extname(name)] ?? 'text/plain').end(body);
};

/** Serves the example from a second origin, with these headers, and pages by their paths. */
export async function startEmbedder(
  headers: Record<string, string> = {},
  pages: Record<string, string> = {},
) {
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const own = pages[request.url ?? ''];
    if (own) return response.setHeader('Content-Type', 'text/html').end(own);
    return exampleListener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

type Account = { accountId: string; accountKey: string };

const [FIRST, SECOND] = RESULTS;
const NAMES = { [FIRST?.DocumentId ?? '']: 'Ada Quill', [SECOND?.DocumentId ?? '']: 'Ben Marsh' };

/** Asks the service for an interface that hands what is chosen to `origin`; gives its address. */
export async function generate(
  request: APIRequestContext,
  { accountId, accountKey }: Account,
  origin: string,
  { Target = 'parent', hasPopUp = true } = {},
) {
  const headers = { 'Tx-AccountId': accountId, 'Tx-ServiceKey': accountKey };
  await request.post('/v10/index/people', { headers, data: { IndexType: 'Resume' } });
  const JsAction = { Target, TargetOrigin: origin, Data: { Job: 7 } };
  const linkTo = (target: string) => ({
    Url: `${origin}/index.html?who={id}&of={indexId}`,
    Target: target,
  });
  const answer = await request.post('/ui/v10/searcher', {
    headers,
    data: {
      SaasRequest: { IndexIdsToSearchInto: ['people'], FilterCriteria: {} },
      UIOptions: {
        Username: 'jo',
        ExecuteImmediately: true,
        Hooks: {
          Client: [
            { LinkText: 'Shortlist', IsBulk: true, JsAction },
            ...(hasPopUp ? [{ LinkText: 'Look up', UrlAction: linkTo('tx') }] : []),
            { LinkText: 'Open the file', UrlAction: linkTo('ats') },
          ],
        },
      },
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { url: string }).url;
}

/** Opens the address in the example page of an origin, or in the one that is open. */
export async function embed(page: Page, embedder: string | undefined, address: string) {
  await answerQueries(page);
  if (embedder) await page.goto(`${embedder}/index.html`);
  await page.getByLabel('Address that the service answered with').fill(address);
  await page.getByLabel('Names by document id, as JSON').fill(JSON.stringify(NAMES));
  await page.getByRole('button', { name: 'Open' }).click();
  return page.frameLocator('#matcher iframe');
}
