/** Reads from a runner's JSON report which tests failed, or passed at a second try only. */
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../setup/install.mjs';

const LINES_OF_A_MESSAGE = 12;

/** A test by its file and title; the title is empty where a file failed outside of its tests. */
export type Failure = { file: string; title: string; message: string };

export type UnitReport = {
  numTotalTests: number;
  numPendingTests: number;
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

type Spec = {
  file: string;
  title: string;
  ok: boolean;
  tests: { status: string; results: { error?: { message?: string } }[] }[];
};
type Suite = { specs?: Spec[]; suites?: Suite[] };

export type BrowserReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
};

const brief = (message = '') =>
  stripVTControlCharacters(message).split('\n').slice(0, LINES_OF_A_MESSAGE).join('\n');

/** Lists what failed by a report of Vitest. A file that failed before its first test, or outside of one, has no title. */
export function unitFailures(report: UnitReport): Failure[] {
  return report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = path.relative(ROOT, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [{ file, title: '', message: brief(message) }];
      return failed.map(({ fullName, failureMessages: [first] }) => ({
        file,
        title: fullName,
        message: brief(first),
      }));
    });
}

const specsOf = (suite: Suite): Spec[] => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

const asFailure = ({ file, title, tests }: Spec): Failure => ({
  file: path.join('e2e', file),
  title,
  message: brief(
    tests.flatMap(({ results }) => results.map(({ error }) => error?.message)).findLast(Boolean),
  ),
});

/** Lists what failed at every try by a report of Playwright. */
export const browserFailures = ({ suites }: BrowserReport): Failure[] =>
  suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(asFailure);

/** Lists what passed at its second try by a report of Playwright. */
export const browserSecondTries = ({ suites }: BrowserReport): Failure[] =>
  suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(asFailure);
