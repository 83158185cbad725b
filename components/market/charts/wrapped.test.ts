import { expect, it } from 'vitest';
import { wrapped } from './wrapped';

const letters = (text: string) => text.length;

it.each([
  ['Of 12 jobs', 20, ['Of 12 jobs']],
  ['Country: Germany, first posted in 2026', 16, ['Country:', 'Germany, first', 'posted in 2026']],
  ['Donaudampfschifffahrt in Wien', 10, ['Donaudampfschifffahrt', 'in Wien']],
  ['alder-clinic-group.example', 20, ['alder-clinic-group.', 'example']],
  ['Full-time, on site', 12, ['Full-time,', 'on site']],
  ['', 10, ['']],
])('sets %j in %d letters', (text, width, expected) => {
  expect(wrapped(text, width, letters)).toEqual(expected);
});
