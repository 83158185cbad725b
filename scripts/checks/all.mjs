/** Every check of the project in order; all run even when one fails. Ends with `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '../setup/chromium.mjs';
import { projectEnvironment, ROOT } from '../setup/install.mjs';

const REPORTS = path.join(ROOT, 'out', 'test');
const UNIT_REPORT = path.join(REPORTS, 'unit.json');
const BROWSER_REPORT = path.join(REPORTS, 'browser.json');

const total = { passed: 0, failed: 0 };

function run(title, command, args, variables = {}) {
  console.log(`\n== ${title}`);
  const started = performance.now();
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: projectEnvironment(variables),
  });
  console.log(
    `== ${title}: ${status === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
  return status === 0;
}

function count(passed, failed) {
  total.passed += passed;
  total.failed += failed;
}

function check(title, command, ...args) {
  const passed = run(title, command, args);
  count(passed ? 1 : 0, passed ? 0 : 1);
}

/** Counts what a runner reported; a runner that failed without a report, or before its first test, is one failure. */
function countReport(ran, file, read) {
  const [passed, failed] = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : [0, 0];
  count(passed, failed === 0 && (!ran || passed === 0) ? 1 : failed);
}

function unitTests() {
  const ran = run('unit and conformance tests', 'vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${UNIT_REPORT}`,
  ]);
  countReport(ran, UNIT_REPORT, (report) => [report.numPassedTests, report.numFailedTests]);
}

function browserTests() {
  const chromium = findChromium();
  if (!chromium) {
    console.error('No Chromium was found, and none could be installed. Install one or set CHROMIUM_PATH.');
    return count(0, 1);
  }
  console.log(`\nChromium: ${chromium.executable} (from ${chromium.source})`);
  const ran = run('tests in the browser', 'playwright', ['test'], {
    CHROMIUM_PATH: chromium.executable,
    PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_REPORT,
  });
  countReport(ran, BROWSER_REPORT, ({ stats }) => [stats.expected + stats.flaky, stats.unexpected]);
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
check('format and lint', 'biome', 'check', '--error-on-warnings', '.');
check('route types', 'next', 'typegen');
check('types', 'tsc', '--noEmit');
check(
  'dependency rules',
  'depcruise',
  '--config',
  '.dependency-cruiser.cjs',
  'app',
  'components',
  'lib',
  'instrumentation.ts',
);
check('unused code', 'knip');
unitTests();
const built = run('build', 'node', ['scripts/server/build.mjs']);
count(built ? 1 : 0, built ? 0 : 1);
if (built) browserTests();

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
