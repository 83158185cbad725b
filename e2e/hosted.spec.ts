import { startTemporaryService } from '../scripts/service.mjs';
import { expect, test } from './support/app.ts';
import { sampleFiles } from './support/files.ts';
import { OWNER, setUpWorkspace } from './support/people.ts';

test.use({ workspace: 'hosted' });

test('the app works the same with a provider elsewhere', async ({ app, browser, request }) => {
  const client = await startTemporaryService({
    PARSER_URL: `${app.baseUrl}/v10`,
    PARSER_ACCOUNT_ID: app.accountId,
    PARSER_SERVICE_KEY: app.accountKey,
    MARKET_URL: app.baseUrl,
    MARKET_USERNAME: app.accountId,
    MARKET_PASSWORD: app.accountKey,
  });
  const page = await browser.newPage({ baseURL: client.baseUrl });
  try {
    await setUpWorkspace(page, OWNER);
    await page.getByLabel('CV files').setInputFiles((await sampleFiles()).slice(0, 2));
    await expect(page.getByRole('region', { name: 'Uploads' })).toContainText('2 documents read');
    const headers = { 'tx-accountid': app.accountId, 'tx-servicekey': app.accountKey };
    const account = await request.get('/v10/account', { headers });
    expect((await account.json()).Info.CustomerDetails.CreditsUsed).toBeGreaterThanOrEqual(2);
    await page.goto('/market');
    await expect(page.getByRole('heading', { name: 'The job market is empty' })).toBeVisible();
  } finally {
    await page.close();
    await client.stop();
  }
});
