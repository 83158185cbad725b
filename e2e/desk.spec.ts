import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/app.ts';
import { openCandidate, uploadSample } from './support/candidates.ts';
import { untilHydrated } from './support/hydration.ts';
import { OWNER, signIn } from './support/people.ts';

test.use({ workspace: 'desk' });
test.describe.configure({ mode: 'serial' });

const START = '[data-field="employmentHistory.positions.0.startDate"]';

test('correcting a date moves nothing on the page', async ({ signedIn: page }) => {
  await uploadSample(page, 'priya');
  await openCandidate(page, 'Priya Ellsworth');
  const title = page.getByRole('article').getByRole('heading', { level: 3 }).first();
  const before = await title.boundingBox();
  await page.locator(START).press('e');
  const editor = page.getByRole('form', { name: 'Correct start' });
  await expect(editor).toBeVisible();
  expect(await title.boundingBox()).toEqual(before);
  await editor.getByRole('textbox').fill('04/2015');
  await editor.getByRole('textbox').press('Enter');
  await expect(page.locator(START)).toHaveText('Apr 2015');
  await expect(page.getByText('Corrected', { exact: true })).toBeVisible();
});

test('Enter on Cancel leaves the value as it was', async ({ signedIn: page }) => {
  await openCandidate(page, 'Priya Ellsworth');
  await page.locator(START).press('e');
  const editor = page.getByRole('form', { name: 'Correct start' });
  await editor.getByRole('textbox').fill('06/2013');
  await editor.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(editor).toHaveCount(0);
  await expect(page.locator(START)).toHaveText('Apr 2015');
});

test('a correction outlives the session it was typed in', async ({ signedIn: page }) => {
  await openCandidate(page, 'Priya Ellsworth');
  await page.locator(START).press('e');
  const editor = page.getByRole('form', { name: 'Correct start' });
  await editor.getByRole('textbox').fill('05/2014');
  await page.context().clearCookies();
  await editor.getByRole('textbox').press('Enter');
  await page.waitForURL(/sign-in/);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(OWNER.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.locator(START)).toHaveText('May 2014');
  await expect(page.getByText('Corrected', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.locator(START)).toHaveText('May 2014');
});

test('on a phone a tap opens the value, and leads on to the original', async ({ app, browser }) => {
  const context = await browser.newContext({
    baseURL: app.baseUrl,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await signIn(page, OWNER);
  await page.waitForURL(/candidates/);
  await page.getByRole('link', { name: 'Priya Ellsworth' }).last().tap();
  await page.locator(START).tap();
  const sheet = page.getByRole('dialog', { name: 'Start' });
  await expect(sheet.getByRole('textbox')).toHaveValue('May 2014');
  await sheet.getByRole('textbox').fill('06/2014');
  await sheet.getByRole('button', { name: 'Save' }).tap();
  await expect(page.locator(START)).toHaveText('Jun 2014');
  await page.locator(START).tap();
  const toast = await page.getByText('Corrected', { exact: true }).boundingBox();
  const opened = await sheet.boundingBox();
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThan(opened?.y ?? 0);
  await sheet.getByRole('button', { name: 'Show in the original' }).tap();
  await expect(page.getByRole('tab', { name: 'Original' })).toHaveAttribute('aria-selected', 'true');
  await context.close();
});

test('what replaces a skeleton is not held back', async ({ signedIn: page }) => {
  await page.goto('/candidates');
  const react = await page.evaluate(() => {
    const { $RC, $RT } = window as unknown as { $RC: () => void; $RT: unknown };
    return { script: String($RC), since: typeof $RT };
  });
  // The time by which React's script would wait (decision 0105).
  expect(react.script).toContain('$RT');
  expect(react.since).toBe('undefined');
});

test('a note and a task are on the page, in the own list, and can be taken back', async ({
  signedIn: page,
}) => {
  await openCandidate(page, 'Priya Ellsworth');
  const together = page.getByRole('region', { name: 'Notes and tasks' });
  const field = together.getByRole('textbox', { name: 'Write a note' });
  await untilHydrated(field);
  await field.fill('Wants a day at home.');
  await field.press('Control+Enter');
  await expect(together.getByText('Wants a day at home.')).toBeVisible();
  await together.getByRole('textbox', { name: 'What needs doing' }).fill('Call about the notice period');
  await together.getByRole('button', { name: 'Add', exact: true }).click();
  const task = together.getByRole('checkbox', { name: 'Call about the notice period' });
  await expect(task).toBeVisible();
  await together.getByText(/^Activity/).click();
  await expect(together.getByRole('list', { name: 'Activity' })).toContainText('wrote a note');
  await page.goto('/tasks');
  const own = page.getByRole('checkbox', { name: 'Call about the notice period' });
  await untilHydrated(own);
  await expect(page.getByText(/^From /)).toHaveCount(0);
  await own.click();
  await expect(page.getByRole('region', { name: 'Done in the last 7 days' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('region', { name: 'Without a date' })).toBeVisible();
  await expectAccessible(page);
});

test('the audit log is read and filtered', async ({ signedIn: page }) => {
  await page.goto('/settings/audit');
  await page.getByRole('combobox', { name: 'What was done' }).selectOption('signed-in');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page).toHaveURL(/action=signed-in/);
  await expect(page.getByRole('table', { name: 'Audit log' })).toContainText('Olive Ownby');
  await expectAccessible(page);
});

test('a tag given in the list is in the list, and Undo takes it back', async ({ signedIn: page }) => {
  await page.goto('/candidates');
  const box = page.getByRole('checkbox', { name: 'Select Priya Ellsworth' }).first();
  await untilHydrated(box);
  await box.click();
  await page.getByRole('button', { name: 'Tag', exact: true }).click();
  await page.keyboard.type('Spring intake');
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: 'Priya Ellsworth' });
  await expect(row).toContainText('Spring intake');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).not.toContainText('Spring intake');
});

test('the bar of a phone leads to my tasks, and the account button says whose it is', async ({
  owner: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole('navigation', { name: 'Main' });
  await untilHydrated(bar.getByRole('button', { name: `Account of ${OWNER.name}` }));
  await bar.getByRole('link', { name: 'My tasks' }).click();
  await expect(page.getByRole('heading', { name: 'My tasks', level: 1 })).toBeVisible();
  await bar.getByRole('button', { name: `Account of ${OWNER.name}` }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.waitForURL(/settings/);
});
