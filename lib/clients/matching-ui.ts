import {
  type ApiCall,
  addressIn,
  CALLS,
  callBelow,
  type DecodedOf,
  encode,
  type GeneratedUIData,
  GenerateUIResponse,
  inVersion,
  MATCHER_PATH,
  MatchByIdUIRequest,
  MatchJobUIRequest,
  SearchUIRequest,
  versionInAddress,
} from '@/lib/contracts';
import { connections } from './connection';
import { type Answered, type ClientFailure, outcomeFailure } from './failure';
import { type JsonAnswer, readAnswer } from './http';
import { askParser, matchingGate } from './provider';

/** The calls that create a generated matching UI, and end it (matching-ui.md, Endpoints; wire-facts 1.1, 1.3, 2.9). */

const TIMEOUT_MS = 30_000;
const SERVICE = 'The matching service';
/** An id of 128 bits below the path of interfaces (decision 0048). */
const MATCHER_ADDRESS = new RegExp(`^${MATCHER_PATH}/([\\w-]{22})(?:/|$)`);

/**
 * Returns where a provider of the parsing API has its UI, the likelier first: `{root}/ui/v10` for a base that ends with a
 * version (`/tx/ui/v10` for `/tx/v10`), else `ui` below the base (`/v10/ui`). Version 9 has none of its own.
 */
export function uiBases(parserUrl: string): string[] {
  const below = `${inVersion(parserUrl, 'v10')}/ui`;
  if (versionInAddress(parserUrl) === undefined) return [below];
  return [addressIn(parserUrl, '/ui/v10'), below];
}

/** An error is a text: the code, and the problem. */
function readRefusal(
  status: number,
  _json: unknown,
  pauseMs: number | null,
  text: string,
): ClientFailure | undefined {
  const [, code, message] = /^([A-Z][A-Za-z]+): (.+)$/s.exec(text) ?? [];
  return code === undefined ? undefined : outcomeFailure(status, { code, message: message ?? '' }, pauseMs);
}

type Asked = { method: ApiCall['method']; path: string; body?: string };

function askAt(baseUrl: string, asked: Asked): Promise<Answered<JsonAnswer>> {
  return askParser({
    ...asked,
    gate: matchingGate(),
    baseUrl,
    timeoutMs: TIMEOUT_MS,
    service: SERVICE,
    readRefusal,
  });
}

/** Only a place that knows no such path says 404 without a code of the API. */
const isElsewhere = ({ status, code }: ClientFailure) => status === 404 && code === 'BadAnswer';

/** Makes a call of the UI where its provider has it. */
export async function askUI(asked: Asked): Promise<Answered<JsonAnswer>> {
  const [first = '', ...others] = uiBases((await connections()).parser.baseUrl);
  let answer = await askAt(first, asked);
  for (const base of others) {
    if (answer.ok || !isElsewhere(answer.failure)) break;
    answer = await askAt(base, asked);
  }
  return answer;
}

async function generate(asked: Omit<Asked, 'body'>, body: object): Promise<Answered<GeneratedUIData>> {
  const answer = await askUI({ ...asked, body: JSON.stringify(body) });
  return readAnswer(answer, GenerateUIResponse, SERVICE);
}

export type IndexedMatcherQuestion = DecodedOf<typeof MatchByIdUIRequest>;
export type JobMatcherQuestion = DecodedOf<typeof MatchJobUIRequest>;
export type SearcherQuestion = DecodedOf<typeof SearchUIRequest>;

/** `POST {ui}/matcher/indexes/{i}/documents/{d}`: an interface that matches a document of an index. */
export function generateMatcher(
  index: string,
  documentId: string,
  question: IndexedMatcherQuestion,
): Promise<Answered<GeneratedUIData>> {
  const asked = callBelow(CALLS.generateIndexedMatcher, { index, document: documentId });
  return generate(asked, encode(MatchByIdUIRequest, question));
}

/** `POST {ui}/matcher/joborder`: an interface that matches a job that is in no index. */
export function generateJobMatcher(question: JobMatcherQuestion): Promise<Answered<GeneratedUIData>> {
  return generate(callBelow(CALLS.generateJobMatcher), encode(MatchJobUIRequest, question));
}

/** `POST {ui}/searcher`: an interface that searches indexes. */
export function generateSearcher(question: SearcherQuestion): Promise<Answered<GeneratedUIData>> {
  return generate(callBelow(CALLS.generateSearcher), encode(SearchUIRequest, question));
}

/** Returns the id of the session in an address of an interface; null for other providers' addresses. */
export function sessionOfMatcher(url: string): string | null {
  const { pathname } = new URL(url);
  return MATCHER_ADDRESS.exec(pathname)?.[1] ?? null;
}

/** `DELETE {ui}/sessions/{id}`: ends a session with all that it holds. One that is not there has ended. */
export async function endMatcher(session: string): Promise<Answered<null>> {
  const answer = await askUI(callBelow(CALLS.endUISession, { session }));
  if (answer.ok || answer.failure.status === 404) return { ok: true, value: null };
  return answer;
}
