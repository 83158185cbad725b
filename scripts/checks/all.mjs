/** Every check of the project in order; all run even when one fails. Ends with `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '../setup/chromium.mjs';
import { projectEnvironment, ROOT } from '../setup/install.mjs';
import { browserFailures, unitFailures } from './failures.mjs';

const REPORTS = path.join(ROOT, 'out', 'test');
const UNIT_REPORT = path.join(REPORTS, 'unit.json');
const SECOND_REPORT = path.join(REPORTS, 'unit-second.json');
const BROWSER_REPORT = path.join(REPORTS, 'browser.json');
/** More failed files than this are a fault of the change, not of the machine; they are not tried again. */
const FILES_TRIED_AGAIN = 5;

const total = { passed: 0, failed: 0 };
/** What is said once more at the end, where it is read: of each failure, and of each test that needed its second try. */
const remarks = [];

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
  if (!passed) remarks.push(`FAILED ${title}`);
  return passed;
}

function remark(word, failures) {
  for (const { file, title, message } of failures) remarks.push(`${word} ${file} ${title}\n${message}`);
}

/** Counts what a runner reported; one that failed without a report, or before its first test, is one failure. */
function countReport(title, ran, report, read) {
  const [passed, failed] = report ? read(report) : [0, 0];
  const silent = failed === 0 && (!ran || passed === 0);
  count(passed, silent ? 1 : failed);
  if (silent) remarks.push(`FAILED ${title}, and reported no test that did`);
}

const reportIn = (file) => existsSync(file) && JSON.parse(readFileSync(file, 'utf8'));

const vitest = (title, file, ...args) =>
  run(title, 'vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...args,
  ]);

/**
 * The files that failed are tried a second time, alone, as the browser's tests are: other people's machines are slow
 * in ways of their own. What fails twice has failed; what needed it is named (docs/decisions/0068).
 */
function unitTests() {
  const title = 'unit and conformance tests';
  const ran = vitest(title, UNIT_REPORT);
  const first = reportIn(UNIT_REPORT);
  const failures = first ? unitFailures(first) : [];
  const files = [...new Set(failures.map(({ file }) => file))];
  const triedAgain = files.length > 0 && files.length <= FILES_TRIED_AGAIN;
  if (
    triedAgain &&
    vitest('what failed, a second time and alone', SECOND_REPORT, '--no-file-parallelism', ...files)
  ) {
    remark('Passed at the second try only:', failures);
    return count(first.numTotalTests - first.numPendingTests, 0);
  }
  remark('FAILED', failures);
  countReport(title, ran, first, (report) => [report.numPassedTests, report.numFailedTests]);
}

function browserTests() {
  const chromium = findChromium();
  if (!chromium) {
    console.error('No Chromium was found, and none could be installed. Install one or set CHROMIUM_PATH.');
    return count(0, 1);
  }
  console.log(`\nChromium: ${chromium.executable} (from ${chromium.source})`);
  const title = 'tests in the browser';
  const ran = run(title, 'playwright', ['test', '--retries=1'], {
    CHROMIUM_PATH: chromium.executable,
    PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_REPORT,
  });
  const report = reportIn(BROWSER_REPORT);
  remark('FAILED', report ? browserFailures(report) : []);
  countReport(title, ran, report, ({ stats }) => [stats.expected + stats.flaky, stats.unexpected]);
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
if (check('build', 'node', 'scripts/server/build.mjs')) browserTests();

for (const text of remarks) console.log(`\n${text}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
