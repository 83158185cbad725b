/** The same query gives the same answer in a store and in the slow evaluator: properties over random queries. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { type GroupRow, type Parameter, readAggregate, readSearch } from '@/lib/engine/market';
import {
  deriveJobs,
  evaluateAggregate,
  evaluateFacet,
  evaluateSearch,
  TEST_CONTEXT,
} from '@/lib/engine/market/query/testing';
import type { MarketStore } from '../market-store';
import { findGroups, findJobs } from '../operations/market/find';
import { resolveOpenWords } from '../operations/market/open-words';
import { aggregateOptions, filters, searchOptions, talliedFilters, talliedOptions } from './market-queries';
import { smallMarket } from './small-market';

/** The postings that the store must hold. */
export const COMPARED_POSTINGS = smallMarket(400);
const JOBS = deriveJobs(COMPARED_POSTINGS);

/** Every word is a value, so that whatever else there is makes a query of names. */
const CONTEXT = {
  ...TEST_CONTEXT,
  values: {
    isKnown: (_: unknown, value: number | string) => !/[\s()|]/u.test(String(value)),
    named: () => [],
    nearest: () => [],
  },
};

function keysOf(row: GroupRow, levels: number) {
  return Array.from({ length: levels }, (_, index) => row[`key_${index + 1}`]);
}

/** Figures that are worked out in another order differ in their last digits. */
function rounded(figure: number | null | undefined) {
  return typeof figure === 'number' ? Number(figure.toPrecision(10)) : figure;
}

/** Asks this many random searches; more than a quarter of them must find something. */
export async function searchesAgree(store: MarketStore, numRuns: number) {
  let understood = 0;
  let found = 0;
  const same = fc.asyncProperty(filters, searchOptions, async (asked, options) => {
    const { request } = readSearch([...asked, ...options], CONTEXT);
    fc.pre(request !== undefined);
    if (!request) return;
    const openWords = await resolveOpenWords(store, request.filters);
    if (!openWords.ok) throw new Error(openWords.failure.message);
    const answered = await findJobs(store, request, openWords.value);
    const expected = evaluateSearch(JOBS, request);
    understood++;
    if (expected.total > 0) found++;
    expect(answered.total).toBe(expected.total);
    expect(answered.jobs.map(({ job_id }) => job_id)).toEqual(expected.jobs);
    const facets = request.facets.map((facet) => evaluateFacet(JOBS, request, facet));
    expect(answered.facets).toEqual(facets);
  });
  await fc.assert(same, { numRuns, seed: 11 });
  expect(found).toBeGreaterThan(understood / 4);
}

/** Asks this many random aggregations. */
export async function aggregationsAgree(store: MarketStore, numRuns: number) {
  await fc.assert(fc.asyncProperty(filters, aggregateOptions, agreeing(store)), { numRuns, seed: 12 });
}

/** Asks this many random aggregations of what tallies have. */
export async function talliesAgree(store: MarketStore, numRuns: number) {
  await fc.assert(fc.asyncProperty(talliedFilters, talliedOptions, agreeing(store)), { numRuns, seed: 13 });
}

function agreeing(store: MarketStore) {
  return async (asked: Parameter[], options: Parameter[]) => {
    const { request } = readAggregate([...asked, ...options], CONTEXT);
    fc.pre(request !== undefined);
    if (!request) return;
    const openWords = await resolveOpenWords(store, request.filters);
    if (!openWords.ok) throw new Error(openWords.failure.message);
    const levels = await findGroups(store, request, {
      openWords: openWords.value,
      categories: CONTEXT.categories,
    });
    const expected = evaluateAggregate(JOBS, request, CONTEXT.categories);
    for (const [index, groups] of expected.entries()) {
      const rows = levels[index] ?? [];
      const got = rows.map((row) => ({
        keys: keysOf(row, request.groups.length > 0 ? index + 1 : 0),
        count: row.count,
        ...(row.figure === undefined ? {} : { figure: rounded(row.figure) }),
      }));
      const plain = groups.map((each) =>
        'figure' in each ? { ...each, figure: rounded(each.figure) } : each,
      );
      const order = (one: { keys: unknown[] }, other: { keys: unknown[] }) =>
        JSON.stringify(one.keys.slice(0, -1)) < JSON.stringify(other.keys.slice(0, -1)) ? -1 : 1;
      expect(index === 0 ? got : got.sort(order)).toEqual(index === 0 ? plain : plain.sort(order));
    }
  };
}
