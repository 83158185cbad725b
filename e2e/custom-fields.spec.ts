import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/app.ts';
import { openCandidate, uploadSample } from './support/candidates.ts';
import { untilHydrated } from './support/hydration.ts';

test.use({ workspace: 'custom-fields' });
test.describe.configure({ mode: 'serial' });

async function addField(page: Page, form: 'candidates', name: string, kind: string) {
  const fields = page.getByRole('form', { name: `Fields of ${form}` });
  const add = fields.getByRole('button', { name: 'Add a field' });
  await untilHydrated(add);
  await add.click();
  const line = fields.getByRole('listitem').last();
  await line.getByLabel('Name').fill(name);
  await line.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: kind, exact: true }).click();
  return { fields, line };
}

test('an owner defines fields', async ({ signedIn: page }) => {
  await page.goto('/settings/fields');
  await addField(page, 'candidates', 'Notice period', 'Number');
  await addField(page, 'candidates', 'Available from', 'Date');
  const { fields, line } = await addField(page, 'candidates', 'Seniority', 'Choice');
  for (const choice of ['Junior', 'Senior']) {
    await line.getByRole('button', { name: 'Add a choice' }).click();
    await line
      .getByRole('textbox', { name: /^Choice/ })
      .last()
      .fill(choice);
  }
  await fields.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Fields saved')).toBeVisible();
  await expect(fields.getByText('notice_period=')).toBeVisible();
  await expectAccessible(page);
});

test('a value is set in place by keyboard, and taken back', async ({ signedIn: page }) => {
  await page.goto('/candidates');
  await uploadSample(page, 'priya');
  await openCandidate(page, 'Priya Ellsworth');
  const section = page.getByRole('region', { name: 'Custom fields' });
  await section.getByRole('button', { name: 'Add notice period' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Notice period' }).fill('soon');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Write it as a number' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Notice period' }).fill('3');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(section.getByText('3', { exact: true })).toBeVisible();
  const seniority = section.getByRole('button', { name: 'Add seniority' });
  await untilHydrated(seniority);
  await seniority.click();
  await page.getByRole('combobox', { name: 'Seniority' }).selectOption('Senior');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(section.getByText('Senior', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(section.getByRole('button', { name: 'Add seniority' })).toBeVisible();
  await expectAccessible(page);
});

test('the list has it as a column, finds by it, and sets it of all results', async ({ signedIn: page }) => {
  await page.goto('/candidates');
  const columns = page.getByRole('button', { name: 'Columns' });
  await untilHydrated(columns);
  await columns.click();
  await page.getByRole('menuitemcheckbox', { name: 'Notice period' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Notice period' })).toBeVisible();

  const bar = page.getByRole('combobox', { name: 'Search candidates' });
  await bar.fill('notice_period=many');
  await bar.press('Enter');
  await expect(page.getByText('Notice period has no value like this.')).toBeVisible();
  await bar.fill('notice_period:1..6');
  await bar.press('Enter');
  await expect(page).toHaveURL(/field=notice_period__1__6/);
  await expect(page.getByText('Notice period: 1 to 6')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Priya Ellsworth' }).first()).toBeVisible();

  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('button', { name: 'Set a field…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set a field' });
  await dialog.getByRole('textbox', { name: 'Notice period' }).fill('5');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(page.getByText('1 candidate set')).toBeVisible();
  await expect(page.getByRole('cell', { name: '5', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByRole('cell', { name: '3', exact: true })).toBeVisible();
  await expectAccessible(page);
});
