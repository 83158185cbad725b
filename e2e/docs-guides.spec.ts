import { rm } from 'node:fs/promises';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/app.ts';
import { paste, pastingFolder } from './support/pasted.ts';

/** The documentation as somebody reads it who has no sign-in, and the shell examples of its guides as they paste them. */
test.use({ workspace: 'docs-guides', variables: { SERVICE_CREDITS: '1000' } });

let folder: string;

test.beforeAll(async () => {
  folder = await pastingFolder();
});

test.afterAll(() => rm(folder, { recursive: true, force: true }));

test('five minutes lead from an account to a CV, a match, a page and the market', async ({ app, page }) => {
  const said = await paste(app, 'docs/five-minutes.md', { cwd: folder });
  expect(said).toContain('"CreditsRemaining": 1000');
  expect(said).toContain('Amara Whitcombe');
  expect(said).toMatch(/"Id": "amara",\s+"SovScore": [1-9]/);
  const address = /http\S+\/matcher\/\S+/.exec(said)?.[0] ?? '';
  const own = address.replace(/^http:\/\/[^/]+/, app.baseUrl);
  expect((await page.request.get(own)).status()).toBe(200);
});

test('documents are read as the guide says', async ({ app }) => {
  const said = await paste(app, 'docs/parsing.md', { cwd: folder });
  expect(said).toContain('"RedactedResumeData"');
  expect(said).toContain('Registered Nurse');
  expect(said).toContain('User experience design');
  expect(said.trim().split('\n').at(-1)).toBe('"MissingParameter"');
});

test('an index is filled, searched and matched as the guide says', async ({ app }) => {
  const said = await paste(app, 'docs/indexes.md', { cwd: folder });
  expect(said).toContain('"Count": 4');
  expect(said).toContain('"TotalCount": 2');
  expect(said).toMatch(/\["amara-whitcombe",\d+\]\n\["priya-ellsworth"/);
  expect(said).toMatch(/\["itself",9\d\]/);
});

test('anyone reads the documentation, and finds their way in it by keyboard', async ({ page }) => {
  await page.goto('/docs');
  await expect(page.getByRole('heading', { name: 'Documentation', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('/');
  const search = page.getByRole('dialog', { name: 'Search the documentation' });
  await search.getByRole('combobox').fill('checking a signature');
  await expect(search.getByRole('option').first()).toContainText('Checking a signature');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/events#checking-a-signature$/);
  await expect(page.getByRole('heading', { name: 'Checking a signature' })).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy Python' }).click();
  await page.getByRole('link', { name: 'npm run clients' }).click();
  await expect(page.getByRole('heading', { name: 'The APIs and their clients' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Attribution' })
    .click();
  await expect(page.getByRole('heading', { name: 'Attribution' })).toBeInViewport();
  await page.goto('/docs/decisions');
  await page.locator('a[href^="/docs/decisions/0075"]').first().click();
  await expect(page.getByRole('heading', { name: /^75\. / })).toBeVisible();
});

test('nothing else is open to who is not signed in', async ({ page }) => {
  await page.goto('/docs/events');
  for (const place of ['/candidates', '/settings/api-access', '/']) {
    await page.goto(place);
    await expect(page).toHaveURL(/\/(?:set-up|sign-in)/);
  }
  expect((await page.request.get('/docs/images/..%2f..%2fpackage.json')).status()).toBe(404);
  expect((await page.request.get('/docs/nowhere')).status()).toBe(404);
});

test('it is read on a phone in the dark without scrolling sideways', async ({ browser, app }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  for (const place of ['/docs', '/docs/embedding', '/docs/about', '/docs/architecture']) {
    await page.goto(`${app.baseUrl}${place}`);
    const width = await page.locator('main').evaluate((main) => main.scrollWidth);
    expect([place, width]).toEqual([place, 390]);
    await expectAccessible(page);
  }
  await page.close();
});
