import { expect, it } from 'vitest';
import type { EntryLine } from '../../lines/entry-line';
import { marginsOf } from './margins';
import { fieldKey, LABELS, type Lattice, OTHER, WHAT, WHERE } from './model';
import type { Piece } from './pieces';
import { CHAIN_SIZE, type Weights } from './search';

const TEXTS = ['Cook', 'Harbour Inn', 'Waiter', 'Bakery'];

/** Lines of one piece each, with a feature of its own for each line and for its opening. */
const lattice: Lattice = {
  size: TEXTS.length,
  spans: TEXTS.map((text, from) => [{ from, to: from + 1, text, facts: { ids: [from], values: [1] } }]),
  opening: TEXTS.map((_, from) => ({ ids: [from], values: [1] })),
  isDate: TEXTS.map(() => false),
  isFirst: TEXTS.map(() => true),
};
const pieces = TEXTS.map((_, row) => ({ row }) as Piece);
const lines = TEXTS.map((_, row) => ({ index: 10 + row }) as EntryLine);

/** Returns the margins where labels and openings of lines have these weights. */
function marginsBy(
  labels: readonly [line: number, label: number, weight: number][],
  openings: readonly number[],
) {
  const weights: Weights = {
    chain: new Float64Array(CHAIN_SIZE),
    spans: new Float64Array(TEXTS.length * LABELS.length),
    opening: new Float64Array(TEXTS.length * LABELS.length),
  };
  for (const [line, label, weight] of labels) weights.spans[line * LABELS.length + label] = weight;
  openings.forEach((weight, line) => {
    weights.opening.fill(weight, line * LABELS.length, (line + 1) * LABELS.length);
  });
  return marginsOf({ lattice, pieces, missing: 0 }, lines, weights);
}

it('are what a value is preferred by to the next best that its line could be', () => {
  const { fields } = marginsBy(
    [
      [0, WHAT, 5],
      [0, WHERE, 2],
      [1, WHERE, 4],
      [1, OTHER, 1],
    ],
    [0, -9, 0, 0],
  );
  // Without it, the line above the employer is nothing: as an employer it would leave that one out.
  expect(fields.get(fieldKey('what', 10, 'Cook'))).toBeCloseTo(5);
  expect(fields.get(fieldKey('where', 11, 'Harbour Inn'))).toBeCloseTo(3);
});

it('are less than nothing for what the weights would have otherwise', () => {
  const { fields } = marginsBy(
    [
      [0, WHAT, 5],
      [0, WHERE, 2],
    ],
    [0, -9, 0, 0],
  );
  expect(fields.get(fieldKey('where', 10, 'Cook'))).toBeCloseTo(-3);
});

it('say how much speaks for an entry beginning with a line', () => {
  const { openings } = marginsBy(
    [
      [0, WHAT, 5],
      [2, WHAT, 5],
    ],
    [1, -4, 2, -4],
  );
  expect(openings.get(12)).toBeGreaterThan(1);
  expect(openings.get(11)).toBeLessThan(-3);
});
