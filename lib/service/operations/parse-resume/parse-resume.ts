import type { ResumeParseRequestData } from '@/lib/contracts';
import type { ReaderPool, ResumeAsk } from '../../workers';
import type { Call, Outcome } from '../outcome';
import { type DocumentSort, type ParseForm, parseDocument } from '../parsing/parse-document';
import { answerFlexRequests } from './flex';

/** parsing.md, "ProfessionNormalizationResponse.Code": the one code there is for a failure, spelled with a space. */
const NO_PROFESSIONS = {
  code: 'Unhandled Exception',
  message: 'Professions normalization is not available in this version of the service.',
};

const RESUMES: DocumentSort<ResumeParseRequestData, ResumeAsk> = {
  charge: 'parseResume',
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
  ownResponses: ({ professionsSettings, flexRequests }) => ({
    professionNormalizationResponse: professionsSettings?.normalize ? NO_PROFESSIONS : undefined,
    flexResponse: answerFlexRequests(flexRequests),
  }),
  notAvailable: ({ useLlmParser, skillsSettings }) => [
    ...(skillsSettings?.normalize ? ['normalized skills'] : []),
    ...(useLlmParser ? ['the LLM parser (the standard parser was used)'] : []),
  ],
};

/** Parses a resume and answers in the form of a version. */
export function readAndParse<Value>(
  call: Call & { body: ResumeParseRequestData },
  form: ParseForm<ResumeAsk, Value>,
  pool?: ReaderPool,
): Promise<Outcome<Value>> {
  return parseDocument(call, RESUMES, form, pool);
}
