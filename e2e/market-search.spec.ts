import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/app.ts';
import { pressForSearch, untilHydrated } from './support/hydration.ts';
import { colouredPixels } from './support/pdf-pixels.ts';

test.use({ workspace: 'market-search' });
test.describe.configure({ mode: 'serial' });

const TABLE = `title;organization;location;date;url;description;salary min;salary max
Baker;Harrow Mill Ltd;Leeds, United Kingdom;2026-10-05;https://harrow.example/baker;You bake at night and train two apprentices. Write to rosa.lind@harrow.example or call 0113 496 0000.;29000;33000
Baker;Harrow Mill Ltd;Leeds, United Kingdom;2026-10-06;https://board.example/17;You bake at night and train two apprentices. Write to rosa.lind@harrow.example or call 0113 496 0000.;29000;33000
Registered Nurse;Ellmouth Clinic;Bristol, United Kingdom;2026-11-02;https://clinic.example/nurse;You care for twelve patients on our ward, mostly at night.;34000;41000
Truck Driver;Harrow Mill Ltd;Leeds, United Kingdom;2026-11-03;https://harrow.example/driver;You bring bread to two hundred cafés.;;
`;

const bar = (page: Page) => page.getByRole('combobox', { name: 'Ask the job market' });
const jobs = (page: Page) => page.getByRole('list', { name: 'Jobs' });
const filters = (page: Page) => page.getByRole('list', { name: 'Filters' });

async function openMarket(page: Page, question = '') {
  await page.goto(`/market${question}`);
  await untilHydrated(bar(page));
}

test('an empty market leads to where it is filled', async ({ owner: page }) => {
  await expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('m');
    await expect(page).toHaveURL(/market/, { timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('heading', { name: 'No postings yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load the sample market' })).toBeVisible();
  await page.getByRole('link', { name: 'Add postings' }).click();
  await untilHydrated(page.getByLabel('File with postings'));
  const file = { name: 'jobs.csv', mimeType: 'text/csv', buffer: Buffer.from(TABLE) };
  await page.getByLabel('File with postings').setInputFiles([file]);
  await page.getByRole('button', { name: /^Read \d+ rows$/ }).click();
  await expect(page.getByText('4 new postings of 3 new jobs')).toBeVisible({ timeout: 60_000 });
});

test('words and a field are asked for by the keyboard alone, and the job is read', async ({
  signedIn: page,
}) => {
  await openMarket(page);
  await expect(jobs(page).getByRole('listitem')).toHaveCount(3);
  await pressForSearch(bar(page));
  await page.keyboard.type('bak* night emplo');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(bar(page)).toHaveValue('bak* night organization_name=');
  await page.keyboard.type('mill');
  await expect(page.getByRole('option', { name: /Harrow Mill Ltd/ })).toContainText('2 jobs');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(filters(page)).toContainText('Employer is exactly Harrow Mill Ltd');
  await expect(bar(page)).toHaveValue('bak* night');
  await expect(jobs(page).getByRole('listitem')).toHaveCount(1);
  await expect(jobs(page).locator('mark').first()).toHaveText('bake');
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const job = page.getByRole('complementary', { name: 'Job' });
  await expect(job.getByRole('heading', { name: 'Baker', level: 2 })).toBeVisible();
  await expect(job).toContainText('29,000–33,000 a year');
  await expect(job.getByRole('link', { name: /Original on/ })).toHaveCount(2);
  await expect(job.getByRole('link', { name: 'Match my candidates' })).toHaveAttribute(
    'href',
    /^\/match\?market=\d+$/,
  );
  await expect(job).toContainText('Write to [email hidden] or call [phone hidden].');
  await expect(page.locator('body')).not.toContainText('rosa.lind');
  await expectAccessible(page);
  await page.reload();
  await expect(job.getByRole('heading', { name: 'Baker', level: 2 })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(job).toBeHidden();
});

test('the nurse employers of a city are saved with an alert: 5 steps by keyboard', async ({
  signedIn: page,
}) => {
  await openMarket(page);
  await pressForSearch(bar(page));
  for (const [typed, option] of [
    ['profession=nurs', /Registered Nurse/],
    ['location=bris', /Bristol/],
  ] as const) {
    await page.keyboard.type(typed);
    await expect(page.getByRole('option', { name: option }).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(filters(page)).toContainText(option);
  }
  await expect(page.getByRole('region', { name: 'Employer' })).toContainText('Ellmouth Clinic');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+S');
  const name = page.getByRole('textbox', { name: 'Name of this search' });
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Registered Nurse, Bristol');
  for (const key of ['Tab', 'Space', 'Shift+Tab', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByText('Saved as “Registered Nurse, Bristol”, with an alert')).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: 'Pinned searches' })
      .getByRole('link', { name: 'Registered Nurse, Bristol' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Saved searches' }).click();
  await expect(
    page.getByRole('button', { name: 'Alerts of Registered Nurse, Bristol are on' }),
  ).toBeVisible();
  await expectAccessible(page);
});

test('facets and bars narrow to as many jobs as they say, filters can be taken away', async ({
  signedIn: page,
}) => {
  await openMarket(page);
  await page.getByRole('button', { name: 'Show as a table' }).first().click();
  const months = page.getByRole('table', { name: 'New and open jobs' });
  await expect(months.getByRole('row', { name: 'Oct 2026' })).toContainText('1');
  await months.getByRole('link', { name: 'Oct 2026' }).click();
  await expect(filters(page)).toContainText('First posted: Oct 2026');
  await expect(jobs(page).getByRole('listitem')).toHaveCount(1);
  await filters(page)
    .getByRole('button', { name: /Remove the filter/ })
    .click();
  await expect(jobs(page).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('region', { name: 'Location' }).getByRole('link', { name: /Leeds/ }).click();
  await expect(jobs(page).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export these jobs as CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(
    csv
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[1]),
  ).toEqual(['Truck Driver', 'Baker']);
});

test('a question with a fault says where it is', async ({ signedIn: page }) => {
  await openMarket(page, '?profesion=12');
  await bar(page).fill('bake (night');
  await bar(page).press('Enter');
  const faults = page.getByRole('alert', { name: 'What is wrong with the question' });
  await expect(faults).toContainText('This bracket is never closed.');
  await expect(faults).toContainText('Did you mean profession');
  await expect(faults.locator('mark')).toHaveText(['(', 'profesion']);
  await bar(page).fill('bake');
  await bar(page).press('Enter');
  await filters(page).getByRole('button', { name: 'Clear all' }).click();
  await expect(jobs(page).getByRole('listitem')).toHaveCount(3);
});

test('the overview, a comparison and a report tell the same, and lead on', async ({ signedIn: page }) => {
  await page.goto('/market/overview?organization_name__exact=Harrow+Mill+Ltd');
  const compare = page.getByRole('button', { name: 'Compare' });
  await untilHydrated(compare);
  await expect(page.getByRole('region', { name: 'Key figures' })).toContainText('Open now');
  const employers = page.getByRole('region', { name: 'Employers', exact: true });
  const bar = employers.getByRole('link', { name: 'Harrow Mill Ltd: Jobs 2' });
  await expect(bar).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await bar.hover();
  const tip = employers.locator('.recharts-tooltip-wrapper > div');
  await expect(tip).toContainText('Share');
  const reach = await tip.evaluate((shown) => shown.getBoundingClientRect().right - window.innerWidth);
  expect(reach, 'the tip is over the edge of the screen').toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await compare.click();
  await page.getByRole('menuitem', { name: 'Compare this with …' }).click();
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByRole('menuitem', { name: 'All jobs' }).click();
  const figures = page.getByRole('table', { name: 'Key figures' });
  await expect(figures.getByRole('row', { name: /^Employers/ })).toHaveText('Employers1of 22of 3');
  await page.getByRole('radio', { name: 'Shares' }).click();
  await expect(page).toHaveURL(/_as=share/);
  const together = page.getByRole('region', { name: 'Employers', exact: true });
  await expect(together).toContainText('Too few of these jobs state it to draw a figure.');
  await page.getByRole('radio', { name: 'Numbers' }).click();
  await expect(together.getByRole('link', { name: /^Harrow Mill Ltd: .* 2; .* 2$/ })).toBeVisible();
  await expect(together).toContainText('5 jobs (A: Harrow Mill Ltd 2, B: All jobs 3)');
  await expectAccessible(page);
  const file = page.waitForEvent('download');
  await together.getByRole('button', { name: 'Export Employers' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const csv = await readFile(await (await file).path(), 'utf8');
  expect(csv).toContain('Employer,A: Harrow Mill Ltd,B: All jobs,"A: Harrow Mill Ltd, share"');
  expect(csv).toContain('Question A,organization_name__exact=Harrow Mill Ltd');
  await page.getByRole('link', { name: 'Report', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Job market, compared' })).toBeVisible();
  await page.evaluate(() => {
    window.print = () => {
      const waiting = document.querySelectorAll('[data-paper] [data-waiting]').length;
      document.body.dataset.printedWithout = String(waiting);
    };
  });
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed-without', '0');
  await expect(page.getByRole('figure', { name: 'Employers', exact: true })).toContainText('Of 5 jobs');
  await page.evaluate(() => document.body.removeAttribute('data-printed-without'));
  await page.keyboard.press('Control+p');
  await expect(page.locator('body')).toHaveAttribute('data-printed-without', '0');
  const printed = await colouredPixels(await page.pdf());
  // Without the bars only the marks of the questions have a colour.
  await page.addStyleTag({ content: 'figure svg { visibility: hidden }' });
  const bare = await colouredPixels(await page.pdf());
  const sum = (pages: readonly number[]) => pages.reduce((all, count) => all + count, 0);
  expect(sum(printed), `coloured pixels: ${printed}, without drawings ${bare}`).toBeGreaterThan(
    2 * sum(bare) + 2000,
  );
});

test('figures are reached, turned into tables and followed by keyboard alone', async ({ signedIn: page }) => {
  await page.goto('/market/overview');
  await untilHydrated(bar(page));
  const employers = page.getByRole('region', { name: 'Employers', exact: true });
  const harrow = employers.getByRole('link', { name: 'Harrow Mill Ltd: Jobs 2' });
  await expect(harrow).toBeVisible();
  const pressUntilFocused = (key: string, wanted: typeof employers) =>
    expect(async () => {
      await page.keyboard.press(key);
      await expect(wanted).toBeFocused({ timeout: 500 });
    }).toPass();
  await pressUntilFocused('j', employers);
  await page.keyboard.press('t');
  await expect(employers.getByRole('table', { name: 'Employers' })).toContainText('Harrow Mill Ltd');
  await expectAccessible(page);
  await page.keyboard.press('t');
  await pressUntilFocused('Tab', harrow);
  await page.keyboard.press('Enter');
  await expect(filters(page)).toContainText('Employer is exactly Harrow Mill Ltd');
  await page.goBack();
  await expect(employers.getByRole('link', { name: /^Ellmouth Clinic: Jobs 1/ })).toBeVisible();
});

test('a call to the market is made by hand and told word for word', async ({ signedIn: page }) => {
  await page.goto('/market/explore?_group=organization_name');
  await untilHydrated(bar(page));
  await expect(page.getByRole('link', { name: 'Harrow Mill Ltd: Jobs 2' })).toBeVisible();
  await page.getByRole('tab', { name: 'curl' }).click();
  const line = page.getByRole('region', { name: 'curl line' });
  await expect(line).toContainText('-u "$MARKET_USERNAME:$MARKET_PASSWORD"');
  await expect(line).toContainText("--data-urlencode '_group=organization_name'");
  await bar(page).fill('bake (night');
  await bar(page).press('Enter');
  const faults = page.getByRole('alert', { name: 'What is wrong with the question' });
  await expect(faults).toContainText('This bracket is never closed.');
});

test('figures are put on a board, moved by keys, taken off and back, and printed', async ({
  signedIn: page,
}) => {
  await page.goto('/market/overview?organization_name__exact=Harrow+Mill+Ltd');
  const employers = page.getByRole('region', { name: 'Employers', exact: true });
  const add = employers.getByRole('button', { name: 'Add Employers to a board' });
  await expect(add).toBeVisible();
  await untilHydrated(add);
  await add.click();
  await page.getByRole('textbox', { name: 'Name of a new board' }).fill('Bakeries');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Added to “Bakeries”')).toBeVisible();
  await page.getByRole('button', { name: 'Add this question to a board' }).click();
  await page.getByRole('button', { name: /^Bakeries/ }).click();
  await expect(page.getByRole('dialog', { name: 'Add to a board' })).toBeHidden();
  await page.goto('/market/boards');
  await page.getByRole('link', { name: 'Bakeries' }).click();
  const items = page.getByRole('list', { name: 'On this board' });
  const names = items.getByRole('heading', { level: 2 });
  await expect(items.getByRole('link', { name: 'Harrow Mill Ltd: Jobs 2' })).toBeVisible();
  await expect(items.getByText('Open now')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 500 });
  const below = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(below, 'the page is longer than the screen').toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  const grip = page.getByRole('button', { name: /^Move Employers/ });
  await untilHydrated(grip);
  await grip.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Employers, place 2 of 2')).toBeAttached();
  await expect(grip).toBeFocused();
  await expect(names).toHaveText([/Harrow Mill Ltd/, 'Employers']);
  await page.getByRole('button', { name: 'More actions for Employers' }).click();
  await page.getByRole('menuitem', { name: 'Remove from the board' }).click();
  await expect(names).toHaveText([/Harrow Mill Ltd/]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(names).toHaveText([/Harrow Mill Ltd/, 'Employers']);
  await page.getByRole('link', { name: 'Report', exact: true }).click();
  const figure = page.getByRole('figure', { name: 'Employers', exact: true });
  await expect(figure).toContainText('Employer is exactly Harrow Mill Ltd. Period:');
  await page.emulateMedia({ media: 'print' });
  await expect(figure.getByRole('link', { name: 'Harrow Mill Ltd: Jobs 2' })).toBeVisible();
});
