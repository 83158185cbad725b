import {
  type DecodedOf,
  decode,
  encode,
  type Info,
  JobParseRequest,
  JobParseResponse,
  type JobParseValueData,
  ResumeParseRequest,
  type ResumeParseRequestData,
  ResumeParseResponse,
  type ResumeParseValueData,
} from '@/lib/contracts';
import { connections } from './connection';
import { type Answered, badAnswerFailure, outcomeFailure } from './failure';
import type { JsonAnswer } from './http';
import { askParser } from './provider';

/** Longer than a service works on one document, so that its own time-out is what is seen. */
const PARSE_TIMEOUT_MS = 120_000;

export type DocumentToParse = {
  document: Uint8Array;
  /** yyyy-MM-dd */
  lastModified: string;
  /** Whether the document is wanted as HTML too. */
  asHtml: boolean;
  /** Of a resume: what a language model is asked about it (parsing.md, FlexRequests). */
  questions?: ResumeParseRequestData['flexRequests'];
};

type ParseInfo = DecodedOf<typeof Info>;
type Answer<Value> = { received: string; info: ParseInfo; value: Value };

/** A parse: the body as it was received, and what it says with the names of our code. */
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

/** On 2xx what counts is the code of the parse step, as the clients of this API have it (wire-facts 1.4). */
function judge<Value extends Pick<ResumeParseValueData, 'parsingResponse'>>(
  { status, text }: JsonAnswer,
  { info, value }: ReadBody<Value>,
  hasData: (value: Value) => boolean,
): Answered<Answer<Value>> {
  const outcome = value?.parsingResponse ?? info;
  if (value && hasData(value) && WITH_DATA.has(outcome.code))
    return { ok: true, value: { received: text, info, value } };
  return {
    ok: false,
    failure: outcomeFailure(status, { ...outcome, transactionId: info.transactionId }, null),
  };
}

/** Reads the body of the answer to a resume, as it comes or as it was kept. */
export function readParseAnswer(answer: JsonAnswer): Answered<ParsedAnswer> {
  const read = ResumeParseResponse.safeParse(answer.json);
  if (!read.success) return { ok: false, failure: badAnswerFailure(answer.status, read.error.message) };
  return judge(answer, decode(ResumeParseResponse, read.data), ({ resumeData }) => Boolean(resumeData));
}

/** Reads the body of the answer to a job posting, as it comes or as it was kept. */
export function readJobAnswer(answer: JsonAnswer): Answered<ParsedJobAnswer> {
  const read = JobParseResponse.safeParse(answer.json);
  if (!read.success) return { ok: false, failure: badAnswerFailure(answer.status, read.error.message) };
  return judge(answer, decode(JobParseResponse, read.data), ({ jobData }) => Boolean(jobData));
}

/** Never sent again after an outcome of the parse. */
async function post(path: string, body: unknown): Promise<Answered<JsonAnswer>> {
  return askParser({ method: 'POST', path, body: JSON.stringify(body), timeoutMs: PARSE_TIMEOUT_MS });
}

/** Skills and titles by the taxonomy of the provider, which it may charge for. */
const NORMALISED = {
  skillsSettings: { normalize: true, taxonomyVersion: 'V2' },
  professionsSettings: { normalize: true, version: { onet: '2019' } },
};

async function requestOf({ document, lastModified, asHtml }: DocumentToParse) {
  const { normalize } = (await connections()).parser;
  return {
    ...(normalize ? NORMALISED : {}),
    documentAsBase64String: Buffer.from(document).toString('base64'),
    documentLastModified: lastModified,
    outputHtml: asHtml,
  };
}

/** `POST /parser/resume`, version 10 (parsing.md). */
export async function parseResume(resume: DocumentToParse): Promise<Answered<ParsedAnswer>> {
  const questions = resume.questions?.length ? { flexRequests: resume.questions } : {};
  const request = { ...(await requestOf(resume)), ...questions };
  const answer = await post('/parser/resume', encode(ResumeParseRequest, request));
  return answer.ok ? readParseAnswer(answer.value) : answer;
}

/** `POST /parser/joborder`, version 10 (parsing.md). */
export async function parseJob(job: DocumentToParse): Promise<Answered<ParsedJobAnswer>> {
  const answer = await post('/parser/joborder', encode(JobParseRequest, await requestOf(job)));
  return answer.ok ? readJobAnswer(answer.value) : answer;
}
