import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Look = { width: number; height: number; colorScheme: 'light' | 'dark' };

const LOOKS: readonly Look[] = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
  { width: 360, height: 740, colorScheme: 'light' },
];

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules that see another look of the same page: dark differs from light only by its colours. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** A page that is still moving is looked at again. */
const PATIENCE = { timeout: 20_000, intervals: [0, 500] };

/**
 * Returns the findings of axe, except in the frame of an original: that is a foreign document, and axe cannot enter a
 * sandbox.
 */
async function findings(page: Page, { colorScheme }: Look): Promise<string[]> {
  const axe = new AxeBuilder({ page }).exclude('iframe').setLegacyMode();
  const { violations } = await (colorScheme === 'dark'
    ? axe.withRules(RULES_OF_COLOUR)
    : axe.withTags(RULES)
  ).analyze();
  return violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id} at ${node.target.join(' ')}: ${node.failureSummary}`),
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
