import type { Failure } from './failures.ts';

/** More tests than these that need a second try are luck, not a slow machine. */
export const MOST_SECOND_TRIES = 2;

/** Counts of a run of checks, and messages that are repeated at its end, where they are read. */
export type Tally = ReturnType<typeof createTally>;

/** Counts checks and tests; what passed at the second try only fails the run when there is too much of it. */
export function createTally() {
  const total = { passed: 0, failed: 0 };
  const failures: string[] = [];
  const second: string[] = [];
  const named = ({ file, title, message }: Failure) => `${file} ${title}\n${message}`;
  return {
    count(passed: number, failed: number) {
      total.passed += passed;
      total.failed += failed;
    },
    check(title: string, isPassed: boolean) {
      this.count(isPassed ? 1 : 0, isPassed ? 0 : 1);
      if (!isPassed) failures.push(`FAILED ${title}`);
    },
    failed: (found: readonly Failure[]) => failures.push(...found.map((one) => `FAILED ${named(one)}`)),
    passedAtSecondTry: (found: readonly Failure[]) => second.push(...found.map(named)),
    /** Returns the remarks and the closing line, and whether nothing failed. */
    close(): { text: string; isPassed: boolean } {
      const tooMany = second.length > MOST_SECOND_TRIES;
      const lines = [...failures];
      if (second.length > 0) lines.push(`Passed at the second try only: ${second.length}`, ...second);
      if (tooMany) lines.push(`FAILED: more than ${MOST_SECOND_TRIES} needed a second try`);
      const failed = total.failed + (tooMany ? 1 : 0);
      lines.push(`${total.passed} passed, ${failed} failed`);
      return { text: lines.map((line) => `\n${line}`).join('\n'), isPassed: failed === 0 };
    },
  };
}
