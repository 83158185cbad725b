import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/app.ts';
import { markedPlaces, uploadPosting } from './support/candidates.ts';
import { startCareers } from './support/careers.ts';
import { sampleFiles } from './support/files.ts';
import { pressForSearch, untilHydrated } from './support/hydration.ts';

const careers = await startCareers();

test.use({ workspace: 'jobs', variables: { PRIVATE_HOSTS: careers.host } });
test.describe.configure({ mode: 'serial' });

const uploads = (page: Page) => page.getByRole('region', { name: 'Uploads' });

async function openJobs(page: Page) {
  await page.goto('/jobs');
  await untilHydrated(page.getByLabel('posting files'));
}

async function openJob(page: Page, title: string) {
  await page.goto('/jobs');
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
}

async function giveAddress(page: Page, address: string) {
  await openJobs(page);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Address of a page' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Address' }).fill(address);
  await dialog.getByRole('button', { name: 'Read this page' }).click();
  return dialog;
}

test('an empty list teaches the ways to fill it', async ({ signedIn: page }) => {
  await openJobs(page);
  await expect(page.getByRole('heading', { name: 'Drop postings anywhere on this page' })).toBeVisible();
  for (const way of ['Choose files', 'Choose a folder', 'Paste text', 'Give an address'])
    await expect(page.getByRole('button', { name: way })).toBeVisible();
  await expectAccessible(page);
});

test('a posting is read beside its original, each value tied to its place', async ({ signedIn: page }) => {
  await uploadPosting(page, 'backend-engineer', 'ward-nurse');
  await expect(page.getByRole('link', { name: 'Senior Backend Engineer' }).first()).toBeVisible();
  await expectAccessible(page);
  await openJob(page, 'Senior Backend Engineer');
  const read = page.getByRole('article');
  await expect(page.getByRole('region', { name: /^Original: / })).toContainText('Tidemark Logistics');
  await read.getByRole('button', { name: 'Tidemark Logistics Ltd' }).first().click();
  await expect.poll(() => markedPlaces(page)).toBe(1);
  await read.getByRole('button', { name: 'TM-2041' }).click();
  await expect.poll(() => markedPlaces(page)).toBe(1);
  await expectAccessible(page);
  await page.keyboard.press('d');
  await expect(
    page.getByRole('complementary', { name: 'Details' }).getByText('Salary as written'),
  ).toBeVisible();
  await expectAccessible(page);
});

test('a correction stands, survives a new parse, and is undone by key', async ({ signedIn: page }) => {
  await openJob(page, 'Senior Backend Engineer');
  const read = page.getByRole('article');
  await read.getByRole('heading', { level: 2 }).first().getByRole('button').first().press('e');
  const editor = page.getByRole('form', { name: 'Correct title' });
  await editor.getByRole('textbox').fill('Principal Backend Engineer');
  await editor.getByRole('textbox').press('Enter');
  await expect(page.getByRole('heading', { name: 'Principal Backend Engineer', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Read the document again' }).click();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Versions', { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'Principal Backend Engineer', level: 1 })).toBeVisible();
  await untilHydrated(page.getByRole('button', { name: 'More', exact: true }));
  await page.keyboard.press('z');
  await expect(page.getByRole('heading', { name: 'Senior Backend Engineer', level: 1 })).toBeVisible();
});

test('a job leads on to candidates, with as many as it says', async ({ signedIn: page }) => {
  const [cv] = (await sampleFiles()).filter(({ name }) => name.startsWith('amara'));
  await page.goto('/candidates');
  await untilHydrated(page.getByLabel('CV files'));
  if (cv) await page.getByLabel('CV files').setInputFiles([cv]);
  await expect(uploads(page).getByRole('link', { name: 'Amara Whitcombe' })).toBeVisible({ timeout: 30_000 });
  await openJob(page, 'Senior Backend Engineer');
  const leads = page.getByRole('region', { name: 'Candidates for this job' });
  await leads.getByRole('link', { name: /^1 candidate in Bristol$/ }).click();
  await expect(page).toHaveURL(/\/candidates\?city=Bristol/);
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /candidate/ })
      .first(),
  ).toHaveText(/^1\b/);
  await expect(page.getByRole('list', { name: 'Filters' })).toContainText('In Bristol');
  await expectAccessible(page);
});

test('exports are the posting as received and a JobPosting', async ({ signedIn: page }) => {
  await openJob(page, 'Registered Nurse');
  const download = async (label: RegExp) => {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: label }).click(),
    ]);
    return JSON.parse((await readFile(await file.path())).toString());
  };
  expect(await download(/API JSON/)).toMatchObject({ Value: { JobData: expect.anything() } });
  const posting = await download(/JobPosting/);
  expect(posting).toMatchObject({
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    hiringOrganization: { name: 'Larkspur Community Hospital' },
  });
  for (const member of ['title', 'description', 'datePosted']) expect(posting[member]).toBeTruthy();
});

test('pasted text and the list by keyboard', async ({ signedIn: page }) => {
  await openJobs(page);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Text of a posting' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill('Gardener\nKewside Nurseries, Leeds\n\nRequirements\n- 2 years of experience\n- Driving licence B');
  await dialog.getByRole('button', { name: 'Read this text' }).click();
  await expect(uploads(page)).toContainText(/1 document read|Gardener/, { timeout: 30_000 });
  await page.goto('/jobs');
  await pressForSearch(page.getByRole('combobox', { name: 'Search jobs' }));
  await page.keyboard.type('Larkspur');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=Larkspur/);
  await expect(page.getByRole('link', { name: 'Senior Backend Engineer' })).toHaveCount(0);
  const exporting = page.getByRole('button', { name: 'Export', exact: true });
  await untilHydrated(exporting);
  await exporting.click();
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  const lines = (await readFile(await csv.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('Larkspur Community Hospital');
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByRole('toolbar', { name: 'Selected jobs' })).toContainText('1');
  await expectAccessible(page);
});

test('the posting of a page is read, and nothing in it runs', async ({ owner: page, app }) => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(app.baseUrl)) seen.push(request.url());
  });
  page.on('dialog', (dialog) => seen.push(dialog.message()));
  await giveAddress(page, `${careers.url}/pilot`);
  await expect(uploads(page).getByRole('link', { name: /Harbour/ })).toBeVisible({ timeout: 30_000 });
  await uploads(page)
    .getByRole('link', { name: /Harbour/ })
    .click();
  const read = page.getByRole('article');
  await expect(read.getByRole('button', { name: 'Port of Ellmouth' })).toBeVisible();
  await expect(read.getByText('GBP 61,000–67,000 a year')).toBeVisible();
  await expect(read.getByRole('link', { name: `${careers.url}/pilot` })).toBeVisible();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('You bring ships')).toBeVisible();
  expect(await frame.locator('script, iframe, img, a, [onclick]').count()).toBe(0);
  await expectAccessible(page);
  expect(seen).toEqual([]);
});

test('no address leads inside', async ({ signedIn: page, app }) => {
  const own = new URL(app.baseUrl);
  const inside = [
    `${own.origin}/api/health`,
    `http://localhost:${own.port}/api/health`,
    `http://[::1]:${own.port}/`,
    'http://2130706433/',
    'http://169.254.169.254/latest/meta-data/',
    `${careers.url}/to?${encodeURIComponent(`${own.origin}/api/health`)}`,
    `${careers.url}/to?${encodeURIComponent('http://169.254.169.254/')}`,
    `${careers.url}/to?${encodeURIComponent('file:///etc/passwd')}`,
    'file:///etc/passwd',
  ];
  for (const address of inside) {
    const dialog = await giveAddress(page, address);
    await expect(dialog.getByText(/private network|not an address/), address).toBeVisible();
  }
  const several = await giveAddress(page, `${careers.url}/two`);
  await expect(several.getByText('lists 2 postings')).toBeVisible();
  const none = await giveAddress(page, `${careers.url}/nothing`);
  await expect(none.getByText('has no job posting')).toBeVisible();
  await expectAccessible(page);
});

test('a viewer reads jobs and changes nothing', async ({ signedIn: owner, browser, app }) => {
  const sent = owner.waitForRequest((request) => request.headers()['next-action'] !== undefined);
  await giveAddress(owner, `${careers.url}/nothing`);
  const action = (await sent).headers()['next-action'] ?? '';
  await owner.goto('/settings/members');
  await owner.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('vera@workspace.example');
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await owner.getByRole('option', { name: 'Viewer' }).click();
  await dialog.getByRole('button', { name: 'Create the link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Invitation link' }).inputValue();

  const context = await browser.newContext({ baseURL: app.baseUrl });
  const page = await context.newPage();
  await page.goto(new URL(link).pathname);
  await page.getByRole('textbox', { name: 'Name' }).fill('Vera Lookington');
  await page.getByRole('textbox', { name: 'Password' }).fill('gentle meadow telescope 7');
  await page.getByRole('button', { name: /join|create|accept/i }).click();
  await expect(page.getByRole('heading', { name: 'Candidates', level: 1 })).toBeVisible();
  await openJob(page, 'Registered Nurse');
  await expect(page.getByRole('button', { name: 'More', exact: true })).toHaveCount(0);
  await expect(page.getByText(/^Add /)).toHaveCount(0);
  await expectAccessible(page);
  const before = careers.asked.length;
  const answer = await page.request.post('/jobs', {
    headers: { 'next-action': action, 'content-type': 'text/plain;charset=UTF-8', origin: app.baseUrl },
    data: JSON.stringify([{ address: `${careers.url}/pilot` }]),
  });
  expect(await answer.text()).toContain('not-allowed');
  expect(careers.asked).toHaveLength(before);
  const started = await page.request.post('/api/recruiter/uploads?kind=job', {
    headers: { origin: app.baseUrl },
  });
  expect(started.status()).toBe(403);
  await context.close();
});

test('a deleted job is gone', async ({ signedIn: page }) => {
  await openJob(page, 'Registered Nurse');
  const address = page.url();
  const original = await page.getByRole('link', { name: 'Download the original' }).getAttribute('href');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Move to the bin' }).click();
  await expect(page.getByRole('heading', { name: /Registered Nurse/, level: 1 })).toHaveCount(0);
  expect((await page.request.get(String(original))).status()).toBe(404);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'This job is not here' })).toBeVisible();
  await expectAccessible(page);
});
