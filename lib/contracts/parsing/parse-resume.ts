import { z } from 'zod';
import type { DecodedOf } from '../codec';
import { Info } from '../info';
import { ParseValueBase } from './parse-answers';
import { ParseRequestBase } from './parse-options';
import { ResumeData } from './resume-data';
import { CodeAndMessage, maybe } from './shared';

/** Missing or excess members are reported in the code of `FlexResponse`; the call itself is not refused for it. */
const FlexRequest = z.object({
  Prompt: maybe(z.string()),
  Identifier: maybe(z.string()),
  DataType: maybe(z.string()),
  EnumerationValues: maybe(z.array(z.string())),
});

/** parsing.md, "Resume parse request (version 10)". */
export const ResumeParseRequest = ParseRequestBase.extend({
  UseLLMParser: maybe(z.boolean()),
  OutputCandidateImage: maybe(z.boolean()),
  Configuration: maybe(z.string()),
  FlexRequests: maybe(z.array(FlexRequest)),
});

export const FlexResponse = CodeAndMessage.extend({
  Responses: maybe(
    z.array(
      z.object({
        Identifier: maybe(z.string()),
        Reply: maybe(z.string()),
        ReplyList: maybe(z.array(z.string())),
      }),
    ),
  ),
});

/** Fields that `UseLLMParser` may read differently from the standard parser. */
export const LLM_FIELDS = ['Name', 'Email', 'Telephone', 'Employer', 'JobTitle', 'School', 'Degree'] as const;

const LlmDifference = z.object({
  Field: z.enum(LLM_FIELDS),
  /** Its entry, such as POS-1; null for a single value. */
  Id: maybe(z.string()),
  Standard: z.string(),
  Claimed: z.string(),
});

/**
 * Ours: the result of `UseLLMParser`, both values where model and standard parser disagree, and what only the model found
 * (decisions 0075, 0173): entries by their ids, `POS-1.JobTitle`, `Name`, `Email` and `Skill: Python`.
 */
export const LlmParserResponse = CodeAndMessage.extend({
  Differences: maybe(z.array(LlmDifference)),
  Added: maybe(z.array(z.string())),
});

export const ResumeParseValue = ParseValueBase.extend({
  EducationNormalizationResponse: maybe(CodeAndMessage),
  FlexResponse: maybe(FlexResponse),
  LlmParserResponse: maybe(LlmParserResponse),
  ResumeData: maybe(ResumeData),
  RedactedResumeData: maybe(ResumeData),
});

/** parsing.md, "Resume parse response (version 10)". */
export const ResumeParseResponse = z.object({ Info, Value: maybe(ResumeParseValue) });

export type ResumeParseRequestData = DecodedOf<typeof ResumeParseRequest>;
export type LlmDifference = DecodedOf<typeof LlmDifference>;
export type ResumeParseValueData = DecodedOf<typeof ResumeParseValue>;
