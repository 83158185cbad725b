import { z } from 'zod';
import type { DecodedOf } from '../codec';
import { Info } from '../info';
import { maybe } from '../parsing/shared';
import { FilterCriteria } from './filter-criteria';

const SearchMatchSettings = z.object({
  PositionTitlesMustHaveAnExactMatch: maybe(z.boolean()),
  PositionTitlesIgnoreSingleWordVariations: maybe(z.boolean()),
  NormalizeJobTitles: maybe(z.boolean()),
  NormalizeJobTitlesLanguage: maybe(z.string()),
});

/** Documents and indexes of a request, for searches and matches alike (wire-facts 2.1). */
export const SearchMatchBase = z.object({
  IndexIdsToSearchInto: maybe(z.array(z.string())),
  FilterCriteria: maybe(FilterCriteria),
  Settings: maybe(SearchMatchSettings),
});

const PaginationSettings = z.object({ Take: maybe(z.number().int()), Skip: maybe(z.number().int()) });

/** POST /searcher (wire-facts 2.1). */
export const SearchRequest = SearchMatchBase.extend({ PaginationSettings: maybe(PaginationSettings) });

/** The counts of every answer: matches of this page, and of all. */
export const matchCounts = {
  CurrentCount: z.number().int(),
  TotalCount: z.number().int(),
  ElapsedMilliseconds: maybe(z.number().int()),
};

const SearchMatch = z.object({ Id: z.string(), IndexId: z.string() });

/** `WidenedTerms` is ours: with which terms a semantic search was widened (decision 0030). */
export const SearchValue = z.object({
  Matches: z.array(SearchMatch),
  ...matchCounts,
  WidenedTerms: maybe(z.array(z.object({ Term: z.string(), With: z.array(z.string()) }))),
});
export const SearchResponse = z.object({ Info, Value: maybe(SearchValue) });

export type SearchMatchSettingsData = DecodedOf<typeof SearchMatchSettings>;
export type SearchMatchBaseData = DecodedOf<typeof SearchMatchBase>;
