import { z } from 'zod';
import { MarketMember, MarketValue } from './values';

/** A posting of a job: its fields by their names. */
export const MarketPostingResult = z.record(z.string(), MarketMember);

/**
 * A job: the requested fields under the names in the request, `posting` with its postings and `_snippets` with
 * fragments of HTML if requested (market.md, "Resources and their fields").
 */
export const MarketJobResult = z
  .object({ posting: z.array(MarketPostingResult).optional(), _snippets: z.array(z.string()).optional() })
  .catchall(MarketMember);

/** A value of a facet with the number of jobs; `label` of coded values with `_labels=1`. */
export const MarketFacetItem = z.object({
  value: MarketValue,
  label: z.string().optional(),
  count: z.number().int(),
});

/** The answer of `search` (wire-facts 2.13). */
export const MarketSearchResponse = z.object({
  total_count: z.number().int(),
  results: z.array(MarketJobResult),
  facets: z.record(z.string(), z.array(MarketFacetItem)).optional(),
});
