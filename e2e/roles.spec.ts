import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/app.ts';
import type { Credentials } from './support/people.ts';
import { signIn } from './support/people.ts';

test.use({ workspace: 'roles' });

const VIEWER: Credentials = {
  name: 'Vera Lookington',
  email: 'vera@workspace.example',
  password: 'gentle meadow telescope 7',
};

test.describe.configure({ mode: 'serial' });

async function invite(owner: Page, email: string, role: string): Promise<string> {
  await owner.goto('/settings/members');
  await owner.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await owner.getByRole('option', { name: role }).click();
  await dialog.getByRole('button', { name: 'Create the link' }).click();
  return dialog.getByRole('textbox', { name: 'Invitation link' }).inputValue();
}

async function stranger(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  return context.newPage();
}

test('somebody is invited, joins and may only look', async ({ signedIn: owner, browser, app }) => {
  const link = await invite(owner, VIEWER.email, 'Viewer');
  const page = await stranger(browser, app.baseUrl);
  await page.goto(new URL(link).pathname);
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Name' }).fill(VIEWER.name);
  await page.getByRole('textbox', { name: 'Password' }).fill(VIEWER.password);
  await page.getByRole('button', { name: /join|create|accept/i }).click();
  await expect(page.getByRole('heading', { name: 'Candidates', level: 1 })).toBeVisible();
  await expect(page.getByLabel('CV files')).toHaveCount(0);
  const refused = await page.request.post('/api/uploads', {
    data: Buffer.from('Anna Example'),
    headers: { 'content-type': 'text/plain' },
  });
  expect(refused.status()).toBeGreaterThanOrEqual(400);
  expect((await page.request.post('/api/uploads', { data: 'x' })).ok()).toBe(false);
  await page.goto('/settings/members');
  await expect(page.getByRole('button', { name: 'Invite', exact: true })).toHaveCount(0);
  await expectAccessible(page);

  await page.goto(new URL(link).pathname);
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveCount(0);
  await page.context().close();
});

test('disabling somebody ends what they do at once', async ({ signedIn: owner, browser, app }) => {
  const page = await stranger(browser, app.baseUrl);
  await signIn(page, VIEWER);
  await expect(page.getByRole('heading', { name: 'Candidates', level: 1 })).toBeVisible();
  await owner.goto('/settings/members');
  await owner.getByRole('button', { name: `More about ${VIEWER.name}` }).click();
  await owner.getByRole('menuitem', { name: 'Disable' }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
  await expect(owner.getByText('Disabled', { exact: true })).toBeVisible();
  await page.goto('/candidates');
  await expect(page).toHaveURL(/sign-in/);
  await page.context().close();
});

test('the last owner stays one', async ({ signedIn: owner }) => {
  await owner.goto('/settings/members');
  await owner.getByRole('combobox', { name: 'Role of Olive Ownby' }).click();
  await owner.getByRole('option', { name: 'Viewer' }).click();
  await expect(owner.getByText(/owner/i).last()).toBeVisible();
  await owner.reload();
  await expect(owner.getByRole('combobox', { name: 'Role of Olive Ownby' })).toContainText('Owner');
});

test('an account of the service is made, works, and stops working when revoked', async ({
  signedIn: owner,
  app,
  request,
}) => {
  await owner.goto('/settings/api-access');
  await expectAccessible(owner);
  await owner
    .getByRole('button', { name: /new account|create/i })
    .first()
    .click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('Integration test');
  await dialog.getByRole('button', { name: /create/i }).click();
  const id = await dialog.getByRole('textbox', { name: /account id|id/i }).inputValue();
  const key = await dialog.getByRole('textbox', { name: /key/i }).inputValue();
  const headers = { 'tx-accountid': id, 'tx-servicekey': key };
  expect((await request.get(`${app.baseUrl}/v10/account`, { headers })).status()).toBe(200);
  await owner.keyboard.press('Escape');
  await owner.getByRole('button', { name: 'More about Integration test' }).click();
  await owner.getByRole('menuitem', { name: 'Matching pages' }).click();
  const sites = owner.getByRole('textbox', { name: 'Sites that may embed them' });
  await sites.fill('https://ats.example.com/jobs');
  await owner.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByText(/“https:\/\/ats\.example\.com\/jobs” is not an origin/)).toBeVisible();
  await sites.fill('https://ats.example.com');
  await owner.getByRole('button', { name: 'Add a list' }).click();
  await owner.getByRole('textbox', { name: 'Name of list 1' }).fill('Harbour');
  await owner.getByRole('textbox', { name: 'Skills of list 1' }).fill('Mooring\nPilotage');
  await owner.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByText('Matching pages saved')).toBeVisible();
  await expectAccessible(owner);
  expect(await (await request.get(`${app.baseUrl}/ui/v10/settings`, { headers })).json()).toMatchObject({
    FrameOrigins: ['https://ats.example.com'],
    SkillsLists: { harbour: ['Mooring', 'Pilotage'] },
  });
  await owner.getByRole('link', { name: 'back to the accounts' }).click();
  await owner.getByRole('button', { name: 'More about Integration test' }).click();
  await owner.getByRole('menuitem', { name: /revoke/i }).click();
  await owner
    .getByRole('alertdialog')
    .getByRole('button', { name: /revoke/i })
    .click();
  await expect(owner.getByText('Revoked', { exact: true })).toBeVisible();
  expect((await request.get(`${app.baseUrl}/v10/account`, { headers })).status()).toBe(401);
});
