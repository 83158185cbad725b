import { describe, expect, it } from 'vitest';
import { type Change, staysOf } from './stays';

const day = (of: number) => new Date(Date.UTC(2026, 0, of));

const change = (act: string, of: number, stageId: string | null, undoes: string | null = null): Change => ({
  ...{ act, undoes, at: day(of), stageId },
});

const told = (changes: Change[]) =>
  staysOf(changes).map(({ stageId, from, until }) => [
    stageId,
    from.getUTCDate(),
    until?.getUTCDate() ?? null,
  ]);

describe('stays in stages', () => {
  it('go from one change to the next, and the last one goes on', () => {
    expect(told([change('a', 1, 'new'), change('b', 4, 'offer')])).toEqual([
      ['new', 1, 4],
      ['offer', 4, null],
    ]);
  });

  it('end with a rejection or the end of the shortlist, and begin again after it', () => {
    expect(told([change('a', 1, 'new'), change('b', 3, null), change('c', 9, 'new')])).toEqual([
      ['new', 1, 3],
      ['new', 9, null],
    ]);
  });

  it('do not begin anew by a tag', () => {
    expect(told([change('a', 1, 'new'), change('tag', 2, 'new'), change('b', 5, null)])).toEqual([
      ['new', 1, 5],
    ]);
  });

  it('forget what was undone, and the undoing', () => {
    expect(
      told([
        change('a', 1, 'new'),
        change('b', 2, 'offer'),
        change('c', 3, 'new', 'b'),
        change('d', 6, 'offer'),
      ]),
    ).toEqual([
      ['new', 1, 6],
      ['offer', 6, null],
    ]);
  });

  it('remember what was undone and then done after all', () => {
    const redone = [change('b', 2, 'offer'), change('c', 3, 'new', 'b'), change('d', 4, 'offer', 'c')];
    expect(told([change('a', 1, 'new'), ...redone])).toEqual([
      ['new', 1, 2],
      ['offer', 2, null],
    ]);
  });
});
