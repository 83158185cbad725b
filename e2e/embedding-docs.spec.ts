import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { build } from 'esbuild';
import { ROOT } from '../scripts/setup/install.mjs';
import { expect, test } from './support/app.ts';
import { startEmbedder } from './support/embedder.ts';
import { answerQueries, RESULTS } from './support/matcher-answers.ts';

/** The blocks of docs/embedding.md, each run as it is written there, from a second origin. */
test.use({ workspace: 'service' });

const FIRST = RESULTS[0]?.DocumentId ?? '';

async function blocks(language: string): Promise<string[]> {
  const text = await readFile(path.join(ROOT, 'docs/embedding.md'), 'utf8');
  return [...text.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, 'g'))].map(
    ([, block = '']) => block,
  );
}

type Account = { accountId: string; accountKey: string };

/** Asks for an interface by the documented call; returns its address. */
async function generate(request: APIRequestContext, { accountId, accountKey }: Account, origin: string) {
  const headers = { 'Tx-AccountId': accountId, 'Tx-ServiceKey': accountKey };
  await request.post('/v10/index/people', { headers, data: { IndexType: 'Resume' } });
  const [call = ''] = await blocks('json');
  const data = JSON.parse(call.replace('https://ats.example.com', origin)) as unknown;
  const answer = await request.post('/ui/v10/searcher', { headers, data });
  const { url, warnings } = (await answer.json()) as { url: string; warnings?: string[] };
  expect(warnings).toBeUndefined();
  return url;
}

/** Presses the button of the hook for the first of the list. */
async function shortlistFirst(page: Page) {
  const matcher = page.frameLocator('iframe');
  await matcher
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await matcher.getByRole('menuitem', { name: 'Shortlist' }).click();
  return matcher;
}

async function show(page: Page, origin: string) {
  await answerQueries(page);
  await page.goto(`${origin}/matches`);
}

test('the page in plain HTML', async ({ page, request, app }) => {
  const pages: Record<string, string> = {};
  const { origin } = await startEmbedder({}, pages);
  const [plain = ''] = await blocks('html');
  const address = await generate(request, app, origin);
  pages['/matches'] = `<!doctype html>${plain.replace('THE-ADDRESS', address)}`;
  await show(page, origin);
  await shortlistFirst(page);
  await expect(page.locator('#said')).toHaveText(`Shortlist: ${FIRST}`);
});

test('the component of React', async ({ page, request, app }) => {
  const pages: Record<string, string> = {};
  const { origin } = await startEmbedder({}, pages);
  const address = await generate(request, app, origin);
  const [component = ''] = await blocks('jsx');
  const { outputFiles } = await build({
    stdin: {
      contents: `${component}
        import { createRoot } from 'react-dom/client';
        createRoot(document.getElementById('root')).render(<Matches address=${JSON.stringify(address)} />);`,
      resolveDir: path.join(ROOT, 'public/embedding'),
      loader: 'jsx',
    },
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = outputFiles[0]?.text ?? '';
  pages['/matches'] = `<!doctype html><div id="root"></div><script type="module">${script}</script>`;
  await show(page, origin);
  await shortlistFirst(page);
  await expect(page.locator('#said')).toHaveText(`Shortlist: ${FIRST}`);
});

test('the page of an applicant tracking system', async ({ page, request, app }) => {
  const pages: Record<string, string> = { '/people.json': JSON.stringify({ [FIRST]: 'Ada Quill' }) };
  const { origin } = await startEmbedder({}, pages);
  const address = await generate(request, app, origin);
  const [, ats = ''] = await blocks('html');
  pages['/matches'] = `<!doctype html>${ats.replace('THE-ADDRESS', address)}`;
  await show(page, origin);
  await expect(
    page.frameLocator('iframe').getByRole('button', { name: 'Ada Quill', exact: true }),
  ).toBeVisible();
  const matcher = await shortlistFirst(page);
  await expect(page.getByRole('list', { name: 'Shortlist' })).toHaveText('Ada Quill');
  await expect(matcher.getByText('Shortlisted')).toBeVisible();
  await expect(matcher.getByText('sent, not confirmed')).toHaveCount(0);
});

test('what listens without the element', async ({ page, request, app }) => {
  const pages: Record<string, string> = {};
  const { origin } = await startEmbedder({}, pages);
  const address = await generate(request, app, origin);
  const [listening = ''] = await blocks('js');
  pages['/matches'] = `<!doctype html><iframe></iframe><p id="said"></p><script type="module">
    const address = ${JSON.stringify(address)};
    const frame = document.querySelector('iframe');
    const shortlist = ([{ DocumentId }]) => { document.getElementById('said').textContent = DocumentId; };
    ${listening.replace("'./matcher-messages.js'", "'/matcher-messages.js'")}
    frame.src = address;
  </script>`;
  await show(page, origin);
  await shortlistFirst(page);
  await expect(page.locator('#said')).toHaveText(FIRST);
});
