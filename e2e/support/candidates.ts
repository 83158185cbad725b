import { expect, type Page } from '@playwright/test';
import { sampleFiles } from './files.ts';
import { untilHydrated } from './hydration.ts';

/** Uploads the sample CV of that name, waits until it is read, and puts the panel of uploads away. */
export async function uploadSample(page: Page, start: string) {
  const file = (await sampleFiles()).find(({ name }) => name.startsWith(start));
  if (!file) throw new Error(`there is no sample ${start}`);
  await untilHydrated(page.getByLabel('CV files'));
  await page.getByLabel('CV files').setInputFiles([file]);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.getByRole('link', { name: /./ }).first()).toBeVisible({ timeout: 30_000 });
  await uploads.getByRole('button', { name: 'Put the uploads away' }).click();
  await expect(uploads).toBeHidden();
}

/** Opens a candidate from the list. */
export async function openCandidate(page: Page, name: string) {
  await page.goto('/candidates');
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

/** How many places are marked in the original, in the page itself or in the frame of an HTML original. */
export function markedPlaces(page: Page): Promise<number> {
  return page.evaluate(() => {
    const frames = [...document.querySelectorAll('iframe')].map(
      (frame) => frame.contentWindow as (Window & typeof globalThis) | null,
    );
    const realms = [window as Window & typeof globalThis, ...frames];
    return realms.reduce((sum, realm) => sum + (realm?.CSS.highlights.get('evidence')?.size ?? 0), 0);
  });
}
