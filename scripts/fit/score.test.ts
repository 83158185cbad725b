import { expect, it } from 'vitest';
import { calibrated } from '@/lib/scoring';
import { fittedTo } from './score.ts';

const CURVE = { start: -6, slope: 0.1 };

it('finds the curve that pairs follow, and scores by it as their shares are', () => {
  const pairs = Array.from({ length: 101 }, (_, mean) => {
    const suiting = Math.round(1000 / (1 + Math.exp(-CURVE.start - CURVE.slope * mean)));
    return Array.from({ length: 1000 }, (__, at) => ({ mean, suits: Number(at < suiting) }));
  }).flat();
  const { start, slope } = fittedTo(pairs);
  expect(start).toBeCloseTo(CURVE.start, 1);
  expect(slope).toBeCloseTo(CURVE.slope, 2);
  expect(calibrated(60, { start, slope })).toBeCloseTo(50, -1);
});
