import { describe, expect, it } from 'vitest';
import { changeAtLikeMix, changeBetween, clearChanges, type Kind, type Measured } from './changes';
import type { Bin } from './statistics';

const counted = (n: number): Measured => ({ type: 'count', n });
const shared = (part: number, n: number): Measured => ({ type: 'share', part, n });

/** Returns pay spread evenly between two amounts. */
function paid(n: number, from: number, to: number): Measured {
  const width = (to - from) / 50;
  const bins = Array.from(
    { length: 50 },
    (_, index): Bin => ({ from: from + index * width, to: from + (index + 1) * width, count: n / 50 }),
  );
  return { type: 'median', n, bins, median: (from + to) / 2 };
}

describe('a change', () => {
  it('is never told of too few, however large it looks', () => {
    expect(changeBetween(paid(20, 30_000, 54_000), paid(18, 26_000, 46_000))).toBeNull();
    expect(changeBetween(counted(1), counted(14))).toBeNull();
    expect(changeBetween(shared(1, 29), shared(900, 1000))).toBeNull();
  });

  it('of counts has the bounds of a ratio of two of them', () => {
    const change = changeBetween(counted(100), counted(120));
    // exp(ln 1.2 ± 1.96 · sqrt(1/100 + 1/120)) - 1, worked by hand
    expect(change).toMatchObject({ by: expect.closeTo(0.2, 5), form: { type: 'change' } });
    expect(change?.low).toBeCloseTo(-0.0796, 3);
    expect(change?.high).toBeCloseTo(0.5645, 3);
  });

  it('of shares has the bounds that Newcombe gives in his first example', () => {
    const change = changeBetween(shared(48, 80), shared(56, 70));
    expect([change?.by, change?.low, change?.high].map((value) => value?.toFixed(4))).toEqual([
      '0.2000',
      '0.0524',
      '0.3339',
    ]);
  });

  it('of medians is surer the more jobs there are', () => {
    const few = changeBetween(paid(50, 20_000, 60_000), paid(50, 22_000, 66_000));
    const many = changeBetween(paid(5000, 20_000, 60_000), paid(5000, 22_000, 66_000));
    expect(few).toMatchObject({ by: expect.closeTo(0.1, 5) });
    expect((few?.low ?? 0) < 0 && (few?.high ?? 0) > 0.2).toBe(true);
    expect(many?.low).toBeGreaterThan(0.05);
  });

  it('is clear where chance is no likely cause of it, with all tests together', () => {
    const tested = [
      changeBetween(counted(100), counted(112)),
      changeBetween(counted(100), counted(220)),
      null,
    ];
    expect(clearChanges(tested).map((change) => change?.isClear)).toEqual([false, true, undefined]);
  });
});

/** The bounds contain zero change as often as they claim. */
it('says of noise that it is clear about as often as it claims', () => {
  let state = 7;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const drawn = (n: number): Measured => {
    const bins = Array.from(
      { length: 100 },
      (_, index): Bin => ({ from: index + 1, to: index + 2, count: 0 }),
    );
    for (let left = n; left > 0; left--) {
      const bin = bins[Math.floor(random() * 100)];
      if (bin) bin.count++;
    }
    const sorted = bins.flatMap(({ from, count }) => Array<number>(count).fill(from + 0.5));
    return { type: 'median', n, bins, median: sorted[Math.floor(n / 2)] ?? 0 };
  };
  const trials = Array.from({ length: 600 }, () => clearChanges([changeBetween(drawn(60), drawn(60))]));
  const alarms = trials.filter(([change]) => change?.isClear).length / trials.length;
  expect(alarms).toBeGreaterThan(0.005);
  expect(alarms).toBeLessThan(0.075);
});

describe('pay at like mix', () => {
  const kind = (median: number, before: number, now: number, rise = 1): Kind => ({
    before: { n: before, median },
    now: { n: now, median: median * rise },
  });

  it('does not fall because more jobs of low pay are posted', () => {
    const kinds = [20, 30, 40, 50, 60, 80].map((pay, index) =>
      kind(pay * 1000, 10 + 20 * index, 110 - 20 * index, 1.02 + 0.001 * (index % 2)),
    );
    const change = changeAtLikeMix(kinds);
    expect(change?.by).toBeCloseTo(0.0204, 3);
    expect(change?.low).toBeGreaterThan(0.01);
  });

  it('is not known of few kinds, or of kinds with few jobs', () => {
    expect(changeAtLikeMix([1, 2, 3, 4].map((pay) => kind(pay, 100, 100, 1 + pay / 100)))).toBeNull();
    expect(changeAtLikeMix([1, 2, 3, 4, 5, 6].map((pay) => kind(pay, 4, 90, 1 + pay / 100)))).toBeNull();
  });
});
