import { z } from 'zod';
import type { DecodedOf } from '../codec';
import { Info } from '../info';
import { JobData } from '../parsing/job-data';
import { ResumeData } from '../parsing/resume-data';
import { maybe } from '../parsing/shared';
import { CategoryWeights, LegacyCategoryWeights } from './category-weights';
import { ScoredItem, scoringWeights } from './scores';
import { matchCounts, SearchMatchBase } from './search';

/** A document to score, under an id of the caller's choice (wire-facts 2.1). */
const ResumeWithId = z.object({ Id: z.string(), ResumeData });
const JobWithId = z.object({ Id: z.string(), JobData });

/** The targets are of one kind: exactly one of the lists. */
const BimetricRequest = SearchMatchBase.pick({ Settings: true }).extend({
  PreferredCategoryWeights: maybe(CategoryWeights),
  CategoryWeights: maybe(LegacyCategoryWeights),
  TargetResumes: maybe(z.array(ResumeWithId)),
  TargetJobs: maybe(z.array(JobWithId)),
});

/** POST /scorer/bimetric/resume. */
export const BimetricResumeRequest = BimetricRequest.extend({ SourceResume: ResumeWithId });

/** POST /scorer/bimetric/joborder. */
export const BimetricJobRequest = BimetricRequest.extend({ SourceJob: JobWithId });

/** `Matches` from the highest SovScore to the lowest. */
export const BimetricValue = z.object({ Matches: z.array(ScoredItem), ...matchCounts, ...scoringWeights });
export const BimetricResponse = z.object({ Info, Value: maybe(BimetricValue) });

export type BimetricRequestData = DecodedOf<typeof BimetricRequest>;
export type BimetricValueData = DecodedOf<typeof BimetricValue>;
