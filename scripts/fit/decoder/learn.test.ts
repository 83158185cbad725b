import { expect, it } from 'vitest';
import { unpacked } from '@/lib/engine/parser/resume/entries/decoder';
import { type Lattice, type Step, TEXT, WHAT, WHERE } from '@/lib/engine/parser/resume/entries/decoder/model';
import { bestSteps } from '@/lib/engine/parser/resume/entries/decoder/search';
import { learn, packed } from './learn.ts';

const NAMES = ['title', 'employer', 'plain', 'opens:bold'];

/** Lines of one piece each, told apart by one feature. */
function latticeOf(kinds: readonly string[]): Lattice {
  const factsOf = (name: string) => ({ ids: [NAMES.indexOf(name)], values: [1] });
  return {
    size: kinds.length,
    spans: kinds.map((kind, from) => [{ from, to: from + 1, text: kind, facts: factsOf(kind) }]),
    opening: kinds.map((kind) => (kind === 'title' ? factsOf('opens:bold') : { ids: [], values: [] })),
    isDate: kinds.map(() => false),
    isFirst: kinds.map(() => true),
  };
}

const stepsOf = (labels: readonly number[]): Step[] =>
  labels.map((label, from) => ({ from, to: from + 1, label, begins: label === WHAT }));

it('learns where entries begin and which lines are their fields, and packs what it learned', () => {
  const examples = [
    {
      lattice: latticeOf(['plain', 'title', 'employer', 'plain']),
      steps: stepsOf([TEXT, WHAT, WHERE, TEXT]),
    },
    {
      lattice: latticeOf(['title', 'employer', 'title', 'employer']),
      steps: stepsOf([WHAT, WHERE, WHAT, WHERE]),
    },
  ].map((example) => ({ ...example, weight: 1 }));
  const weights = learn(examples, NAMES.length);
  const unseen = latticeOf(['plain', 'title', 'employer', 'plain', 'plain', 'title', 'employer', 'plain']);
  const expected = stepsOf([TEXT, WHAT, WHERE, TEXT, TEXT, WHAT, WHERE, TEXT]);
  expect(bestSteps(unseen, weights)).toEqual(expected);
  const { numberOf, weights: read } = unpacked(packed(NAMES, weights));
  expect(NAMES.map(numberOf)).toEqual(NAMES.map((_, number) => number));
  expect(bestSteps(unseen, read)).toEqual(expected);
});
