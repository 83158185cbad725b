import { z } from 'zod';
import type { DecodedOf } from '../codec';
import { BimetricJobRequest, BimetricResumeRequest } from '../matching/bimetric';
import { CategoryWeights } from '../matching/category-weights';
import { MatchByIdRequest, MatchJobRequest, MatchResumeRequest } from '../matching/match';
import { ScoredItem } from '../matching/scores';
import { SearchRequest } from '../matching/search';
import { JobData } from '../parsing/job-data';
import { GeocodeOptions, ProfessionsSettings, SkillsSettings } from '../parsing/parse-options';
import { ResumeData } from '../parsing/resume-data';
import { maybe } from '../parsing/shared';
import { DetailsUIOptions, UIOptions } from './ui-options';

/** wire-facts Appendix B, `BasicParseOptions`. */
const UIParseOptions = z.object({
  Configuration: z.unknown().optional(),
  SkillsData: maybe(z.array(z.string())),
  NormalizerData: maybe(z.string()),
  SkillsSettings: maybe(SkillsSettings),
  ProfessionsSettings: maybe(ProfessionsSettings),
});

/** Members of every request for an interface other than its question (matching-ui.md, Matching UI request). */
const settings = {
  UIOptions: maybe(UIOptions),
  ParseOptions: maybe(UIParseOptions),
  GeocodeOptions: maybe(GeocodeOptions),
};

/** POST /ui/v10/matcher/resume. */
export const MatchResumeUIRequest = z.object({ SaasRequest: MatchResumeRequest, ...settings });

/** POST /ui/v10/matcher/joborder. */
export const MatchJobUIRequest = z.object({ SaasRequest: MatchJobRequest, ...settings });

/** POST /ui/v10/matcher/indexes/{i}/documents/{d}. */
export const MatchByIdUIRequest = z.object({ SaasRequest: MatchByIdRequest, ...settings });

/** POST /ui/v10/searcher. */
export const SearchUIRequest = z.object({ SaasRequest: SearchRequest, ...settings });

/** POST /ui/v10/scorer/bimetric/resume. */
export const ScoreResumeUIRequest = z.object({ SaasRequest: BimetricResumeRequest, ...settings });

/** POST /ui/v10/scorer/bimetric/joborder. */
export const ScoreJobUIRequest = z.object({ SaasRequest: BimetricJobRequest, ...settings });

/** Of a result the documents name its score alone; clients may have kept no more of it. */
const GivenResult = ScoredItem.extend({
  Id: maybe(z.string()),
  IndexId: maybe(z.string()),
  SovScore: z.number(),
  WeightedScore: maybe(z.number()),
  ReverseCompatibilityScore: maybe(z.number()),
});

const MatchDetails = z.object({
  Result: GivenResult,
  AppliedCategoryWeights: CategoryWeights,
  SourceDocumentType: z.string(),
  HtmlDocument: maybe(z.string()),
});

/** POST /ui/v10/details/resume (wire-facts 2.6). */
export const ResumeDetailsUIRequest = z.object({
  UIOptions: maybe(DetailsUIOptions),
  MatchDetails: MatchDetails.extend({ ResumeData }),
});

/** POST /ui/v10/details/job. Unlike that of a resume it needs no result (matching-ui.md, Details request). */
export const JobDetailsUIRequest = z.object({
  UIOptions: maybe(DetailsUIOptions),
  MatchDetails: MatchDetails.extend({ Result: maybe(MatchDetails.shape.Result), JobData }),
});

/** POST /ui/v10/details: a match of an index, whose document is looked up there when it is not given. */
export const IndexedDetailsUIRequest = z.object({
  UIOptions: maybe(DetailsUIOptions),
  MatchDetails: MatchDetails.extend({ ResumeData: maybe(ResumeData), JobData: maybe(JobData) }),
});

/** Request of each kind of interface. */
export const UI_REQUESTS = {
  matchResume: MatchResumeUIRequest,
  matchJob: MatchJobUIRequest,
  matchIndexed: MatchByIdUIRequest,
  search: SearchUIRequest,
  scoreResume: ScoreResumeUIRequest,
  scoreJob: ScoreJobUIRequest,
  detailsResume: ResumeDetailsUIRequest,
  detailsJob: JobDetailsUIRequest,
  detailsIndexed: IndexedDetailsUIRequest,
} as const;

export type UIKind = keyof typeof UI_REQUESTS;

/** `expires_in` is in seconds. `warnings` is ours: requested settings that cannot be shown here. */
export const GenerateUIResponse = z.object({
  url: z.string(),
  expires_in: z.number().int(),
  warnings: maybe(z.array(z.string())),
});

export type GeneratedUIData = DecodedOf<typeof GenerateUIResponse>;
