import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/app.ts';
import { markedPlaces, openCandidate, uploadSample } from './support/candidates.ts';
import { sampleFiles } from './support/files.ts';
import { pressForSearch, untilHydrated } from './support/hydration.ts';

test.use({ workspace: 'candidate' });
test.describe.configure({ mode: 'serial' });

test('a value leads to its place in a PDF and in a Word document', async ({ signedIn: page }) => {
  await uploadSample(page, 'priya-ellsworth');
  await openCandidate(page, 'Priya Ellsworth');
  const read = page.getByRole('article');
  await expect(page.getByRole('region', { name: /^Original: / })).toContainText('Northlake Dispatch');
  await read.getByRole('button', { name: 'Northlake Dispatch' }).last().click();
  await expect.poll(() => markedPlaces(page)).toBe(1);
  await expectAccessible(page);

  await page.goto('/candidates');
  await uploadSample(page, 'jonah-merriweather');
  await openCandidate(page, 'Jonah Merriweather');
  await read.getByRole('button', { name: 'Prairie Lantern Hospital' }).last().click();
  await expect.poll(() => markedPlaces(page)).toBe(1);
  await expectAccessible(page);
});

test('the frame of an HTML original runs no script', async ({ signedIn: page }) => {
  await openCandidate(page, 'Jonah Merriweather');
  const frame = page.locator('iframe').first();
  await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
  const answer = await page.request.get(String(await frame.getAttribute('src')));
  expect(answer.headers()['content-security-policy']).toContain("default-src 'none'");
});

test('a correction stands, survives a new parse, and can be undone', async ({ signedIn: page }) => {
  await openCandidate(page, 'Priya Ellsworth');
  const read = page.getByRole('article');
  await read
    .getByRole('heading', { level: 3 })
    .first()
    .getByRole('button', { name: 'Lead Product Designer' })
    .press('e');
  const editor = page.getByRole('form', { name: 'Correct title' });
  await editor.getByRole('textbox').first().fill('Director of Product Design');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(read.getByRole('heading', { name: /Director of Product Design/, level: 3 })).toBeVisible();

  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads).toBeHidden();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Read the document again' }).click();
  await expect(uploads).toContainText('1 document read', { timeout: 30_000 });
  await page.reload();
  await expect(read.getByRole('heading', { name: /Director of Product Design/, level: 3 })).toBeVisible();

  await read.getByRole('button', { name: 'Corrected: details' }).first().click();
  const details = page.getByRole('dialog');
  await expect(details).toContainText('Olive Ownby');
  await expect(details).toContainText('Lead Product Designer');
  await details
    .getByRole('button', { name: /undo|back|read/i })
    .first()
    .click();
  await expect(read.getByRole('heading', { name: /Lead Product Designer/, level: 3 })).toBeVisible();
});

test('the blind view holds nothing that tells who it is', async ({ signedIn: page }) => {
  await openCandidate(page, 'Priya Ellsworth');
  const href = await page.getByRole('link', { name: 'Blind view' }).getAttribute('href');
  await page.getByRole('link', { name: 'Blind view' }).click();
  await expect(page.getByRole('link', { name: 'Leave the blind view' })).toBeVisible();
  await expectAccessible(page);
  const source = await (await page.request.get(String(href))).text();
  for (const secret of ['Ellsworth', 'priya-ellsworth', '555 0187', '5550187'])
    expect(source, `the page gives away ${secret}`).not.toContain(secret);
});

test('exports hold what is on the screen', async ({ signedIn: page }) => {
  await openCandidate(page, 'Priya Ellsworth');
  const download = async (label: RegExp) => {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: label }).click(),
    ]);
    return readFile(await file.path());
  };
  const v10 = JSON.parse((await download(/API JSON/)).toString());
  expect(JSON.stringify(v10)).toContain('"FormattedName":"Priya Ellsworth"');
  const jsonResume = JSON.parse((await download(/JSON Resume/)).toString());
  expect(jsonResume.basics.name).toBe('Priya Ellsworth');
  expect(jsonResume.work).toHaveLength(2);
  expect((await download(/PDF/)).subarray(0, 5).toString()).toBe('%PDF-');
  await page.goto('/candidates?q=Priya');
  const exporting = page.getByRole('button', { name: 'Export', exact: true });
  await untilHydrated(exporting);
  await exporting.click();
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  const lines = (await readFile(await csv.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('Priya Ellsworth');
});

test('the list is used by keyboard', async ({ signedIn: page }) => {
  await page.goto('/candidates');
  await expect(page.getByRole('link', { name: 'Priya Ellsworth' }).first()).toBeVisible();
  await pressForSearch(page.getByRole('combobox', { name: 'Search candidates' }));
  await page.keyboard.type('Jonah');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/Jonah/);
  await expect(page.getByRole('link', { name: 'Priya Ellsworth' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.goto('/candidates');
  await untilHydrated(page.getByRole('combobox', { name: 'Search candidates' }));
  await page.keyboard.press('ControlOrMeta+k');
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type('settings');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/settings/);
});

test('a deleted candidate is restored from the bin, and gone when deleted for good', async ({
  signedIn: page,
}) => {
  await openCandidate(page, 'Priya Ellsworth');
  const address = page.url();
  const original = await page.getByRole('link', { name: 'Download the original' }).getAttribute('href');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Move to the bin' }).click();
  await expect(page.getByRole('heading', { name: 'Jonah Merriweather', level: 1 })).toBeVisible();
  expect((await page.request.get(String(original))).status()).toBe(404);

  await page.goto('/settings/bin');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore Priya Ellsworth' }).click();
  await expect(page.getByRole('heading', { name: 'The bin is empty' })).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Priya Ellsworth', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Move to the bin' }).click();
  await expect(page.getByRole('heading', { name: 'Jonah Merriweather', level: 1 })).toBeVisible();

  await page.goto('/settings/bin');
  await page.getByRole('button', { name: 'Delete Priya Ellsworth for good' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('heading', { name: 'The bin is empty' })).toBeVisible();
  expect((await page.request.get(String(original))).status()).toBe(404);
  await page.goto(address);
  await expect(page.getByText('Ellsworth')).toHaveCount(0);
  await expectAccessible(page);
});

test('the sample workspace comes and goes in one click each', async ({ signedIn: page }) => {
  const samples = (await sampleFiles()).length + (await sampleFiles('jobs')).length;
  await page.goto('/settings/workspace');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Load the samples' }).click();
  await page.goto('/candidates');
  await expect(page.getByRole('region', { name: 'Uploads' })).toContainText(`${samples} documents read`, {
    timeout: 60_000,
  });
  await page.goto('/candidates?sample=true');
  await expectAccessible(page);
  await page.goto('/settings/workspace');
  await page.getByRole('button', { name: 'Remove them' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Load the samples' })).toBeVisible();
});
