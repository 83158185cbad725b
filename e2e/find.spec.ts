import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/app.ts';
import { uploadSample } from './support/candidates.ts';
import { twoOfHedda } from './support/files.ts';
import { pressForSearch, untilHydrated } from './support/hydration.ts';

test.use({ workspace: 'find' });
test.describe.configure({ mode: 'serial' });

const bar = 'Search candidates';

test('candidates are asked for by words, fields and filters in one bar', async ({ signedIn: page }) => {
  await uploadSample(page, 'priya-ellsworth', 'jonah-merriweather');
  await page.goto('/candidates');
  const search = page.getByRole('combobox', { name: bar });
  const priya = page.getByRole('link', { name: 'Priya Ellsworth' }).first();
  const jonah = page.getByRole('link', { name: 'Jonah Merriweather' }).first();
  await pressForSearch(search);
  await page.keyboard.type('title:designer OR nothingatall');
  await page.keyboard.press('Enter');
  await expect(jonah).toBeHidden();
  await expect(priya).toBeVisible();

  await search.fill('-designer');
  await search.press('Enter');
  await expect(priya).toBeHidden();
  await expect(jonah).toBeVisible();

  await search.fill('"open quote');
  await search.press('Enter');
  await expect(page.getByRole('alert', { name: 'What is wrong with the question' })).toContainText(
    'This quote is never closed.',
  );
  await expectAccessible(page);

  await search.fill('merriwether');
  await search.press('Enter');
  await page.getByRole('link', { name: 'merriweather', exact: true }).click();
  await expect(jonah).toBeVisible();
});

test('a field is completed by keyboard, and its chip taken away', async ({ signedIn: page }) => {
  await page.goto('/candidates');
  const search = page.getByRole('combobox', { name: bar });
  await untilHydrated(search);
  await search.fill('employer__current=prai');
  await expect(page.getByRole('option', { name: /Prairie Lantern Hospital/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Change the filter Now at Prairie/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Priya Ellsworth' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: /Remove the filter Now at Prairie/ }).click();
  await expect(page.getByRole('link', { name: 'Priya Ellsworth' }).first()).toBeVisible();
  await search.fill('nofield=1');
  await search.press('Enter');
  await expect(page.getByRole('alert', { name: 'What is wrong with the question' })).toContainText('nofield');
});

test('everything that a search finds is chosen beyond the page, tagged, and put back', async ({
  signedIn: page,
}) => {
  await page.goto('/candidates?size=1');
  await untilHydrated(page.getByRole('checkbox', { name: 'Select all on this page' }));
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  const toolbar = page.getByRole('toolbar', { name: 'Selected candidates' });
  await toolbar.getByRole('button', { name: 'Select all 2 results' }).click();
  await expect(toolbar).toContainText('2');
  await expectAccessible(page);
  await toolbar.getByRole('button', { name: 'Tag' }).click();
  await page.getByRole('textbox', { name: 'Add a tag' }).fill('Autumn');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 candidates tagged Autumn')).toBeVisible();
  await page.goto('/candidates?tag=Autumn&size=1');
  await untilHydrated(page.getByRole('checkbox', { name: 'Select all on this page' }));
  await page.keyboard.press('ControlOrMeta+Shift+A');
  await toolbar.getByRole('button', { name: 'Delete 2 candidates' }).click();
  await page.getByRole('button', { name: 'Move to the bin' }).click();
  await expect(page.getByText('2 candidates moved to the bin')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 candidates restored')).toBeVisible();
});

const INVOICE = Buffer.from(
  'INVOICE\n\nInvoice number: 2026-0419\nDue date: 11 April 2026\n\nDesk chair  12  89.00  1,068.00\nTotal due 1,068.00\n',
);

test('what may be one person is merged and parted, and an invoice is flagged', async ({ signedIn: page }) => {
  await page.goto('/candidates');
  const input = page.getByLabel('CV files');
  await untilHydrated(input);
  await input.setInputFiles([
    ...twoOfHedda(),
    { name: 'invoice.txt', mimeType: 'text/plain', buffer: INVOICE },
  ]);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads).toContainText('3 of 3 documents read', { timeout: 30_000 });
  await page.goto('/candidates?misfit=true');
  await expect(page.getByText('No CV?').first()).toBeVisible();
  await page.goto('/candidates');
  await page.getByRole('link', { name: '1 possible duplicate' }).click();
  const pair = page.getByRole('region', { name: 'Hedda Lindqvist and Hedda Lindqvist' });
  await untilHydrated(pair.getByRole('button', { name: 'Merge into this one' }).first());
  await expect(pair.getByText('Kilnmoor Ceramics').first()).toContainText('Same');
  await expectAccessible(page);
  await pair.getByRole('button', { name: 'Merge into this one' }).first().click();
  await expect(page.getByRole('heading', { name: 'No possible duplicates' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(pair).toBeVisible();
});

test('a lost server is said in the app, and Back keeps the scroll of the list', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 1200, height: 300 });
  await page.goto('/candidates');
  const list = page.getByRole('region', { name: 'List' });
  const priya = page.getByRole('link', { name: 'Priya Ellsworth' }).first();
  await untilHydrated(priya);
  await list.evaluate((element) => element.scrollTo(0, 30));
  await priya.hover();
  const top = await list.evaluate((element) => element.scrollTop);
  expect(top).toBeGreaterThan(0);
  await priya.click();
  await expect(page.getByRole('heading', { name: 'Priya Ellsworth', level: 1 })).toBeVisible();
  await page.goBack();
  await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBe(top);
  await page.context().setOffline(true);
  await priya.click();
  const lost = page.getByRole('alertdialog', { name: 'Shortlist cannot be reached' });
  await expect(lost).toBeVisible();
  await page.context().setOffline(false);
  await lost.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Priya Ellsworth', level: 1 })).toBeVisible();
});

test('a search is saved, pinned, and found by the command menu', async ({ signedIn: page }) => {
  await page.goto('/candidates?q=designer');
  await page.getByRole('button', { name: 'Saved searches' }).click();
  await page.getByRole('textbox', { name: 'Name of this search' }).fill('All designers');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save this search' }).click();
  const pinned = page.getByRole('region', { name: 'Pinned searches' });
  await expect(pinned.getByRole('link', { name: 'All designers' })).toBeVisible();
  await page.goto('/jobs');
  await untilHydrated(page.getByRole('button', { name: /^Search and commands/ }));
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('all des');
  await expect(page.getByRole('option', { name: /All designers/, selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/candidates\?q=designer/);
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('priya');
  await expect(page.getByRole('option', { name: /Priya Ellsworth/, selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Priya Ellsworth', level: 1 })).toBeVisible();
});

const GLAZIER = Buffer.from(
  'Lena Fairweather\nLeeds, United Kingdom\nlena@example.org\n\nWork Experience\n\n2019 - 2024\nGlazier\nOrrery Windows\n',
);

test('a distance is completed, said in a chip and in the rows, and an unknown place is said', async ({
  signedIn: page,
}) => {
  const search = page.getByRole('combobox', { name: bar });
  const file = { name: 'city.txt', mimeType: 'text/plain', buffer: GLAZIER };
  await page.goto('/candidates');
  const input = page.getByLabel('CV files');
  await untilHydrated(input);
  await input.setInputFiles([file]);
  await expect(page.getByRole('region', { name: 'Uploads' })).toContainText('read', { timeout: 30_000 });
  const option = page.getByRole('option', { name: /^Leeds, within 30 km/ });
  await expect(async () => {
    await page.goto('/candidates');
    await untilHydrated(search);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Distance…' }).click();
    await expect(search).toBeFocused({ timeout: 2000 });
    await page.keyboard.type('lee');
    await expect(option).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Change the filter Within 30 km of Leeds/ })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Lena Fairweather' })).toContainText('0 km');
  await expect(page.getByRole('columnheader', { name: 'Distance' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(page.getByRole('link', { name: 'Priya Ellsworth' })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/candidates');
  await untilHydrated(search);
  await search.fill('near=Qwghlm within 20 km');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  const wrong = page.getByRole('alert', { name: 'What is wrong with the question' });
  await expect(wrong).toContainText('No place called “Qwghlm” is known.');
  await expectAccessible(page);
});

test('the list is asked and sorted on a phone', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/candidates');
  await page.getByRole('button', { name: /^Order: / }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Name' }).click();
  await expect(page).toHaveURL(/sort=name/);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});
