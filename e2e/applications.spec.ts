import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/app.ts';
import { uploadPosting } from './support/candidates.ts';
import { untilHydrated } from './support/hydration.ts';

test.use({ workspace: 'applications' });
test.describe.configure({ mode: 'serial' });

async function openJob(page: Page, title: string) {
  await page.goto('/jobs');
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
}

test('whoever has the address applies without a script, and is on the shortlist with their consent', async ({
  signedIn: page,
  browser,
  app,
}) => {
  await uploadPosting(page, 'backend-engineer');
  await openJob(page, 'Senior Backend Engineer');
  const applications = page.getByRole('region', { name: 'Applications' });
  await untilHydrated(applications.getByRole('button', { name: 'Open a public form' }));
  await applications.getByRole('button', { name: 'Open a public form' }).click();
  const address = await applications.getByRole('textbox', { name: 'Address of the form' }).inputValue();
  const outside = await browser.newContext({ baseURL: app.baseUrl, javaScriptEnabled: false });
  const visitor = await outside.newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { name: 'Senior Backend Engineer', level: 1 })).toBeVisible();
  await expect(async () => {
    await visitor.getByRole('textbox', { name: 'Name' }).fill('Noor Applicant');
    await visitor.getByRole('textbox', { name: 'E-mail' }).fill('noor@example.org');
    await visitor.getByLabel('CV').setInputFiles({
      ...{ name: 'noor.txt', mimeType: 'text/plain' },
      buffer: Buffer.from(
        'Noor Applicant\nnoor@example.org\n\nExperience\n2019 - 2024 Developer, Acme GmbH\n',
      ),
    });
    await visitor.getByRole('checkbox', { name: /^I agree/ }).check();
    await visitor.getByRole('button', { name: 'Send application' }).click();
    await expect(visitor.getByText('your application has arrived')).toBeVisible({ timeout: 2500 });
  }).toPass();
  await visitor.goto(address);
  await visitor.getByRole('textbox', { name: 'Name' }).fill('Noor Again');
  await visitor.getByRole('textbox', { name: 'E-mail' }).fill('again@example.org');
  const notes = { name: 'noor.zip', mimeType: 'application/zip', buffer: Buffer.from('PK no document') };
  await visitor.getByLabel('CV').setInputFiles(notes);
  await visitor.getByRole('checkbox', { name: /^I agree/ }).check();
  await visitor.getByRole('button', { name: 'Send application' }).click();
  await expect(visitor.getByText(/was not sent|That was very quick/)).toBeVisible();
  await expect(visitor.getByRole('textbox', { name: 'Name' })).toHaveValue('Noor Again');
  await expect(visitor.getByRole('textbox', { name: 'E-mail' })).toHaveValue('again@example.org');
  await outside.close();
  const shown = await browser.newContext({ baseURL: app.baseUrl });
  const reader = await shown.newPage();
  await reader.goto(`${address}?fault=file-kind`);
  await expect(reader.getByText('This file is not a PDF')).toBeVisible();
  await expectAccessible(reader);
  await shown.close();
  await expect(async () => {
    await page.goto('/candidates?source=form');
    await page.getByRole('link', { name: 'Noor Applicant' }).first().click({ timeout: 2000 });
  }).toPass();
  const privacy = page.getByRole('region', { name: 'Source and consent' });
  await expect(privacy).toContainText('Application form: Senior Backend Engineer');
  await expect(privacy).toContainText('Agreed to:');
  await expectAccessible(page);
});

test('a form gets a new address only when that is confirmed, and the old one ends', async ({
  signedIn: page,
}) => {
  await openJob(page, 'Senior Backend Engineer');
  const applications = page.getByRole('region', { name: 'Applications' });
  const field = applications.getByRole('textbox', { name: 'Address of the form' });
  const before = await field.inputValue();
  await untilHydrated(applications.getByRole('button', { name: 'New address…' }));
  await applications.getByRole('button', { name: 'New address…' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Give the form a new address?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(field).toHaveValue(before);
  await applications.getByRole('button', { name: 'New address…' }).click();
  await dialog.getByRole('button', { name: 'Give it a new address' }).click();
  await expect(field).not.toHaveValue(before);
  await page.goto(before);
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
});

test('a mailbox is tested before it is set, and says what is wrong with it', async ({ signedIn: page }) => {
  await page.goto('/settings/applications');
  const form = page.getByRole('form', { name: 'Mailbox' });
  await untilHydrated(form.getByRole('button', { name: 'Test' }));
  await expectAccessible(page);
  await form.getByRole('textbox', { name: 'Server' }).fill('127.0.0.1');
  await form.getByRole('textbox', { name: 'User' }).fill('jobs');
  await form.getByLabel('Password', { exact: true }).fill('letter box');
  await form.getByRole('button', { name: 'Test' }).click();
  await expect(form).toContainText('inside a private network');
  await expectAccessible(page);
  await page.reload();
  await expect(form.getByRole('textbox', { name: 'Server' })).toHaveValue('');
});

test('a mail server is tried before it is set, and an address from a mail turns e-mail off', async ({
  signedIn: page,
}) => {
  await page.goto('/settings/mail');
  const form = page.getByRole('form', { name: 'Mail server' });
  await untilHydrated(form.getByRole('button', { name: 'Send a test' }));
  await form.getByRole('textbox', { name: 'Server' }).fill('127.0.0.1');
  await form.getByRole('textbox', { name: 'From' }).fill('Shortlist <alerts@example.org>');
  await form.getByRole('button', { name: 'Send a test' }).click();
  await expect(form).toContainText('inside a private network');
  await expectAccessible(page);
  await page.goto('/mail-off/made-up');
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
});
