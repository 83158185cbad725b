import type { z } from 'zod';
import { MarketSearchResponse } from '@/lib/contracts';
import { type Result, succeed } from '@/lib/engine/kernel';
import { type OpenWords, readSearch, type SearchRequest } from '@/lib/engine/market';
import { marketStore } from '../../market-store';
import { facetItem, jobResult, type Telling } from './answers';
import { queryContext } from './context';
import { type FoundJobs, findJobs } from './find';
import { marketLabels } from './labels';
import { resolveOpenWords } from './open-words';
import { answered, defineMarketOperation, type MarketFailure, refusal } from './operation';

type Answer = z.output<typeof MarketSearchResponse>;

function facetsOf({ facets }: SearchRequest, found: FoundJobs, telling: Telling): Answer['facets'] {
  if (facets.length === 0) return undefined;
  const items = facets.map(({ written, field }, index) => [
    written,
    (found.facets[index] ?? []).map((row) => facetItem(field, row, telling)),
  ]);
  return Object.fromEntries(items);
}

async function tellingOf({ labels, language }: SearchRequest): Promise<Telling> {
  return { labels: await marketLabels(), withLabels: labels, language };
}

function told(request: SearchRequest, found: FoundJobs, openWords: OpenWords, telling: Telling): Answer {
  return {
    total_count: found.total,
    results: found.jobs.map((row) => jobResult(request, found, row, openWords, telling)),
    facets: facetsOf(request, found, telling),
  };
}

async function answer(request: SearchRequest): Promise<Result<Answer, MarketFailure>> {
  const store = await marketStore();
  const openWords = await resolveOpenWords(store, request.filters);
  if (!openWords.ok) return refusal([openWords.failure.problem]);
  const found = await findJobs(store, request, openWords.value);
  return succeed(told(request, found, openWords.value, await tellingOf(request)));
}

/** GET and POST /api/v3/search (market.md, "Search: query parameters"). */
export const searchMarket = defineMarketOperation({
  name: 'searchMarket',
  value: MarketSearchResponse,
  run: async (parameters, accountId) =>
    answered(readSearch(parameters, await queryContext(accountId)), answer),
});
