import type { Page } from '@playwright/test';
import type { Presses } from './vitals.ts';

/** A page to measure. An address may depend on the uploads, so it is derived from a page of the app. */
export type Measured = Presses & { name: string; path: string | ((page: Page) => Promise<string>) };

/** Types into the bar of the page, character by character, and leaves it. */
export const inBar = (words: string) => async (page: Page) => {
  await page.getByRole('combobox').first().click();
  await page.keyboard.type(words, { delay: 60 });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
};

/** Goes down the list, chooses, and types into the bar. */
const inList = (words: string) => async (page: Page) => {
  for (const key of ['j', 'j', 'x', 'j', 'x', 'Escape']) await page.keyboard.press(key, { delay: 40 });
  await inBar(words)(page);
};

const START = '[data-field="employmentHistory.positions.0.startDate"]';
const SHOWN_MS = 300;

/** Goes from value to value, opens the details and closes them, and corrects a date to another one than it was. */
async function inCandidate(page: Page): Promise<void> {
  for (const key of ['e', 'ArrowDown', 'ArrowDown', 'd', 'd']) {
    await page.keyboard.press(key, { delay: 40 });
    await page.waitForTimeout(SHOWN_MS);
  }
  await page.locator(START).press('e');
  const value = page.getByRole('form', { name: 'Correct start' }).getByRole('textbox');
  const written = await value.inputValue();
  await value.fill(written.includes('2011') ? '03/2012' : '02/2011');
  await value.press('Enter');
  await page.waitForTimeout(SHOWN_MS);
}

/** Returns the first candidate of the list. */
async function firstCandidate(page: Page): Promise<string> {
  await page.goto('/candidates');
  return (await page.locator('tbody a[href^="/candidates/"]').first().getAttribute('href')) ?? '/candidates';
}

/** The pages of candidates and jobs. */
export const DESK_PAGES: readonly Measured[] = [
  { name: 'candidates', path: '/candidates', press: inList('near=lon') },
  {
    name: 'candidates, asked',
    path: '/candidates?q=nurse+OR+react&near=London__50',
    press: inList('near=lon'),
  },
  { name: 'a candidate', path: firstCandidate, press: inCandidate, panels: '#pane-parsed h2' },
  { name: 'jobs', path: '/jobs', press: inList('employer=a') },
];
