import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/app.ts';
import { answerMatcher, RESULTS, SESSION } from './support/matcher-answers.ts';

test.use({ workspace: 'service' });

/** As many as are looked at for accessibility, which takes its time for each. */
const FEW = 5;

const rows = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('article');
const names = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('aria-label')));

async function open(page: Page, count = 100) {
  await page.goto(`/matcher/${SESSION}`);
  await expect(rows(page)).toHaveCount(count);
}

test('ten results are in sight at once', async ({ page }) => {
  await answerMatcher(page);
  await open(page);
  await expect(rows(page).nth(9)).toBeInViewport({ ratio: 0.9 });
});

test('the list is there for everybody', async ({ page }) => {
  await answerMatcher(page, {}, FEW);
  await open(page, FEW);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('candidates for Group accountant');
  await expect(page.getByText('Words', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
});

test('weights rank anew in the page, tell what moved, and come back after a reload', async ({ page }) => {
  const queries = await answerMatcher(page);
  await open(page);
  const before = await names(page);
  const titles = page.getByLabel('Weight of Job titles');
  await titles.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => names(page)).not.toEqual(before);
  await expect(page.getByTitle(/up against the suggested weights/).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'against the suggested weights' })).toHaveCount(1);
  await expect.poll(() => queries.length).toBe(2);
  expect(queries[1]).toMatchObject({ PreferredCategoryWeights: { JobTitles: 0, Skills: 27 } });
  const moved = await names(page);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(moved);
  await page.getByRole('button', { name: 'Suggested' }).click();
  await expect.poll(() => names(page)).toEqual(before);
});

test('filters are completed, shown as chips, kept by back, and faults stand where they were written', async ({
  page,
}) => {
  const queries = await answerMatcher(page);
  await open(page);
  await page.getByText('Skills', { exact: true }).first().click();
  const skill = page.getByRole('combobox', { name: 'Skill' });
  const payroll = page.getByRole('option', { name: 'Payroll' });
  await skill.fill('pay');
  await expect(payroll).toBeVisible();
  await skill.press('Escape');
  await expect(payroll).toBeHidden();
  await expect(skill).toHaveAttribute('aria-expanded', 'false');
  await skill.press('ArrowDown');
  await skill.press('ArrowUp');
  await expect(page.getByRole('option', { name: 'Payroll', selected: true })).toBeVisible();
  await skill.press('Tab');
  await expect(skill).toBeFocused();
  await page.getByRole('button', { name: 'Add Tax law' }).click();
  await expect(page.getByRole('list', { name: 'Filters' }).getByText('Tax law')).toBeVisible();
  await expect
    .poll(() => queries.at(-1))
    .toMatchObject({ FilterCriteria: { Skills: [{ SkillName: 'Payroll' }, { SkillName: 'Tax law' }] } });
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Filters' }).getByText('Tax law')).toBeHidden();
  await expect(page.getByRole('list', { name: 'Filters' }).getByText('Payroll')).toBeVisible();
  await page.getByText('Words', { exact: true }).first().click();
  await page.getByLabel('Words or an expression').fill('a "b');
  await page.keyboard.press('Enter');
  await expect(page.getByText('A quote is open.')).toBeVisible();
  await expect(page.getByLabel('Words or an expression')).toHaveAttribute('aria-invalid', 'true');
});

test('details lead each fact to its place, and the keys go on to the next', async ({ page }) => {
  await answerMatcher(page, {}, FEW);
  await open(page, FEW);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog');
  await expect(details.getByText('SAP is mentioned in the text.')).toBeVisible();
  await details.getByRole('button', { name: /SAP is mentioned in the text/ }).click();
  await expect(details.locator('mark[data-chosen]').first()).toHaveText(/Moved to/);
  await details.getByRole('tab', { name: /For the candidate/ }).click();
  await expect(details.getByText('The job names 3 of 9.')).toBeVisible();
  await expectAccessible(page);
  const first = await page.evaluate(() => new URLSearchParams(location.hash.slice(1)).get('open'));
  await page.keyboard.press('j');
  await expect
    .poll(() => page.evaluate(() => new URLSearchParams(location.hash.slice(1)).get('open')))
    .not.toBe(first);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
});

test('nothing that decides is cut, from a phone to a wide screen', async ({ page }) => {
  await answerMatcher(page, {}, FEW);
  for (const width of [360, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, FEW);
    const cut = await page
      .locator('h1, [aria-label="Results"] *:not(.sr-only)')
      .evaluateAll((all) =>
        all
          .filter(
            (each) => getComputedStyle(each).overflowX === 'hidden' && each.scrollWidth > each.clientWidth,
          )
          .map((each) => each.textContent),
      );
    expect(cut, `at ${width}`).toEqual([]);
    await expect(page.getByLabel('Weight of Job titles')).toBeVisible({ visible: width >= 1024 });
  }
});

test('details on a phone begin with the reasons, and give the focus back to their row', async ({ page }) => {
  await answerMatcher(page, {}, FEW);
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, FEW);
  const title = rows(page).nth(2).locator('[data-open]');
  await title.click();
  const details = page.getByRole('dialog');
  const reason = await details.getByText('SAP is mentioned in the text.').boundingBox();
  const text = await details.getByText('Month-end with').boundingBox();
  expect(reason?.y).toBeLessThan(text?.y ?? 0);
  await page.keyboard.press('Escape');
  await expect(title).toBeFocused();
});

test('two results are compared criterion by criterion', async ({ page }) => {
  await answerMatcher(page, {}, FEW);
  await open(page, FEW);
  for (const at of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Select/ })
      .nth(at)
      .click();
  await page.getByRole('button', { name: 'Compare' }).click();
  const comparison = page.getByRole('dialog', { name: 'Comparison' });
  await expect(comparison.getByRole('row', { name: /^Skills/ })).toContainText('(best)');
  await expect(comparison.getByRole('row', { name: /^Fit/ })).toContainText(
    String(RESULTS[0]?.Scores.SovScore),
  );
  await expectAccessible(page);
});

test('a session looks as it was asked to, and shows no more than it was asked to', async ({ page }) => {
  const view = {
    Options: {
      ...{ ShowFilterCriteria: false, ExecuteImmediately: false, ShowBanner: false, ShowWeights: false },
      ...{ ShowDetailsButton: false, ShowFindSimilar: false, ShowWebSourcing: false, ShowJobBoards: false },
      ShowSavedSearches: false,
    },
    Style: { SquareCorners: true, PrimaryColor: '#ffee00', HeaderColor: '#ff0', FontFamily: 'Georgia' },
  };
  await answerMatcher(page, view, FEW);
  await open(page, FEW);
  await expect(page.getByLabel('Weight of Skills')).toHaveCount(0);
  await expect(page.getByText('Roles')).toHaveCount(0);
  await expect(page.getByText('Harrow Talent')).toHaveCount(0);
  await rows(page).first().getByRole('heading').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Georgia');
  await expectAccessible(page);
});

test('a hook that needs a page around it says so where there is none', async ({ page }) => {
  await answerMatcher(page);
  await open(page);
  await page
    .getByRole('checkbox', { name: /^Select/ })
    .first()
    .click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Shortlist' }).click();
  await expect(page.getByText('Shortlist needs the page that this list is embedded in')).toBeVisible();
});

/** Names what can be pressed or written in and takes less than 24 px on a side, what it reaches beyond its box included. */
const smallTargets = (page: Page) =>
  page
    .locator(
      'a[href], button, input, select, textarea, summary, [role="option"], [role="menuitem"], [tabindex="0"]',
    )
    .evaluateAll((all) =>
      all.flatMap((each) => {
        const target = each.closest('label') ?? each;
        const { width, height } = target.getBoundingClientRect();
        if (!each.checkVisibility({ visibilityProperty: true }) || width < 2 || height < 2) return [];
        if (each.closest('.sr-only, [aria-hidden="true"]') || (width >= 24 && height >= 24)) return [];
        each.scrollIntoView({ block: 'center' });
        const { x, y } = target.getBoundingClientRect();
        const isReached = (right: number, down: number) => {
          const hit = document.elementFromPoint(x + width / 2 + right, y + height / 2 + down);
          return target.contains(hit);
        };
        if ([-11.5, 11.5].every((off) => isReached(off, 0) && isReached(0, off))) return [];
        const name = each.getAttribute('aria-label') ?? each.textContent;
        return [`${each.tagName} ${name} of ${Math.round(width)} by ${Math.round(height)}`];
      }),
    );

test('targets are 24 px and more, all over the page', async ({ page }) => {
  const hooks = ['Shortlist', 'Call', 'Note', 'Drop'].map((LinkText, at) => ({
    ...{ Number: at, Kind: 'Client', LinkText, IsBulk: true },
    JsAction: { Target: 'parent', TargetOrigin: 'https://ats.example' },
  }));
  await answerMatcher(page, { Hooks: hooks }, FEW);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, FEW);
    expect(await smallTargets(page), `the list at ${width}`).toEqual([]);
    if (width === 360) await page.getByRole('button', { name: 'Filters' }).click();
    const filters = width === 360 ? page.getByRole('dialog') : page.locator('[data-panel="filters"]');
    for (const title of ['Skills', 'Words', 'Where', 'Office'])
      await filters.getByText(title, { exact: true }).click();
    const skill = filters.getByRole('combobox', { name: 'Skill' });
    await skill.fill('pay');
    await expect(page.getByRole('option', { name: 'Payroll' })).toBeVisible();
    await skill.press('Escape');
    await expect(page.getByRole('option', { name: 'Payroll' })).toBeHidden();
    await expect(skill).toBeVisible();
    await skill.press('ArrowDown');
    await page.getByRole('option', { name: 'Payroll' }).click();
    expect(await smallTargets(page), `filters at ${width}`).toEqual([]);
    if (width === 360) await page.keyboard.press('Escape');
    for (const at of [0, 1])
      await page
        .getByRole('checkbox', { name: /^Select/ })
        .nth(at)
        .click();
    expect(await smallTargets(page), `a selection at ${width}`).toEqual([]);
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByRole('dialog', { name: 'Comparison' })).toBeVisible();
    expect(await smallTargets(page), `the comparison at ${width}`).toEqual([]);
    await page.keyboard.press('Escape');
    await rows(page).first().locator('[data-open]').click();
    await expect(page.getByText('SAP is mentioned in the text.')).toBeVisible();
    expect(await smallTargets(page), `details at ${width}`).toEqual([]);
    await page.keyboard.press('Escape');
  }
});
