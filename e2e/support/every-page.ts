import { glob } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';

const PAGES = 'app/(recruiter)';

/** Text on a page that could not be shown, in whole or in part. */
const FAILED =
  /could not be (?:shown|loaded|read|understood)|cannot be reached|did not answer|went wrong|refused the call/i;

/** Returns the addresses of all pages of the signed-in places, with these values for their parameters. */
async function addressesOfPages(values: Readonly<Record<string, string>>): Promise<string[]> {
  const addresses: string[] = [];
  for await (const file of glob(`${PAGES}/**/page.tsx`)) {
    const route = path.dirname(file).slice(PAGES.length) || '/';
    const place = route.split('/')[1] ?? '';
    addresses.push(
      route.replaceAll(/\[(\w+)\]/g, (whole, name) => values[`${place}.${name}`] ?? values[name] ?? whole),
    );
  }
  return addresses.toSorted();
}

/**
 * Opens every page of the app and sees that it is shown whole: with a heading, without a failure in it, and without an
 * answer about a failure of the server. `values` are those of the parameters in addresses, by `name` or `place.name`.
 */
export async function walkEveryPage(page: Page, values: Readonly<Record<string, string>>) {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(`${page.url()}: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 500) failures.push(`${response.status()} ${response.url()}`);
  });
  const addresses = await addressesOfPages(values);
  expect(addresses.length).toBeGreaterThan(35);
  for (const address of addresses) {
    expect(address, 'a parameter without a value').not.toContain('[');
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main').first(), address).not.toContainText(FAILED);
  }
  expect(failures).toEqual([]);
}
