import { type BrowserContext, expect, type Page } from '@playwright/test';
import { untilHydrated } from './hydration.ts';

export type Credentials = { name: string; email: string; password: string };

export const OWNER: Credentials = {
  name: 'Olive Ownby',
  email: 'olive@workspace.example',
  password: 'quiet harbour lantern 42',
};

/** Has a server make the owner when it starts. */
export const WITH_OWNER = {
  ADMIN_NAME: OWNER.name,
  ADMIN_EMAIL: OWNER.email,
  ADMIN_PASSWORD: OWNER.password,
};

/** Signs in by the calls of the form, without a page. */
export async function signInQuietly({ request }: BrowserContext, { email, password }: Credentials) {
  const { csrfToken } = (await (await request.get('/api/auth/csrf')).json()) as { csrfToken: string };
  const form = { csrfToken, email, password, json: 'true' };
  const answer = await request.post('/api/auth/callback/credentials', { form });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Fills the sign-in form as somebody does. */
export async function signIn(page: Page, { email, password }: Pick<Credentials, 'email' | 'password'>) {
  await page.goto('/sign-in');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Creates the workspace when nobody is here yet, else signs in; ends on the list of candidates. */
export async function setUpWorkspace(page: Page, owner: Credentials) {
  await page.goto('/');
  await page.waitForURL(/\/(set-up|sign-in|candidates)/);
  if (page.url().includes('/set-up')) {
    await page.getByRole('textbox', { name: 'Name' }).fill(owner.name);
    await page.getByRole('textbox', { name: 'E-mail' }).fill(owner.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(owner.password);
    await page.getByRole('button', { name: 'Create the workspace' }).click();
  } else if (page.url().includes('/sign-in')) {
    await signIn(page, owner);
  }
  await expect(page.getByRole('heading', { name: 'Candidates', level: 1 })).toBeVisible();
  await untilHydrated(page.getByLabel('CV files'));
}
