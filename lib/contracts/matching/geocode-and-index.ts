import { z } from 'zod';
import type { DecodedOf } from '../codec';
import { Info } from '../info';
import { JobData } from '../parsing/job-data';
import { GeocodeTarget, IndexingOptions } from '../parsing/parse-options';
import { ResumeData } from '../parsing/resume-data';
import { CodeAndMessage, maybe } from '../parsing/shared';

const GeocodeAndIndexRequest = z.object({
  /** True to index the document even if it could not be located. */
  IndexIfGeocodeFails: maybe(z.boolean()),
  GeocodeOptions: maybe(GeocodeTarget),
  IndexingOptions,
});

const responses = { GeocodeResponse: maybe(CodeAndMessage), IndexingResponse: maybe(CodeAndMessage) };

/** POST /geocodeAndIndex/resume (wire-facts 1.3). */
export const GeocodeAndIndexResumeRequest = GeocodeAndIndexRequest.extend({ ResumeData });
export const GeocodeAndIndexResumeValue = z.object({ ResumeData: maybe(ResumeData), ...responses });
export const GeocodeAndIndexResumeResponse = z.object({ Info, Value: maybe(GeocodeAndIndexResumeValue) });

/** POST /geocodeAndIndex/joborder. */
export const GeocodeAndIndexJobRequest = GeocodeAndIndexRequest.extend({ JobData });
export const GeocodeAndIndexJobValue = z.object({ JobData: maybe(JobData), ...responses });
export const GeocodeAndIndexJobResponse = z.object({ Info, Value: maybe(GeocodeAndIndexJobValue) });

export type GeocodeAndIndexData = DecodedOf<typeof GeocodeAndIndexRequest>;
