import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shippedSpace } from '../professions/testing/shipped';
import { encodeTitle, openTitleSpace, packTitleSpace, similarity } from '.';
import { WIDTH } from './model';
import { ROWS } from './rows';

const space = shippedSpace();
const near = (one: readonly [string, string], other: readonly [string, string]) =>
  similarity(encodeTitle(space, ...one), encodeTitle(space, ...other));

describe('titles in the space', () => {
  it.each([
    [
      ['Attorney', 'en'],
      ['Lawyer', 'en'],
      ['Lorry Driver', 'en'],
    ],
    [
      ['Truck Driver', 'en'],
      ['Lkw-Fahrer', 'de'],
      ['Rechtsanwalt', 'de'],
    ],
    [
      ['Registered Nurse', 'en'],
      ['infirmière', 'fr'],
      ['menuisier', 'fr'],
    ],
    [
      ['Software Engineer', 'en'],
      ['desarrolladora de software', 'es'],
      ['camarera', 'es'],
    ],
    [
      ['Accountant', 'en'],
      ['boekhouder', 'nl'],
      ['lasser', 'nl'],
    ],
    [
      ['Cook', 'en'],
      ['cuoco', 'it'],
      ['avvocato', 'it'],
    ],
  ] as const)('%j is nearer to %j than to %j', (title, same, other) => {
    expect(near(title, same)).toBeGreaterThan(near(title, other) + 0.2);
  });

  it('leave rank, gender and hours aside', () => {
    expect(near(['Senior Software Engineer (m/w/d)', 'en'], ['software engineer', 'en'])).toBeCloseTo(1, 5);
    expect(near(['Full-time Nurse - Night Shift', 'en'], ['Nurse', 'en'])).toBeCloseTo(1, 5);
  });

  it('have the length one, or are nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
        const vector = encodeTitle(space, title);
        const length = Math.sqrt(similarity(vector, vector));
        expect(length < 1e-6 || Math.abs(length - 1) < 1e-5).toBe(true);
      }),
    );
    expect(encodeTitle(space, '(m/w/d)').every((value) => value === 0)).toBe(true);
  });
});

describe('a packed space', () => {
  it('is opened wherever it lies, and refused when it is of another form', () => {
    const rows = Float32Array.from({ length: ROWS * WIDTH }, (_, at) => Math.sin(at));
    const some = { ids: Uint32Array.of(2512, 7126), vectors: rows.slice(0, 2 * WIDTH) };
    const packed = packTitleSpace({ rows, units: some, professions: some });
    const moved = new Uint8Array(packed.length + 1).subarray(1);
    moved.set(packed);
    const [here, there] = [openTitleSpace(packed), openTitleSpace(moved)];
    expect(encodeTitle(here, 'Plumber')).toEqual(encodeTitle(there, 'Plumber'));
    expect(here.units).toEqual(there.units);
    expect(() => openTitleSpace(packed.slice(4))).toThrow('another version');
  });
});
