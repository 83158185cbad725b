import type { FrameLocator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { test as base, expect } from './support/app.ts';
import { sampleFiles } from './support/files.ts';
import { untilHydrated } from './support/hydration.ts';

/** The matcher is served at `localhost`, so the app is opened there too: its cookie is then of the same site. */
const test = base.extend({
  baseURL: async ({ app }, use) => use(app.baseUrl.replace('127.0.0.1', 'localhost')),
});

test.use({ workspace: 'match' });
test.describe.configure({ mode: 'serial' });

const JOB = 'Senior Backend Engineer';

const matcher = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Match:"]');
const results = (page: Page) => matcher(page).getByRole('article');

async function openMatch(page: Page) {
  await page.goto('/jobs');
  await page.getByRole('link', { name: JOB }).first().click();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Match', exact: true }).click();
  await expect(page.getByRole('heading', { name: `Match: ${JOB}` })).toBeVisible();
  await expect(results(page).first()).toBeVisible({ timeout: 40_000 });
}

/** Drops a posting, and continues by keys alone until three people are on its shortlist. */
test('three people are shortlisted from a dropped posting by keyboard alone', async ({ owner: page }) => {
  const cvs = (await sampleFiles()).filter(({ name }) => /^(?:amara|youssef|priya|jonah)/.test(name));
  await page.getByLabel('CV files').setInputFiles(cvs);
  await expect(page.getByText('1–4 of 4')).toBeVisible({ timeout: 60_000 });
  const posting = (await sampleFiles('jobs')).find(({ name }) => name.startsWith('backend-engineer'));
  if (!posting) throw new Error('the posting is missing');
  await page.goto('/jobs');
  await untilHydrated(page.getByLabel('posting files'));
  await page.getByLabel('posting files').setInputFiles([posting]);
  const link = page.getByRole('link', { name: JOB }).first();
  await expect(link).toBeVisible({ timeout: 60_000 });
  await link.press('Enter');
  await expect(page.getByRole('heading', { name: JOB, level: 1 })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('m');
    await expect(page).toHaveURL(/\/match$/, { timeout: 2000 });
  }).toPass();
  await expect(results(page).first()).toBeVisible({ timeout: 40_000 });
  await expect(matcher(page).getByText('Amara Whitcombe')).toBeVisible();
  await untilHydrated(matcher(page).getByRole('checkbox').first());
  await page.locator('iframe[title^="Match:"]').focus();
  for (const key of ['x', 'j', 'x', 'j', 'x']) await page.keyboard.press(key);
  const chosen = matcher(page).getByRole('toolbar', { name: 'Selected results' });
  await expect(chosen).toContainText('3 selected');
  await page.keyboard.press('1');
  await expect(page.getByText('3 people added to the shortlist')).toBeVisible();
  await expect(matcher(page).getByText('Shortlist: New')).toHaveCount(3);
  await expectAccessible(page);
});

test('a rejection in the match asks for its reason, and is taken back by undo', async ({
  signedIn: page,
}) => {
  await openMatch(page);
  await matcher(page)
    .getByRole('checkbox', { name: /^Select/ })
    .nth(3)
    .click();
  await matcher(page).getByRole('button', { name: 'Reject…' }).click();
  await expect(page.getByRole('dialog', { name: /^Why is .+ rejected\?/ })).toBeVisible();
  await page.keyboard.type('senior');
  await page.keyboard.press('Enter');
  await expect(matcher(page).getByText('Rejected')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(matcher(page).getByText('Rejected')).toHaveCount(0);
});

test('weights and filters are kept for the job and found again', async ({ signedIn: page }) => {
  await openMatch(page);
  await expect(page.getByText('With the weights and filters you used last time.')).toBeHidden();
  const weight = matcher(page).getByRole('slider', { name: 'Weight of Job titles' });
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && new URL(answer.url()).pathname.endsWith('/match'),
  );
  // The weights are next to the list: nothing covers the results that they rank.
  await expect(matcher(page).getByRole('button', { name: 'Weights' })).toBeHidden();
  await weight.press('Home');
  await kept;
  await openMatch(page);
  await expect(page.getByText('With the weights and filters you used last time.')).toBeVisible();
  await expect(weight).toHaveValue('0');
  await matcher(page).getByRole('button', { name: 'Suggested' }).click();
});

test('a saved search begins a match', async ({ owner: page }) => {
  await page.goto('/candidates?q=python&tag=nobody');
  await page.getByRole('button', { name: /^Saved searches/ }).click();
  await page.getByRole('textbox', { name: 'Name of this search' }).fill('Python people');
  await page.getByRole('button', { name: 'Save this search' }).click();
  const { promise: menuIsOpen, resolve: loadMatcher } = Promise.withResolvers<void>();
  await page.route('**/matcher/**', async (route) => {
    if (route.request().isNavigationRequest()) await menuIsOpen;
    await route.continue();
  });
  await page.goto('/match', { waitUntil: 'domcontentloaded' });
  const saved = page.getByRole('button', { name: 'Saved searches' });
  await untilHydrated(saved);
  await saved.click();
  const python = page.getByRole('menuitem', { name: 'Python people' });
  await expect(python).toBeVisible();
  loadMatcher();
  await expect(matcher(page).getByText('What are you looking for?')).toBeVisible();
  await python.click();
  await expect(page.getByRole('heading', { name: 'Match: python' })).toBeVisible();
  await expect(page.getByText(/^Left out, .+: tags\.$/)).toBeVisible();
  await expect(results(page).first()).toBeVisible();
});

test('names are shown by the app alone, and not at all where it is blind', async ({ signedIn: page }) => {
  await openMatch(page);
  await expect(matcher(page).getByText('Amara Whitcombe')).toBeVisible();
  await page.getByRole('button', { name: 'Blind' }).click();
  await expect(matcher(page).getByText('Amara Whitcombe')).toHaveCount(0);
  await expect(matcher(page).getByText('Shortlist: New').first()).toBeVisible();
});

test('messages of the frame in another shape do nothing and are counted', async ({ signedIn: page }) => {
  await openMatch(page);
  const frame = page.frames().find((one) => one.url().includes('/matcher/'));
  await frame?.evaluate(() => {
    parent.postMessage({ Type: 'MatcherHook', Version: 1, Data: 'shortlist', DocumentId: 'x' }, '*');
  });
  await expect(page.getByText(/1 message from the matcher/)).toBeVisible();
  await page.evaluate(() => postMessage({ Type: 'MatcherHook', Version: 1 }, location.origin));
  await expect(page.getByText(/1 message from the matcher/)).toBeVisible();
});
