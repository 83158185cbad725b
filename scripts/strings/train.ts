import { randomOf } from '@/lib/engine/kernel';
import { packStrings, STRING_CLASSES } from '@/lib/engine/strings';
import { ROWS, rowsOfString } from '@/lib/engine/strings/features';
import { lengthScale, openStrings, softmax } from '@/lib/engine/strings/model';
import { type StringExample, stringExamples } from './examples.ts';
import type { StringFolders } from './sources.ts';

/** Trains the model of strings: a softmax over hashed features, climbed with AdaGrad in an order that is always the same. */

const COUNT = STRING_CLASSES.length;
const ROUNDS = 3;
const STEP = 0.15;
/** Size of a class whose strings weigh 1 each; those of a larger one weigh less, of a smaller one more. */
const EVEN = 30_000;
/** Weights beyond are cut when they are packed. */
const MOST = 6;
/** The least sum of squares, so that the first step of a weight is not too long. */
const FIRST = 1e-4;

type Weights = { rows: Float32Array; biases: Float32Array };

function sumsOf(features: readonly number[], { rows, biases }: Weights, sums: Float32Array): Float32Array {
  sums.fill(0);
  for (const row of features)
    for (let at = 0, from = row * COUNT; at < COUNT; at++)
      sums[at] = (sums[at] as number) + (rows[from + at] as number);
  const factor = lengthScale(features.length);
  for (let at = 0; at < COUNT; at++) sums[at] = (sums[at] as number) * factor + (biases[at] as number);
  return sums;
}

function shuffled(count: number, seed: number): Uint32Array {
  const random = randomOf(seed);
  const order = Uint32Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [order[at], order[other]] = [order[other] as number, order[at] as number];
  }
  return order;
}

function climb(examples: readonly StringExample[], tell: (what: string) => void): Weights {
  const weights: Weights = { rows: new Float32Array(ROWS * COUNT), biases: new Float32Array(COUNT) };
  const squares = new Float32Array(ROWS * COUNT).fill(FIRST);
  const biasSquares = new Float32Array(COUNT).fill(FIRST);
  const sizes = STRING_CLASSES.map((_, kind) => examples.filter((one) => one.kind === kind).length);
  const importance = sizes.map((size) => Math.sqrt(EVEN / Math.max(1, size)));
  const sums = new Float32Array(COUNT);
  for (let round = 0; round < ROUNDS; round++) {
    let loss = 0;
    for (const index of shuffled(examples.length, round)) {
      const { text, kind } = examples[index] as StringExample;
      const features = rowsOfString(text);
      softmax(sumsOf(features, weights, sums));
      loss -= Math.log(Math.max(1e-9, sums[kind] as number));
      const factor = lengthScale(features.length);
      for (let at = 0; at < COUNT; at++) {
        const slope = ((at === kind ? 1 : 0) - (sums[at] as number)) * (importance[kind] as number);
        if (Math.abs(slope) < 1e-3) continue;
        biasSquares[at] = (biasSquares[at] as number) + slope * slope;
        weights.biases[at] =
          (weights.biases[at] as number) + (STEP * slope) / Math.sqrt(biasSquares[at] as number);
        const own = slope * factor;
        for (const row of features) {
          const place = row * COUNT + at;
          squares[place] = (squares[place] as number) + own * own;
          weights.rows[place] =
            (weights.rows[place] as number) + (STEP * own) / Math.sqrt(squares[place] as number);
        }
      }
    }
    tell(`round ${round + 1}: loss ${(loss / examples.length).toFixed(3)} over ${examples.length} strings`);
  }
  return weights;
}

/** Returns the temperature at which the likelihoods are calibrated. */
function calibrated(weights: Weights, held: readonly StringExample[]): number {
  const all = held.map(({ text, kind }) => ({
    kind,
    sums: sumsOf(rowsOfString(text), weights, new Float32Array(COUNT)),
  }));
  const lossAt = (temperature: number) =>
    all.reduce(
      (loss, { kind, sums }) =>
        loss - Math.log(Math.max(1e-9, softmax(sums.map((sum) => sum / temperature))[kind] as number)),
      0,
    );
  const temperatures = Array.from({ length: 21 }, (_, at) => 0.6 + at * 0.1);
  return temperatures.reduce((best, one) => (lossAt(one) < lossAt(best) ? one : best), 1);
}

function printShares(packed: Uint8Array, held: readonly StringExample[], tell: (what: string) => void): void {
  const model = openStrings(packed);
  const counts = STRING_CLASSES.map(() => ({ there: 0, found: 0, right: 0 }));
  for (const { text, kind } of held) {
    const reading = model.read(text);
    const best = reading.indexOf(Math.max(...reading));
    for (const [at, count] of counts.entries()) {
      if (at === kind) count.there++;
      if (at === best) count.found++;
      if (at === kind && at === best) count.right++;
    }
  }
  STRING_CLASSES.forEach((name, at) => {
    const { there = 0, found = 0, right = 0 } = counts[at] ?? {};
    const share = (of: number) => ((100 * right) / Math.max(1, of)).toFixed(1).padStart(6);
    tell(`  ${name.padEnd(10)} found ${share(there)} %, right ${share(found)} % of ${there} held out`);
  });
}

/** Returns the packed model of the strings below the folders; takes some minutes of one core. */
export function trainStrings(folders: StringFolders, tell: (what: string) => void): Uint8Array {
  const { learned, held } = stringExamples(folders);
  const weights = climb(learned, tell);
  const temperature = calibrated(weights, held);
  tell(`temperature ${temperature.toFixed(1)}`);
  const packed = packStrings({ ...weights, temperature }, MOST);
  printShares(packed, held, tell);
  return packed;
}
