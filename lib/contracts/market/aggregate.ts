import { z } from 'zod';
import { MarketMember } from './values';

/**
 * A bucket: the value of each grouping field under its name in the request, then `count` and the metric under its own
 * name (`avg__salary`). With `_totals=1`, `_totals` has the count of each level above the last one.
 */
export const MarketBucket = z
  .object({ _totals: z.record(z.string(), z.number().int()).optional() })
  .catchall(MarketMember);

/** The answer of `aggregate`. */
export const MarketAggregateResponse = z.array(MarketBucket);
