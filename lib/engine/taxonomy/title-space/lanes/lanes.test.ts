import { describe, expect, it } from 'vitest';
import { randomOf } from '../../../kernel';
import { WIDTH } from '../model';
import { productsWith, rowSums } from '.';

const random = randomOf(5);
const numbers = (length: number) => Float32Array.from({ length }, () => 2 * random.next() - 1);

describe('products of a vector with many', () => {
  it.each([0, 1, 3, 436])('are those of a loop, for %i vectors', (count) => {
    const vectors = numbers(count * WIDTH);
    const products = productsWith(vectors);
    for (const vector of [numbers(WIDTH), numbers(WIDTH)]) {
      const expected = Array.from({ length: count }, (_, at) =>
        vector.reduce((sum, value, k) => sum + value * (vectors[at * WIDTH + k] ?? 0), 0),
      );
      const found = products(vector);
      expect(found).toHaveLength(count);
      expected.forEach((value, at) => {
        expect(found[at]).toBeCloseTo(value, 4);
      });
    }
  });
});

describe('sums of rows', () => {
  const ROWS = 600;
  const rows = Int8Array.from({ length: ROWS * WIDTH }, () => random.between(-127, 127));
  const scales = numbers(ROWS);
  const sums = rowSums(rows, scales);

  it.each([0, 1, 2, 300, 5000])('are those of a loop, for %i rows', (count) => {
    const asked = Array.from({ length: count }, () => random.below(ROWS));
    const found = sums(asked);
    for (let k = 0; k < WIDTH; k++) {
      const expected = asked.reduce((sum, row) => sum + (scales[row] ?? 0) * (rows[row * WIDTH + k] ?? 0), 0);
      expect(found[k]).toBeCloseTo(expected, count > 1000 ? 0 : 1);
    }
  });

  it('reach the first and the last row, and change nothing', () => {
    const of = (row: number) => [...sums([row])];
    const expected = (row: number) =>
      Array.from(rows.subarray(row * WIDTH, (row + 1) * WIDTH), (value) =>
        Math.fround(value * (scales[row] ?? 0)),
      );
    expect(of(0)).toEqual(expected(0));
    expect(of(ROWS - 1)).toEqual(expected(ROWS - 1));
    expect(of(0)).toEqual(expected(0));
  });
});
