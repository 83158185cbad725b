import { once } from '@/lib/platform/lifecycle';
import { type AccountKeys, connections, type ParserConnection } from './connection';
import type { Answered } from './failure';
import { createGate, type Gate } from './gate';
import { type Call, type JsonAnswer, send } from './http';
import { accessToken, forgetToken } from './tokens';

/** Hosted providers allow at least ten concurrent calls. */
export const PARSES_AT_A_TIME = 8;
/** Concurrent index and match calls; together with the parses no more than a hosted provider allows. */
const MATCHING_AT_A_TIME = 2;

const HEADERS = { 'Content-Type': 'application/json; charset=utf-8', Accept: 'application/json' };
const REFUSED = 401;

/** Returns the gate that all parses of this process go through. */
export function parserGate(): Gate {
  return once('gate:parser', () => createGate(PARSES_AT_A_TIME));
}

/** Returns the gate of the index and match calls of this process, apart from parses, which take long. */
export function matchingGate(): Gate {
  return once('gate:matching', () => createGate(MATCHING_AT_A_TIME));
}

/** Returns the headers that identify an account (wire-facts 1.1). They never leave the server. */
function accountHeaders({ id, key }: AccountKeys): Record<string, string> {
  return { ...HEADERS, 'Tx-AccountId': id, 'Tx-ServiceKey': key };
}

/** A call of the parsing API: the path after a base. */
export type ParserCall = Omit<Call, 'url' | 'headers'> & {
  path: string;
  /** Gate of the call; by default that of parses. */
  gate?: Gate;
  /** Another base than that of the connection. */
  baseUrl?: string;
};

/**
 * Calls the parsing API of a connection. A refused token is dropped and the call retried once with a new one: 401 means
 * that nothing was done.
 */
export async function askParser(
  call: ParserCall,
  connection?: ParserConnection,
): Promise<Answered<JsonAnswer>> {
  const { baseUrl, credentials } = connection ?? (await connections()).parser;
  const { path, gate = parserGate(), baseUrl: base = baseUrl, ...rest } = call;
  const sendWith = (headers: Record<string, string>) =>
    send(gate, { ...rest, url: `${base}${path}`, headers });
  if (credentials.kind === 'account') return sendWith(accountHeaders(credentials));
  const bearer = (token: string) => ({ ...HEADERS, Authorization: `Bearer ${token}` });
  const first = await accessToken(credentials);
  if (!first.ok) return first;
  const answer = await sendWith(bearer(first.value));
  if (answer.ok || answer.failure.status !== REFUSED) return answer;
  await forgetToken(credentials, first.value);
  const second = await accessToken(credentials);
  return second.ok ? sendWith(bearer(second.value)) : second;
}
