import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { startTemporaryService } from '../scripts/service.mjs';
import { expectAccessible } from './support/accessibility.ts';
import { exampleListener } from './support/embedder.ts';
import { answerQueries } from './support/matcher-answers.ts';
import { OWNER, setUpWorkspace } from './support/people.ts';
import { handOn, startTls } from './support/tls.ts';

/**
 * The matching UI on a different origin, over HTTPS, in a browser that blocks third-party cookies: only partitioned
 * ones come through.
 */

type Service = Awaited<ReturnType<typeof startTemporaryService>>;

/** As many as the made-up answers list. */
const LISTED = 10;

let app: Service;
let context: BrowserContext;
let profile: string;
const origins = { matcher: '', board: '', other: '' };

/** Sets a cookie of a third party, and says whether it came back. */
const control: Parameters<typeof startTls>[0] = ({ headers }, response) => {
  response.setHeader('Set-Cookie', 'control=1; Path=/; Secure; SameSite=None');
  response.setHeader('Content-Type', 'text/html').end(`<p>${headers.cookie ?? 'no cookie'}</p>`);
};

async function startBrowser() {
  profile = await mkdtemp(path.join(tmpdir(), 'profile-'));
  await mkdir(path.join(profile, 'Default'));
  const preferences = { profile: { cookie_controls_mode: 1, block_third_party_cookies: true } };
  await writeFile(path.join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  const launch = test.info().project.use.launchOptions;
  return chromium.launchPersistentContext(profile, {
    ...launch,
    args: [
      ...(launch?.args ?? []),
      '--ignore-certificate-errors',
      '--host-resolver-rules=MAP *.example 127.0.0.1',
    ],
    baseURL: app.baseUrl.replace('127.0.0.1', 'localhost'),
    viewport: { width: 1440, height: 900 },
  });
}

test.beforeAll(async () => {
  const matcher = await startTls(handOn(() => app.baseUrl));
  const example = await startTls(exampleListener);
  const third = await startTls(control);
  origins.matcher = `https://matcher.example:${matcher.port}`;
  origins.board = `https://board.example:${example.port}`;
  origins.other = `https://elsewhere.example:${third.port}`;
  app = await startTemporaryService({ MATCHER_ORIGIN: origins.matcher, TRUST_PROXY: 'true' });
  context = await startBrowser();
});

test.afterAll(async () => {
  await context.close();
  await app.stop();
  await rm(profile, { recursive: true, force: true });
});

async function generate(uiOptions: Record<string, unknown>) {
  const headers = { 'Tx-AccountId': app.accountId, 'Tx-ServiceKey': app.accountKey };
  const send = (path: string, data: unknown) =>
    context.request.post(`${app.baseUrl}${path}`, { headers, data });
  await send('/v10/index/people', { IndexType: 'Resume' });
  const JsAction = { Target: 'parent', TargetOrigin: origins.board, Data: 'picked' };
  const answer = await send('/ui/v10/searcher', {
    SaasRequest: { IndexIdsToSearchInto: ['people'], FilterCriteria: {} },
    UIOptions: {
      ...uiOptions,
      ExecuteImmediately: true,
      Hooks: { Client: [{ LinkText: 'Shortlist', IsBulk: true, JsAction }] },
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { url: string }).url;
}

async function embed(page: Page, address: string) {
  await answerQueries(page);
  await page.goto(`${origins.board}/index.html`);
  await page.getByLabel('Address that the service answered with').fill(address);
  await page.getByRole('button', { name: 'Open' }).click();
  return page.frameLocator('#matcher iframe');
}

test('the browser of these tests does block cookies of third parties', async () => {
  const page = await context.newPage();
  await page.goto(`${origins.board}/index.html`);
  for (let visit = 0; visit < 2; visit += 1) {
    await page.evaluate((url) => {
      (document.querySelector('#matcher iframe') as HTMLIFrameElement).src = `${url}/?${Math.random()}`;
    }, origins.other);
    await expect(page.frameLocator('#matcher iframe').getByText('no cookie')).toBeVisible();
  }
  await page.close();
});

test('a page of another site embeds the matcher, stays signed in, and gets what was chosen', async () => {
  const page = await context.newPage();
  const address = await generate({ Username: 'jo' });
  expect(address).toContain(`${origins.matcher}/matcher/`);
  const matcher = await embed(page, address);
  const results = matcher.getByRole('list', { name: 'Results' }).getByRole('article');
  await expect(results).toHaveCount(LISTED);
  const frame = page.frames().find((each) => each.url().includes('/matcher/'));
  await frame?.goto(frame.url());
  await expect(results).toHaveCount(LISTED);
  const [cookie, ...others] = await context.cookies(origins.matcher);
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'None', path: '/' });
  expect(cookie?.name).toMatch(/^__Host-matcher-/);
  expect(cookie?.partitionKey).toContain('board.example');
  await matcher.getByRole('checkbox').nth(1).click();
  await matcher.getByRole('toolbar').getByRole('button', { name: 'Shortlist' }).click();
  await expect(page.locator('#messages li')).toHaveCount(1);
  await page.goto(frame?.url() ?? '');
  await expect(page.getByRole('heading', { name: 'Sign in to see this list' })).toBeVisible();
  await page.close();
});

test('who comes without a session signs in to the app, in a window of its own', async () => {
  const page = await context.newPage();
  const address = await generate({});
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Sign in to see this list' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  const code = (await page.locator('b').textContent()) ?? 'no code';
  await expectAccessible(page);
  await expect(page.getByText(code, { exact: true })).toBeVisible();
  const matcher = await embed(page, address);
  await matcher.getByRole('button', { name: 'Continue' }).click();
  const shown = (await matcher.locator('b').textContent()) ?? 'no code';
  await setUpWorkspace(await context.newPage(), OWNER);
  const opening = page.waitForEvent('popup');
  await matcher.getByRole('link', { name: 'Sign in' }).click();
  const popup = await opening;
  await expect(popup.getByRole('heading', { name: 'Open the list of matches?' })).toBeVisible();
  await expect(popup.getByText(shown, { exact: true })).toBeVisible();
  await expect(popup.getByText(OWNER.name)).toBeVisible();
  await expectAccessible(popup);
  await expect(matcher.getByRole('list', { name: 'Results' })).toHaveCount(0);
  await popup.getByRole('button', { name: 'Open the list' }).click();
  await expect(popup.getByText('Done.')).toBeVisible();
  await expect(matcher.getByRole('list', { name: 'Results' }).getByRole('article')).toHaveCount(LISTED);
  await matcher.getByRole('checkbox').nth(1).click();
  await matcher.getByRole('toolbar').getByRole('button', { name: 'Shortlist' }).click();
  await expect(page.locator('#messages pre')).toContainText(`"Username": "${OWNER.email}"`);
});
