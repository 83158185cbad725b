import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/app.ts';
import { untilHydrated } from './support/hydration.ts';
import { OWNER, setUpWorkspace, signIn } from './support/people.ts';

test.use({ workspace: 'signing-in', owned: false });

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

test('a password that is sent before the page has its scripts is in no address', async ({ browser, app }) => {
  const context = await browser.newContext({ baseURL: app.baseUrl, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/sign-in');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(OWNER.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForLoadState();
  expect(page.url()).not.toContain('password');
  await context.close();
});

test('pages of the workspace are closed to strangers', async ({ page }) => {
  for (const path of ['/candidates', '/settings/members', '/settings/api-access']) {
    await page.goto(path);
    await expect(page).toHaveURL(/sign-in/);
  }
});

test('signing in leads on, and signing out ends it, also for a copied cookie', async ({ page }) => {
  await signIn(page, OWNER);
  await expect(page.getByRole('heading', { name: 'Candidates', level: 1 })).toBeVisible();
  const copied = await page.context().cookies();
  await untilHydrated(page.getByLabel('CV files'));
  await page.getByRole('button', { name: /Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/sign-in/);
  await page.context().addCookies(copied);
  await page.goto('/candidates');
  await expect(page).toHaveURL(/sign-in/);
});

test('what was not sent is asked about at signing out, cleared then, and never sent for somebody else', async ({
  page,
}) => {
  const kept = () =>
    page.evaluate(async () => ({
      corrections: Object.keys(sessionStorage).filter((name) => name.startsWith('unsent-')).length,
      databases: (await indexedDB.databases()).length,
    }));
  const leaveUnsent = () =>
    page.evaluate(() => {
      sessionStorage.setItem('unsent-corrections:nobody', '[{"key":"k","path":"p","value":1,"seen":0}]');
    });
  await signIn(page, OWNER);
  await untilHydrated(page.getByLabel('CV files'));
  await leaveUnsent();
  await page.evaluate(() => sessionStorage.setItem('shortlist-person', 'somebody else'));
  await page.reload();
  await untilHydrated(page.getByLabel('CV files'));
  expect((await kept()).corrections).toBe(0);
  await leaveUnsent();
  await page.getByRole('button', { name: /Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('Not sent yet: 1 correction')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out anyway' }).click();
  await expect(page).toHaveURL(/sign-in/);
  expect(await kept()).toEqual({ corrections: 0, databases: 0 });
});

test('one sees where one is signed in, and ends it there', async ({ page, browser }) => {
  await signIn(page, OWNER);
  await expect(page.getByRole('heading', { name: 'Candidates', level: 1 })).toBeVisible();
  const elsewhere = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await signIn(elsewhere, OWNER);
  await expect(elsewhere.getByRole('heading', { name: 'Candidates', level: 1 })).toBeVisible();
  await page.goto('/settings/profile');
  const sessions = page.getByRole('list', { name: 'Where you are signed in' });
  await expect(sessions.getByText('This browser')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await elsewhere.goto('/candidates');
  await expect(elsewhere).toHaveURL(/sign-in/);
  await page.goto('/candidates');
  await expect(page.getByRole('heading', { name: 'Candidates', level: 1 })).toBeVisible();
});

test('a second factor is turned on, asked for at the next sign-in, and turned off', async ({ page }) => {
  await signIn(page, OWNER);
  await expect(page.getByRole('heading', { name: 'Candidates', level: 1 })).toBeVisible();
  await page.goto('/settings/profile');
  const turnOn = page.getByRole('button', { name: 'Turn on…' });
  await untilHydrated(turnOn);
  await turnOn.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(OWNER.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectAccessible(page);
  const key = (await dialog.getByLabel('Key', { exact: true }).inputValue()).replaceAll(' ', '');
  const app = new TOTP({ secret: Secret.fromBase32(key) });
  await dialog.getByLabel('Code', { exact: true }).fill(app.generate());
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = (await dialog.getByLabel('Recovery codes', { exact: true }).inputValue()).split('\n');
  expect(codes).toHaveLength(10);
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await expectAccessible(page);

  await page.context().clearCookies();
  await signIn(page, OWNER);
  await page.getByLabel('Code', { exact: true }).fill('no code');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.getByLabel('Code', { exact: true }).fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Candidates', level: 1 })).toBeVisible();

  await page.goto('/settings/profile');
  await page.getByRole('button', { name: 'Turn off…' }).click();
  await dialog.getByLabel('Your password').fill(OWNER.password);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Turn on…' })).toBeVisible();
});
