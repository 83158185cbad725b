import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/app.ts';
import { sampleFiles } from './support/files.ts';
import { untilHydrated } from './support/hydration.ts';

test.use({ workspace: 'capture' });
test.describe.configure({ mode: 'serial' });

const PROFILE = `<!doctype html><title>Noor Captured</title><body><nav>Home</nav>
<pre>Noor Captured
noor.captured@example.org

Experience
2019 - 2024 Developer, Acme GmbH
</pre><script>alert('never')</script></body>`;

/** Forbids the page every request and cuts its windows off, as strict sites do. */
const STRICT = {
  'Content-Security-Policy': "default-src 'none'; form-action 'none'; base-uri 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
};

let bookmark = '';

/** Serves the pages of another site from a second origin. */
async function startSite(pdf: Uint8Array) {
  const server = createServer((request, response) => {
    const isNavigation = request.headers['sec-fetch-dest'] === 'document';
    if (request.url === '/profile')
      for (const [name, value] of Object.entries(STRICT)) response.setHeader(name, value);
    // What shows a PDF is a page of the browser that embeds it, whose address is that of the file.
    if (request.url === '/cv.pdf' && !isNavigation)
      return response.setHeader('Content-Type', 'application/pdf').end(pdf);
    const page = request.url === '/cv.pdf' ? '<title>cv.pdf</title><embed type="application/pdf">' : PROFILE;
    return response.setHeader('Content-Type', 'text/html').end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Presses the bookmark: a browser runs its address in the page, past the policy of the page. */
async function press(page: Page) {
  const code = decodeURIComponent(bookmark.replace(/^javascript:/, ''));
  const [opened] = await Promise.all([page.context().waitForEvent('page'), page.evaluate(code)]);
  return opened;
}

async function site() {
  const pdf = (await sampleFiles('candidates')).find(({ name }) => name.endsWith('.pdf'));
  if (!pdf) throw new Error('there is no sample of a PDF');
  return startSite(pdf.buffer);
}

test('a bookmark is made in the profile and shown once', async ({ signedIn: page }) => {
  await page.goto('/settings/profile');
  const form = page.getByRole('form', { name: 'New bookmark' });
  await untilHydrated(form.getByRole('button', { name: 'Make a bookmark' }));
  await form.getByRole('textbox', { name: 'Where you use it' }).fill('Work laptop');
  await form.getByRole('button', { name: 'Make a bookmark' }).click();
  const link = page.getByRole('link', { name: 'Add to Shortlist' });
  await expect(link).toHaveAttribute('href', /^javascript:/);
  bookmark = (await link.getAttribute('href')) ?? '';
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Your bookmarks' })).toContainText('Work laptop');
  await expect(link).toHaveCount(0);
});

test('a page whose policy forbids every request is read, by somebody who is not signed in', async ({
  browser,
}) => {
  const origin = await site();
  const outside = await browser.newContext();
  const page = await outside.newPage();
  await page.goto(`${origin}/profile`);
  const opened = await press(page);
  await expect(opened.getByText('The candidate is here.')).toBeVisible({ timeout: 60_000 });
  expect(opened.url()).not.toContain('slc_');
  await expect(opened.getByRole('link', { name: 'See the candidate' })).toHaveAttribute(
    'href',
    /\/candidates\//,
  );
  await expectAccessible(opened);
  const again = await press(page);
  await expect(again.getByText('Somebody like this is here already.')).toBeVisible({ timeout: 60_000 });
  await outside.close();
});

test('a PDF is handed over by message, and only by the page that opened the window', async ({
  browser,
  app,
}) => {
  const origin = await site();
  const outside = await browser.newContext();
  const page = await outside.newPage();
  await page.goto(`${origin}/cv.pdf`);
  const opened = await press(page);
  await expect(opened.getByRole('link', { name: /^See/ })).toBeVisible({ timeout: 60_000 });
  const nobody = await outside.newPage();
  await nobody.goto(`${app.baseUrl}/capture#slc_x`);
  // Its script hears messages a moment after the page is there.
  await expect(async () => {
    await nobody.evaluate(() =>
      postMessage({ Type: 'Capture', title: 'x', address: 'https://x.example/', body: 'x' }, '*'),
    );
    const refusal = nobody.getByText('This page does not hand anything over.');
    await expect(refusal).toBeVisible({ timeout: 1000 });
  }).toPass();
  await outside.close();
});

test('it shows where it came from, and sends nothing once it is revoked', async ({
  signedIn: page,
  browser,
}) => {
  await page.goto('/candidates');
  await page.getByRole('link', { name: 'Noor Captured' }).first().click();
  await expect(page.getByRole('link', { name: /^http:\/\/127\.0\.0\.1:\d+\/profile$/ })).toBeVisible();
  await page.goto('/settings/profile');
  const revoke = page.getByRole('button', { name: 'Revoke Work laptop' });
  await untilHydrated(revoke);
  await revoke.click();
  await expect(page.getByText('Work laptop no longer works')).toBeVisible();
  await page.goto('/settings/audit');
  await expect(page.getByText('Page sent by a bookmark').filter({ visible: true }).first()).toBeVisible();
  const outside = await browser.newContext();
  const foreign = await outside.newPage();
  await foreign.goto(`${await site()}/profile`);
  const opened = await press(foreign);
  await expect(opened.getByText('This bookmark no longer works.')).toBeVisible();
  await outside.close();
});
