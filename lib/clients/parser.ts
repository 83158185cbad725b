import type { z } from 'zod';
import {
  CALLS,
  callBelow,
  type DecodedOf,
  decode,
  encode,
  type Info,
  inVersion,
  JobParseRequest,
  JobParseRequestV9,
  JobParseResponse,
  type JobParseValueData,
  type ParserVersion,
  ResumeParseRequest,
  type ResumeParseRequestData,
  ResumeParseRequestV9,
  ResumeParseResponse,
  type ResumeParseValueData,
} from '@/lib/contracts';
import { connections } from './connection';
import { type Answered, badAnswerFailure, outcomeFailure } from './failure';
import type { JsonAnswer } from './http';
import { askParser } from './provider';
import { isVersion9, readJobV9, readResumeV9 } from './version-9';

/** Longer than a service works on one document, so that its own time-out comes first. */
const PARSE_TIMEOUT_MS = 120_000;

export type DocumentToParse = {
  document: Uint8Array;
  /** yyyy-MM-dd */
  lastModified: string;
  /** True to get the document as HTML too. */
  asHtml: boolean;
  /** For a resume: the questions to a language model about it (parsing.md, FlexRequests). */
  questions?: ResumeParseRequestData['flexRequests'];
  /** Of a resume: whether a language model reads it too (parsing.md, UseLLMParser). */
  withModel?: boolean;
  /** Where the document is put into an index by the same call. */
  place?: { index: string; document: string; tags?: string[] };
};

type ParseInfo = DecodedOf<typeof Info>;
type Answer<Value> = { received: string; version: ParserVersion; info: ParseInfo; value: Value };

/** A parse: the body as received, and its data with the names of our code. */
export type ParsedAnswer = Answer<ResumeParseValueData>;

/** The parse of a job posting; `jobData` is always there. */
export type ParsedJobAnswer = Answer<JobParseValueData>;

/** Outcomes of the parse step that come with data (wire-facts 1.4). */
const WITH_DATA = new Set([
  'Success',
  'WarningsFoundDuringParsing',
  'PossibleTruncationFromTimeout',
  'SomeErrors',
]);

type ReadBody<Value> = {
  info: ParseInfo;
  value?: Value | null;
};

/** On 2xx the code of the parse step counts, as clients of this API expect (wire-facts 1.4). */
function judge<Value extends Pick<ResumeParseValueData, 'parsingResponse'>>(
  { status, text, json }: JsonAnswer,
  { info, value }: ReadBody<Value>,
  hasData: (value: Value) => boolean,
): Answered<Answer<Value>> {
  const outcome = value?.parsingResponse ?? info;
  if (value && hasData(value) && WITH_DATA.has(outcome.code))
    return { ok: true, value: { received: text, version: isVersion9(json) ? 'v9' : 'v10', info, value } };
  return {
    ok: false,
    failure: outcomeFailure(status, { ...outcome, transactionId: info.transactionId }, null),
  };
}

/** Reads the body of an answer by the schema of version 10; `undefined` with the reason where it is invalid. */
function bodyOf<S extends z.ZodType>(schema: S, json: unknown) {
  const read = schema.safeParse(json);
  return read.success
    ? { body: decode(schema, read.data), detail: '' }
    : { body: undefined, detail: read.error.message };
}

const NOT_VERSION_9 = 'the answer has not the form of version 9';

/** Reads the body of the answer to a resume, as it comes or as it was kept, of either version. */
export function readParseAnswer(answer: JsonAnswer): Answered<ParsedAnswer> {
  const { json } = answer;
  const { body, detail } = isVersion9(json)
    ? { body: readResumeV9(json), detail: NOT_VERSION_9 }
    : bodyOf(ResumeParseResponse, json);
  if (!body) return { ok: false, failure: badAnswerFailure(answer.status, detail) };
  return judge(answer, body, ({ resumeData }) => Boolean(resumeData));
}

/** Reads the body of the answer to a job posting, as it comes or as it was kept, of either version. */
export function readJobAnswer(answer: JsonAnswer): Answered<ParsedJobAnswer> {
  const { json } = answer;
  const { body, detail } = isVersion9(json)
    ? { body: readJobV9(json), detail: NOT_VERSION_9 }
    : bodyOf(JobParseResponse, json);
  if (!body) return { ok: false, failure: badAnswerFailure(answer.status, detail) };
  return judge(answer, body, ({ jobData }) => Boolean(jobData));
}

/** Never sent again after an outcome of the parse. */
async function post(
  call: typeof CALLS.parseResume,
  body: unknown,
  baseUrl: string,
): Promise<Answered<JsonAnswer>> {
  return askParser({
    ...callBelow(call),
    body: JSON.stringify(body),
    baseUrl,
    timeoutMs: PARSE_TIMEOUT_MS,
  });
}

/** Skills and titles by the taxonomy of the provider, which it may charge for. */
export const NORMALISED = {
  skillsSettings: { normalize: true, taxonomyVersion: 'V2' },
  professionsSettings: { normalize: true, version: { onet: '2019' } },
};

/** Where the document goes, with its tags by the name that a version has for them. */
function placedBy(tags: 'userDefinedTags' | 'customIds', { place }: DocumentToParse) {
  if (!place) return {};
  const at = { searchAndMatchVersion: 'V1', indexId: place.index, documentId: place.document };
  return { indexingOptions: { ...at, [tags]: place.tags ?? [] } };
}

/** What the versions have other names for. */
const namedByV9 = (document: DocumentToParse) => ({
  ...placedBy('customIds', document),
  revisionDate: document.lastModified,
});
const namedByV10 = (document: DocumentToParse) => ({
  ...placedBy('userDefinedTags', document),
  documentLastModified: document.lastModified,
});

function optionsOf({ document, asHtml }: DocumentToParse, normalize: boolean) {
  return {
    ...(normalize ? NORMALISED : {}),
    documentAsBase64String: Buffer.from(document).toString('base64'),
    outputHtml: asHtml,
  };
}

/** `POST /parser/resume` of the connection's version (parsing.md). */
export async function parseResume(resume: DocumentToParse): Promise<Answered<ParsedAnswer>> {
  const { baseUrl, normalize, version = 'v10' } = (await connections()).parser;
  const options = {
    ...optionsOf(resume, normalize),
    ...(resume.questions?.length && { flexRequests: resume.questions }),
    ...(resume.withModel && { useLlmParser: true }),
  };
  const body =
    version === 'v9'
      ? encode(ResumeParseRequestV9, { ...options, ...namedByV9(resume) })
      : encode(ResumeParseRequest, { ...options, ...namedByV10(resume) });
  const answer = await post(CALLS.parseResume, body, inVersion(baseUrl, version));
  return answer.ok ? readParseAnswer(answer.value) : answer;
}

/** `POST /parser/joborder` of the connection's version (parsing.md). */
export async function parseJob(job: DocumentToParse): Promise<Answered<ParsedJobAnswer>> {
  const { baseUrl, normalize, version = 'v10' } = (await connections()).parser;
  const options = optionsOf(job, normalize);
  const body =
    version === 'v9'
      ? encode(JobParseRequestV9, { ...options, ...namedByV9(job) })
      : encode(JobParseRequest, { ...options, ...namedByV10(job) });
  const answer = await post(CALLS.parseJob, body, inVersion(baseUrl, version));
  return answer.ok ? readJobAnswer(answer.value) : answer;
}
