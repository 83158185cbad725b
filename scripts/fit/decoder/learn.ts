import { randomOf } from '@/lib/engine/kernel';
import { LABELS, type Lattice, type Step, WHERE } from '@/lib/engine/parser/resume/entries/decoder/model';
import {
  bestSteps,
  CHAIN_SIZE,
  type Cost,
  usedBy,
  type Weights,
} from '@/lib/engine/parser/resume/entries/decoder/search';

/**
 * Learns the weights of the decoder: the true steps of a section must score higher than all others, by the more the more
 * the others differ. Subgradient steps with AdaGrad, averaged; the same examples give the same weights.
 */

export type Example = { lattice: Lattice; steps: readonly Step[]; weight: number };

const ROUNDS = 15;
const RATE = 0.1;
/** Orders of the examples: one alone gives or takes some jobs by chance. */
const ORDERS = 4;
/** Slopes below it are what rounding leaves of none. */
const LEAST = 1e-9;
/** What a wrong beginning, a wrong field, another wrong label and a wrong bound of a field cost. */
const LOSS = { beginning: 2, field: 2, label: 0.7, bound: 1 };

type List = keyof Weights;
const LISTS: readonly List[] = ['chain', 'spans', 'opening'];

class Learned {
  readonly values: Float64Array;
  private readonly squares: Float64Array;
  private readonly sums: Float64Array;
  private readonly since: Float64Array;

  constructor(size: number) {
    this.values = new Float64Array(size);
    this.squares = new Float64Array(size).fill(1);
    this.sums = new Float64Array(size);
    this.since = new Float64Array(size);
  }

  step(at: number, slope: number, time: number): void {
    const [value = 0, before = 0, squares = 0] = [this.values[at], this.since[at], this.squares[at]];
    this.sums[at] = (this.sums[at] ?? 0) + value * (time - before);
    this.since[at] = time;
    this.squares[at] = squares + slope * slope;
    this.values[at] = value + (RATE * slope) / Math.sqrt(squares + slope * slope);
  }

  averaged(time: number): Float64Array {
    return this.values.map(
      (value, at) => ((this.sums[at] ?? 0) + value * (time - (this.since[at] ?? 0))) / time,
    );
  }
}

/** Returns the loss of a step beside the true ones. */
function lossOf(steps: readonly Step[], size: number): Cost {
  const [labels, starts, begins] = [new Int8Array(size), new Uint8Array(size), new Uint8Array(size)];
  for (const { from, to, label, begins: opens } of steps) {
    labels.fill(label, from, to);
    starts[from] = 1;
    begins[from] = opens ? 1 : 0;
  }
  return ({ from, to, label, begins: opens }) => {
    let total = opens === (begins[from] === 1) ? 0 : LOSS.beginning;
    for (let n = from; n < to; n++) {
      const right = labels[n] ?? 0;
      if (right !== label) total += label <= WHERE || right <= WHERE ? LOSS.field : LOSS.label;
      else if (label <= WHERE && (starts[n] === 1) !== (n === from)) total += LOSS.bound;
    }
    return total;
  };
}

/** Returns the averaged weights for `size` features, of rounds in the order that a seed gives. */
function learnInOrder(examples: readonly Example[], size: number, seed: number): Weights {
  const learned: Record<List, Learned> = {
    chain: new Learned(CHAIN_SIZE),
    spans: new Learned(size * LABELS.length),
    opening: new Learned(size * LABELS.length),
  };
  const { chain, spans, opening } = learned;
  const current: Weights = { chain: chain.values, spans: spans.values, opening: opening.values };
  const order = randomOf(seed);
  let time = 1;
  for (let round = 0; round < ROUNDS; round++)
    for (const { lattice, steps, weight } of order.drawn(examples, examples.length)) {
      const wrong = bestSteps(lattice, current, lossOf(steps, lattice.size));
      const slopes: Record<List, Map<number, number>> = {
        chain: new Map(),
        spans: new Map(),
        opening: new Map(),
      };
      const use = (by: number) => (list: List, place: number, value: number) =>
        slopes[list].set(place, (slopes[list].get(place) ?? 0) + by * value);
      usedBy(lattice, steps, use(weight));
      usedBy(lattice, wrong, use(-weight));
      for (const list of LISTS)
        for (const [place, slope] of slopes[list])
          if (Math.abs(slope) > LEAST) learned[list].step(place, slope, time);
      time++;
    }
  return { chain: chain.averaged(time), spans: spans.averaged(time), opening: opening.averaged(time) };
}

/** Returns the weights for `size` features: the mean of those that several orders of the examples give. */
export function learn(examples: readonly Example[], size: number): Weights {
  const all = Array.from({ length: ORDERS }, (_, seed) => learnInOrder(examples, size, seed + 1));
  const mean = (list: List) =>
    Float64Array.from(
      all[0]?.[list] ?? [],
      (_, at) => all.reduce((sum, weights) => sum + (weights[list][at] ?? 0), 0) / ORDERS,
    );
  return { chain: mean('chain'), spans: mean('spans'), opening: mean('opening') };
}

const hundredths = (values: Float64Array) => [...values].map((value) => Math.round(value * 100));

/** Returns the weights as `unpacked` of the decoder reads them; features that weigh nothing are left out. */
export function packed(names: readonly string[], { chain, spans, opening }: Weights): string {
  const rows = names.flatMap((name, n) => {
    const list = name.startsWith('opens') ? opening : spans;
    const values = hundredths(list.slice(n * LABELS.length, (n + 1) * LABELS.length));
    return values.some((value) => value !== 0) ? [`${name} ${values.join(' ')}`] : [];
  });
  return [hundredths(chain).join(' '), ...rows].join('\n');
}
