import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readingOrder, type SetRun } from './reading-order';

/** Runs set from the left edge, one unit of width each; `/` ends a line. */
function runs(...texts: string[]): SetRun[] {
  const lines = texts.join('\0').split('\0/\0');
  return lines.flatMap((line) => {
    const parts = line.split('\0');
    return parts.map((text, x) => ({ text, x, endsLine: x === parts.length - 1 }));
  });
}

const read = (...texts: string[]) => {
  const set = runs(...texts);
  return readingOrder(set)
    .flat()
    .map((number) => set[number]?.text);
};

describe('readingOrder', () => {
  it('leaves lines that are read from the left', () => {
    expect(read('Senior', 'Engineer', '/', 'Acme')).toEqual(['Senior', 'Engineer', 'Acme']);
  });

  it('turns a line that was set from its left edge though it is read from the right', () => {
    expect(read('ﻦ', 'ﻳ', 'اد', 'ﺪ', '/', 'Python')).toEqual(['ﺪ', 'اد', 'ﻳ', 'ﻦ', 'Python']);
  });

  it('keeps words and figures within it as they are read', () => {
    expect(read('2021', ' – ', '2018', ' ', 'חיפה')).toEqual(['חיפה', ' ', '2018', ' – ', '2021']);
    expect(read('Kubernetes', 'in', 'עם')).toEqual(['עם', 'Kubernetes', 'in']);
  });

  it('loses no run and invents none', () => {
    const text = fc.constantFrom('a', 'ב', 'ج', ' ', '7', '');
    const run = fc.record({ text, x: fc.float({ noNaN: true }), endsLine: fc.boolean() });
    fc.assert(
      fc.property(fc.array(run), (set) => {
        const order = readingOrder(set).flat();
        expect(order.sort((a, b) => a - b)).toEqual(set.map((_, number) => number));
      }),
    );
  });
});
