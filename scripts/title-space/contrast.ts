import { randomOf } from '@/lib/engine/kernel';
import { batchDrawer } from './batches.ts';
import type { Corpus } from './corpus.ts';
import { normaliseRows } from './dense.ts';
import { classLoss, pairLoss, type Vectors } from './losses.ts';
import { nearPairs } from './near.ts';
import { rowOptimiser } from './optimiser.ts';

/**
 * Contrastive training: two titles of one occupation are drawn together and away from those of the other occupations of
 * the batch; each is drawn to the vector of its occupation, and to that of its unit group among all unit groups.
 */

/** The parameters, trained in place: the rows of features, and the vectors of occupations and of unit groups. */
export type Model = { width: number; rows: Float32Array; occupations: Float32Array; units: Float32Array };

/** The length of a first step of a row; steps get shorter towards the end. */
const RATE = 0.05;
const LAST_RATE = 0.2;
/** Weight of finding the unit group relative to finding the titles. */
const UNIT_WEIGHT = 0.5;
const SEED = 1;

type Side = Vectors & { titles: Uint32Array; lengths: Float32Array };

/** Turns the slope by a vector of length one into that by the vector before it was brought to this length. */
function straighten({ vectors, slopes }: Vectors, from: number, width: number, length: number): void {
  let along = 0;
  for (let at = from; at < from + width; at++) along += (slopes[at] as number) * (vectors[at] as number);
  for (let at = from; at < from + width; at++)
    slopes[at] = ((slopes[at] as number) - along * (vectors[at] as number)) / length;
}

/** Between the titles of a batch and the rows of their features. */
function titleSides(model: Model, corpus: Corpus, size: number) {
  const { width, rows } = model;
  const { starts, rows: places } = corpus;
  const steps = rowOptimiser(rows, width);
  const side = (): Side => ({
    titles: new Uint32Array(size),
    vectors: new Float32Array(size * width),
    slopes: new Float32Array(size * width),
    lengths: new Float32Array(size),
  });
  const encode = (to: Side, titles: Uint32Array) => {
    to.titles.set(titles);
    to.vectors.fill(0);
    to.slopes.fill(0);
    titles.forEach((title, at) => {
      for (let place = starts[title] as number; place < (starts[title + 1] as number); place++) {
        const from = (places[place] as number) * width;
        for (let k = 0; k < width; k++)
          to.vectors[at * width + k] = (to.vectors[at * width + k] as number) + (rows[from + k] as number);
      }
    });
    to.lengths.set(normaliseRows(to.vectors, size, width));
  };
  const learn = (of: Side, rate: number) => {
    of.titles.forEach((title, at) => {
      straighten(of, at * width, width, of.lengths[at] as number);
      for (let place = starts[title] as number; place < (starts[title + 1] as number); place++)
        steps.step(places[place] as number, of.slopes, at * width, rate);
    });
  };
  return { first: side(), second: side(), encode, learn };
}

/** Vectors that are trained themselves, of occupations or unit groups. */
function anchorSide(all: Float32Array, width: number, size: number) {
  const steps = rowOptimiser(all, width);
  const side: Vectors = { vectors: new Float32Array(size * width), slopes: new Float32Array(size * width) };
  return {
    side,
    gather: (ids: Uint32Array) => {
      ids.forEach((id, at) => {
        side.vectors.set(all.subarray(id * width, (id + 1) * width), at * width);
      });
      normaliseRows(side.vectors, size, width);
      side.slopes.fill(0);
    },
    learn: (ids: Uint32Array, rate: number) => {
      ids.forEach((id, at) => {
        steps.step(id, side.slopes, at * width, rate);
      });
    },
  };
}

/** Trains the model in place; `unitsOf` are the unit groups of each occupation. */
export function trainContrast(
  model: Model,
  corpus: Corpus,
  unitsOf: readonly (readonly number[])[],
  options: { batches: number; size: number; onBatch: (batch: number) => void },
): void {
  const { batches, size, onBatch } = options;
  const { width } = model;
  const unitCount = model.units.length / width;
  const draw = batchDrawer(corpus, unitsOf.length, size, randomOf(SEED));
  const maskOf = nearPairs(model.occupations, width, size);
  const { first, second, encode, learn } = titleSides(model, corpus, size);
  const occupations = anchorSide(model.occupations, width, size);
  const units = anchorSide(model.units, width, unitCount);
  const everyUnit = Uint32Array.from({ length: unitCount }, (_, unit) => unit);
  const pairs = pairLoss(size, width);
  const classes = classLoss(size, unitCount, width, UNIT_WEIGHT);
  for (let batch = 0; batch < batches; batch++) {
    const rate = RATE * (1 - (1 - LAST_RATE) * (batch / batches));
    const drawn = draw();
    encode(first, drawn.first);
    encode(second, drawn.second);
    occupations.gather(drawn.occupations);
    units.gather(everyUnit);
    const masked = maskOf(drawn.occupations);
    pairs(first, second, masked);
    pairs(first, occupations.side, masked);
    classes(first, units.side, (row) => unitsOf[drawn.occupations[row] as number] ?? []);
    learn(first, rate);
    learn(second, rate);
    occupations.learn(drawn.occupations, rate);
    units.learn(everyUnit, rate);
    onBatch(batch);
  }
}
