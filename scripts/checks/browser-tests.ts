import path from 'node:path';
import { findChromium } from '../setup/chromium.mjs';
import { migratedRecords } from '../setup/migrated-records.mjs';
import { runCheck } from './command.ts';
import { type BrowserReport, browserFailures, browserSecondTries } from './failures.ts';
import type { Tally } from './tally.ts';
import { reportIn } from './unit-tests.ts';

/** Runs the tests in the browser on the last build, all or those of the given files, each twice where it fails once. */
export async function runBrowserTests(tally: Tally, folder: string, files: readonly string[] = []) {
  const title = 'tests in the browser';
  const chromium = findChromium();
  if (!chromium) {
    console.error('No Chromium was found, and none could be installed. Install one or set CHROMIUM_PATH.');
    return tally.check(title, false);
  }
  console.log(`\nChromium: ${chromium.executable} (from ${chromium.source})`);
  const output = path.join(folder, 'browser.json');
  const isPassed = await runCheck(
    { title, commands: [['playwright', 'test', '--retries=1', ...files]] },
    {
      live: true,
      variables: {
        CHROMIUM_PATH: chromium.executable,
        PLAYWRIGHT_JSON_OUTPUT_FILE: output,
        MIGRATED_RECORDS: migratedRecords(),
      },
    },
  );
  const report = reportIn<BrowserReport>(output);
  if (!report) return tally.check(`${title}, which reported nothing`, false);
  const { expected, unexpected, flaky } = report.stats;
  tally.count(expected + flaky, unexpected);
  tally.failed(browserFailures(report));
  tally.passedAtSecondTry(browserSecondTries(report));
  const isSilent = unexpected === 0 && (!isPassed || expected + flaky === 0);
  if (isSilent) tally.check(`${title}, and no test of it is reported as failed`, false);
}
