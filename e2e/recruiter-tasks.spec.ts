import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { markedPlaces, uploadSample } from './support/candidates.ts';
import { startCareers } from './support/careers.ts';
import { twoOfHedda } from './support/files.ts';
import { pressForSearch, untilHydrated } from './support/hydration.ts';

const careers = await startCareers();

/**
 * Everyday tasks of recruiters, by keyboard alone. Each begins where the person would be, and uses the keys pressed
 * here.
 */
test.use({ workspace: 'recruiter-tasks', variables: { PRIVATE_HOSTS: careers.host } });
test.describe.configure({ mode: 'serial' });

const START = '[data-field="employmentHistory.positions.0.startDate"]';
const NURSE = 'Jonah Merriweather';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
const focused = (page: Page) => page.locator(':focus');

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

/** Opens the command menu, types, and takes the best match. */
async function command(page: Page, typed: string, best: string | RegExp) {
  const menu = page.getByRole('dialog', { name: 'Search and commands' });
  await expect(async () => {
    if (!(await menu.isVisible())) await press(page, 'Control+k');
    await expect(menu).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.type(typed);
  await expect(menu.getByRole('option', { name: best, selected: true })).toBeVisible();
  await press(page, 'Enter');
}

/** Presses a key until the meant element has the focus; at most this many times. */
async function goOn(page: Page, key: string, meant: string, most: number) {
  for (let count = 0; count < most && !(await focused(page).and(page.locator(meant)).count()); count++)
    await press(page, key);
  await expect(focused(page).and(page.locator(meant))).toBeVisible();
}

async function openNurse(page: Page) {
  await page.goto('/tasks');
  await command(page, 'jonah', new RegExp(NURSE));
  await expect(heading(page, NURSE)).toBeVisible();
  await untilHydrated(page.locator(START));
}

test('find by skill and language: 3 steps', async ({ signedIn: page }) => {
  await uploadSample(page, 'jonah-merriweather', 'priya-ellsworth');
  await page.goto('/candidates');
  await pressForSearch(page.getByRole('combobox', { name: 'Search candidates' }));
  await page.keyboard.type('skill=triage speaks=spanish');
  await press(page, 'Enter');
  await expect(page.getByRole('link', { name: 'Priya Ellsworth' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: NURSE }).first()).toBeVisible();
});

test('correct a date, see why it was read so, and keep it when the CV is read again', async ({
  signedIn: page,
}) => {
  await openNurse(page);
  await press(page, 'e');
  await goOn(page, 'ArrowDown', START, 20);
  await press(page, 'e');
  await expect(page.getByRole('form', { name: 'Correct start' }).getByRole('textbox')).toBeFocused();
  await page.keyboard.type('04/2021');
  await press(page, 'Enter');
  await expect(page.locator(START)).toHaveText('Apr 2021');
  await expect(page.locator(START)).toBeFocused();
  await press(page, 'ArrowUp', 'Enter');
  await expect.poll(() => markedPlaces(page)).toBeGreaterThan(0);
  await command(page, 'read the document', /Read the document again/);
  await expect(page.getByText('The document will be read again')).toBeVisible();
  await page.reload();
  await expect(page.locator(START)).toHaveText('Apr 2021');
});

test('send a blind pack under a link: 4 keys and Tab', async ({ signedIn: page }) => {
  await openNurse(page);
  await press(page, 'h');
  const dialog = page.getByRole('dialog', { name: `Hand over ${NURSE}` });
  await expect(dialog.getByRole('combobox', { name: 'What is shown' })).toBeFocused();
  await expect(dialog.getByRole('combobox', { name: 'What is shown' })).toContainText('Blind');
  const preview = dialog.getByRole('region', { name: 'What will be visible' });
  await expect(preview).toContainText('2022');
  await expect(preview).not.toContainText('Merriweather');
  await goOn(page, 'Tab', 'button:has-text("Make a link")', 6);
  await press(page, 'Enter');
  const link = dialog.getByRole('textbox', { name: 'Link' });
  await expect(link).toBeFocused();
  const address = await link.inputValue();
  await page.goto(address);
  await expect(page.getByRole('article')).toContainText('2022');
  await expect(page.getByText('Merriweather')).toHaveCount(0);
});

test('take a filtered list as a workbook, and the call of the API from a candidate: a key each', async ({
  signedIn: page,
}) => {
  await page.goto('/candidates?skill=triage');
  await untilHydrated(page.getByRole('link', { name: NURSE }).first());
  const download = page.waitForEvent('download');
  await press(page, 'Shift+E');
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
  await openNurse(page);
  await press(page, 'a');
  await expect(page.getByRole('dialog', { name: 'As API' })).toContainText('curl -s');
});

test('read a posting from its page and put people on its shortlist', async ({ signedIn: page }) => {
  await page.goto('/jobs');
  await command(page, 'read a posting', /Read a posting from its page/);
  await page.keyboard.type(`${careers.url}/pilot`);
  await press(page, 'Enter');
  await expect(
    page.getByRole('region', { name: 'Uploads' }).getByRole('link', { name: 'Harbour Pilot' }),
  ).toBeVisible();
  await page.goto('/candidates?skill=triage');
  await untilHydrated(page.getByRole('link', { name: NURSE }).first());
  await press(page, 'j', 's');
  await page.keyboard.type('harb');
  await expect(
    page.getByRole('dialog').getByRole('option', { name: /Harbour Pilot/, selected: true }),
  ).toBeVisible();
  await press(page, 'Enter');
  await expect(page.getByText(/added to the shortlist of Harbour Pilot/)).toBeVisible();
});

test('delete and restore, the focus staying where the work is', async ({ signedIn: page }) => {
  await openNurse(page);
  await press(page, 'Delete');
  await expect(page.getByText(/is in the bin/)).toBeVisible();
  await command(page, 'restore', /Bin and privacy/);
  await expect(page.getByRole('list', { name: 'Bin' })).toBeVisible();
  await goOn(page, 'Tab', 'button:has-text("Restore")', 3);
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'The bin is empty' })).toBeVisible();
});

test('merge two who are one person: 3 steps and Tab', async ({ signedIn: page }) => {
  await page.goto('/candidates');
  const input = page.getByLabel('CV files');
  await untilHydrated(input);
  await input.setInputFiles(twoOfHedda());
  await expect(page.getByRole('region', { name: 'Uploads' })).toContainText('2 documents read');
  await command(page, 'merge', 'Possible duplicates');
  await expect(page.getByRole('region', { name: 'Hedda Lindqvist and Hedda Lindqvist' })).toBeVisible();
  await goOn(page, 'Tab', 'button:has-text("Merge into this one")', 5);
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'No possible duplicates' })).toBeVisible();
});

test('invite a colleague: 4 steps', async ({ signedIn: page }) => {
  await page.goto('/candidates');
  await command(page, 'invite', /Invite a colleague/);
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  await page.keyboard.type('nell@workspace.example');
  await press(page, 'Enter');
  await expect(page.getByRole('textbox', { name: 'Invitation link' })).toBeFocused();
});
