import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/app.ts';
import { OWNER, setUpWorkspace, signIn } from './support/people.ts';

test.use({ workspace: 'signing-in' });

test.describe.configure({ mode: 'serial' });

test('the first visitor becomes the owner, and nobody else can', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/set-up/);
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Name' }).fill(OWNER.name);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(OWNER.email);
  await page.getByRole('textbox', { name: 'Password' }).fill('short');
  await page.getByRole('button', { name: 'Create the workspace' }).click();
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('aria-invalid', 'true');
  await setUpWorkspace(page, OWNER);
  await page.context().clearCookies();
  await page.goto('/set-up');
  await expect(page).toHaveURL(/sign-in/);
  await expectAccessible(page);
});

test('a wrong password and an unknown person get the same answer', async ({ page }) => {
  const answers: string[] = [];
  for (const email of [OWNER.email, 'nobody@workspace.example']) {
    await signIn(page, { email, password: 'wrong password entirely' });
    const alert = page.getByRole('alert').filter({ hasText: /./ }).first();
    await expect(alert).toBeVisible();
    answers.push(String(await alert.textContent()).trim());
  }
  expect(answers[0]).toBe(answers[1]);
});

test('pages of the workspace are closed to strangers', async ({ page }) => {
  for (const path of ['/candidates', '/settings/members', '/settings/api-access']) {
    await page.goto(path);
    await expect(page).toHaveURL(/sign-in/);
  }
});

test('signing in leads on, and signing out ends it', async ({ page }) => {
  await signIn(page, OWNER);
  await expect(page.getByRole('heading', { name: 'Candidates', level: 1 })).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/candidates');
  await expect(page).toHaveURL(/sign-in/);
});
