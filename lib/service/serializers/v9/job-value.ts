import { encode, type FlatParseValueData, JobDocumentV9 } from '@/lib/contracts';
import { ENGINE_VERSION } from '../../version';
import type { ReadJob } from '../../workers';
import { type FailedFacts, parsingOutcome, type ReadFacts } from '../facts';
import { failureMessage, flatValue } from './flat-value';
import { jobDocument } from './job-document';

/** Returns the `Value` of a call without results; every member is present. */
export function emptyJobValueV9(): FlatParseValueData {
  return flatValue();
}

/** Returns the answer for a job posting that was read (parsing.md, "Job parse request (version 9) differences"). */
export function readJobV9(facts: ReadFacts<ReadJob>) {
  const { read, subResponses } = facts;
  const { kind, outputValidityCode, conversions, parsingMs, job } = read;
  const document = jobDocument(job, { engineVersion: ENGINE_VERSION, parsingMs });
  const value: FlatParseValueData = flatValue({
    kind,
    text: job.jobMetadata?.plainText,
    outputValidityCode,
    conversions,
    parsedDocument: JSON.stringify(encode(JobDocumentV9, document)),
    subResponses,
  });
  return { ...parsingOutcome(facts), value };
}

/** Returns the answer for a document that could not be read. */
export function failedJobV9(facts: FailedFacts) {
  const { documentKind: kind, outputValidityCode } = facts;
  return { message: failureMessage(facts), value: flatValue({ kind, outputValidityCode }) };
}
