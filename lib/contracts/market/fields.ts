import { z } from 'zod';

export const MARKET_LEVELS = ['job', 'posting'] as const;

/** Description of a field; the first level is that of a filter without prefix. */
export const MarketFieldInfo = z.object({
  type: z.enum(['boolean', 'integer', 'date', 'text']),
  description: z.string(),
  level: z.array(z.enum(MARKET_LEVELS)),
  /** Labels by value, for fields of which all values are known. */
  possible_values: z.record(z.string(), z.string()).optional(),
  /** Labels of the custom categories by id, of level 1 (the highest) and 2. */
  custom_categories: z
    .object({ '1': z.record(z.string(), z.string()), '2': z.record(z.string(), z.string()) })
    .optional(),
});

/** The answer of `fields`. */
export const MarketFieldsResponse = z.record(z.string(), MarketFieldInfo);
