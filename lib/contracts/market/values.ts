import { z } from 'zod';

/** A value of a field, without its label. */
export const MarketValue = z.union([z.string(), z.number(), z.boolean()]);

/** wire-facts 2.13: a coded value with `_labels=1`. A code that no table knows has itself for a label. */
export const MarketLabelled = z.object({ value: MarketValue, label: z.string() });

/** One of the values of a field that has several. */
export const MarketItem = z.union([MarketValue, MarketLabelled]);

/** A member of a job, a posting or a bucket; null without a value. */
export const MarketMember = z.union([MarketValue, MarketLabelled, z.array(MarketItem), z.null()]);
