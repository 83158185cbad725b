import { test as base, type Cookie, type Page } from '@playwright/test';
import { startTemporaryService } from '../../scripts/service.mjs';
import { OWNER, setUpWorkspace } from './people.ts';

type Service = Awaited<ReturnType<typeof startTemporaryService>>;

/** Two files are tested at a time, and few of them read many documents at once. */
const ONE_READER = { PARSE_WORKERS: '1' };

/** The built application, started with an empty store for each test file. */
export const test = base.extend<
  { owner: Page },
  { workspace: string; variables: Record<string, string>; app: Service; signedIn: { cookies: Cookie[] } }
>({
  /** Every test file names its own with `test.use`; another name makes another application. */
  workspace: ['', { scope: 'worker', option: true }],
  /** Additional configuration of the application. */
  variables: [{}, { scope: 'worker', option: true }],
  app: [
    async ({ workspace, variables }, use) => {
      if (!workspace) throw new Error("name the file's workspace: test.use({ workspace: '...' })");
      const app = await startTemporaryService({ ...ONE_READER, ...variables });
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ app }, use) => use(app.baseUrl),
  /** Cookies of the owner that the browser keeps from one test of a file to the next. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures that are used by name
  signedIn: [async ({}, use) => use({ cookies: [] }), { scope: 'worker' }],
  /** A page signed in as the owner; the first use makes the workspace. */
  owner: async ({ page, signedIn }, use) => {
    await page.context().addCookies(signedIn.cookies);
    await setUpWorkspace(page, OWNER);
    signedIn.cookies = await page.context().cookies();
    await use(page);
  },
});

export { expect } from '@playwright/test';
