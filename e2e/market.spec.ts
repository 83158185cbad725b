import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/app.ts';
import { startCareers } from './support/careers.ts';
import { untilHydrated } from './support/hydration.ts';

const careers = await startCareers();

test.use({ workspace: 'market', variables: { PRIVATE_HOSTS: careers.host } });
test.describe.configure({ mode: 'serial' });

const TABLE = `Stelle;Firma;Ort;Text;Gehalt von;Gehalt bis
Bäcker (m/w/d);Mühle Harrow GmbH;Leipzig, Deutschland;Sie backen nachts und bilden zwei Lehrlinge aus.;32000;36000
Fahrer (m/w/d);Mühle Harrow GmbH;Leipzig, Deutschland;Sie liefern Brot an zweihundert Cafés.;30000;33000
;Mühle Harrow GmbH;Leipzig, Deutschland;Ohne Titel.;;
`;

const sources = (page: Page) => page.getByRole('list', { name: 'Sources' });

async function openSources(page: Page) {
  await page.goto('/settings/market');
  await untilHydrated(page.getByLabel('File with postings'));
}

test('an empty market teaches how to fill it', async ({ signedIn: page }) => {
  await openSources(page);
  await expect(page.getByRole('heading', { name: 'No postings yet' })).toBeVisible();
  await expectAccessible(page);
});

test('a table is read by the columns that the owner confirms, and says what it left out', async ({
  signedIn: page,
}) => {
  await openSources(page);
  const file = { name: 'stellen.csv', mimeType: 'text/csv', buffer: Buffer.from(TABLE) };
  await page.getByLabel('File with postings').setInputFiles([file]);
  const dialog = page.getByRole('dialog', { name: 'Columns of stellen.csv' });
  await expect(dialog.getByRole('combobox', { name: 'Firma' })).toContainText('Employer');
  const rows = dialog.getByRole('table', { name: 'Rows as they will be read' });
  await expect(rows).toContainText('Leipzig, Germany');
  await expectAccessible(page);
  await dialog.getByRole('combobox', { name: 'Stelle' }).click();
  await page.getByRole('option', { name: 'Job title' }).click();
  await expect(rows).toContainText('Bäcker (m/w/d)');
  await expect(rows).toContainText('Left out: It has no title.');
  await dialog.getByRole('button', { name: 'Read 3 rows' }).click();
  await expect(sources(page).getByText('Done')).toBeVisible({ timeout: 60_000 });
  await expect(sources(page)).toContainText('3 rows: 2 new postings of 2 new jobs, 1 left out');
  await expectAccessible(page);
  await sources(page).getByRole('button', { name: '1 row left out' }).click();
  await expect(page.getByRole('dialog')).toContainText('It has no title.');
});

test('a table whose columns nobody confirmed waits in the list, is read from there, and can be removed', async ({
  signedIn: page,
}) => {
  await openSources(page);
  const table = 'title;organization;location\nBeekeeper;Hollin Apiaries;Ludlow, United Kingdom\n';
  const file = { name: 'bees.csv', mimeType: 'text/csv', buffer: Buffer.from(table) };
  await page.getByLabel('File with postings').setInputFiles([file]);
  await page
    .getByRole('dialog', { name: 'Columns of bees.csv' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  const bees = sources(page).getByRole('listitem').filter({ hasText: 'bees.csv' });
  await expect(bees).toContainText('Not read yet');
  await bees.getByRole('button', { name: 'Confirm the columns' }).click();
  await page.getByRole('button', { name: 'Read 1 row' }).click();
  await expect(bees).toContainText('1 new posting of 1 new job', { timeout: 60_000 });
  await expect(page.getByRole('region', { name: 'Employers' })).toContainText('Hollin Apiaries');
  await bees.getByRole('button', { name: 'More about bees.csv' }).click();
  await page.getByRole('menuitem', { name: 'Remove the source…' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove bees.csv?' });
  await question.getByRole('checkbox', { name: 'Take its postings out of the market, too' }).check();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Remove the source' }).click();
  await expect(bees).toBeHidden({ timeout: 60_000 });
  await expect(page.getByRole('region', { name: 'Employers' })).not.toContainText('Hollin Apiaries');
});

test('what is in the market is shown, and an import can be taken back', async ({ signedIn: page }) => {
  await openSources(page);
  await expect(page.getByRole('region', { name: 'Employers' })).toContainText('Mühle Harrow GmbH');
  await sources(page).getByRole('button', { name: 'More about stellen.csv' }).click();
  await page.getByRole('menuitem', { name: 'Undo the last import…' }).click();
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await expect(sources(page).getByText('Undone', { exact: true })).toBeVisible({ timeout: 60_000 });
});

async function addAddress(page: Page, address: string) {
  await openSources(page);
  await page.getByRole('button', { name: 'Add an address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an address' });
  await dialog.getByRole('textbox', { name: 'Address' }).fill(address);
  await dialog.getByRole('button', { name: 'Add and read' }).click();
  await expect(dialog).toBeHidden();
}

test('a page with a posting is read by its address', async ({ signedIn: page }) => {
  await addAddress(page, `${careers.url}/pilot`);
  await expect(sources(page)).toContainText('1 row: 1 new posting of 1 new job', { timeout: 60_000 });
});

test('an address inside the network is refused with a reason', async ({ signedIn: page }) => {
  await addAddress(page, 'http://127.0.0.1:9/jobs');
  await expect(sources(page).getByText('Failed')).toBeVisible({ timeout: 60_000 });
  await expect(sources(page)).toContainText('inside a private network');
});
