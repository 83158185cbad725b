import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialsOf, toneOf } from './initials';

describe('initialsOf', () => {
  it.each([
    ['Mara Lindqvist', 'ML'],
    ['  Jean-Luc  de la Tour ', 'JT'],
    ['Ada', 'A'],
    ['ólafur Þórsson', 'ÓÞ'],
    ['"Bo" (Robert) Vance', 'BV'],
    ['王 小明', '王小'],
    ['—', ''],
    ['', ''],
  ])('%s -> %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('toneOf', () => {
  it('stays in range and is the same for every way of writing the same name', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 12 }), (name, count) => {
        const tone = toneOf(name, count);
        expect(tone).toBeGreaterThanOrEqual(0);
        expect(tone).toBeLessThan(count);
        expect(toneOf(name.normalize('NFD'), count)).toBe(toneOf(name.normalize('NFC'), count));
      }),
    );
  });
});
