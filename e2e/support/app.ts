import { test as base, type Page } from '@playwright/test';
import { startTemporaryService } from '../../scripts/service.mjs';
import { OWNER, setUpWorkspace } from './people.ts';

type Service = Awaited<ReturnType<typeof startTemporaryService>>;

/** The application, built and started with an empty store, one for each test file. */
export const test = base.extend<{ owner: Page }, { app: Service }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const app = await startTemporaryService();
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ app }, use) => use(app.baseUrl),
  /** A page signed in as the owner; the first use makes the workspace. */
  owner: async ({ page }, use) => {
    await setUpWorkspace(page, OWNER);
    await use(page);
  },
});

export { expect } from '@playwright/test';
