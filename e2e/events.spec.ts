import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/app.ts';
import { uploadPosting, uploadSample } from './support/candidates.ts';
import { untilHydrated } from './support/hydration.ts';

/** A pair is announced once: for the job, or for the candidate where that was indexed after it. */
const MATCH = /(?:job|candidate)_match\/v1/;

type Sent = { type: string; payload: Record<string, unknown> };

/** Events that another system received: unsigned ones, or those not signed by `secret`, do not count. */
const receiver = {
  secret: '',
  events: [] as Sent[],
  server: http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      try {
        const read = new Webhook(receiver.secret).verify(body, request.headers as Record<string, string>);
        receiver.events.push(...(read as Sent[]));
        response.writeHead(204).end();
      } catch {
        response.writeHead(401).end();
      }
    });
  }),
};

await new Promise<void>((resolve) => receiver.server.listen(0, '127.0.0.1', resolve));
receiver.server.unref();
const RECEIVER_HOST = `127.0.0.1:${(receiver.server.address() as AddressInfo).port}`;

test.use({ workspace: 'events', variables: { PRIVATE_HOSTS: RECEIVER_HOST } });
test.describe.configure({ mode: 'serial' });

test.afterAll(() => {
  receiver.server.closeAllConnections();
  receiver.server.close();
});

const endpoint = (page: Page) =>
  page.getByRole('list', { name: 'Endpoints' }).getByRole('listitem').filter({ hasText: 'Our ATS' });

test('the page of events says what will show there', async ({ signedIn: page }) => {
  await page.goto('/events');
  await expect(page.getByRole('heading', { name: 'No matches on this day' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Event settings' }).click();
  await expect(page.getByRole('heading', { name: 'No endpoints yet' })).toBeVisible();
  await expectAccessible(page);
});

test('an owner registers an endpoint, keeps its secret and tests it', async ({ signedIn: page }) => {
  await page.goto('/settings/events');
  const add = page.getByRole('button', { name: 'New endpoint' });
  await untilHydrated(add);
  await add.click();
  const form = page.getByRole('dialog', { name: 'New endpoint' });
  await form.getByLabel('Name').fill('Our ATS');
  await form.getByLabel('Address', { exact: true }).fill(`http://${RECEIVER_HOST}/events`);
  await form.getByLabel('Longest wait').fill('0');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Add' }).click();
  const secret = page.getByRole('dialog', { name: 'Signing secret' });
  receiver.secret = await secret.getByRole('textbox', { name: 'Signing secret' }).inputValue();
  expect(receiver.secret).toMatch(/^whsec_/);
  await secret.getByRole('button', { name: 'I have saved it' }).click();
  await endpoint(page).getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('Our ATS accepted the test')).toBeVisible();
  expect(receiver.events.map(({ type }) => type)).toEqual(['test/v1']);
  await endpoint(page).getByRole('button', { name: 'Log' }).click();
  const log = page.getByRole('dialog', { name: 'What Our ATS was sent' });
  await expect(log.getByText('Delivered', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('matches reach the endpoint, and the page while it is open', async ({ signedIn: page }) => {
  await page.goto('/settings/events');
  const on = page.getByRole('checkbox', { name: /Match new and changed/ });
  await untilHydrated(on);
  await on.click();
  await page.getByLabel('Lowest score').fill('5');
  await page.getByRole('checkbox', { name: /Send an event for each CV/ }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Event settings saved')).toBeVisible();
  await page.goto('/candidates');
  await uploadSample(page, 'amara');
  const other = await page.context().newPage();
  await other.goto('/events');
  await expect(other.getByRole('heading', { name: 'No matches on this day' })).toBeVisible();
  await uploadPosting(page, 'backend-engineer');
  // Without a reload.
  await expect(other.getByRole('link', { name: 'Amara Whitcombe' })).toBeVisible({ timeout: 60_000 });
  await expectAccessible(other);
  await expect
    .poll(() => receiver.events.map(({ type }) => type), { timeout: 30_000 })
    .toEqual(expect.arrayContaining([expect.stringMatching(MATCH), 'candidate_import/v1']));
  const imported = receiver.events.find(({ type }) => type === 'candidate_import/v1');
  expect(imported?.payload.binaries).toMatchObject({ cv: { type: 'pdf' } });
  await other.close();
});

test('the list says what came, filters by its address, and is read', async ({ signedIn: page }) => {
  await page.goto('/events?view=list');
  const events = page.getByRole('list', { name: 'Events' });
  const match = events
    .getByRole('listitem')
    .filter({ hasText: /Candidates for a job|Jobs for a candidate/ })
    .first();
  await expect(match.getByText('New', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await match.getByText('What was received').click();
  await expect(match.getByText(MATCH).first()).toBeVisible();
  const unread = page.getByRole('checkbox', { name: 'New only' });
  await untilHydrated(unread);
  await unread.click();
  await expect(page).toHaveURL(/unread=1/);
  await expect(page.getByRole('heading', { name: 'No such events' })).toBeVisible();
});

test('a job of the day leads into its matcher', async ({ signedIn: page }) => {
  await page.goto('/events');
  await page.getByRole('link', { name: /Open the matcher for/ }).click();
  await expect(page).toHaveURL(/\/jobs\/[\w-]+\/match/);
});
