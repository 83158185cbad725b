import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../scripts/setup/install.mjs';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/app.ts';
import { uploadPosting } from './support/candidates.ts';
import { startEmbedder } from './support/embedder.ts';
import { untilHydrated } from './support/hydration.ts';

test.use({ workspace: 'careers' });
test.describe.configure({ mode: 'serial' });

const TITLE = 'Senior Backend Engineer';
/** Of the list with one job, over the wire and in all: a page of the app takes some hundreds. */
const MOST_BYTES = 12_000;

test('a job is put on the career page by hand, without its employer', async ({ signedIn: page }) => {
  await page.goto('/settings/workspace');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await untilHydrated(page.getByRole('button', { name: 'Save' }).first());
  await name.fill('Nordlicht Staffing');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('Brand saved')).toBeVisible();
  await page.goto('/settings/applications');
  const form = page.getByRole('form', { name: 'Career page' });
  await untilHydrated(form.getByRole('button', { name: 'Open the career page' }));
  await form.getByRole('button', { name: 'Open the career page' }).click();
  await expect(form.getByRole('textbox', { name: 'Address of the page' })).toHaveValue(/\/careers$/);
  await expectAccessible(page);
  await uploadPosting(page, 'backend-engineer');
  await page.goto('/jobs');
  await page.getByRole('link', { name: TITLE }).first().click();
  const applications = page.getByRole('region', { name: 'Applications' });
  const open = applications.getByRole('button', { name: 'Open a public form' });
  await untilHydrated(open);
  await expect(applications.getByRole('button', { name: 'Put it on the career page' })).toBeDisabled();
  await open.click();
  await applications.getByRole('button', { name: 'Put it on the career page' }).click();
  await expect(applications.getByText('Published', { exact: true })).toBeVisible();
  await expect(applications.getByRole('link', { name: 'See the job' })).toBeVisible();
  await expectAccessible(page);
});

test('people outside find it and come to its form without a script, in few bytes', async ({
  browser,
  app,
}) => {
  const outside = await browser.newContext({ baseURL: app.baseUrl, javaScriptEnabled: false });
  const page = await outside.newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const answer = await page.goto('/careers');
  expect((await answer?.body())?.byteLength).toBeLessThan(MOST_BYTES);
  expect(requests.filter((url) => !url.endsWith('favicon.svg'))).toHaveLength(1);
  await page.getByRole('searchbox', { name: 'Search' }).fill('no such word');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No open job matches this search.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).click();
  await page.getByRole('link', { name: TITLE }).click();
  await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Apply for this job' }).first().click();
  await expect(page.getByRole('heading', { name: 'Apply for this job' })).toBeVisible();
  await page.getByRole('link', { name: 'All open jobs' }).click();
  await expect(page).toHaveURL(/\/careers$/);
  await page.goto('/careers/none');
  await page.getByRole('link', { name: 'See the open jobs' }).click();
  await expect(page.getByRole('link', { name: TITLE })).toBeVisible();
  await outside.close();
});

test('the pages are accessible in every look', async ({ page }) => {
  await page.goto('/careers');
  await expectAccessible(page);
  await page.getByRole('link', { name: TITLE }).click();
  await expectAccessible(page);
});

test('the documented lines show the jobs on another site', async ({ page, app }) => {
  const text = await readFile(path.join(ROOT, 'docs/embedding.md'), 'utf8');
  const [, block = ''] = /```html\n([^`]*shortlist-careers[^`]*)```/.exec(text) ?? [];
  const policy = `default-src 'none'; script-src ${app.baseUrl}; frame-src ${app.baseUrl}; style-src 'unsafe-inline'`;
  const lines = block.replace('https://shortlist.example.com', app.baseUrl);
  const pages = {
    '/jobs': `<!doctype html>${lines.replace(/ place="[^"]*"/, '')}`,
    '/kiel': `<!doctype html>${lines}`,
  };
  const { origin } = await startEmbedder({ 'Content-Security-Policy': policy }, pages);
  await page.goto(`${origin}/jobs`);
  const frame = page.locator('iframe');
  const jobs = page.frameLocator('iframe');
  await expect(jobs.getByRole('link', { name: TITLE })).toBeVisible();
  const inner = () => jobs.locator('html').evaluate((html) => Math.ceil(html.getBoundingClientRect().height));
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(await inner());
  const before = await inner();
  await jobs.getByRole('searchbox').fill('no such word');
  await jobs.getByRole('button', { name: 'Search' }).click();
  await expect(jobs.getByText('No open job matches')).toBeVisible();
  await expect.poll(async () => (await frame.boundingBox())?.height ?? before).toBeLessThan(before);
  await page.goto(`${origin}/kiel`);
  await expect(page.frameLocator('iframe').getByText('No open job matches')).toBeVisible();
});
