import { config } from '@/lib/config';
import {
  type DecodedOf,
  decode,
  encode,
  type Info,
  ResumeParseRequest,
  ResumeParseResponse,
  type ResumeParseValueData,
} from '@/lib/contracts';
import { type Answered, badAnswerFailure, outcomeFailure } from './failure';
import { type JsonAnswer, send } from './http';
import { parserGate, parserHeaders } from './provider';

/** Longer than a service works on one document, so that its own time-out is what is seen. */
const PARSE_TIMEOUT_MS = 120_000;

export type ResumeToParse = {
  document: Uint8Array;
  /** yyyy-MM-dd */
  lastModified: string;
  /** Whether the document is wanted as HTML too. */
  asHtml: boolean;
};

type ParseInfo = DecodedOf<typeof Info>;

/** A parse: the body as it was received, and what it says with the names of our code. */
export type ParsedAnswer = { received: string; info: ParseInfo; value: ResumeParseValueData };

/** Outcomes of the parse step that come with data (wire-facts 1.4). */
const WITH_DATA = new Set([
  'Success',
  'WarningsFoundDuringParsing',
  'PossibleTruncationFromTimeout',
  'SomeErrors',
]);

/**
 * Reads the body of a parse answer, as it comes or as it was kept. On 2xx what counts is the code of the parse step,
 * as the clients of this API have it (wire-facts 1.4).
 */
export function readParseAnswer({ status, text, json }: JsonAnswer): Answered<ParsedAnswer> {
  const read = ResumeParseResponse.safeParse(json);
  if (!read.success) return { ok: false, failure: badAnswerFailure(status, read.error.message) };
  const { info, value } = decode(ResumeParseResponse, read.data);
  const outcome = value?.parsingResponse ?? info;
  if (!value?.resumeData || !WITH_DATA.has(outcome.code)) {
    const failure = outcomeFailure(status, { ...outcome, transactionId: info.transactionId }, null);
    return { ok: false, failure };
  }
  return { ok: true, value: { received: text, info, value } };
}

/** `POST /parser/resume`, version 10 (parsing.md). Never sent again after an outcome of the parse. */
export async function parseResume(resume: ResumeToParse): Promise<Answered<ParsedAnswer>> {
  const body = encode(ResumeParseRequest, {
    documentAsBase64String: Buffer.from(resume.document).toString('base64'),
    documentLastModified: resume.lastModified,
    outputHtml: resume.asHtml,
  });
  const answer = await send(parserGate(), {
    method: 'POST',
    url: `${config().PARSER_URL}/parser/resume`,
    headers: await parserHeaders(),
    body: JSON.stringify(body),
    timeoutMs: PARSE_TIMEOUT_MS,
  });
  return answer.ok ? readParseAnswer(answer.value) : answer;
}
