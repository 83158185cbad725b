import { describe, expect, it } from 'vitest';
import { randomOf } from '../../../kernel';
import { bestSequence, marginalsOf } from './chain';
import { TAGS } from './model';

const SIZE = TAGS.length;
const LINES = 3;

const random = randomOf(3);
const drawn = (count: number) => Float64Array.from({ length: count }, () => random.next() * 6 - 3);
const scores = drawn(LINES * SIZE);
const transitions = drawn(SIZE * SIZE);

/** All sequences with their scores, counted out. */
function everySequence(): { tags: number[]; score: number }[] {
  const all: { tags: number[]; score: number }[] = [];
  for (let at = 0; at < SIZE ** LINES; at++) {
    const tags = [Math.floor(at / SIZE ** 2), Math.floor(at / SIZE) % SIZE, at % SIZE];
    const score = tags.reduce(
      (sum, tag, line) =>
        sum +
        (scores[line * SIZE + tag] ?? 0) +
        (line > 0 ? (transitions[(tags[line - 1] ?? 0) * SIZE + tag] ?? 0) : 0),
      0,
    );
    all.push({ tags, score });
  }
  return all;
}

describe('the chain', () => {
  const all = everySequence();
  const total = all.reduce((sum, { score }) => sum + Math.exp(score), 0);

  it('finds the sequence that scores most', () => {
    const best = all.reduce((most, one) => (one.score > most.score ? one : most));
    expect(bestSequence(scores, transitions)).toEqual(best.tags);
  });

  it('gives the shares of all sequences in which a line has a tag', () => {
    const { lines } = marginalsOf(scores, transitions);
    const share = all
      .filter(({ tags }) => tags[1] === 4)
      .reduce((sum, { score }) => sum + Math.exp(score), 0);
    expect(lines[SIZE + 4]).toBeCloseTo(share / total, 9);
  });

  it('is at home with no lines at all', () => {
    expect(bestSequence(new Float64Array(), transitions)).toEqual([]);
    expect(marginalsOf(new Float64Array(), transitions).lines).toHaveLength(0);
  });
});
