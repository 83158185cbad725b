import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CATEGORIES, type CategoryNumbers } from '@/lib/scoring';
import { fragmentOf, type Place, placeOf } from './address';

const START: Place = { filters: { isMilitary: true }, page: 1, compare: [], asked: true };

const id = fc.string({ unit: fc.constantFrom('a', 'Z', '0', '-', '_'), minLength: 1 });
const document = fc.oneof(fc.record({ indexId: id, documentId: id }), fc.record({ documentId: id }));
const weight = fc.integer({ min: 1, max: 100 });
const place: fc.Arbitrary<Place> = fc.record({
  filters: fc.record({ searchExpression: fc.string(), certifications: fc.array(fc.string()) }),
  weights: fc.option(
    fc.record(Object.fromEntries(CATEGORIES.map((each) => [each, weight]))) as fc.Arbitrary<CategoryNumbers>,
    { nil: undefined },
  ),
  similarTo: fc.option(document, { nil: undefined }),
  page: fc.integer({ min: 1, max: 50 }),
  open: fc.option(document, { nil: undefined }),
  compare: fc.array(document, { maxLength: 4 }),
  asked: fc.boolean(),
});

it('is the same after a reload', () => {
  fc.assert(
    fc.property(place, (shown) => {
      expect(placeOf(fragmentOf(shown), START)).toEqual(shown);
    }),
  );
});

it('is where the page starts when there is no fragment', () => {
  expect(placeOf('', START)).toBe(START);
  expect(placeOf('#elsewhere', START)).toBe(START);
});

it('does not trip over a fragment that somebody wrote', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (filters, weights, page) => {
      const parts = new URLSearchParams({ filters, weights, page });
      const read = placeOf(`#${parts}`, START);
      expect(read.page).toBeGreaterThanOrEqual(1);
      expect(typeof read.filters).toBe('object');
    }),
  );
});
