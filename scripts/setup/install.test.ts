import { expect, it } from 'vitest';
import { neededInstall } from './install.mjs';

it.each([
  { stamp: undefined, isWhole: false, start: 'serving', test: 'all' },
  // `npm install` by hand leaves no stamp.
  { stamp: undefined, isWhole: true, start: 'all', test: 'all' },
  { stamp: 'now', isWhole: true, start: 'nothing', test: 'nothing' },
  { stamp: 'now', isWhole: false, start: 'nothing', test: 'all' },
  { stamp: 'before', isWhole: true, start: 'all', test: 'all' },
  { stamp: 'before', isWhole: false, start: 'serving', test: 'all' },
])('after $stamp, whole: $isWhole, a start installs $start and a test $test', (state) => {
  const { stamp, isWhole, start, test } = state;
  expect(neededInstall({ stamp, hash: 'now', isWhole, onlyServing: true })).toBe(start);
  expect(neededInstall({ stamp, hash: 'now', isWhole, onlyServing: false })).toBe(test);
});
