import { describe, expect, it } from 'vitest';
import { randomOf } from '@/lib/engine/kernel';
import { type Model, trainContrast } from './contrast.ts';
import { corpusOf } from './corpus.ts';
import { normaliseRows } from './dense.ts';
import type { Occupation } from './occupations.ts';
import { ridge } from './ridge.ts';
import { type Entry, sparseRows } from './sparse.ts';
import { reduceRows } from './subspace.ts';

const WIDTH = 16;

/** Occupations that do not exist, of two unit groups, with titles in two languages. */
const occupations = Array.from({ length: 24 }, (_, at): Occupation => {
  const stem = 'bcdfghklmnprstvwxyzbcdfg'[at] ?? 'b';
  const titles = ['en', 'de'].flatMap((language) =>
    ['o', 'u', 'a'].map((vowel) => ({ text: `${stem}${vowel}rin${stem}${language} maker`, language })),
  );
  return {
    key: String(at),
    titles,
    units: new Set([at % 2]),
    onet: new Set(),
    skills: [],
    description: '',
  };
});

function trained(): Model {
  const corpus = corpusOf(occupations, ['en', 'de']);
  const random = randomOf(3);
  const numbers = (rows: number) => Float32Array.from({ length: rows * WIDTH }, () => random.next() - 0.5);
  const model = { width: WIDTH, rows: numbers(2 ** 16), occupations: numbers(24), units: numbers(2) };
  normaliseRows(model.occupations, 24, WIDTH);
  const unitsOf = occupations.map(({ units }) => [...units]);
  trainContrast(model, corpus, unitsOf, { batches: 30, size: 12, onBatch: () => undefined });
  return model;
}

describe('training', () => {
  it('gives the same numbers each time', () => {
    const [one, other] = [trained(), trained()];
    expect(Buffer.compare(Buffer.from(one.rows.buffer), Buffer.from(other.rows.buffer))).toBe(0);
    expect(one.units).toEqual(other.units);
  });
});

describe('ridge regression', () => {
  it('finds the matrix that made the targets', () => {
    const random = randomOf(5);
    const wanted = Float32Array.from({ length: 6 * 4 }, () => random.next() - 0.5);
    const rows = Array.from({ length: 200 }, (): Entry[] =>
      [0, 1, 2].map(() => ({ place: random.below(6), value: random.next() })),
    );
    const targets = new Float32Array(200 * 4);
    rows.forEach((row, at) => {
      for (const { place, value } of row)
        for (let k = 0; k < 4; k++)
          targets[at * 4 + k] = (targets[at * 4 + k] as number) + value * (wanted[place * 4 + k] as number);
    });
    const found = ridge(sparseRows(rows, 6), targets, { width: 4, penalty: 1e-6 });
    found.forEach((value, at) => {
      expect(value).toBeCloseTo(wanted[at] as number, 3);
    });
  });
});

describe('the reduced rows', () => {
  it('keep the products of rows that lie in a small space', () => {
    const random = randomOf(7);
    const basis = Array.from({ length: 4 }, () => Array.from({ length: 30 }, () => random.next() - 0.5));
    const full = Array.from({ length: 20 }, () => {
      const shares = basis.map(() => random.next() - 0.5);
      return Array.from({ length: 30 }, (_, at) =>
        shares.reduce((sum, share, each) => sum + share * (basis[each]?.[at] ?? 0), 0),
      );
    });
    const matrix = sparseRows(
      full.map((row) => row.map((value, place) => ({ place, value }))),
      30,
    );
    const reduced = reduceRows(matrix, 4);
    const product = (one: readonly number[], other: readonly number[]) =>
      one.reduce((sum, value, at) => sum + value * (other[at] as number), 0);
    for (const [i, j] of [
      [0, 1],
      [3, 3],
      [5, 19],
    ] as const)
      expect(
        product([...reduced.subarray(i * 4, i * 4 + 4)], [...reduced.subarray(j * 4, j * 4 + 4)]),
      ).toBeCloseTo(product(full[i] ?? [], full[j] ?? []), 3);
  });
});
