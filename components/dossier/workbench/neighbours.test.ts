import { describe, expect, it } from 'vitest';
import type { CandidateListItem, CandidatePage } from '@/lib/recruiter/vocabulary';
import { pagesBeside, standingOf } from './neighbours';

function page(number: number, ...ids: string[]): CandidatePage {
  const items = ids.map((id) => ({ id }) as CandidateListItem);
  return {
    items,
    total: 5,
    page: number,
    pageSize: 2,
    understood: { faults: [], widened: [], didYouMean: null, terms: [] },
    pageCount: 3,
  };
}

describe('standingOf', () => {
  it('finds neighbours on the same page', () => {
    expect(standingOf('b', page(1, 'a', 'b', 'c'))).toMatchObject({
      position: 2,
      previousId: 'a',
      nextId: 'c',
    });
  });

  it('finds neighbours across pages', () => {
    const second = page(2, 'c', 'd');
    expect(standingOf('c', second, page(1, 'a', 'b'))).toMatchObject({
      position: 3,
      previousId: 'b',
      previousPage: 1,
      nextId: 'd',
      nextPage: 2,
    });
    expect(standingOf('d', second, undefined, page(3, 'e'))).toMatchObject({ nextId: 'e', nextPage: 3 });
  });

  it('knows the ends of the list, and who is not in it', () => {
    expect(standingOf('a', page(1, 'a', 'b'))?.previousId).toBeNull();
    expect(standingOf('z', page(1, 'a', 'b'))).toBeNull();
  });
});

describe('pagesBeside', () => {
  it('asks only for pages that are needed', () => {
    expect(pagesBeside('c', page(2, 'c', 'd'))).toEqual({ before: true, after: false });
    expect(pagesBeside('d', page(2, 'c', 'd'))).toEqual({ before: false, after: true });
    expect(pagesBeside('a', page(1, 'a', 'b'))).toEqual({ before: false, after: false });
    expect(pagesBeside('e', page(3, 'e'))).toEqual({ before: true, after: false });
    expect(pagesBeside('z', page(2, 'c', 'd'))).toEqual({ before: false, after: false });
  });
});
