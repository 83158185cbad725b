import { expect, test } from 'vitest';
import { draws, rangesOf } from './font-faces';

test('a range of letters is read in each of its forms', () => {
  expect(rangesOf('U+0000-00FF, U+131, u+4??')).toEqual([
    [0, 0xff],
    [0x131, 0x131],
    [0x400, 0x4ff],
  ]);
});

test('a face is taken for the letters that it draws', () => {
  expect(draws('U+0000-00FF', 'Köln')).toBe(true);
  expect(draws('U+0370-03FF', 'Köln')).toBe(false);
  expect(draws('U+0370-03FF', 'Köln, Αθήνα')).toBe(true);
  expect(draws('', 'Köln')).toBe(true);
});
