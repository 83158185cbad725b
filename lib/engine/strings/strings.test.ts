import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROWS } from './features';
import { openStrings, packStrings, STRING_CLASSES, type StringClass } from './index';

const model = openStrings(readFileSync(path.join(import.meta.dirname, 'data', 'strings.bin')));

const likeliest = (text: string): StringClass | undefined => {
  const reading = model.read(text);
  return STRING_CLASSES[reading.indexOf(Math.max(...reading))];
};

describe('the model of strings', () => {
  it.each<[string, StringClass]>([
    ['Head of Payroll', 'title'],
    ['Krankenpflegerin', 'title'],
    ['Quillfeather & Sons Ltd', 'employer'],
    ['Tischlerei Ostmark GmbH', 'employer'],
    ['University of Westmarch', 'school'],
    ['Escola Estadual Monte Verde', 'school'],
    ['Bachelor of Science in Nursing', 'degree'],
    ['Scheduled projects and managed the daily work of the site', 'sentence'],
    ['Empresa localizada em Rivalta', 'aboutFirm'],
    ['März 2014 – heute', 'date'],
    ['Berufserfahrung', 'heading'],
  ])('takes %s for %s', (text, kind) => {
    expect(likeliest(text)).toBe(kind);
  });

  it('gives shares that add up to 1, whatever the string', () => {
    for (const text of ['', ' ', '—', '漢字', 'x'.repeat(10_000), '\uD800', 'Ünïcödé 🙂 12/2014']) {
      const reading = model.read(text);
      expect(reading).toHaveLength(STRING_CLASSES.length);
      expect(reading.every((share) => share >= 0 && share <= 1)).toBe(true);
      expect(reading.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 4);
    }
  });

  it('reads what was packed, and nothing of another form', () => {
    const rows = new Float32Array(ROWS * STRING_CLASSES.length);
    const biases = Float32Array.from(STRING_CLASSES, (_, at) => (at === 3 ? 2 : 0));
    const packed = packStrings({ rows, biases, temperature: 1 }, 6);
    const reading = openStrings(packed).read('anything');
    expect(reading.indexOf(Math.max(...reading))).toBe(3);
    packed[0] = 99;
    expect(() => openStrings(packed)).toThrow('another version');
  });
});
