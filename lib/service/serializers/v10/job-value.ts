import type { JobParseValueData } from '@/lib/contracts';
import type { ReadJob } from '../../workers';
import { parsingOutcome, type ReadFacts } from '../facts';
import { commonValue } from './metadata';

/**
 * Returns the answer for a job posting that was read (parsing.md, "Job parse response (version 10)"). The codes of the
 * job endpoints have one for a parse that was cut short, unlike those of resumes.
 */
export function readJobV10(facts: ReadFacts<ReadJob>) {
  const { geocodeResponse, indexingResponse, professionNormalizationResponse } = facts.subResponses;
  const value: JobParseValueData = {
    ...commonValue(facts),
    geocodeResponse,
    indexingResponse,
    professionNormalizationResponse,
    jobData: facts.read.job,
  };
  return facts.read.timedOut ? { ...parsingOutcome(facts), value } : { value };
}
