import { test as base, type Cookie, type Page, type ViewportSize } from '@playwright/test';
import { startTemporaryService } from '../../scripts/service.mjs';
import { OWNER, setUpWorkspace, signInQuietly, WITH_OWNER } from './people.ts';

type Service = Awaited<ReturnType<typeof startTemporaryService>>;

/** Two files are tested at a time, and few of them read many documents at once. */
const ONE_READER = { PARSE_WORKERS: '1' };

/** What the browser keeps of the owner from one test of a file to the next. */
type Session = { cookies: Cookie[]; page?: Page };

/** An address without scripts that answers the owner alone. */
const QUIET = '/api/recruiter/uploads';

/** Makes a page as good as new, except for what the browser has compiled; returns true if it is still signed in. */
async function renew(page: Page, viewport: ViewportSize | null): Promise<boolean> {
  for (const other of page.context().pages()) if (other !== page) await other.close();
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: 'reduce' });
  const answer = await page.goto(QUIET);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  return answer?.ok() ?? false;
}

/** The built application, started with an empty store for each workspace. */
export const test = base.extend<
  { owner: Page; signedIn: Page },
  {
    workspace: string;
    variables: Record<string, string>;
    owned: boolean;
    app: Service;
    session: Session;
  }
>({
  /** Test files name theirs with `test.use`; another name makes another application. Few files can share one. */
  workspace: ['', { scope: 'worker', option: true }],
  /** Additional configuration of the application. */
  variables: [{}, { scope: 'worker', option: true }],
  /** Whether there is an owner; without one, the first visitor is. */
  owned: [true, { scope: 'worker', option: true }],
  app: [
    async ({ workspace, variables, owned }, use) => {
      if (!workspace) throw new Error("name the file's workspace: test.use({ workspace: '...' })");
      const app = await startTemporaryService({
        ...ONE_READER,
        ...(owned && WITH_OWNER),
        ...variables,
      });
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ app }, use) => use(app.baseUrl),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures that are used by name
  session: [async ({}, use) => use({ cookies: [] }), { scope: 'worker' }],
  /**
   * A page signed in as the owner that has opened nothing yet. Tests of a file have
   * the same one, since half of what a first page costs is compiling its scripts. A test that listens to its page,
   * answers for the server or needs the list open takes `owner`.
   */
  signedIn: async ({ browser, session, viewport }, use) => {
    session.page ??= await (await browser.newContext()).newPage();
    const { page } = session;
    const context = page.context();
    await context.addCookies(session.cookies);
    if (session.cookies.length === 0) await signInQuietly(context, OWNER);
    if (!(await renew(page, viewport))) await signInQuietly(context, OWNER);
    session.cookies = await context.cookies();
    await use(page);
    session.cookies = await context.cookies();
  },
  /** A fresh page for the test, signed in as the owner, with the list of candidates open. */
  owner: async ({ page, session }, use) => {
    await page.context().addCookies(session.cookies);
    if (session.cookies.length === 0) await signInQuietly(page.context(), OWNER);
    await setUpWorkspace(page, OWNER);
    session.cookies = await page.context().cookies();
    await use(page);
  },
});

export { expect } from '@playwright/test';
