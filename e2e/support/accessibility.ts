import { expect, type Page } from '@playwright/test';
import axe, { type RunOnly } from 'axe-core';

type Look = { width: number; height: number; colorScheme: 'light' | 'dark' };

const LOOKS: readonly Look[] = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
  { width: 360, height: 740, colorScheme: 'light' },
];

const ALL: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** The rules that see another look of the same page: dark differs from light only by its colours. */
const OF_COLOUR: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** A page that is still moving is looked at again. */
const PATIENCE = { timeout: 20_000, intervals: [0, 500] };

/**
 * Returns the findings of axe, except in the frame of an original: that is a foreign document, and axe cannot enter a
 * sandbox.
 */
async function findings(page: Page, { colorScheme }: Look): Promise<string[]> {
  // Once a document: reading the half megabyte of it takes as long as some of its runs.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (runOnly) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      const { violations } = await inPage.run(
        { exclude: [['iframe']] },
        // Passing rules are not reported, which would be most of the work.
        { runOnly, resultTypes: ['violations'], iframes: false },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
      );
    },
    colorScheme === 'dark' ? OF_COLOUR : ALL,
  );
}

/** Runs axe in light, in dark and on a narrow screen, and sees that nothing has to be scrolled sideways. */
export async function expectAccessible(page: Page) {
  const before = page.viewportSize();
  for (const look of LOOKS) {
    const { width, height, colorScheme } = look;
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const label = `${page.url()} at ${width} px, ${colorScheme}`;
    await expect.poll(() => findings(page, look), { message: label, ...PATIENCE }).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${label} is wider than the screen`).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (before) await page.setViewportSize(before);
}
