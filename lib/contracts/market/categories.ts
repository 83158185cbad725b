import { z } from 'zod';
import { MarketValue } from './values';

const label = z.string().trim().min(1).max(200);

/** A custom category of a field: a group of its values. One with a `parent` is of level 2, its parent of level 1. */
export const MarketCategory = z.object({
  field: z.string().max(60),
  id: z.number().int().min(1).max(1_000_000_000),
  parent: z.number().int().nullish(),
  labels: z.partialRecord(z.enum(['en', 'de', 'es', 'fr', 'it', 'nl']), label),
  values: z.array(MarketValue).max(50_000),
});

/** All custom categories, as declared and listed. */
export const MarketCategories = z.object({ categories: z.array(MarketCategory).max(5000) });
