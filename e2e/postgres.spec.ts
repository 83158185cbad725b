import { expect, test } from '@playwright/test';
import { testServer } from '../lib/platform/testing/postgres.ts';
import { startTemporaryService } from '../scripts/service.mjs';
import { sampleFiles } from './support/files.ts';
import { OWNER, setUpWorkspace } from './support/people.ts';

test('two instances share one PostgreSQL: what one takes in, the other shows', async ({ browser }) => {
  const postgres = await testServer();
  const variables = { DATABASE_URL: postgres.url };
  const first = await startTemporaryService(variables);
  const context = await browser.newContext({ baseURL: first.baseUrl });
  const page = await context.newPage();
  try {
    await setUpWorkspace(page, OWNER);
    await page.getByLabel('CV files').setInputFiles((await sampleFiles()).slice(0, 3));
    await expect(page.getByRole('region', { name: 'Uploads' })).toContainText('3 documents read');
    const second = await startTemporaryService(variables);
    try {
      const other = await browser.newContext({ baseURL: second.baseUrl });
      const there = await other.newPage();
      await setUpWorkspace(there, OWNER);
      await expect(
        there
          .getByRole('status')
          .filter({ hasText: /candidates/ })
          .first(),
      ).toHaveText(/^3/);
      await other.close();
    } finally {
      await second.stop();
    }
  } finally {
    await context.close();
    await first.stop();
    await postgres.stop();
  }
});
