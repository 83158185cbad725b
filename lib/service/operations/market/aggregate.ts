import type { z } from 'zod';
import { MarketAggregateResponse } from '@/lib/contracts';
import { type Result, succeed } from '@/lib/engine/kernel';
import { type AggregateRequest, type CustomCategories, readAggregate } from '@/lib/engine/market';
import { marketStore } from '../../market-store';
import { bucketsOf } from './answers';
import { queryContext } from './context';
import { findGroups } from './find';
import { marketLabels } from './labels';
import { resolveOpenWords } from './open-words';
import { answered, defineMarketOperation, type MarketFailure, refusal } from './operation';

type Answer = z.output<typeof MarketAggregateResponse>;

async function answer(
  request: AggregateRequest,
  categories: CustomCategories,
): Promise<Result<Answer, MarketFailure>> {
  const store = await marketStore();
  const openWords = await resolveOpenWords(store, request.filters);
  if (!openWords.ok) return refusal([openWords.failure.problem]);
  const levels = await findGroups(store, request, { openWords: openWords.value, categories });
  const { labels: withLabels, language } = request;
  return succeed(
    bucketsOf(request, levels, categories, { labels: await marketLabels(), withLabels, language }),
  );
}

/** GET and POST /api/v3/aggregate (market.md, "Aggregate: query parameters"). */
export const aggregateMarket = defineMarketOperation({
  name: 'aggregateMarket',
  value: MarketAggregateResponse,
  run: async (parameters, accountId) => {
    const context = await queryContext(accountId);
    return answered(readAggregate(parameters, context), (request) => answer(request, context.categories));
  },
});
