import { z } from 'zod';
import type { DecodedOf } from '../codec';
import { Info } from '../info';
import { JobData } from '../parsing/job-data';
import { ResumeData } from '../parsing/resume-data';
import { maybe } from '../parsing/shared';
import { CategoryWeights, LegacyCategoryWeights } from './category-weights';
import { ScoredItem, scoringWeights } from './scores';
import { matchCounts, SearchMatchBase } from './search';

/** POST /matcher/indexes/{i}/documents/{d} (wire-facts 2.1). `Take` 0 is the default; 100 at most. */
export const MatchByIdRequest = SearchMatchBase.extend({
  Take: maybe(z.number().int()),
  PreferredCategoryWeights: maybe(CategoryWeights),
  CategoryWeights: maybe(LegacyCategoryWeights),
});

/** POST /matcher/resume. */
export const MatchResumeRequest = MatchByIdRequest.extend({ ResumeData });

/** POST /matcher/joborder. */
export const MatchJobRequest = MatchByIdRequest.extend({ JobData });

/** `Matches` from the highest SovScore to the lowest. */
export const MatchValue = z.object({
  Matches: z.array(ScoredItem.extend({ IndexId: z.string() })),
  ...matchCounts,
  ...scoringWeights,
});
export const MatchResponse = z.object({ Info, Value: maybe(MatchValue) });

export type MatchRequestData = DecodedOf<typeof MatchByIdRequest>;
export type MatchValueData = DecodedOf<typeof MatchValue>;
