/** What a runner's JSON report says of the tests that failed: `{ file, title, message }` each, message of a few lines. */
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../setup/install.mjs';

const LINES_OF_A_MESSAGE = 12;

const brief = (message = '') =>
  stripVTControlCharacters(message).split('\n').slice(0, LINES_OF_A_MESSAGE).join('\n');

/** Of Vitest. A file that failed before its first test, or outside of one, is named without a title. */
export function unitFailures(report) {
  return report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = path.relative(ROOT, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [{ file, title: '', message: brief(message) }];
      return failed.map((test) => ({ file, title: test.fullName, message: brief(test.failureMessages[0]) }));
    });
}

/** Of Playwright: those that failed at every try. */
export function browserFailures(report) {
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  return report.suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => ({
      file: path.join('e2e', file),
      title,
      message: brief(
        tests.flatMap(({ results }) => results.map(({ error }) => error?.message)).findLast(Boolean),
      ),
    }));
}
