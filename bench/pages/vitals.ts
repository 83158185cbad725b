import type { Page } from '@playwright/test';

/**
 * Measurements of one page in a browser, in milliseconds; the shift is its score, JavaScript in bytes as transferred.
 */
export type Vitals = {
  largestPaint: number;
  /** When the first panel, or the list, was there, and when none was awaited any more. */
  firstPanel: number;
  allPanels: number;
  shift: number;
  /** The slowest of the presses that were made, from the press to the next frame. */
  interaction: number;
  script: number;
};

type Noted = Omit<Vitals, 'script'>;
type Observed = PerformanceEntry & { hadRecentInput?: boolean; value?: number; interactionId?: number };

/** Elements of a page that wait for their data, as a selector; they wait while busy. */
export const PANELS = 'main [aria-busy]';

/** Runs in the page before any of its scripts. */
function observe(selector: string): void {
  const noted = { largestPaint: 0, firstPanel: 0, allPanels: 0, shift: 0, interaction: 0 };
  Object.assign(window, { noted });
  const watch = (type: string, more: object, note: (entry: Observed) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true, ...more });
  watch('largest-contentful-paint', {}, ({ startTime }) => {
    noted.largestPaint = startTime;
  });
  watch('layout-shift', {}, ({ hadRecentInput, value = 0 }) => {
    if (!hadRecentInput) noted.shift += value;
  });
  watch('event', { durationThreshold: 16 }, ({ interactionId, duration }) => {
    if (interactionId) noted.interaction = Math.max(noted.interaction, duration);
  });
  const look = () => {
    const all = [...document.querySelectorAll(selector)];
    const awaited = all.filter((panel) => panel.getAttribute('aria-busy') === 'true').length;
    const panels = all.length - awaited;
    if (panels > 0 && noted.firstPanel === 0) noted.firstPanel = performance.now();
    if (panels === 0 || awaited > 0) noted.allPanels = 0;
    else if (noted.allPanels === 0) noted.allPanels = performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Presses in a page once it is there; `panels` finds the elements to wait for. */
export type Presses = { press: (page: Page) => Promise<void>; panels?: string };

const SETTLED_MS = 1000;
/** The compiler of this tool names the functions of `observe` by a helper that the page does not have. */
const HELPER = 'globalThis.__name ??= (named) => named;';

/**
 * Opens an address, waits until all of it is loaded, makes the presses, and returns the measurements; `atRest` is the
 * result of the function of that name once everything was loaded and before any press.
 */
export async function measurePage<AtRest>(
  page: Page,
  path: string,
  { press, panels = PANELS, atRest: look }: Presses & { atRest: () => AtRest },
): Promise<Vitals & { atRest: AtRest }> {
  await page.addInitScript(HELPER);
  await page.addInitScript(observe, panels);
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForFunction(() => (window as unknown as { noted: Noted }).noted.allPanels > 0, undefined, {
    timeout: 120_000,
  });
  await page.waitForTimeout(SETTLED_MS);
  const atRest = look();
  const script = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
  await press(page);
  await page.waitForTimeout(SETTLED_MS);
  const noted = await page.evaluate(() => (window as unknown as { noted: Noted }).noted);
  return { ...noted, script, atRest };
}
