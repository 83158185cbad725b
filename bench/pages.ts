/**
 * How fast pages are in a browser: the lists with thousands of candidates, and the pages of the market.
 *
 *   npm run bench -- --only pages                      5,000 candidates, 60,000 postings
 *   npm run bench -- --only pages --documents 500 --postings 5000 --rounds 1
 *
 * It makes a data directory of its own, with the sample market and CVs that do not exist, and starts the production build on
 * it. Each page is opened once before it is measured, as a server that runs has answered before; then once in a browser that
 * has nothing yet, which gives the JavaScript of the page, and so many rounds (default 5) in one that has its scripts. Each
 * figure is the median of the rounds, the interaction the slowest of all. CHROMIUM_PATH names the browser.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { buildIfChanged } from '../scripts/server/build.mjs';
import { freePort, startServer } from '../scripts/service.mjs';
import { PINNED_NODE, projectEnvironment, ROOT } from '../scripts/setup/install.mjs';
import { type Client, openClient } from './faults/client.ts';
import { percentile } from './figures.ts';
import { personOf } from './pages/people.ts';
import { measurePage, type Vitals } from './pages/vitals.ts';

const OWNER = { email: 'bench@workspace.example', password: 'quiet harbour lantern 42' };
const CANDIDATES = 5000;
const POSTINGS = 60_000;
const ROUNDS = 5;
/** Files of one upload, and of those so many under way. */
const BATCH = 200;
const SENT_AT_ONCE = 8;
const POLL_MS = 500;
/** The indexes follow within seconds, and what else follows an upload. */
const QUIET_MS = 20_000;
const WIDE = { width: 1440, height: 900 };

type Measured = { name: string; path: string; press: (page: Page) => Promise<void> };

/** Types into the bar of the page, letter by letter, and leaves it. */
const inBar = (words: string) => async (page: Page) => {
  await page.getByRole('combobox').first().click();
  await page.keyboard.type(words, { delay: 60 });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
};

/** Goes down the list, chooses, and types into the bar. */
async function inList(page: Page): Promise<void> {
  for (const key of ['j', 'j', 'x', 'j', 'x', 'Escape']) await page.keyboard.press(key, { delay: 40 });
  await inBar('near=lon')(page);
}

const PAGES: readonly Measured[] = [
  { name: 'candidates', path: '/candidates', press: inList },
  { name: 'candidates, asked', path: '/candidates?q=nurse+OR+react&near=London__50', press: inList },
  { name: 'jobs of the market', path: '/market', press: inBar('nur') },
  { name: 'market overview', path: '/market/overview', press: inBar('nur') },
  { name: 'overview of nurses', path: '/market/overview?full_text=nurse', press: inBar('lon') },
  {
    name: 'market, compared',
    path: '/market/compare?_q=full_text%3Dnurse&_q=full_text%3Dengineer',
    press: inBar('nur'),
  },
];

function importSample(directory: string, postings: number): Promise<void> {
  const args = ['--import', 'tsx', 'scripts/market-import.ts', '--sample', String(postings)];
  const child = spawn(PINNED_NODE, args, {
    cwd: ROOT,
    env: projectEnvironment({ DATA_DIR: directory, LOG_LEVEL: 'warn' }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the sample market ended with ${code}`)),
    );
  });
}

/** Uploads the people from one number to another and waits until all are read. */
async function uploadPeople(client: Client, from: number, to: number): Promise<void> {
  const batch = await client.startUpload();
  const numbers = Array.from({ length: to - from }, (_, index) => from + index);
  const send = async () => {
    for (let next = numbers.shift(); next !== undefined; next = numbers.shift())
      await client.sendFile(batch, personOf(next));
  };
  await Promise.all(Array.from({ length: SENT_AT_ONCE }, send));
  let state = await client.upload(batch);
  for (; !state.finished; state = await client.upload(batch)) await pause(POLL_MS);
  const unread = state.items.filter((item) => item.state !== 'parsed').length;
  if (unread > 0) throw new Error(`${unread} of ${state.items.length} CVs were not read`);
}

async function signedIn(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, viewport: WIDE });
  const page = await context.newPage();
  await page.goto('/sign-in', { waitUntil: 'networkidle' });
  await page.getByRole('textbox', { name: 'E-mail' }).fill(OWNER.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'Candidates', level: 1 }).waitFor();
  await page.close();
  return context;
}

async function visit(context: BrowserContext, { path: address, press }: Measured): Promise<Vitals> {
  const page = await context.newPage();
  try {
    return await measurePage(page, address, press);
  } finally {
    await page.close();
  }
}

const COLUMNS = ['page', 'LCP', 'first', 'all', 'interaction', 'shift', 'JavaScript'];

function line([first = '', ...others]: readonly string[]): string {
  return [first.padEnd(22), ...others.map((text) => text.padStart(12))].join('');
}

function report(name: string, rounds: readonly Vitals[], cold: Vitals): void {
  const median = (of: (vitals: Vitals) => number) => percentile(rounds.map(of), 0.5);
  const milliseconds = (of: (vitals: Vitals) => number) => `${Math.round(median(of))} ms`;
  console.log(
    line([
      name,
      milliseconds(({ largestPaint }) => largestPaint),
      milliseconds(({ firstPanel }) => firstPanel),
      milliseconds(({ allPanels }) => allPanels),
      `${Math.round(Math.max(...rounds.map(({ interaction }) => interaction)))} ms`,
      Math.max(...rounds.map(({ shift }) => shift)).toFixed(3),
      `${Math.round(cold.script / 1024)} KiB`,
    ]),
  );
}

async function measureAll(browser: Browser, baseURL: string, rounds: number): Promise<void> {
  const context = await signedIn(browser, baseURL);
  console.log(line(COLUMNS));
  for (const measured of PAGES) {
    await visit(context, measured);
    const empty = await browser.newContext({
      baseURL,
      viewport: WIDE,
      storageState: await context.storageState(),
    });
    const cold = await visit(empty, measured);
    await empty.close();
    const vitals: Vitals[] = [];
    for (let round = 0; round < rounds; round++) vitals.push(await visit(context, measured));
    report(measured.name, vitals, cold);
  }
}

/** Seeds a workspace, opens each page in a browser, and prints a table of what was measured. */
export async function benchPages(asked: {
  documents?: string;
  postings?: string;
  rounds?: string;
}): Promise<void> {
  const [people, postings] = [Number(asked.documents ?? CANDIDATES), Number(asked.postings ?? POSTINGS)];
  await buildIfChanged();
  const directory = await mkdtemp(path.join(tmpdir(), 'shortlist-pages-'));
  const variables = { ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password };
  try {
    console.log(`${people} candidates and ${postings} postings are being made`);
    await importSample(directory, postings);
    const server = await startServer(await freePort(), directory, variables);
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      const baseURL = server.baseUrl.replace('127.0.0.1', 'localhost');
      const client = await openClient(baseURL, directory, OWNER);
      for (let from = 0; from < people; from += BATCH)
        await uploadPeople(client, from, Math.min(from + BATCH, people));
      await pause(QUIET_MS);
      await measureAll(browser, baseURL, Number(asked.rounds ?? ROUNDS));
    } finally {
      await browser.close();
      await server.stop();
    }
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
