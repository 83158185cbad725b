import { expect, type Locator } from '@playwright/test';

/** Waits until this element responds: it is shown before its scripts have run. */
export async function untilHydrated(locator: Locator) {
  const answers = () =>
    locator.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
  await expect.poll(answers).toBe(true);
}

/** Goes into the search of a page by its key: keys are heard a moment after a page is shown. */
export async function pressForSearch(search: Locator) {
  await untilHydrated(search);
  await expect(async () => {
    await search.page().keyboard.press('/');
    await expect(search).toBeFocused({ timeout: 1000 });
  }).toPass();
}
