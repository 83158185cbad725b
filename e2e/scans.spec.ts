import { pngOf, scanned } from '../lib/engine/documents/testing/pictures.ts';
import { expect, test } from './support/app.ts';
import { markedPlaces, openCandidate } from './support/candidates.ts';
import { sampleFiles } from './support/files.ts';

test.use({ workspace: 'scans' });

test('a scan is read, and shown as the picture with its words in place', async ({ owner: page }) => {
  test.setTimeout(180_000);
  const sample = (await sampleFiles()).find(({ name }) => name === 'amara-whitcombe.pdf');
  if (!sample) throw new Error('the sample is missing');
  const [first] = await scanned(sample.buffer, { turn: 1, noise: 8 });
  if (!first) throw new Error('no page');
  const scan = { name: 'scan.png', mimeType: 'image/png', buffer: Buffer.from(pngOf(first)) };
  await page.getByLabel('CV files').setInputFiles([scan]);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads).toContainText('1 document read', { timeout: 120_000 });
  await openCandidate(page, 'Amara Whitcombe');
  await expect(page.getByText('Read from a picture')).toBeVisible();
  const original = page.frameLocator('iframe[title="Original: scan.png"]');
  await expect(original.locator('.scan img')).toBeVisible();
  const name = original.locator('.word', { hasText: 'Amara' }).first();
  const [word, picture] = [await name.boundingBox(), await original.locator('.scan img').boundingBox()];
  expect((word?.y ?? 0) - (picture?.y ?? 0)).toBeLessThan((picture?.height ?? 0) / 5);
  await page.getByRole('article').getByRole('button', { name: 'Tidewright Payments Ltd' }).last().click();
  await expect.poll(() => markedPlaces(page)).toBeGreaterThan(0);
  await page.screenshot({ path: 'test-results/scan-light.png' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.screenshot({ path: 'test-results/scan-dark.png' });
});
