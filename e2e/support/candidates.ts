import { expect, type Page } from '@playwright/test';
import { sampleFiles } from './files.ts';
import { untilHydrated } from './hydration.ts';

/** Uploads the samples of these names at once, waits until they are read, and puts the panel of uploads away. */
async function upload(page: Page, of: 'candidates' | 'jobs', starts: readonly string[]) {
  const samples = await sampleFiles(of);
  const files = starts.map((start) => {
    const file = samples.find(({ name }) => name.startsWith(start));
    if (!file) throw new Error(`there is no sample ${start}`);
    return file;
  });
  if (!page.url().endsWith(`/${of}`)) await page.goto(`/${of}`);
  const input = page.getByLabel(of === 'jobs' ? 'posting files' : 'CV files');
  await untilHydrated(input);
  await input.setInputFiles(files);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.getByRole('link', { name: /./ })).toHaveCount(files.length, { timeout: 60_000 });
  await uploads.getByRole('button', { name: 'Close the uploads' }).click();
  await expect(uploads).toBeHidden();
}

/** Uploads the sample CVs of these names in the list of candidates. */
export const uploadSample = (page: Page, ...starts: string[]) => upload(page, 'candidates', starts);

/** Uploads the sample postings of these names in the list of jobs. */
export const uploadPosting = (page: Page, ...starts: string[]) => upload(page, 'jobs', starts);

/** Opens a candidate from the list. */
export async function openCandidate(page: Page, name: string) {
  await page.goto('/candidates');
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

/** Returns how many places are marked in the original, in the page itself or in the frame of an HTML original. */
export function markedPlaces(page: Page): Promise<number> {
  return page.evaluate(() => {
    const frames = [...document.querySelectorAll('iframe')].map(
      (frame) => frame.contentWindow as (Window & typeof globalThis) | null,
    );
    const realms = [window as Window & typeof globalThis, ...frames];
    return realms.reduce((sum, realm) => sum + (realm?.CSS.highlights.get('evidence')?.size ?? 0), 0);
  });
}
