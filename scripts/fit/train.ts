import { randomOf } from '@/lib/engine/kernel';
import { bestSequence, marginalsOf } from '@/lib/engine/parser/resume/tagger/chain';
import { TAGS, type Tag } from '@/lib/engine/parser/resume/tagger/model';
import { add, valueAt } from '@/lib/engine/parser/resume/tagger/vectors';

/** Learns the weights of the chain: the likelihood of the tags under a penalty, climbed with AdaGrad. */

export type Example = { features: string[][]; tags: Tag[]; weight: number };

const SIZE = TAGS.length;
/** Lines that a feature is seen in at least. */
const FEWEST_LINES = 8;
const STEP = 0.2;
const PENALTY = 2e-5;

type Prepared = { lines: Uint16Array[]; tags: number[]; weight: number };

/** Returns a number for each feature that is seen often enough. */
function namesOf(examples: readonly Example[]): string[] {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const names of features) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= FEWEST_LINES)
    .map(([name]) => name)
    .sort();
}

class Weights {
  readonly values: Float64Array;
  private readonly squares: Float64Array;

  constructor(size: number) {
    this.values = new Float64Array(size);
    this.squares = new Float64Array(size).fill(1e-6);
  }

  climb(at: number, slope: number): void {
    const step = slope - PENALTY * valueAt(this.values, at);
    add(this.squares, at, step * step);
    add(this.values, at, (STEP * step) / Math.sqrt(valueAt(this.squares, at)));
  }
}

/** Returns the scores of the tags of all lines of a document. */
function scores({ lines }: Prepared, emissions: Float64Array): Float64Array {
  const result = new Float64Array(lines.length * SIZE);
  lines.forEach((line, at) => {
    for (const feature of line)
      for (let tag = 0; tag < SIZE; tag++)
        add(result, at * SIZE + tag, valueAt(emissions, feature * SIZE + tag));
  });
  return result;
}

function learnFrom(example: Prepared, emissions: Weights, transitions: Weights): void {
  const { lines, pairs } = marginalsOf(scores(example, emissions.values), transitions.values);
  const slopes = lines.map((likelihood) => -likelihood * example.weight);
  const pairSlopes = pairs.map((likelihood) => -likelihood * example.weight);
  example.tags.forEach((tag, at) => {
    add(slopes, at * SIZE + tag, example.weight);
    const before = example.tags[at - 1];
    if (before !== undefined) add(pairSlopes, before * SIZE + tag, example.weight);
  });
  example.lines.forEach((line, at) => {
    for (const feature of line)
      for (let tag = 0; tag < SIZE; tag++) {
        const slope = valueAt(slopes, at * SIZE + tag);
        if (Math.abs(slope) > 1e-4) emissions.climb(feature * SIZE + tag, slope);
      }
  });
  for (const [place, slope] of pairSlopes.entries()) transitions.climb(place, slope);
}

export type Trained = { names: string[]; emissions: Float64Array; transitions: Float64Array };

/** Learns from the examples; the same examples give the same weights. */
export function train(examples: readonly Example[], rounds: number): Trained {
  const names = namesOf(examples);
  const numbers = new Map(names.map((name, at) => [name, at]));
  const prepared = examples.map(({ features, tags, weight }) => ({
    lines: features.map((line) => Uint16Array.from(line.flatMap((name) => numbers.get(name) ?? []))),
    tags: tags.map((tag) => TAGS.indexOf(tag)),
    weight,
  }));
  const [emissions, transitions] = [new Weights(names.length * SIZE), new Weights(SIZE * SIZE)];
  const order = randomOf(1);
  for (let round = 0; round < rounds; round++)
    for (const example of order.drawn(prepared, prepared.length)) learnFrom(example, emissions, transitions);
  return { names, emissions: emissions.values, transitions: transitions.values };
}

/** Returns the weights in hundredths as text, features that weigh nothing left out. */
export function packed({ names, emissions, transitions }: Trained): string {
  const rowOf = (values: Float64Array) => [...values].map((value) => Math.round(value * 100));
  const rows = names.map((name, at) => ({ name, row: rowOf(emissions.slice(at * SIZE, (at + 1) * SIZE)) }));
  const heavy = rows.filter(({ row }) => row.some((value) => Math.abs(value) >= 10));
  const chained = TAGS.map((tag, at) => ({
    name: `#${tag}`,
    row: rowOf(transitions.slice(at * SIZE, (at + 1) * SIZE)),
  }));
  return [...chained, ...heavy].map(({ name, row }) => `${name} ${row.join(' ')}`).join('\n');
}

/** Returns how many lines of each tag are found, and how many that were found are right. */
export function score(
  trained: Trained,
  examples: readonly Example[],
): Map<Tag, { right: number; found: number; there: number }> {
  const numbers = new Map(trained.names.map((name, at) => [name, at]));
  const counts = new Map(TAGS.map((tag) => [tag, { right: 0, found: 0, there: 0 }]));
  for (const { features, tags } of examples) {
    const lines = features.map((line) => Uint16Array.from(line.flatMap((name) => numbers.get(name) ?? [])));
    const best = bestSequence(scores({ lines, tags: [], weight: 1 }, trained.emissions), trained.transitions);
    best.forEach((tag, at) => {
      const found = counts.get(TAGS[tag] ?? 'other');
      const there = counts.get(tags[at] ?? 'other');
      if (found) found.found++;
      if (there) there.there++;
      if (there && TAGS[tag] === tags[at]) there.right++;
    });
  }
  return counts;
}
