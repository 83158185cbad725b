import { describe, expect, it } from 'vitest';
import { randomOf } from '../../../../kernel';
import { DATE, LABELS, type Lattice, OTHER, type Span, type Step, TEXT, WHAT, WHERE } from './model';
import { bestSteps, CHAIN_SIZE, makeSense, scoredSteps, usedBy, type Weights } from './search';

const SIZE = 4;
const random = randomOf(5);
const drawn = (count: number) => Float64Array.from({ length: count }, () => random.next() * 4 - 2);

/** Two lines: two pieces that may be one field, then a date with a piece behind it; each span has a feature of its own. */
function latticeOfTwoLines(): Lattice {
  let id = 0;
  const span = (from: number, to: number): Span => ({
    ...{ from, to, text: '' },
    facts: { ids: [id++], values: [1] },
  });
  const spans = [[span(0, 1), span(0, 2)], [span(1, 2)], [span(2, 3)], [span(3, 4)]];
  const opens = () => ({ ids: [id++], values: [1] });
  return {
    ...{ size: SIZE, spans },
    opening: [opens(), null, opens(), null],
    isDate: [false, false, true, false],
    isFirst: [true, false, true, false],
  };
}

const lattice = latticeOfTwoLines();
const FEATURES = 7;

const drawnWeights = (): Weights => ({
  chain: drawn(CHAIN_SIZE),
  spans: drawn(FEATURES * LABELS.length),
  opening: drawn(FEATURES * LABELS.length),
});

/** All steps through the lattice from a piece on, whether they make sense or not. */
function everyWay(from: number): Step[][] {
  if (from === SIZE) return [[]];
  return (lattice.spans[from] ?? []).flatMap(({ to }) =>
    LABELS.flatMap((_, label) =>
      [false, true].flatMap((begins) => everyWay(to).map((rest) => [{ from, to, label, begins }, ...rest])),
    ),
  );
}

function scoreOf(steps: readonly Step[], weights: Weights): number {
  let score = 0;
  usedBy(lattice, steps, (list, place, value) => {
    score += (weights[list][place] ?? 0) * value;
  });
  return score;
}

describe('the search for the best steps', () => {
  const ways = everyWay(0).filter((steps) => makeSense(lattice, steps));

  it('finds what counting out all ways finds', () => {
    expect(ways.length).toBeGreaterThan(50);
    for (let round = 0; round < 20; round++) {
      const weights = drawnWeights();
      const best = ways.reduce((a, b) => (scoreOf(b, weights) > scoreOf(a, weights) ? b : a));
      expect(bestSteps(lattice, weights)).toEqual(best);
    }
  });

  it('scores each step by the best way that has it', () => {
    for (let round = 0; round < 20; round++) {
      const weights = drawnWeights();
      const counted = (step: Step) =>
        ways
          .filter((steps) => steps.some((one) => JSON.stringify(one) === JSON.stringify(step)))
          .map((steps) => scoreOf(steps, weights));
      const scored = scoredSteps(lattice, weights).filter(({ score }) => Number.isFinite(score));
      expect(scored.length).toBeGreaterThan(15);
      for (const { step, score } of scored) expect(score).toBeCloseTo(Math.max(...counted(step)), 9);
    }
  });

  it('takes a cost into account', () => {
    const weights = drawnWeights();
    const wanted = ways[Math.floor(ways.length / 2)] ?? [];
    const isWanted = (step: Step) => wanted.some((one) => JSON.stringify(one) === JSON.stringify(step));
    expect(bestSteps(lattice, weights, (step) => (isWanted(step) ? 100 : 0))).toEqual(wanted);
  });

  it('knows what makes no sense', () => {
    const step = (from: number, label: number, begins = false): Step => ({
      ...{ from, to: from + 1 },
      ...{ label, begins },
    });
    const text = [step(2, TEXT), step(3, TEXT)];
    const header = [step(0, WHAT, true), step(1, WHERE)];
    expect(makeSense(lattice, [...header, ...text])).toBe(true);
    expect(makeSense(lattice, [...header, step(2, DATE), step(3, OTHER)])).toBe(true);
    // A field twice, a beginning within a line, text within a header, a date that is none.
    expect(makeSense(lattice, [step(0, WHAT, true), step(1, WHAT), ...text])).toBe(false);
    expect(makeSense(lattice, [step(0, TEXT), step(1, WHAT, true), ...text])).toBe(false);
    expect(makeSense(lattice, [step(0, WHAT, true), step(1, TEXT), ...text])).toBe(false);
    expect(makeSense(lattice, [step(0, DATE, true), step(1, WHERE), ...text])).toBe(false);
  });
});
