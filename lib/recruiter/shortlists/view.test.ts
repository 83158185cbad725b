import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameState, stateAfter } from './change';
import type { EntryChange } from './types';
import { SHORTLIST_SORTS, shortlistViewFrom, shortlistViewParams } from './view';

const word = fc.string({ minLength: 1, maxLength: 20 });

describe('a shortlist in a URL', () => {
  it('is read back as it was written', () => {
    const view = fc.record({
      as: fc.constantFrom('board' as const, 'list' as const),
      sort: fc.constantFrom(...SHORTLIST_SORTS),
      search: fc.string({ maxLength: 50 }),
      tags: fc.uniqueArray(word, { maxLength: 4 }),
      rejected: fc.boolean(),
      blind: fc.boolean(),
      open: fc.option(fc.uuid()),
      compare: fc.uniqueArray(fc.uuid(), { maxLength: 4 }),
    });
    fc.assert(
      fc.property(view, (one) => {
        expect(shortlistViewFrom(shortlistViewParams(one))).toEqual(one);
      }),
      { seed: 12 },
    );
  });

  it('has its defaults where it makes no sense', () => {
    expect(shortlistViewFrom({ as: 'x', sort: 'y', open: '<b>', compare: ['1'] })).toEqual(
      shortlistViewFrom({}),
    );
  });
});

describe('the state of an entry', () => {
  const tags = fc.array(word, { maxLength: 3 });
  const change: fc.Arbitrary<EntryChange> = fc.oneof(
    fc.constant({ kind: 'add' as const, source: 'match' as const }),
    fc.record({ kind: fc.constant('move' as const), stageId: fc.constantFrom('a', 'b', 'c') }),
    fc.record({ kind: fc.constant('reject' as const), reason: word }),
    fc.record({ kind: fc.constant('tag' as const), add: tags, remove: tags }),
    fc.constant({ kind: 'remove' as const }),
  );

  it('does not change when the same is done to it again', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 6 }), change, (before, last) => {
        const state = before.reduce<ReturnType<typeof stateAfter>>(
          (now, one) => stateAfter(now, one, 'a') ?? now,
          null,
        );
        const once = stateAfter(state, last, 'a') ?? state;
        expect(once && stateAfter(once, last, 'a')).toBeNull();
        expect(once && sameState(once, once)).toBe(true);
      }),
      { seed: 12 },
    );
  });
});
