/**
 * Measures the speed of pages in a browser: the lists with thousands of candidates, and the pages of the market.
 *
 *   npm run bench -- --only pages                      5,000 candidates, 60,000 postings
 *   npm run bench -- --only pages --documents 500 --postings 5000 --rounds 1
 *   npm run bench -- --only pages --postings 0         candidates and jobs alone
 *   npm run bench -- --only pages --store out/bench/market/1000000
 *                                                      the pages of the market alone, on a store of `bench -- --only market`
 *
 * It creates a separate data directory, with the sample market, CVs of people who do not exist and the labelled
 * postings, and starts the production build on it. Each page is opened once before it is measured, as a server that
 * runs has answered before; then once in a fresh browser, which gives the JavaScript of the page, and for some rounds
 * (default 5) in one that has its scripts. Each figure is the median of the rounds, the interaction the slowest of all.
 * CHROMIUM_PATH names the browser.
 *
 * The processor time is that of the server and its engine for one view, without the browser: "kept" where the answers
 * are kept (the median of the rounds), "asked" where none is, which an unused language of labels guarantees (the median
 * of the languages). Unlike the times it hardly depends on other work of the machine.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { LABEL_COOKIE, LABEL_LANGUAGES } from '@/lib/recruiter/ground/label-languages';
import { buildIfChanged } from '../scripts/server/build.mjs';
import { freePort, startServer } from '../scripts/service.mjs';
import { PINNED_NODE, projectEnvironment, ROOT } from '../scripts/setup/install.mjs';
import { openBenchEngine } from './engine.ts';
import { openClient } from './faults/client.ts';
import { percentile, processorTime, processorTimeOfAll } from './figures.ts';
import { DESK_PAGES, inBar, type Measured } from './pages/desk.ts';
import { uploadPeople, uploadPostings } from './pages/uploads.ts';
import { measurePage, type Vitals } from './pages/vitals.ts';

const OWNER = { email: 'bench@workspace.example', password: 'quiet harbour lantern 42' };
const CANDIDATES = 5000;
const POSTINGS = 60_000;
const ROUNDS = 5;
/** Time for the indexes and other background work after an upload. */
const QUIET_MS = 20_000;
/** Labels are English until somebody chooses another of these. */
const [, ...UNREAD_LANGUAGES] = LABEL_LANGUAGES;
const WIDE = { width: 1440, height: 900 };

const PAGES: readonly Measured[] = [
  ...DESK_PAGES,
  { name: 'jobs of the market', path: '/market', press: inBar('nur') },
  { name: 'market overview', path: '/market/overview', press: inBar('nur') },
  { name: 'overview of nurses', path: '/market/overview?full_text=nurse', press: inBar('lon') },
  {
    name: 'market, compared',
    path: '/market/compare?_q=full_text%3Dnurse&_q=full_text%3Dengineer',
    press: inBar('nur'),
  },
];

const isOfMarket = ({ path: address }: Measured) =>
  typeof address === 'string' && address.startsWith('/market');

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

async function visit(
  context: BrowserContext,
  { path: at, press, panels }: Measured,
  processor: () => number,
): Promise<View> {
  const page = await context.newPage();
  try {
    const address = typeof at === 'string' ? at : await at(page);
    const before = processor();
    const presses = { press, ...(panels && { panels }) };
    const { atRest, ...vitals } = await measurePage(page, address, { ...presses, atRest: processor });
    return { ...vitals, processor: atRest - before };
  } finally {
    await page.close();
  }
}

const COLUMNS = [
  ...['page', 'LCP', 'first', 'all', 'interaction', 'shift', 'JavaScript'],
  ...['kept', 'asked'],
];

function line([first = '', ...others]: readonly string[]): string {
  return [first.padEnd(22), ...others.map((text) => text.padStart(12))].join('');
}

/** One view: the browser's measurements, and the processor time of server and engine in milliseconds. */
type View = Vitals & { processor: number };

/** Measurements of a page: in a fresh browser, with its scripts, and without a kept answer. */
type Views = { cold: View; warm: View[]; asked: View[] };

function report(name: string, { cold, warm, asked }: Views): void {
  const median = (views: readonly View[], of: (view: View) => number) => percentile(views.map(of), 0.5);
  const milliseconds = (of: (view: View) => number, views = warm) => `${Math.round(median(views, of))} ms`;
  console.log(
    line([
      name,
      milliseconds(({ largestPaint }) => largestPaint),
      milliseconds(({ firstPanel }) => firstPanel),
      milliseconds(({ allPanels }) => allPanels),
      `${Math.round(Math.max(...warm.map(({ interaction }) => interaction)))} ms`,
      Math.max(...warm.map(({ shift }) => shift)).toFixed(3),
      `${Math.round(cold.script / 1024)} KiB`,
      milliseconds(({ processor }) => processor),
      asked.length > 0 ? milliseconds(({ processor }) => processor, asked) : '–',
    ]),
  );
}

/** Address of the pages, and the processor time of the server so far. */
type Measuring = { browser: Browser; baseURL: string; rounds: number; processor: () => number };

const nothing = async () => undefined;

/** Measures a page in languages of labels that nobody has used yet. */
async function askedAnew(
  context: BrowserContext,
  { baseURL, processor }: Measuring,
  measured: Measured,
): Promise<View[]> {
  const views: View[] = [];
  for (const language of UNREAD_LANGUAGES) {
    await context.addCookies([{ name: LABEL_COOKIE, value: language, url: baseURL }]);
    views.push(await visit(context, { ...measured, press: nothing }, processor));
  }
  await context.clearCookies({ name: LABEL_COOKIE });
  return views;
}

async function measureAll(measuring: Measuring, pages: readonly Measured[]): Promise<void> {
  const { browser, baseURL, rounds, processor } = measuring;
  const context = await signedIn(browser, baseURL);
  console.log(line(COLUMNS));
  for (const measured of pages) {
    await visit(context, measured, processor);
    const empty = await browser.newContext({
      baseURL,
      viewport: WIDE,
      storageState: await context.storageState(),
    });
    const cold = await visit(empty, measured, processor);
    await empty.close();
    const warm: View[] = [];
    for (let round = 0; round < rounds; round++) warm.push(await visit(context, measured, processor));
    const asked = isOfMarket(measured) ? await askedAnew(context, measuring, measured) : [];
    report(measured.name, { cold, warm, asked });
  }
}

function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
}

/** Starts the server on a data directory and runs something with it and a browser. */
async function withServer(
  directory: string,
  variables: Record<string, string>,
  run: (server: { baseURL: string; pid: number }, browser: Browser) => Promise<void>,
): Promise<void> {
  const owner = { ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password };
  const server = await startServer(await freePort(), directory, { ...owner, ...variables });
  const browser = await launch();
  try {
    await run({ baseURL: server.baseUrl.replace('127.0.0.1', 'localhost'), pid: server.pid ?? 0 }, browser);
  } finally {
    await browser.close();
    await server.stop();
  }
}

type Asked = { documents?: string; postings?: string; rounds?: string; store?: string };

/** The pages of the market on a store that is there already, which nothing is written to. */
async function benchStore(directory: string, store: string, rounds: number): Promise<void> {
  const engine = await openBenchEngine(path.resolve(store));
  try {
    const [row] = await engine.rows<{ count: number }>({
      sql: 'select count() as count from posting',
      parameters: {},
    });
    console.log(`${row?.count ?? 0} postings, of ${store}`);
    await withServer(directory, { CLICKHOUSE_URL: engine.url }, async ({ baseURL, pid }, browser) => {
      const processor = () => processorTimeOfAll(pid) + processorTime(engine.pid);
      const pages = PAGES.filter(isOfMarket);
      await measureAll({ browser, baseURL, rounds, processor }, pages);
    });
  } finally {
    await engine.stop();
  }
}

/** Creates a workspace with this many people, and the sample market. */
async function benchWorkspace(
  directory: string,
  { people, postings, rounds }: { people: number; postings: number; rounds: number },
): Promise<void> {
  console.log(`${people} candidates and ${postings} postings are being made`);
  if (postings > 0) await importSample(directory, postings);
  await withServer(directory, {}, async ({ baseURL, pid }, browser) => {
    const client = await openClient(baseURL, directory, OWNER);
    await uploadPeople(client, people);
    await uploadPostings(client);
    await pause(QUIET_MS);
    const pages = postings > 0 ? PAGES : DESK_PAGES;
    await measureAll({ browser, baseURL, rounds, processor: () => processorTimeOfAll(pid) }, pages);
  });
}

/**
 * Opens each page in a browser, on a workspace made for it or on a store of the market, and prints the measurements.
 */
export async function benchPages({ documents, postings, rounds, store }: Asked): Promise<void> {
  await buildIfChanged();
  const directory = await mkdtemp(path.join(tmpdir(), 'shortlist-pages-'));
  const often = Number(rounds ?? ROUNDS);
  try {
    if (store) await benchStore(directory, store, often);
    else
      await benchWorkspace(directory, {
        people: Number(documents ?? CANDIDATES),
        postings: Number(postings ?? POSTINGS),
        rounds: often,
      });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
