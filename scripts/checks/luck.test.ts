import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const OWN = path.relative(ROOT, import.meta.filename);
const TESTS = globSync(
  ['{lib,components,scripts}/**/*.test.{ts,tsx}', 'lib/**/testing/**/*.ts', 'e2e/**/*.ts'],
  { cwd: ROOT },
).filter((file) => file !== OWN);

/** A port that something else on the machine may hold. */
const FIXED_PORT = /\.listen\(\s*[1-9]\d*|\b\w*PORT\b = \d+|\b(?:tcp|http|port): ?\d{4,5}\b/;
/** A pause of a length that somebody guessed, after which something is taken to have happened, or not to. */
const PAUSE =
  /\bwaitForTimeout\(|=>\s*setTimeout\(\s*\w+\s*,\s*(?!0\))\w+|\bawait (?:sleep|pause|delay|setTimeout)\(|setTimeout\(killAfter\)/;

/** Tests that pause and prove nothing by it. */
const MAY_PAUSE: Record<string, string> = {
  'e2e/docs.spec.ts': 'keeps to the pace that the service asks of a caller',
  'lib/recruiter/rules/kill.test.ts': 'draws when a process is killed',
  'lib/service/column-engine/embedded.test.ts': 'ends a process while it works on questions',
  'scripts/market-import.test.ts': 'draws when a process is killed',
};

const filesWith = (pattern: RegExp, files = TESTS) =>
  files.filter((file) => pattern.test(readFileSync(path.join(ROOT, file), 'utf8')));

describe('a test that depends on luck', () => {
  it('is none that owns a port which another program may hold', () => {
    expect(TESTS.length).toBeGreaterThan(300);
    expect(filesWith(FIXED_PORT)).toEqual([]);
  });

  it('is none that takes a pause for proof', () => {
    // Helpers poll, and give up with an error.
    const tests = TESTS.filter((file) => !file.includes('/testing/'));
    expect(filesWith(PAUSE, tests).sort()).toEqual(Object.keys(MAY_PAUSE).sort());
  });

  it('is seen', () => {
    for (const planted of ['server.listen(4397, done)', 'const CLUSTER_PORT = 3143;', '{ tcp: 3142 }'])
      expect(planted).toMatch(FIXED_PORT);
    for (const planted of [
      'await page.waitForTimeout(2000);',
      'await new Promise((resolve) => setTimeout(resolve, 2500));',
      'await sleep(20);',
    ])
      expect(planted).toMatch(PAUSE);
    expect('server.listen(0, done)').not.toMatch(FIXED_PORT);
    expect('new Promise((next) => setTimeout(next, 0))').not.toMatch(PAUSE);
  });
});
