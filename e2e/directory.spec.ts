import type { Page } from '@playwright/test';
import { freePort, newDataDirectory, startServer } from '../scripts/service.mjs';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/app.ts';
import { untilHydrated } from './support/hydration.ts';
import { startIdentityProvider } from './support/identity-provider.ts';
import { OWNER, setUpWorkspace } from './support/people.ts';

test.use({ workspace: 'directory' });

test.describe
  .serial('with a provider that signs in', () => {
    let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
    let server: Awaited<ReturnType<typeof startServer>>;
    let home: string;

    test.beforeAll(async ({ browser }) => {
      const [appPort, port] = [await freePort(), await freePort()];
      home = `http://127.0.0.1:${appPort}`;
      provider = await startIdentityProvider(port, home);
      server = await startServer(appPort, await newDataDirectory(), {
        ...{ BASE_URL: home, PARSE_WORKERS: '1', OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: 'shortlist' },
        ...{ OIDC_CLIENT_SECRET: 'a secret of this test alone', OIDC_SIGN_OUT: 'provider' },
      });
      const page = await (await browser.newContext({ baseURL: home })).newPage();
      await setUpWorkspace(page, OWNER);
      await page.context().close();
    });

    test.afterAll(async () => {
      await server.stop();
      provider.stop();
    });

    /** Signs in with the provider, which asks for a name the first time. */
    async function enter(page: Page, name: string) {
      await page.goto(`${home}/sign-in`);
      const button = page.getByRole('button', { name: 'Single sign-on' });
      await untilHydrated(button);
      await button.click();
      await page.getByPlaceholder('Enter any login').fill(name);
      await page.getByPlaceholder('and password').fill('any');
      await page.getByRole('button', { name: 'Sign-in' }).click();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('heading', { name: 'Candidates', level: 1 })).toBeVisible();
    }

    test('signing out here signs out there, and ends the session of another browser by the back channel', async ({
      browser,
    }) => {
      const page = await (await browser.newContext()).newPage();
      await enter(page, 'ida');
      const copied = await page.context().cookies(home);
      const elsewhere = await (await browser.newContext()).newPage();
      await elsewhere.context().addCookies(copied);
      await elsewhere.goto(`${home}/candidates`);
      await expect(elsewhere.getByRole('heading', { name: 'Candidates', level: 1 })).toBeVisible();

      await page.goto(`${provider.issuer}/session/end`);
      await page.getByRole('button', { name: 'Yes, sign me out' }).click();
      await expect.poll(() => provider.logouts).toEqual(['done']);
      await elsewhere.goto(`${home}/candidates`);
      await expect(elsewhere).toHaveURL(/sign-in/);

      await enter(page, 'ida');
      const account = page.getByRole('button', { name: /Account/ });
      await untilHydrated(account);
      await account.click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await page.getByRole('button', { name: 'Yes, sign me out' }).click();
      await expect(page).toHaveURL(`${home}/sign-in`);
      // The provider asks for a name again: nobody is signed in there either.
      await enter(page, 'otto');
    });
  });

test('an owner makes a token by keyboard, a directory uses it, and it is revoked', async ({ owner, app }) => {
  await owner.goto('/settings/members');
  const section = owner.getByRole('region', { name: 'Directory' });
  await expect(section.getByText('None yet')).toBeVisible();
  await expectAccessible(owner);
  const make = section.getByRole('button', { name: 'Make a token' });
  await untilHydrated(make);
  await make.focus();
  await owner.keyboard.press('Enter');
  const field = section.getByRole('textbox', { name: 'Token, shown once' });
  await expect(field).toBeFocused();
  const token = await field.inputValue();
  const address = await section.getByRole('textbox', { name: 'SCIM address' }).inputValue();
  expect(new URL(address).pathname).toBe('/scim/v2');
  await expectAccessible(owner);

  const call = (method: string, path: string, body?: object, by = token) =>
    fetch(`${app.baseUrl}/scim/v2${path}`, {
      ...{ method, body: body && JSON.stringify(body) },
      headers: { authorization: `Bearer ${by}`, 'content-type': 'application/scim+json' },
    });
  const user = { userName: 'ada@workspace.example', displayName: 'Ada Directory', active: true };
  const made = await call('POST', '/Users', user);
  expect(made.status).toBe(201);
  expect(made.headers.get('content-type')).toBe('application/scim+json');
  const { id } = (await made.json()) as { id: string };
  const operations = [{ op: 'Replace', path: 'active', value: 'False' }];
  const schemas = ['urn:ietf:params:scim:api:messages:2.0:PatchOp'];
  expect((await call('PATCH', `/Users/${id}`, { schemas, Operations: operations })).status).toBe(200);
  expect((await call('GET', '', undefined)).status).toBe(404);
  expect((await call('GET', '/Users', undefined, 'x')).status).toBe(401);

  await owner.reload();
  await expect(owner.getByRole('row', { name: /Ada Directory/ })).toContainText('Disabled');
  await expect(section.getByRole('textbox', { name: 'Token, shown once' })).toHaveCount(0);
  await expect(section.getByText('1 member, 0 groups')).toBeVisible();
  const revoke = section.getByRole('button', { name: 'Revoke…' });
  await untilHydrated(revoke);
  await section.getByRole('button', { name: 'Make a new token…' }).click();
  const question = owner.getByRole('alertdialog', { name: 'Make a new token?' });
  await expect(question).toContainText('The one in use stops working at once');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await revoke.focus();
  await owner.keyboard.press('Enter');
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Revoke the token' }).press('Enter');
  await expect(section.getByText('Revoked')).toBeVisible();
  await expectAccessible(owner);
  expect((await call('GET', '/Users')).status).toBe(401);
  await owner.goto('/settings/audit');
  await expect(owner.getByRole('cell', { name: 'Member added by the sign-in provider' })).toBeVisible();
});
