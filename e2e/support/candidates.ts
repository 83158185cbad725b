import { expect, type Page } from '@playwright/test';
import { sampleFiles } from './files.ts';
import { untilHydrated } from './hydration.ts';

/** Uploads the sample of that name, waits until it is read, and puts the panel of uploads away. */
async function upload(page: Page, of: 'candidates' | 'jobs', start: string) {
  const file = (await sampleFiles(of)).find(({ name }) => name.startsWith(start));
  if (!file) throw new Error(`there is no sample ${start}`);
  const input = page.getByLabel(of === 'jobs' ? 'posting files' : 'CV files');
  await untilHydrated(input);
  await input.setInputFiles([file]);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.getByRole('link', { name: /./ }).first()).toBeVisible({ timeout: 30_000 });
  await uploads.getByRole('button', { name: 'Close the uploads' }).click();
  await expect(uploads).toBeHidden();
}

/** Uploads the sample CV of that name, where the page takes CVs. */
export const uploadSample = (page: Page, start: string) => upload(page, 'candidates', start);

/** Uploads the sample posting of that name, in the list of jobs. */
export async function uploadPosting(page: Page, start: string) {
  await page.goto('/jobs');
  await upload(page, 'jobs', start);
}

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
