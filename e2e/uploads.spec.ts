import { rm } from 'node:fs/promises';
import { freePort, newDataDirectory, startServer } from '../scripts/service.mjs';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/app.ts';
import { corruptPdf, encryptedPdf, sampleFiles } from './support/files.ts';
import { OWNER, setUpWorkspace } from './support/people.ts';

test.use({ workspace: 'uploads' });

const FILES = 26;

test('a folder of CVs is read though the server is killed in the middle', async ({ browser }) => {
  test.setTimeout(300_000);
  const directory = await newDataDirectory();
  const port = await freePort();
  let server = await startServer(port, directory);
  const context = await browser.newContext({ baseURL: server.baseUrl });
  const page = await context.newPage();
  try {
    await setUpWorkspace(page, OWNER);
    await expectAccessible(page);
    const files = [...(await sampleFiles()), await corruptPdf(), await encryptedPdf()];
    expect(files).toHaveLength(FILES);
    await page.getByLabel('CV files').setInputFiles(files);
    const uploads = page.getByRole('region', { name: 'Uploads' });
    await expect(uploads).toContainText(/Reading: [3-9]/, { timeout: 60_000 });

    await server.kill();
    server = await startServer(port, directory);
    // A page that was being refreshed when the server went is the browser's own by now, which tries again by itself.
    await expect(() => page.goto('/candidates')).toPass();

    await expect(uploads).toContainText('2 not read', { timeout: 120_000 });
    await expect(uploads).toContainText(`${FILES} documents read`);
    const status = page.getByRole('status').filter({ hasText: /candidates/ });
    await page.goto('/candidates');
    await expect(status.first()).toHaveText(/^24/);
    await uploads.getByRole('button', { expanded: false }).first().click();
    await expect(uploads).toContainText('password');
    await expectAccessible(page);
  } finally {
    await context.close();
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
});

test('a CV that is already there is offered as merge, replace or keep both', async ({ owner: page }) => {
  const [first] = await sampleFiles();
  if (!first) throw new Error('there are no samples');
  await page.getByLabel('CV files').setInputFiles([first]);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads).toContainText('1 document read');
  await page.getByLabel('CV files').setInputFiles([{ ...first, name: 'the same again.pdf' }]);
  await expect(uploads).toContainText('1 known already');
  for (const choice of ['Merge', 'Replace', 'Keep both'])
    await expect(uploads.getByRole('button', { name: choice }).first()).toBeVisible();
  await uploads.getByRole('button', { name: 'Merge' }).first().click();
  await expect(uploads).not.toContainText('known already');
  await page.goto('/candidates');
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /candidate/ })
      .first(),
  ).toHaveText(/^1\b/);
});

test('pasted text becomes a candidate', async ({ owner: page }) => {
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Text of a CV' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill(
      'Rowan Ashgrove\nrowan.ashgrove@example.org\n\nExperience\nJan 2020 - present  Gardener\nKewside Nurseries, Leeds',
    );
  await dialog.getByRole('button', { name: 'Read this text' }).click();
  await expect(page.getByRole('region', { name: 'Uploads' })).toContainText('Rowan Ashgrove');
});

test('on a phone the list ends above the uploads', async ({ owner: page }) => {
  await page.getByLabel('CV files').setInputFiles(await sampleFiles());
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads).toContainText(/documents read/, { timeout: 60_000 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/candidates');
  await expect(uploads).toBeVisible();
  const list = page.getByRole('region', { name: 'List' });
  const edge = async (of: typeof list) => (await of.boundingBox()) ?? { y: Number.NaN, height: 0 };
  const [inList, inUploads] = [await edge(list), await edge(uploads)];
  expect(inList.y + inList.height).toBeLessThanOrEqual(inUploads.y);
});
