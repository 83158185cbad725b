import { expect, it } from 'vitest';
import { tipShift } from './tip-shift';

it.each([
  ['beside the pointer where there is room', 100, 600, '0px'],
  ['on its other side near the edge', 500, 600, 'calc(-100% - 20px)'],
  ['within a chart that is hardly wider than the tip', 180, 296, 'clamp(-190px, 106px - 100%, 0px)'],
])('is %s', (_where, pointer, chartWidth, expected) => {
  expect(tipShift(pointer, chartWidth)).toBe(expected);
});
