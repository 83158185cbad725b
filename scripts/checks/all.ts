/**
 * `npm test`: every check of the project; all run even when one fails. Ends with `N passed, N failed`.
 *
 *   npm test                    all but the tests of faults
 *   npm test -- --with-faults   those, too
 *   npm run test:faults         those alone
 *   npm test -- FILE…           the tests of these files alone
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/install.mjs';
import { runBrowserTests } from './browser-tests.ts';
import { type Check, runCheck } from './command.ts';
import { staticChecks } from './static-checks.ts';
import { createTally } from './tally.ts';
import { runUnitTests } from './unit-tests.ts';

const REPORTS = path.join(ROOT, 'out', 'test');
const BUILD: Check = { title: 'build', commands: [['node', 'scripts/server/build.mjs']] };
const BROWSER_TEST = /\.spec\.ts$/;

const tally = createTally();

async function counted(check: Check): Promise<boolean> {
  const isPassed = await runCheck(check);
  tally.check(check.title, isPassed);
  return isPassed;
}

/** Builds and checks the sources, one after another: the unit tests have the other core meanwhile. */
async function buildAndStaticChecks(): Promise<boolean> {
  const isBuilt = await counted(BUILD);
  for (const check of staticChecks()) await counted(check);
  return isBuilt;
}

const faults = () => runUnitTests(tally, 'tests of faults', REPORTS, ['--project', 'faults']);

async function everything() {
  const units = runUnitTests(tally, 'unit and conformance tests', REPORTS, [
    '--project',
    'pure',
    '--project',
    'stores',
  ]);
  const [isBuilt] = await Promise.all([buildAndStaticChecks(), units]);
  if (isBuilt) await runBrowserTests(tally, REPORTS);
}

async function some(files: readonly string[]) {
  const specs = files.filter((file) => BROWSER_TEST.test(file));
  const units = files.filter((file) => !BROWSER_TEST.test(file));
  if (units.length > 0) await runUnitTests(tally, 'unit tests', REPORTS, units);
  if (specs.length > 0 && (await counted(BUILD))) await runBrowserTests(tally, REPORTS, specs);
}

const given = process.argv.slice(2);
const files = given.filter((one) => !one.startsWith('--'));
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
if (files.length > 0) await some(files);
else if (given.includes('--faults')) await faults();
else {
  await everything();
  if (given.includes('--with-faults')) await faults();
}
const { text, isPassed } = tally.close();
console.log(text);
process.exit(isPassed ? 0 : 1);
