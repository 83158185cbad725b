import { z } from 'zod';
import type { DecodedOf } from '../codec';
import { Info } from '../info';
import { JobData } from './job-data';
import { ParseValueBase } from './parse-answers';
import { ParseRequestBase } from './parse-options';
import { maybe } from './shared';

/** parsing.md, "Job parse request (version 10)", `Configuration`. */
const JobConfiguration = z.object({
  CountryCode: maybe(z.string()),
  Language: maybe(z.string()),
  KnownType: maybe(z.string()),
  IncludeRecruitingTerms: maybe(z.boolean()),
  IncludeSupplementalText: maybe(z.boolean()),
  PreferShorterJobTitles: maybe(z.boolean()),
});

/** Clients send it as text too (wire-facts 2.10). */
export const JobConfigurationForm = z.union([z.string(), JobConfiguration]);

/** parsing.md, "Job parse request (version 10)". */
export const JobParseRequest = ParseRequestBase.extend({
  Configuration: maybe(JobConfigurationForm),
});

export const JobParseValue = ParseValueBase.extend({ JobData: maybe(JobData) });

/** parsing.md, "Job parse response (version 10)", with the additions of wire-facts 2.10. */
export const JobParseResponse = z.object({ Info, Value: maybe(JobParseValue) });

export type JobConfigurationData = DecodedOf<typeof JobConfiguration>;
export type JobParseRequestData = DecodedOf<typeof JobParseRequest>;
export type JobParseValueData = DecodedOf<typeof JobParseValue>;
