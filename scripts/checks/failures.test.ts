import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import {
  type BrowserReport,
  browserFailures,
  browserSecondTries,
  type UnitReport,
  unitFailures,
} from './failures.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function folderWith(files: Record<string, string>): string {
  mkdirSync('out', { recursive: true });
  const folder = mkdtempSync(path.resolve('out', 'failures-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return folder;
}

function reportOf<Report>(runner: string, args: string[], folder: string): Report {
  spawnSync(path.resolve('node_modules/.bin', runner), args, { cwd: folder, env: process.env });
  return JSON.parse(readFileSync(path.join(folder, 'report.json'), 'utf8')) as Report;
}

it('names the unit tests that failed, and files that failed before their first', () => {
  const folder = folderWith({
    'vitest.config.ts': 'export default {};',
    'a.test.ts': `import { expect, it } from 'vitest';
      it('adds', () => expect(1 + 1).toBe(2));
      it('errs', () => expect(1 + 1).toBe(3));`,
    'b.test.ts': `throw new Error('not even begun');`,
  });
  const found = unitFailures(
    reportOf<UnitReport>('vitest', ['run', '--reporter=json', '--outputFile=report.json'], folder),
  );
  const byFile = Object.fromEntries(
    found.map((failure: { file: string }) => [path.basename(failure.file), failure]),
  );
  expect(found).toHaveLength(2);
  expect(byFile['a.test.ts']).toMatchObject({
    title: 'errs',
    message: expect.stringContaining('expected 2 to be 3'),
  });
  expect(byFile['b.test.ts']).toMatchObject({
    title: '',
    message: expect.stringContaining('not even begun'),
  });
});

it('names the tests in the browser that failed at every try, not those that passed at the second', () => {
  const folder = folderWith({
    'playwright.config.ts': `export default { testDir: '.', retries: 1, reporter: [['json', { outputFile: 'report.json' }]] };`,
    'a.spec.ts': `import { expect, test } from '@playwright/test';
      test.describe('sums', () => {
        test('errs', () => expect(1 + 1).toBe(3));
        test('errs once', ({}, { retry }) => expect(retry).toBe(1));
      });`,
  });
  const report = reportOf<BrowserReport>('playwright', ['test'], folder);
  expect(browserSecondTries(report)).toMatchObject([{ title: 'errs once' }]);
  expect(browserFailures(report)).toEqual([
    { file: path.join('e2e', 'a.spec.ts'), title: 'errs', message: expect.stringContaining('Expected: 3') },
  ]);
});
