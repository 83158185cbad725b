/**
 * Drops many files of all kinds into the app at once, in a browser, and says what became of each.
 *
 *   npm run bench -- --only drop                    1,000 files
 *   npm run bench -- --only drop --documents 100
 *
 * While they are read, the page is used as somebody would: each of these moments is measured. CHROMIUM_PATH names the browser.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { buildIfChanged } from '../scripts/server/build.mjs';
import { freePort, newDataDirectory, startServer } from '../scripts/service.mjs';
import { type DropFile, dropFiles } from './drop/files.ts';
import { mostMemory, percentile } from './figures.ts';

const OWNER = { email: 'bench@workspace.example', password: 'quiet harbour lantern 42' };
const FILES = 1000;
const EVERY_MS = 5_000;
const LONGEST_MS = 60 * 60_000;

type Item = {
  name: string;
  state: string;
  failure: { code: string; message: string } | null;
  note: string | null;
};
type Batch = { finished: boolean; counts: Record<string, number>; items: Item[] };

/** Asks as the page does what became of the files. */
function uploads(page: Page): Promise<Batch[]> {
  return page.evaluate(async () => {
    const answer: unknown = await (await fetch('/api/recruiter/uploads')).json();
    return (Array.isArray(answer) ? answer : Object.values(answer as object)[0]) as Batch[];
  });
}

/** Moves between two pages, and returns how long the longer took and how long the browser was busy at a stretch. */
async function use(page: Page): Promise<{ moved: number; busy: number }> {
  const before = performance.now();
  await page.getByRole('link', { name: 'Jobs', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor();
  await page.getByRole('link', { name: 'Candidates', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Candidates' }).waitFor();
  const moved = (performance.now() - before) / 2;
  return { moved, busy: await page.evaluate(() => Number(Reflect.get(window, 'longest') ?? 0)) };
}

async function signIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        Reflect.set(window, 'longest', Math.max(Number(Reflect.get(window, 'longest') ?? 0), duration));
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto('/sign-in', { waitUntil: 'networkidle' });
  await page.getByRole('textbox', { name: 'E-mail' }).fill(OWNER.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'Candidates', level: 1 }).waitFor();
}

/** Follows the files to their end, and uses the page meanwhile. */
async function follow(page: Page, files: number, begun: number) {
  const uses: { moved: number; busy: number }[] = [];
  const seconds = () => (performance.now() - begun) / 1000;
  let sent = 0;
  for (;;) {
    const batches = await uploads(page);
    const items = batches.flatMap((batch) => batch.items);
    const known = batches.reduce(
      (sum, { counts }) => sum + Object.values(counts).reduce((a, b) => a + b, 0),
      0,
    );
    if (sent === 0 && known >= files) sent = seconds();
    if (sent > 0 && batches.every(({ finished }) => finished)) return { items, sent, ended: seconds(), uses };
    if (performance.now() - begun > LONGEST_MS)
      throw new Error(`${known} of ${files} are known after an hour`);
    uses.push(await use(page));
    if (uses.length % 12 === 0) console.log(`  ${seconds().toFixed(0)} s: ${known} known`);
    await pause(EVERY_MS);
  }
}

function report(files: readonly DropFile[], items: readonly Item[]): void {
  const names = new Set(items.map(({ name }) => name));
  const lost = files.filter(({ name }) => !names.has(name));
  console.log(
    `files without a line in the list: ${lost.length}${lost.map(({ name }) => ` ${name}`).join(',')}`,
  );
  const kinds = new Map<string, number>();
  for (const { state, failure } of items) {
    const what = failure ? `${state}: ${failure.code}, ${failure.message}` : state;
    kinds.set(what, (kinds.get(what) ?? 0) + 1);
  }
  for (const [what, count] of [...kinds].sort(([, a], [, b]) => b - a))
    console.log(`${String(count).padStart(5)}  ${what}`);
  const mute = items.filter(({ state, failure }) => state === 'failed' && !failure?.message);
  console.log(`failed without words: ${mute.length}`);
}

/** Drops the files and prints what became of them, the time, the memory, and how the page answered. */
export async function benchDrop({
  documents = String(FILES),
}: {
  documents?: string | undefined;
}): Promise<void> {
  await buildIfChanged();
  const files = await dropFiles(Number(documents));
  const place = await mkdtemp(path.join(tmpdir(), 'drop-'));
  await mkdir(place, { recursive: true });
  for (const { name, bytes } of files) await writeFile(path.join(place, name), bytes);
  const directory = await newDataDirectory();
  const owner = { ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password };
  const server = await startServer(await freePort(), directory, owner);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const baseURL = server.baseUrl.replace('127.0.0.1', 'localhost');
    const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await signIn(page);
    const begun = performance.now();
    await page.getByLabel('CV files').setInputFiles(files.map(({ name }) => path.join(place, name)));
    const { items, sent, ended, uses } = await follow(page, files.length, begun);
    console.log(
      `${files.length} files: all taken after ${sent.toFixed(0)} s, all ended after ${ended.toFixed(0)} s`,
    );
    report(files, items);
    const moved = uses.map((use) => use.moved);
    console.log(
      `a page was there in p50 ${percentile(moved, 0.5).toFixed(0)} ms, p95 ${percentile(moved, 0.95).toFixed(0)} ms (n=${moved.length})`,
    );
    console.log(
      `longest stretch in which the browser did nothing else: ${Math.max(...uses.map(({ busy }) => busy)).toFixed(0)} ms`,
    );
    console.log(`most memory of the server: ${mostMemory(server.pid)}`);
    await page
      .getByRole('region', { name: 'Uploads' })
      .getByRole('button', { expanded: false })
      .first()
      .click();
    await page.screenshot({ path: path.join('out', 'drop.png') });
    const lines = await page.getByRole('region', { name: 'Files', exact: true }).locator('li').count();
    console.log(`lines on the page: ${lines}, items of the answer: ${items.length}`);
  } finally {
    await browser.close();
    await server.stop();
    await rm(directory, { recursive: true, force: true });
    await rm(place, { recursive: true, force: true });
  }
}
