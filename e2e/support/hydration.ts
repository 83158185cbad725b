import { expect, type Locator } from '@playwright/test';

/** Waits until the page answers to what is done to this element: it is shown before its scripts have run. */
export async function untilHydrated(locator: Locator) {
  const answers = () =>
    locator.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
  await expect.poll(answers).toBe(true);
}
