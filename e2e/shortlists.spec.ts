import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/app.ts';
import { openCandidate, uploadPosting, uploadSample } from './support/candidates.ts';
import { untilHydrated } from './support/hydration.ts';

test.use({ workspace: 'shortlists' });
test.describe.configure({ mode: 'serial' });

const JOB = 'Senior Backend Engineer';
const PEOPLE = { amara: 'Amara Whitcombe', youssef: 'Youssef Bouhlal', priya: 'Priya Ellsworth' };

const column = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Board' }).getByRole('region', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('article', { name });

async function openShortlist(page: Page) {
  await page.goto('/jobs');
  await page.getByRole('link', { name: JOB }).first().click();
  await page.getByRole('main').getByRole('link', { name: 'Shortlist', exact: true }).click();
  await expect(page.getByRole('heading', { name: `Shortlist: ${JOB}` })).toBeVisible();
}

/** The first thing in focus: keys are heard once the page answers. */
async function focusCard(page: Page, name: string) {
  const button = card(page, name).getByRole('button', { name, exact: true });
  await untilHydrated(button);
  await button.focus();
}

test('an empty shortlist teaches the ways to fill it', async ({ signedIn: page }) => {
  await uploadSample(page, 'amara', 'youssef', 'priya');
  await uploadPosting(page, 'backend-engineer');
  await openShortlist(page);
  await expect(page.getByRole('heading', { name: 'Nobody is on this shortlist yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Match candidates' })).toBeVisible();
  await expectAccessible(page);
});

test('people are put on it from their list, many at once, by keyboard alone', async ({ signedIn: page }) => {
  await page.goto('/candidates');
  await untilHydrated(page.getByRole('link', { name: PEOPLE.amara }).first());
  await expect(async () => {
    await page.keyboard.press('Shift+A');
    await expect(page.getByRole('toolbar', { name: 'Selected candidates' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog', { name: 'Add 3 people to the shortlist of' });
  await expect(dialog.getByText(JOB)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`3 people added to the shortlist of ${JOB}`)).toBeVisible();
  await openShortlist(page);
  await expect(column(page, 'New').getByRole('article')).toHaveCount(3);
  await expectAccessible(page);
});

test('cards move by keys and by drag, and every act can be taken back', async ({ signedIn: page }) => {
  await openShortlist(page);
  await focusCard(page, PEOPLE.amara);
  await page.keyboard.press('Shift+ArrowRight');
  await expect(column(page, 'Contacted').getByRole('article', { name: PEOPLE.amara })).toBeVisible();
  await expect(page.getByText(`${PEOPLE.amara} moved to Contacted`)).toBeVisible();
  await page.keyboard.press('z');
  await expect(column(page, 'New').getByRole('article', { name: PEOPLE.amara })).toBeVisible();

  await card(page, PEOPLE.priya).dragTo(column(page, 'Interview'));
  await expect(column(page, 'Interview').getByRole('article', { name: PEOPLE.priya })).toBeVisible();

  await card(page, PEOPLE.youssef).dragTo(column(page, 'Rejected'));
  await expect(page.getByRole('dialog', { name: `Why is ${PEOPLE.youssef} rejected?` })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type('required');
  await page.keyboard.press('Enter');
  await expect(column(page, 'Rejected').getByText('Misses a required skill')).toBeVisible();
  await page.reload();
  await expect(column(page, 'Rejected').getByRole('article', { name: PEOPLE.youssef })).toBeVisible();
  await expect(column(page, 'Interview').getByRole('article', { name: PEOPLE.priya })).toBeVisible();
});

test('notes mention colleagues, and the history says who did what', async ({ signedIn: page }) => {
  await openShortlist(page);
  await focusCard(page, PEOPLE.priya);
  await page.keyboard.press('n');
  const panel = page.getByRole('complementary', { name: `Notes and history of ${PEOPLE.priya}` });
  await expect(panel.getByRole('textbox', { name: 'Write a note' })).toBeFocused();
  await page.keyboard.type('Ask @oli');
  await expect(panel.getByRole('option', { name: 'Olive Ownby' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('about pay');
  await page.keyboard.press('Control+Enter');
  await expect(panel.getByRole('region', { name: 'Notes' })).toContainText('Ask @Olive Ownby about pay');
  await expect(panel.getByRole('region', { name: 'History' })).toContainText(
    'Olive Ownby moved from New to Interview',
  );
  await expectAccessible(page);
  await page.reload();
  await expect(panel).toContainText('about pay');
});

test('the list is the same people in the same view, and a link leads back to it', async ({
  signedIn: page,
}) => {
  await openShortlist(page);
  await page.getByRole('radio', { name: 'List' }).click();
  await page.getByRole('textbox', { name: 'Search this shortlist' }).fill('ellsworth');
  await expect(page.getByRole('table', { name: 'Shortlist' }).getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(/as=list&q=ellsworth/);
  await page.reload();
  await expect(page.getByRole('table', { name: 'Shortlist' }).getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(2);
  expect(csv).toContain(PEOPLE.priya);
});

test('candidates stand side by side against the job, blind too', async ({ signedIn: page }) => {
  await openShortlist(page);
  await page.getByRole('radio', { name: 'List' }).click();
  for (const name of [PEOPLE.amara, PEOPLE.priya]) await page.getByLabel(`Select ${name}`).click();
  await page
    .getByRole('toolbar', { name: 'Selected people' })
    .getByRole('button', { name: 'Compare' })
    .click();
  const table = page.getByRole('table', { name: /What the job asks for/ });
  await expect(table.getByRole('columnheader', { name: PEOPLE.amara })).toBeVisible();
  await expect(table.getByRole('rowheader', { name: 'Required skills' })).toBeVisible();
  await expectAccessible(page);
  const blind = await page.request.get(
    `${new URL(page.url()).pathname.replace('/jobs', '/api/recruiter/jobs')}?view=blind`,
  );
  expect(await blind.text()).not.toMatch(/Amara|Priya|Bouhlal|Ellsworth/);
  await page.goto(`${page.url()}&view=blind`);
  await expect(table.getByRole('columnheader', { name: /Candidate [A-Z0-9]+/ })).toHaveCount(2);
  await expect(page.getByText('Priya')).toHaveCount(0);
});

test('a candidate says which shortlists they are on', async ({ signedIn: page }) => {
  await openCandidate(page, PEOPLE.priya);
  const shortlists = page.getByRole('region', { name: 'Shortlists' });
  await expect(shortlists).toContainText('Interview');
  await shortlists.getByRole('link', { name: JOB }).click();
  await expect(page.getByRole('complementary', { name: /Notes and history/ })).toBeVisible();
});

test('owners set the stages that every shortlist has', async ({ signedIn: page }) => {
  await page.goto('/settings/shortlists');
  await untilHydrated(page.getByRole('button', { name: 'Add a stage' }));
  await page.getByRole('button', { name: 'Add a stage' }).click();
  await page.getByRole('textbox', { name: 'Name of stage 6' }).fill('Trial day');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Stages and reasons saved')).toBeVisible();
  await expectAccessible(page);
  await openShortlist(page);
  await expect(column(page, 'Trial day')).toBeVisible();
});
