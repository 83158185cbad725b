/**
 * From a dropped posting to three people on its shortlist, in a browser, as a recruiter gets there among the documents of
 * two folders: by mouse, and by keys alone.
 *
 *   npm run bench -- --only shortlist --dir CVS        the postings are those of BENCH_JOBS_DIR, else the project's own
 *
 * The last two postings are dropped, one after the other, and then a weight is moved. Loading the others is not measured. CHROMIUM_PATH names the browser.
 */
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { buildIfChanged } from '../scripts/server/build.mjs';
import { startTemporaryService } from '../scripts/service.mjs';
import { percentile } from './figures.ts';
import { findFiles } from './files.ts';
import { findPostings } from './jobs.ts';

const OWNER = { email: 'bench@workspace.example', password: 'quiet harbour lantern 42' };
const PEOPLE = 3;
const READ_MS = 60 * 60_000;
const REST_MS = 2000;
const POLL_MS = 100;
/** Time for the index to follow: half a second for new documents, a few for decisions about many at once. */
const INDEXED_MS = 20_000;
/** Wide enough for the weights to fit next to the list. */
const WITH_WEIGHTS = { width: 1920, height: 1080 };

/** Progress so far: presses of the mouse or of a key, each counted. */
type Hand = { page: Page; presses: number };

const frameOf = (page: Page) => page.frameLocator('iframe[title^="Match:"]');
const uploads = (page: Page) => page.getByRole('region', { name: 'Uploads' });

async function signIn(browser: Browser, baseURL: string): Promise<Page> {
  const page = await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 } });
  await page.goto('/sign-in');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(OWNER.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'Candidates', level: 1 }).waitFor();
  return page;
}

/** Sends documents and waits until all are read; likely duplicates are kept as well. */
async function load(page: Page, place: 'candidates' | 'jobs', files: readonly string[]): Promise<void> {
  await page.goto(`/${place}`);
  await page.waitForTimeout(REST_MS);
  await page.getByLabel(place === 'jobs' ? 'posting files' : 'CV files').setInputFiles([...files]);
  const read = uploads(page).getByText(/^\d+ documents? read$/);
  await read.waitFor({ timeout: READ_MS });
  const folded = uploads(page).getByRole('button', { name: 'Expand the uploads' });
  if (await folded.isVisible()) await folded.click();
  const both = uploads(page).getByRole('button', { name: 'Keep both' }).first();
  if (await both.isVisible()) await both.click();
  await uploads(page).getByText('Nothing is left to do').waitFor({ timeout: READ_MS });
  await page.waitForTimeout(INDEXED_MS);
  await uploads(page).getByRole('button', { name: 'Close the uploads' }).click();
}

async function click(hand: Hand, target: ReturnType<Page['locator']>): Promise<void> {
  await target.click();
  hand.presses += 1;
}

async function press(hand: Hand, key: string): Promise<void> {
  await hand.page.keyboard.press(key);
  hand.presses += 1;
}

/** The list of jobs with the dropped posting in it, at its head. */
async function dropped(page: Page, posting: string): Promise<void> {
  const rows = page.getByRole('main').getByRole('row');
  const before = await rows.nth(1).textContent();
  await page.getByLabel('posting files').setInputFiles([posting]);
  while ((await rows.nth(1).textContent()) === before) await page.waitForTimeout(POLL_MS);
}

async function byMouse(hand: Hand): Promise<void> {
  const { page } = hand;
  await click(hand, page.getByRole('main').getByRole('row').nth(1).getByRole('link').first());
  await click(hand, page.getByRole('main').getByRole('link', { name: 'Match', exact: true }));
  const boxes = frameOf(page).getByRole('checkbox', { name: /^Choose/ });
  await boxes.first().waitFor();
  for (let person = 0; person < PEOPLE; person++) await click(hand, boxes.nth(person));
  await click(hand, frameOf(page).getByRole('toolbar').getByRole('button', { name: 'Shortlist' }));
}

async function byKeys(hand: Hand): Promise<void> {
  const { page } = hand;
  await press(hand, 'j');
  await press(hand, 'Enter');
  await page.waitForURL(/\/jobs\/[\w-]+/);
  await page.getByRole('main').getByRole('link', { name: 'Match', exact: true }).waitFor();
  await press(hand, 'm');
  await frameOf(page).getByRole('article').first().waitFor();
  for (let person = 0; person < PEOPLE; person++) {
    if (person > 0) await press(hand, 'j');
    await press(hand, 'x');
  }
  await press(hand, '1');
}

/** Drops a posting and shortlists three; prints the effort, and the reasons given. */
async function measure(page: Page, name: string, posting: string, way: (hand: Hand) => Promise<void>) {
  await page.goto('/jobs');
  await page.waitForTimeout(REST_MS);
  const hand: Hand = { page, presses: 0 };
  const start = performance.now();
  await dropped(page, posting);
  const readAt = performance.now();
  await way(hand);
  await frameOf(page)
    .getByText('Shortlist: New')
    .nth(PEOPLE - 1)
    .waitFor();
  const end = performance.now();
  const first = frameOf(page).getByRole('list', { name: 'What mattered most' }).first();
  const reasons = await first.getByRole('listitem').allTextContents();
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
  console.log(
    `${name.padEnd(10)} ${hand.presses} presses, ${seconds(start, end)} s, of which the posting was read after ${seconds(start, readAt)} s; reasons: ${reasons.join(' | ')}`,
  );
}

/** Returns how long the page is busy after each step of a slider, in milliseconds. */
async function weightSteps(page: Page): Promise<number[]> {
  const frame = page.frames().find((each) => each.url().includes('/matcher/'));
  if (!frame) throw new Error('the matcher is missing');
  return frame.getByLabel('Weight of Skills').evaluate(async (element) => {
    const slider = element as HTMLInputElement;
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const times: number[] = [];
    for (let value = 0; value <= 100; value += 2) {
      const start = performance.now();
      write?.call(slider, String(value));
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      await Promise.resolve();
      document.body.getBoundingClientRect();
      times.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return times;
  });
}

/** Moves a weight through its range over the list that is shown; prints how long ranking, drawing and layout take. */
async function measureWeights(page: Page): Promise<void> {
  await page.setViewportSize(WITH_WEIGHTS);
  await frameOf(page).getByLabel('Weight of Skills').waitFor();
  const shown = await frameOf(page).getByRole('article').count();
  const times = await weightSteps(page);
  console.log(
    `${'weights'.padEnd(10)} ${shown} results, each step p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms`,
  );
}

/** Measures both ways among all CVs of a folder and all but two postings of another. */
export async function benchShortlist({ dir }: { dir?: string }): Promise<void> {
  const cvs = (await findFiles(dir ? path.resolve(dir) : undefined)).map((file) => file.path);
  const postings = (await findPostings()).map((file) => file.path);
  const [forMouse, forKeys] = postings.slice(-2);
  if (!forMouse || !forKeys) throw new Error('two postings are needed');
  await buildIfChanged();
  const service = await startTemporaryService({ ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await signIn(browser, service.baseUrl.replace('127.0.0.1', 'localhost'));
    await load(page, 'candidates', cvs);
    await load(page, 'jobs', postings.slice(0, -2));
    console.log(`${cvs.length} CVs, ${postings.length - 2} postings`);
    await measure(page, 'by mouse', forMouse, byMouse);
    await measure(page, 'by keys', forKeys, byKeys);
    await measureWeights(page);
  } finally {
    await browser.close();
    await service.stop();
  }
}
