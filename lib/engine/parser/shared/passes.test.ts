import { afterEach, describe, expect, it } from 'vitest';
import { switchOff } from './mechanisms';
import { declaredPasses, passes } from './passes';
import { traced } from './trace';

const inOrder = passes<string, { end: string }>('test', (text) => [text], [
  { name: 'ends', why: 'a sentence has an end', apply: (text, { end }) => text + end },
  { name: 'doubles', why: 'said twice', apply: (text) => `${text} ${text}` },
  { name: 'nothing', why: 'changes nothing here', apply: (text) => text },
]);

describe('passes', () => {
  afterEach(() => switchOff([]));

  it('run one after the other', () => {
    expect(inOrder('Yes', { end: '.' })).toBe('Yes. Yes.');
  });

  it('are left out one at a time', () => {
    switchOff(['test: ends']);
    expect(inOrder('Yes', { end: '.' })).toBe('Yes Yes');
  });

  it('tell what each of them changed, and nothing where nobody listens', () => {
    const { decisions } = traced(() => inOrder('Yes', { end: '.' }));
    expect(
      decisions.map(({ about, why, candidates }) => [about, why, ...candidates.map(({ value }) => value)]),
    ).toEqual([
      ['test: ends', 'a sentence has an end', 'Yes', 'Yes.'],
      ['test: doubles', 'said twice', 'Yes.', 'Yes. Yes.'],
    ]);
  });

  it('are known by name with the reason for each', () => {
    expect(declaredPasses().get('test: ends')).toBe('a sentence has an end');
  });
});
