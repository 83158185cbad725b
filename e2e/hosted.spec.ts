import type { Page } from '@playwright/test';
import { startTemporaryService } from '../scripts/service.mjs';
import { expect, test } from './support/app.ts';
import { walkEveryPage } from './support/every-page.ts';
import { sampleFiles } from './support/files.ts';
import { untilHydrated } from './support/hydration.ts';
import { OWNER, setUpWorkspace } from './support/people.ts';

/** Two CVs cost 2.4 credits: the third has to wait. */
test.use({
  workspace: 'hosted',
  variables: { SERVICE_CREDITS: '3', PRIVATE_HOSTS: 'localhost,127.0.0.1' },
});

/** The matcher is served at `localhost`, as is the app then: their cookies are of one site. */
const atLocalhost = (address: string) => address.replace('127.0.0.1', 'localhost');

const idIn = (page: Page, kind: 'candidates' | 'jobs') =>
  new RegExp(`/${kind}/([\\w-]{36})`).exec(page.url())?.[1] ?? '';

/** Drops a posting, and has one person of its match put on its shortlist; gives the id of the job. */
async function shortlistOne(page: Page): Promise<string> {
  await page.goto('/settings/workspace');
  const turnOn = page.getByRole('button', { name: 'Turn on…' });
  await untilHydrated(turnOn);
  await turnOn.click();
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  const posting = (await sampleFiles('jobs')).find(({ name }) => name.startsWith('backend-engineer'));
  if (!posting) throw new Error('the posting is missing');
  await page.goto('/jobs');
  await untilHydrated(page.getByLabel('posting files'));
  await page.getByLabel('posting files').setInputFiles([posting]);
  await page.getByRole('link', { name: 'Senior Backend Engineer' }).first().click({ timeout: 60_000 });
  await page.getByRole('main').getByRole('link', { name: 'Match', exact: true }).click();
  const matcher = page.frameLocator('iframe[title^="Match:"]');
  await matcher
    .getByRole('checkbox', { name: /^Select/ })
    .first()
    .click({ timeout: 60_000 });
  await matcher.getByRole('toolbar').getByRole('button', { name: 'Shortlist' }).click();
  await expect(matcher.getByText('Shortlist: New')).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: 'Shortlist', exact: true }).click();
  await expect(page.getByText('1 person', { exact: true }).first()).toBeVisible();
  return idIn(page, 'jobs');
}

const POSTINGS = `title;organization;location;date;url;description
Baker;Harrow Mill Ltd;Leeds, United Kingdom;2026-10-05;https://harrow.example/baker;You bake at night and train two apprentices.
Truck Driver;Harrow Mill Ltd;Leeds, United Kingdom;2026-11-03;https://harrow.example/driver;You bring bread to two hundred cafés.
`;

/** Puts postings into the job market of the provider. */
async function fillMarket(provider: Page) {
  await provider.goto('/settings/market');
  await untilHydrated(provider.getByLabel('File with postings'));
  const file = { name: 'jobs.csv', mimeType: 'text/csv', buffer: Buffer.from(POSTINGS) };
  await provider.getByLabel('File with postings').setInputFiles([file]);
  await provider.getByRole('button', { name: /^Read \d+ rows$/ }).click();
  await expect(provider.getByText('2 new postings of 2 new jobs')).toBeVisible({ timeout: 60_000 });
}

/** Makes a board of the overview; gives its id. */
async function makeBoard(page: Page): Promise<string> {
  await page.goto('/market/boards');
  const make = page.getByRole('button', { name: 'New board' });
  await untilHydrated(make);
  await make.click();
  await page.getByLabel('Name').fill('Bakers');
  await page.getByRole('button', { name: 'Make the board' }).click();
  await page.waitForURL(/boards\/[\w-]{36}/);
  return page.url().slice(-36);
}

/** Chooses version 9 for the provider, and has one more CV read by it; gives the id of the candidate. */
async function readByVersion9(
  page: Page,
  { accountId, accountKey }: { accountId: string; accountKey: string },
): Promise<string> {
  await page.goto('/settings/connections');
  const form = page.getByRole('form', { name: 'Provider of parsing and matching' });
  await untilHydrated(form.getByLabel('Version'));
  await form.getByLabel('Version').click();
  await page.getByRole('option', { name: 'Version 9' }).click();
  await expect(form.getByLabel('Base address')).toHaveValue(/\/v9$/);
  await expect(form.getByText('Version 9 gives telephone numbers as written only')).toBeVisible();
  await form.getByLabel('Account id').fill(accountId);
  await form.getByLabel('Service key').fill(accountKey);
  await form.getByRole('button', { name: 'Test' }).click();
  await expect(form.getByText('The connection works')).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Connection saved')).toBeVisible();
  const file = (await sampleFiles()).find(({ name }) => name.startsWith('henrike-vosskamp'));
  if (!file) throw new Error('the CV is missing');
  await page.goto('/candidates');
  await untilHydrated(page.getByLabel('CV files'));
  await page.getByLabel('CV files').setInputFiles([file]);
  await page
    .getByRole('link', { name: /Voßkamp|Vosskamp/ })
    .first()
    .click({ timeout: 60_000 });
  await expect(page.getByRole('heading', { name: /Voßkamp|Vosskamp/, level: 1 })).toBeVisible();
  return idIn(page, 'candidates');
}

/** Uploads CVs that the account cannot pay for, tops it up with the provider, and sees that nothing was lost. */
async function runOutAndTopUp(page: Page, provider: Page, account: string) {
  const waiting = (await sampleFiles()).slice(2, 4);
  await page.getByLabel('CV files').setInputFiles(waiting);
  await expect(page.getByRole('region', { name: 'Uploads' })).toContainText('No credits are left', {
    timeout: 60_000,
  });
  await page.goto('/settings/credits');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('2 uploads wait');
  await expect(page.getByRole('complementary', { name: 'Credits' })).toContainText('No credits left');
  await expect(page.getByRole('table', { name: 'Person' })).toContainText(OWNER.name);
  await setUpWorkspace(provider, OWNER);
  await provider.goto('/settings/credits');
  const add = provider.getByRole('button', { name: `Add credits to ${account}` });
  await untilHydrated(add);
  await add.click();
  await provider.getByRole('button', { name: 'Add credits', exact: true }).click();
  await expect(provider.getByText(`Credits added to ${account}`)).toBeVisible();
  const check = page.getByRole('button', { name: 'Check now' });
  await untilHydrated(check);
  await check.click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await page.goto('/candidates');
  await expect(page.getByRole('region', { name: 'Uploads' })).toContainText('2 documents read', {
    timeout: 60_000,
  });
}

test('the app works the same with a provider elsewhere', async ({ app, browser, request }) => {
  // A second server, credits that run out and two versions of the API: more than one test's time on a busy machine.
  test.slow();
  const client = await startTemporaryService({
    PARSER_URL: `${app.baseUrl}/v10`,
    PARSER_UI_ORIGIN: atLocalhost(app.baseUrl),
    PARSER_ACCOUNT_ID: app.accountId,
    PARSER_SERVICE_KEY: app.accountKey,
    MARKET_URL: app.baseUrl,
    MARKET_USERNAME: app.accountId,
    MARKET_PASSWORD: app.accountKey,
  });
  const page = await browser.newPage({ baseURL: atLocalhost(client.baseUrl) });
  try {
    await setUpWorkspace(page, OWNER);
    await page.getByLabel('CV files').setInputFiles((await sampleFiles()).slice(0, 2));
    await expect(page.getByRole('region', { name: 'Uploads' })).toContainText('2 documents read');
    const headers = { 'tx-accountid': app.accountId, 'tx-servicekey': app.accountKey };
    const creditsUsed = async () => {
      const account = await request.get('/v10/account', { headers });
      return (await account.json()).Info.CustomerDetails.CreditsUsed;
    };
    await expect.poll(creditsUsed).toBeGreaterThanOrEqual(2);
    const provider = await browser.newPage({ baseURL: app.baseUrl });
    await runOutAndTopUp(page, provider, app.accountId);
    await page.goto('/market');
    await expect(page.getByRole('heading', { name: 'The job market is empty' })).toBeVisible();
    await fillMarket(provider);
    await provider.close();
    const job = await shortlistOne(page);
    const candidate = await readByVersion9(page, app);
    await walkEveryPage(page, {
      'jobs.id': job,
      'candidates.id': candidate,
      board: await makeBoard(page),
      field: 'organization_name',
      value: 'Harrow%20Mill%20Ltd',
      page: 'five-minutes',
      decision: '0111-the-documents-are-the-site',
      endpoint: 'parseResume',
      schema: 'ResumeData',
      account: client.accountId,
    });
  } finally {
    await page.close();
    await client.stop();
  }
});
