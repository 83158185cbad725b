import { z } from 'zod';
import * as clients from '@/lib/clients';
import { inLabelLanguage } from '../../ground/label-language';
import type { Outcome } from '../../ground/outcome';
import { defineUseCase, reads } from '../../ground/use-case';
import { numberOf, valuesOf } from './members';
import { Filters, parametersOf, replyTo } from './question';
import type { CountedValue, MarketReply } from './types';

/** Enough that the typed text finds its value among them, even of employers. */
const MOST_VALUES = 2000;

/** The values of a field that the jobs of the other filters have, the most frequent first. Any member. */
export const marketValues = defineUseCase(
  reads('viewer'),
  z.object({
    field: z
      .string()
      .regex(/^[a-z]\w*$/)
      .max(100),
    filters: Filters,
  }),
  (_actor, { field, filters }): Promise<Outcome<MarketReply<CountedValue[]>>> =>
    replyTo(
      () =>
        clients.aggregateMarket({
          ...parametersOf(filters),
          ...inLabelLanguage(),
          _group: field,
          _limit: MOST_VALUES,
        }),
      (buckets) =>
        buckets.flatMap((bucket) =>
          valuesOf(bucket[field]).map((value) => ({ ...value, jobs: numberOf(bucket.count) ?? 0 })),
        ),
    ),
);
