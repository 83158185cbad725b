import { type ChainWeights, TAGS } from './model';
import { add, valueAt } from './vectors';

/** Inference in a linear chain: the scores of the tags of each line, the likeliest sequence and the marginals. */

const SIZE = TAGS.length;

/** Returns the score of each tag of each line only by its features: `scores[line * TAGS.length + tag]`. */
export function scoresOf(features: readonly (readonly string[])[], weights: ChainWeights): Float64Array {
  const scores = new Float64Array(features.length * SIZE);
  features.forEach((names, line) => {
    for (const name of names) {
      const row = weights.features.get(name);
      if (row === undefined) continue;
      for (let tag = 0; tag < SIZE; tag++) add(scores, line * SIZE + tag, valueAt(row, tag));
    }
  });
  return scores;
}

/** log(sum(exp(value + offset(tag)))) without overflow. */
function logSum(value: (tag: number) => number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let tag = 0; tag < SIZE; tag++) most = Math.max(most, value(tag));
  let sum = 0;
  for (let tag = 0; tag < SIZE; tag++) sum += Math.exp(value(tag) - most);
  return most + Math.log(sum);
}

/** Messages from the first line on and from the last line back, in logarithms. */
function messages(scores: Float64Array, transitions: Float64Array): [Float64Array, Float64Array] {
  const lines = scores.length / SIZE;
  const forward = Float64Array.from(scores);
  const backward = new Float64Array(scores.length);
  for (let line = 1; line < lines; line++)
    for (let to = 0; to < SIZE; to++)
      add(
        forward,
        line * SIZE + to,
        logSum((from) => valueAt(forward, (line - 1) * SIZE + from) + valueAt(transitions, from * SIZE + to)),
      );
  for (let line = lines - 2; line >= 0; line--)
    for (let from = 0; from < SIZE; from++)
      backward[line * SIZE + from] = logSum(
        (to) =>
          valueAt(backward, (line + 1) * SIZE + to) +
          valueAt(scores, (line + 1) * SIZE + to) +
          valueAt(transitions, from * SIZE + to),
      );
  return [forward, backward];
}

export type Marginals = {
  /** `lines[line * TAGS.length + tag]`: how likely the tag is for the line, between 0 and 1. */
  lines: Float64Array;
  /** The sum over all lines of how likely each pair of neighbouring tags is, as `transitions` of the weights. */
  pairs: Float64Array;
  /** The logarithm of the sum over all sequences, for training. */
  total: number;
};

/** Returns how likely each tag is for each line, given all lines. */
export function marginalsOf(scores: Float64Array, transitions: Float64Array): Marginals {
  const count = scores.length / SIZE;
  const [forward, backward] = messages(scores, transitions);
  const total = count === 0 ? 0 : logSum((tag) => valueAt(forward, (count - 1) * SIZE + tag));
  const lines = forward.map((value, place) => Math.exp(value + valueAt(backward, place) - total));
  const pairs = new Float64Array(SIZE * SIZE);
  for (let line = 1; line < count; line++)
    for (let from = 0; from < SIZE; from++)
      for (let to = 0; to < SIZE; to++)
        add(
          pairs,
          from * SIZE + to,
          Math.exp(
            valueAt(forward, (line - 1) * SIZE + from) +
              valueAt(transitions, from * SIZE + to) +
              valueAt(scores, line * SIZE + to) +
              valueAt(backward, line * SIZE + to) -
              total,
          ),
        );
  return { lines, pairs, total };
}

/** Returns the likeliest sequence of tags, as indexes in `TAGS` (Viterbi). */
export function bestSequence(scores: Float64Array, transitions: Float64Array): number[] {
  const lines = scores.length / SIZE;
  const best = Float64Array.from(scores);
  const back = new Int8Array(scores.length);
  for (let line = 1; line < lines; line++)
    for (let to = 0; to < SIZE; to++) {
      let from = 0;
      let most = Number.NEGATIVE_INFINITY;
      for (let tag = 0; tag < SIZE; tag++) {
        const value = valueAt(best, (line - 1) * SIZE + tag) + valueAt(transitions, tag * SIZE + to);
        if (value > most) [from, most] = [tag, value];
      }
      add(best, line * SIZE + to, most);
      back[line * SIZE + to] = from;
    }
  const tags: number[] = [];
  const last = best.subarray(Math.max(0, lines - 1) * SIZE);
  let tag = last.indexOf(Math.max(...last));
  for (let line = lines - 1; line >= 0; line--) {
    tags.push(tag);
    tag = valueAt(back, line * SIZE + tag);
  }
  return tags.reverse();
}
