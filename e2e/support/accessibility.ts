import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const LOOKS = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
  { width: 360, height: 740, colorScheme: 'light' },
] as const;

/** A page that is still moving is looked at again. */
const PATIENCE = 6;

/** What axe finds, but in the frame of an original: that is somebody else's document, and axe cannot enter a sandbox. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id} at ${node.target.join(' ')}: ${node.failureSummary}`),
  );
}

/** Runs axe in light, in dark and on a narrow screen, and sees that nothing has to be scrolled sideways. */
export async function expectAccessible(page: Page) {
  const before = page.viewportSize();
  for (const { width, height, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const label = `${page.url()} at ${width} px, ${colorScheme}`;
    let found = await findings(page);
    for (let again = 0; found.length > 0 && again < PATIENCE; again++) {
      await page.waitForTimeout(500);
      found = await findings(page);
    }
    expect(found, label).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${label} is wider than the screen`).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (before) await page.setViewportSize(before);
}
