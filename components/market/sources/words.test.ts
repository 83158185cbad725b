import { expect, it } from 'vitest';
import type { MarketImportSummary } from '@/lib/recruiter';
import { MAPPING_TARGETS } from '@/lib/recruiter/vocabulary';
import { describeImport, shareRead, targetName, usedOf } from './words';

const run = (change: Partial<MarketImportSummary>): MarketImportSummary => ({
  id: 'an import',
  state: 'running',
  rowsRead: 2000,
  rowsTotal: 8000,
  newPostings: 1990,
  newJobs: 1500,
  endedPostings: 0,
  rejected: 10,
  repeated: 0,
  written: 1990,
  undated: 0,
  used: {},
  problem: null,
  startedAt: '2026-11-25T09:00:00Z',
  finishedAt: null,
  ...change,
});

it('says how many of all rows have been read while an import goes on', () => {
  expect(describeImport(run({}))).toBe(
    '2,000 of 8,000 rows: 1,990 new postings of 1,500 new jobs, 10 left out',
  );
  expect(describeImport(run({ rowsRead: 0 }))).toBe('0 of 8,000 rows');
  expect(shareRead(run({}))).toBe(0.25);
});

it('keeps what the rows came to apart from what is true of some postings', () => {
  const done = run({ state: 'done', newPostings: 1985, undated: 3, endedPostings: 1 });
  expect(describeImport(done)).toBe(
    '2,000 rows: 1,985 new postings of 1,500 new jobs, 5 known, 10 left out; 3 without a date; 1 ended',
  );
});

it('knows no share where the rows are not counted before, or none are left to read', () => {
  expect(shareRead(run({ rowsTotal: null }))).toBeNull();
  expect(shareRead(run({ state: 'done' }))).toBeNull();
  expect(describeImport(run({ state: 'done', rowsRead: 8000 }))).toMatch(/^8,000 rows: /);
});

it('lets every column be chosen that is proposed, pay in one text among them, and names it', () => {
  expect(MAPPING_TARGETS).toEqual(expect.arrayContaining(['pay', 'seenOn']));
  expect(MAPPING_TARGETS.filter((target) => targetName(target) === target)).toEqual([]);
});

it('says of a column how many values were used, and nothing where nobody counted', () => {
  const counted = run({ used: { place: 40, title: 50 } });
  expect(usedOf('municipality', counted)).toBe(40);
  expect(usedOf('pay', counted)).toBe(0);
  expect(usedOf('currency', counted)).toBeNull();
  expect(usedOf('title', run({}))).toBeNull();
});
