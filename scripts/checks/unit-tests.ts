import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/install.mjs';
import { runCheck } from './command.ts';
import { type Failure, type UnitReport, unitFailures } from './failures.ts';
import type { Tally } from './tally.ts';

/** More failed files than this are a fault of the change, not of the machine; they are not tried again. */
const FILES_TRIED_AGAIN = 5;
const SLOWEST = 20;

const vitest = (title: string, report: string, ...args: string[]) =>
  runCheck(
    {
      title,
      commands: [
        ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
      ],
    },
    { live: true },
  );

/** Reads a report that a runner wrote; undefined where it wrote none. */
export const reportIn = <Report>(file: string): Report | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;

/** Prints where the time went: the files that ran longest, in seconds of the clock. */
function printSlowest({ testResults }: UnitReport) {
  const timed = testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(ROOT, name),
    seconds: (endTime - startTime) / 1000,
  }));
  const slowest = timed.sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  console.log('\nThe slowest files, in seconds:');
  for (const { file, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)}  ${file}`);
}

const filesOf = (failures: readonly Failure[]) => [...new Set(failures.map(({ file }) => file))];

/**
 * Runs unit tests by the arguments of Vitest. Failed files are retried once, by themselves, like the browser's tests:
 * every machine is slow in its own way. A second failure counts; files that needed the retry are named
 * (docs/decisions/0068).
 */
export async function runUnitTests(tally: Tally, title: string, folder: string, args: readonly string[]) {
  const name = title.replaceAll(' ', '-');
  const [first, second] = [`${name}.json`, `${name}-second.json`].map((file) => path.join(folder, file)) as [
    string,
    string,
  ];
  const isPassed = await vitest(title, first, ...args);
  const report = reportIn<UnitReport>(first);
  if (!report) return tally.check(`${title}, which reported nothing`, false);
  printSlowest(report);
  const failures = unitFailures(report);
  const files = filesOf(failures);
  if (
    files.length > 0 &&
    files.length <= FILES_TRIED_AGAIN &&
    (await vitest(
      `${title}: what failed, a second time and alone`,
      second,
      '--no-file-parallelism',
      ...files,
    ))
  ) {
    tally.passedAtSecondTry(failures);
    return tally.count(report.numTotalTests - report.numPendingTests, 0);
  }
  tally.failed(failures);
  tally.count(report.numPassedTests, report.numFailedTests);
  const isSilent = report.numFailedTests === 0 && (!isPassed || report.numPassedTests === 0);
  if (isSilent) tally.check(`${title}, and no test of it is reported as failed`, false);
}
