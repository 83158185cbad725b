import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { openCandidate, uploadSample } from './support/candidates.ts';
import { OWNER } from './support/people.ts';

test.use({ workspace: 'security' });
test.describe.configure({ mode: 'serial' });

type Headers = Record<string, string>;

const ELSEWHERE = 'https://elsewhere.invalid';
const MATCHER = '/matcher/AAAAAAAAAAAAAAAAAAAAAA';
const SOMEBODY = '11111111-1111-4111-8111-111111111111';

/** A CV that tries whatever HTML offers to run, to fetch and to lead away. */
const HOSTILE = `<!doctype html><html><head><meta http-equiv="refresh" content="0;url=${ELSEWHERE}">
<base href="${ELSEWHERE}/"><link rel="stylesheet" href="${ELSEWHERE}/x.css"></head><body><h1>Mallory Hollis</h1>
<p>mallory.hollis@example.org <a href="java&#9;script:alert(1)">site</a> <a href="data:text/html,x">more</a>
<img src="x" onerror="parent.alert(2)"><img src="${ELSEWHERE}/seen.gif"><svg onload="parent.alert(3)"></svg>
<iframe srcdoc="<script>parent.alert(4)</script>"></iframe><form action="${ELSEWHERE}"><button>go</button></form></p>
<p style="background:url(${ELSEWHERE}/seen.png)">Welder</p><script>parent.alert(5)</script>
<h2>Experience</h2><p>Welder, Harbour Works, 2019 - 2022</p></body></html>`;

/** Uploads a file as the page does, but with a name of one's own. */
async function upload(request: APIRequestContext, origin: string, name: string, body: string) {
  const headers = { origin };
  const started = await request.post('/api/recruiter/uploads', { headers });
  const { id } = (await started.json()) as { id: string };
  const item = `/api/recruiter/uploads/${id}/items/${randomUUID()}?name=${encodeURIComponent(name)}`;
  expect((await request.put(item, { headers, data: Buffer.from(body) })).status()).toBe(201);
}

/**
 * Returns the request of the page when the name in the profile is saved: the id of a server action with its arguments.
 */
async function savedName(page: Page, name: string) {
  await page.goto('/settings/profile');
  const sent = page.waitForRequest((request) => request.headers()['next-action'] !== undefined);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Save name' }).click();
  return (await sent).headers()['next-action'] ?? '';
}

test('every page says what it may do, also one that is not there', async ({ request }) => {
  const nonces = new Set<string>();
  const pages = ['/sign-in', '/candidates', '/market', '/nowhere', '/original/x/y/z', '/auth/realms/x'];
  for (const path of pages) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    const policy = headers['content-security-policy'];
    expect(policy, path).toContain("object-src 'none'");
    const scripts = /script-src ([^;]*)/.exec(policy ?? '')?.[1] ?? '';
    expect(scripts, path).toMatch(/^'nonce-[\w-]{36}' 'strict-dynamic' 'wasm-unsafe-eval'$/);
    nonces.add(scripts);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    expect(headers['cache-control'], path).toContain('no-store');
  }
  expect(nonces.size).toBe(pages.length);
  // Opening a matcher in a new window reveals its events to the opener; nobody learns its address.
  for (const path of [MATCHER, `${MATCHER}/open?key=x`]) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers['cross-origin-opener-policy'], path).toBe('unsafe-none');
    expect(headers['referrer-policy'], path).toBe('no-referrer');
  }
  for (const path of [
    '/v10/account',
    '/tx/v9/account',
    '/ui/v10/x',
    '/api/v3/search',
    '/api/health',
    '/api/auth/session',
    '/api/recruiter/uploads',
    '/api/events',
    '/events/v1/endpoints',
    '/auth/realms/api/protocol/openid-connect/token',
  ]) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy'], path).toMatch(/^default-src 'none'; frame-ancestors 'none'/);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
  }
  expect((await request.get('/_next/image?url=%2Ffavicon.svg&w=64&q=75')).status()).toBe(404);
});

test('every script of the pages runs by its nonce, and one that was put into a page does not', async ({
  owner: page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  for (const path of ['/candidates', '/jobs', '/market', '/settings/profile', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    const scripts = page.locator('script:not([type="application/json"])');
    const bare = await scripts.evaluateAll(
      (all) =>
        all.filter((script) => !(script as HTMLScriptElement).nonce && !(script as HTMLScriptElement).src)
          .length,
    );
    expect(bare, path).toBe(0);
  }
  expect(refused).toEqual([]);
  const ran = await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<img src="x:" onerror="window.injected = true">');
    const tried = new Promise((resolve) =>
      document.body.lastElementChild?.addEventListener('error', resolve),
    );
    return tried.then(() => 'injected' in window);
  });
  expect(ran).toBe(false);
  await expect(() => expect(refused.join()).toMatch(/inline event handler/)).toPass();
});

test('strangers get nothing, and hear nothing of the store', async ({ request }) => {
  for (const path of [
    '/api/recruiter/uploads',
    '/api/recruiter/candidates/export',
    `/api/recruiter/candidates/${SOMEBODY}/export?format=v10`,
    `/original/${SOMEBODY}`,
    `/original/${SOMEBODY}/html`,
  ])
    expect((await request.get(path)).status(), path).toBe(401);
  const { csrfToken } = (await (await request.get('/api/auth/csrf')).json()) as { csrfToken: string };
  const form = { csrfToken, email: 'a\0b@workspace.example', password: 'x', json: 'true' };
  const refused = await request.post('/api/auth/callback/credentials', { form });
  expect(await refused.text()).toContain('error=CredentialsSignin');
});

test('signing in leads nowhere else', async ({ owner: page }) => {
  for (const address of [
    ELSEWHERE,
    `x:${ELSEWHERE}`,
    'x:javascript:alert(1)',
    '//elsewhere.invalid',
    '/\\a.b',
  ]) {
    const asked = `/sign-in?callbackUrl=${encodeURIComponent(address)}`;
    const answer = await page.request.get(asked, { maxRedirects: 0 });
    expect(answer.headers().location, address).toMatch(/^\/[a-z]*$/);
  }
});

test('nothing is changed from another site', async ({ owner: page, app, playwright }) => {
  const action = await savedName(page, OWNER.name);
  const forged = { 'next-action': action, 'content-type': 'text/plain;charset=UTF-8', origin: ELSEWHERE };
  const data = JSON.stringify([{ name: 'Mallory' }]);
  for (const headers of [forged, { ...forged, 'x-forwarded-host': new URL(ELSEWHERE).host }])
    expect((await page.request.post('/settings/profile', { headers, data })).status()).toBe(500);
  const stranger = await playwright.request.newContext({ baseURL: app.baseUrl });
  const answer = await stranger.post('/settings/profile', {
    headers: { ...forged, origin: app.baseUrl },
    data,
  });
  expect(await answer.text()).toContain('not-signed-in');
  await stranger.dispose();
  const foreign: Headers[] = [
    { origin: ELSEWHERE },
    { origin: app.baseUrl, 'sec-fetch-site': 'same-site' },
    {},
  ];
  for (const headers of foreign)
    expect((await page.request.post('/api/recruiter/uploads', { headers })).status()).toBe(403);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(OWNER.name);
});

test('a hostile document runs nothing, fetches nothing and names no header', async ({ owner: page, app }) => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(app.baseUrl)) seen.push(request.url());
  });
  page.on('dialog', (dialog) => seen.push(dialog.message()));
  await upload(page.request, app.baseUrl, '../../"x\r\nX-Injected: 1".html', HOSTILE);
  await expect(async () => {
    await page.goto('/candidates');
    await expect(page.getByRole('link', { name: 'Mallory Hollis' }).first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await openCandidate(page, 'Mallory Hollis');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('Harbour Works')).toBeVisible();
  await frame.getByText('site').click();
  expect(await frame.locator('script, svg, iframe, form, img, [href^="java"], [href^="data"]').count()).toBe(
    0,
  );

  const id = new URL(page.url()).pathname.split('/').at(-1);
  const original = (await page.request.get(`/original/${id}`)).headers();
  expect(original['x-injected']).toBeUndefined();
  expect(original['content-disposition']).toMatch(/^attachment; filename="[^"/\\]*"; /);
  for (const path of [`/original/${id}`, `/api/recruiter/candidates/${id}/export?format=v10`]) {
    const headers = (await page.request.get(path)).headers();
    expect(headers['content-security-policy'], path).toContain("default-src 'none'");
    expect(headers['cache-control'], path).toBe('private, no-store');
  }
  expect(seen).toEqual([]);
});

test('the blind view holds nothing of the person in all that is sent', async ({ owner: page }) => {
  await uploadSample(page, 'priya-ellsworth');
  await openCandidate(page, 'Priya Ellsworth');
  const { pathname } = new URL(page.url());
  const asked: Headers[] = [{}, { rsc: '1' }];
  for (const headers of asked) {
    const sent = await (await page.request.get(`${pathname}?view=blind`, { headers })).text();
    expect(sent).toContain('view=blind');
    expect(sent).not.toMatch(/priya|ellsworth/i);
  }
});
