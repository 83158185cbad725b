/** The same query gives the same answer in the database and in the slow evaluator. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GroupRow, readAggregate, readSearch } from '@/lib/engine/market';
import {
  deriveJobs,
  evaluateAggregate,
  evaluateFacet,
  evaluateSearch,
  TEST_CONTEXT,
} from '@/lib/engine/market/query/testing';
import type { MarketStore } from '../../market-store';
import { marketOf } from '../../testing/market';
import { aggregateOptions, filters, searchOptions } from '../../testing/market-queries';
import { smallMarket } from '../../testing/small-market';
import { findGroups, findJobs } from './find';
import { resolveOpenWords } from './open-words';

const POSTINGS = smallMarket(400);
const JOBS = deriveJobs(POSTINGS);
let store: MarketStore;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ store, stop } = await marketOf(POSTINGS));
});

afterAll(() => stop());

function keysOf(row: GroupRow, levels: number) {
  return Array.from({ length: levels }, (_, index) => row[`key_${index + 1}`]);
}

/** Figures that are worked out in another order differ in their last digits. */
function rounded(figure: number | null | undefined) {
  return typeof figure === 'number' ? Number(figure.toPrecision(10)) : figure;
}

describe('the database and the slow evaluator agree', () => {
  it('on searches', { timeout: 300_000 }, async () => {
    let understood = 0;
    let found = 0;
    const same = fc.asyncProperty(filters, searchOptions, async (asked, options) => {
      const { request } = readSearch([...asked, ...options], TEST_CONTEXT);
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
    await fc.assert(same, { numRuns: Number(process.env.MARKET_RUNS ?? 250), seed: 11 });
    expect(found).toBeGreaterThan(understood / 4);
  });

  it('on aggregations', { timeout: 300_000 }, async () => {
    const same = fc.asyncProperty(filters, aggregateOptions, async (asked, options) => {
      const { request } = readAggregate([...asked, ...options], TEST_CONTEXT);
      fc.pre(request !== undefined);
      if (!request) return;
      const openWords = await resolveOpenWords(store, request.filters);
      if (!openWords.ok) throw new Error(openWords.failure.message);
      const levels = await findGroups(store, request, openWords.value, TEST_CONTEXT.categories);
      const expected = evaluateAggregate(JOBS, request, TEST_CONTEXT.categories);
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
    });
    await fc.assert(same, { numRuns: Number(process.env.MARKET_RUNS ?? 250), seed: 12 });
  });
});
