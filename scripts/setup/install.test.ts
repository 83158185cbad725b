import { expect, it } from 'vitest';
import { neededInstall } from './install.mjs';

it.each([
  { stamp: undefined, start: 'serving', test: 'all' },
  { stamp: 'now', start: 'nothing', test: 'nothing' },
  { stamp: 'now serving', start: 'nothing', test: 'all' },
  { stamp: 'before', start: 'all', test: 'all' },
  { stamp: 'before serving', start: 'serving', test: 'all' },
])('after $stamp, a start installs $start and a test $test', ({ stamp, start, test }) => {
  expect(neededInstall({ stamp, hash: 'now', onlyServing: true })).toBe(start);
  expect(neededInstall({ stamp, hash: 'now', onlyServing: false })).toBe(test);
});
