import { config } from '@/lib/config';
import {
  type DecodedOf,
  decode,
  encode,
  type GeneratedUIData,
  GenerateUIResponse,
  MatchByIdUIRequest,
  SearchUIRequest,
} from '@/lib/contracts';
import { type Answered, badAnswerFailure, type ClientFailure, outcomeFailure } from './failure';
import { send } from './http';
import { matchingGate, parserHeaders } from './provider';

/** The calls that ask for a generated matching UI (matching-ui.md, Endpoints; wire-facts 1.1, 1.3, 2.9). */

const TIMEOUT_MS = 30_000;
const SERVICE = 'The matching service';

/**
 * Where a provider of the parsing API has its UI, the likelier first: `{root}/ui/{version}` for the base
 * `{root}/{version}` (`/ui/v10` for `/v10`, `/tx/ui/v10` for `/tx/v10`), else `ui` below the base (`/v10/ui`).
 */
export function uiBases(parserUrl: string): string[] {
  const below = `${parserUrl}/ui`;
  const [, root, version] = /^(.+)\/(v\d+)$/.exec(parserUrl) ?? [];
  return root === undefined ? [below] : [`${root}/ui/${version}`, below];
}

/** An error is a text: the code, and what is wrong. */
function readRefusal(
  status: number,
  _json: unknown,
  pauseMs: number | null,
  text: string,
): ClientFailure | undefined {
  const [, code, message] = /^([A-Z][A-Za-z]+): (.+)$/s.exec(text) ?? [];
  return code === undefined ? undefined : outcomeFailure(status, { code, message: message ?? '' }, pauseMs);
}

async function askAt(base: string, path: string, body: string): Promise<Answered<GeneratedUIData>> {
  const answer = await send(matchingGate(), {
    method: 'POST',
    url: `${base}${path}`,
    headers: await parserHeaders(),
    body,
    timeoutMs: TIMEOUT_MS,
    service: SERVICE,
    readRefusal,
  });
  if (!answer.ok) return answer;
  const read = GenerateUIResponse.safeParse(answer.value.json);
  if (read.success) return { ok: true, value: decode(GenerateUIResponse, read.data) };
  return { ok: false, failure: badAnswerFailure(answer.value.status, read.error.message, SERVICE) };
}

/** Only a place that knows no such path says 404 without a code of the API. */
const isElsewhere = ({ status, code }: ClientFailure) => status === 404 && code === 'BadAnswer';

async function ask(path: string, body: object): Promise<Answered<GeneratedUIData>> {
  const [first = '', ...others] = uiBases(config().PARSER_URL);
  const text = JSON.stringify(body);
  let answer = await askAt(first, path, text);
  for (const base of others) {
    if (answer.ok || !isElsewhere(answer.failure)) break;
    answer = await askAt(base, path, text);
  }
  return answer;
}

export type IndexedMatcherQuestion = DecodedOf<typeof MatchByIdUIRequest>;
export type SearcherQuestion = DecodedOf<typeof SearchUIRequest>;

/** `POST {ui}/matcher/indexes/{i}/documents/{d}`: an interface that matches a document of an index. */
export function generateMatcher(
  index: string,
  documentId: string,
  question: IndexedMatcherQuestion,
): Promise<Answered<GeneratedUIData>> {
  const path = `/matcher/indexes/${encodeURIComponent(index)}/documents/${encodeURIComponent(documentId)}`;
  return ask(path, encode(MatchByIdUIRequest, question));
}

/** `POST {ui}/searcher`: an interface that searches indexes. */
export function generateSearcher(question: SearcherQuestion): Promise<Answered<GeneratedUIData>> {
  return ask('/searcher', encode(SearchUIRequest, question));
}
