import type { ResumeParseRequestData } from '@/lib/contracts';
import type { SubResponses } from '../../serializers';
import type { ReaderPool, ReadResume, ResumeAsk } from '../../workers';
import type { Call, Outcome } from '../outcome';
import { type DocumentSort, type ParseForm, parseDocument } from '../parsing/parse-document';
import { answerFlexRequests } from './flex';
import { plainTextOf, readByModel } from './model-reading';

/** wire-facts 2.10: degrees are mapped to levels whenever a document has any; no option controls it. */
function educationResponse({ resume }: ReadResume): SubResponses['educationNormalizationResponse'] {
  const degrees = resume.education?.educationDetails ?? [];
  if (!degrees.some(({ degree }) => degree?.normalizedInternational)) return undefined;
  return { code: 'Success', message: 'Successful transaction.' };
}

const RESUMES: DocumentSort<ResumeParseRequestData, ResumeAsk> = {
  charge: 'parseResume',
  lateCode: 'Timeout',
  defaultProvider: 'google',
  ask: ({ configuration, outputCandidateImage }) => ({
    sort: 'resume',
    configuration: configuration ?? undefined,
    outputCandidateImage: outputCandidateImage ?? false,
  }),
  locationOf: ({ resume }) => resume.contactInformation?.location,
  withLocation: (read, location) => ({
    ...read,
    resume: { ...read.resume, contactInformation: { ...read.resume.contactInformation, location } },
  }),
  withTags: (read, userDefinedTags) => ({
    ...read,
    resume: { ...read.resume, userDefinedTags },
    redacted: { ...read.redacted, userDefinedTags },
  }),
  readFurther: async ({ body: { useLlmParser }, signal }, read) =>
    useLlmParser ? readByModel(read, signal) : { read, notes: [] },
  ownResponses: async ({ body: { flexRequests }, signal }, read) => ({
    educationNormalizationResponse: educationResponse(read),
    flexResponse: await answerFlexRequests(flexRequests, plainTextOf(read), signal),
  }),
};

/** Parses a resume and answers in the form of a version. */
export function readAndParse<Value>(
  call: Call & { body: ResumeParseRequestData },
  form: ParseForm<ResumeAsk, Value>,
  pool?: ReaderPool,
): Promise<Outcome<Value>> {
  return parseDocument(call, RESUMES, form, pool);
}
