import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithinSlips, nearestOf, slipsBetween } from './slips';

/** The textbook version: every cost in a table. */
function slowly(a: string, b: string): number {
  const cost = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const same = a[i - 1] === b[j - 1] ? 0 : 1;
    const turned = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    return Math.min(
      cost(i - 1, j) + 1,
      cost(i, j - 1) + 1,
      cost(i - 1, j - 1) + same,
      turned ? cost(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
    );
  };
  return cost(a.length, b.length);
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), maxLength: 6 });

describe('slips of the pen', () => {
  it('are counted as by the book, up to the number that is asked for', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, most) => {
        expect(slipsBetween(a, b, most)).toBe(Math.min(slowly(a, b), most + 1));
      }),
    );
  });

  it('never lead to texts that are too long to compare', () => {
    expect(isWithinSlips('a'.repeat(100), 'a'.repeat(100), 2)).toBe(false);
  });

  it('lead to the nearest known text that begins alike', () => {
    const nearest = nearestOf(['education', 'experience', 'expertise', 'skills']);
    expect(nearest('expereince', 2)).toBe('experience');
    expect(nearest('edcation', 1)).toBe('education');
    expect(nearest('kills', 1)).toBeUndefined();
    expect(nearest('skills', 0)).toBe('skills');
  });

  it('are found by the index wherever one by one finds them', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 20 }), word, (known, written) => {
        const near = known.filter((text) => text[0] === written[0] && isWithinSlips(written, text, 2));
        const found = nearestOf(known)(written, 2);
        expect(found === undefined).toBe(near.length === 0);
        if (found !== undefined)
          expect(slipsBetween(written, found, 2)).toBe(
            Math.min(...near.map((text) => slipsBetween(written, text, 2))),
          );
      }),
    );
  });
});
