import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { NOTHING_IS_KEPT } from '../lib/platform/demonstration.ts';
import { freePort } from '../scripts/service.mjs';
import { PINNED_NODE, projectEnvironment, ROOT } from '../scripts/setup/install.mjs';
import { expectAccessible } from './support/accessibility.ts';
import { untilHydrated } from './support/hydration.ts';

/** A demonstration as `npm start -- --demo` serves it, in a separate folder. */
let demonstration: Awaited<ReturnType<typeof startDemonstration>>;

async function startDemonstration() {
  const directory = await mkdtemp(path.join(tmpdir(), 'shortlist-demo-'));
  const port = await freePort();
  const normal = path.join(directory, 'normal');
  const own = path.join(directory, 'own');
  const env = projectEnvironment({
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: normal,
    DEMO_DATA_DIR: own,
    // Of another installation: a demonstration has nothing to do with it.
    DATABASE_URL: 'postgres://127.0.0.1:1/none',
    SERVICE_ACCOUNTS: 'acme:correct-horse-battery',
    PARSE_WORKERS: '1',
    LOG_LEVEL: 'warn',
  });
  const script = path.join(ROOT, 'scripts/server/demonstration.mjs');
  const child = spawn(PINNED_NODE, [script, '--built'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk;
      if (output.includes('Shortlist is ready')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(output)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { baseUrl: `http://127.0.0.1:${port}`, directory, normal, own, ready, stop };
}

test.beforeAll(async () => {
  // 36 documents are read, and 36,000 jobs.
  test.setTimeout(900_000);
  demonstration = await startDemonstration();
  await demonstration.ready;
});

test.afterAll(async () => {
  await demonstration.stop();
  expect(await readdir(demonstration.own)).toEqual([]);
  await rm(demonstration.directory, { recursive: true, force: true });
});

const open = (page: Page, where: string) => page.goto(`${demonstration.baseUrl}${where}`);

test('a visitor comes in without an account and sees the sample', async ({ page }) => {
  await open(page, '/');
  const notice = page.getByRole('complementary', { name: 'Demonstration' });
  await expect(notice).toContainText('nothing is kept');
  await expect(notice).toContainText('03:00 UTC');
  await expect(page.getByText('1–24 of 24')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Youssef Bouhlal' }).first().click();
  await expect(page.getByRole('heading', { name: 'Youssef Bouhlal', level: 1 })).toBeVisible();
  await open(page, '/market');
  await expect(page.getByText(/^3\d,\d{3} jobs$/).first()).toBeVisible();
  await open(page, '/settings/members');
  await expect(page.getByText('Robin Ashdown')).toBeVisible();
  await open(page, '/sign-in');
  await expect(page).toHaveURL(/\/candidates$/);
  await page.getByRole('button', { name: /Account of Visitor/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toHaveCount(0);
});

test('every act is refused in one sentence', async ({ page }) => {
  await open(page, '/candidates');
  const remove = page.getByRole('button', { name: 'Remove the samples' });
  await untilHydrated(remove);
  await remove.click();
  await expect(page.getByText(NOTHING_IS_KEPT).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('1–24 of 24')).toBeVisible();
  const files = page.getByLabel('CV files').first();
  await untilHydrated(files);
  await files.setInputFiles({
    name: 'mine.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Ada Fenwick\nEngineer'),
  });
  await expect(page.getByText(NOTHING_IS_KEPT).first()).toBeVisible();
  await open(page, '/settings/profile');
  const name = page.getByRole('textbox', { name: 'Name' });
  await untilHydrated(name);
  await name.fill('Somebody else');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText(NOTHING_IS_KEPT).first()).toBeVisible();
  await expectAccessible(page);
});

test('the APIs answer nobody, and take nothing', async ({ request }) => {
  const key = { 'tx-accountid': 'acme', 'tx-servicekey': 'correct-horse-battery' };
  const account = await request.get(`${demonstration.baseUrl}/v10/account`, { headers: key });
  expect(account.status()).toBe(401);
  expect((await account.json()).Info.Message).toContain('demonstration');
  for (const where of [
    '/api/recruiter/uploads',
    '/api/auth/callback/credentials',
    '/apply/x/send',
    '/capture/send',
  ]) {
    const refused = await request.post(`${demonstration.baseUrl}${where}`, { data: 'x' });
    expect([where, refused.status(), (await refused.json()).problem.message]).toEqual([
      where,
      403,
      NOTHING_IS_KEPT,
    ]);
  }
});

test('the folder of the other installation is not touched', async () => {
  expect(existsSync(demonstration.normal)).toBe(false);
  const [folder = ''] = await readdir(demonstration.own);
  expect((await stat(path.join(demonstration.own, folder))).mode & 0o077).toBe(0);
});
