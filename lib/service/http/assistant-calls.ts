import type { Ask } from '@/lib/assistant';
import { CALLS, callAt } from '@/lib/contracts';
import type { Credentials } from '../accounts';
import {
  aggregateMarket,
  generateIndexedMatcher,
  generateSearcher,
  listDocumentIndexes,
  marketFields,
  matchIndexedDocument,
  matchJob,
  matchResume,
  type Operation,
  parseJob,
  parseResume,
  readIndexedJob,
  readIndexedResume,
  searchDocuments,
  searchMarket,
} from '../operations';
import { readCredentials } from './credentials';
import { defineRoute, type RouteHandler } from './define-route';
import { marketRoute } from './market-endpoint';
import { uiRoute } from './ui-endpoint';

/**
 * The calls that the tools of assistants make, answered by the routes of the APIs themselves: who calls is asked once more,
 * and each is checked, charged, limited and logged as the same call from outside.
 */

const INTERNAL = 'http://localhost';
const FORM = 'application/x-www-form-urlencoded';

// biome-ignore lint/suspicious/noExplicitAny: an operation takes its own body
const accountRoute = (operation: Operation<any, any, any>) =>
  defineRoute({ version: '10', audience: 'accounts', operation });

const handlers: Readonly<Record<string, RouteHandler>> = {
  [CALLS.parseResume.id]: accountRoute(parseResume),
  [CALLS.parseJob.id]: accountRoute(parseJob),
  [CALLS.listIndexes.id]: accountRoute(listDocumentIndexes),
  [CALLS.readIndexedResume.id]: accountRoute(readIndexedResume),
  [CALLS.readIndexedJob.id]: accountRoute(readIndexedJob),
  [CALLS.searchDocuments.id]: accountRoute(searchDocuments),
  [CALLS.matchResume.id]: accountRoute(matchResume),
  [CALLS.matchJob.id]: accountRoute(matchJob),
  [CALLS.matchIndexedDocument.id]: accountRoute(matchIndexedDocument),
  [CALLS.generateSearcher.id]: uiRoute(generateSearcher),
  [CALLS.generateIndexedMatcher.id]: uiRoute(generateIndexedMatcher),
  [CALLS.marketFields.id]: marketRoute(marketFields, readCredentials),
  [CALLS.searchMarketByPost.id]: marketRoute(searchMarket, readCredentials),
  [CALLS.aggregateMarketByPost.id]: marketRoute(aggregateMarket, readCredentials),
};

/** The headers of a call in the name of who asked: the same caller, from the same address, with a body of our own. */
function headersOf(from: Headers, caller: Credentials, type: string): Headers {
  const headers = new Headers({ 'content-type': type });
  const passedOn = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'host', 'tx-trackingtag'];
  for (const name of passedOn) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (caller.kind === 'bearer') headers.set('authorization', `Bearer ${caller.token}`);
  else {
    headers.set('tx-accountid', caller.id);
    headers.set('tx-servicekey', caller.key);
  }
  return headers;
}

type Refusal = { Info?: { Code?: string; Message?: string }; code?: string; description?: string };

/** Reads a refusal in the words of whichever API it came from. */
function failureOf(text: string) {
  const [, code, message] = /^([A-Z][A-Za-z]+): (.+)$/s.exec(text) ?? [];
  if (code !== undefined) return { code, message: message ?? '' };
  const { Info, code: marketCode, description } = JSON.parse(text) as Refusal;
  return {
    code: Info?.Code ?? marketCode ?? 'UnhandledException',
    message: Info?.Message ?? description ?? 'The call failed.',
  };
}

/** Makes calls in the name of whoever sent a request. */
export function askingFor({ headers, signal }: Request, caller: Credentials): Ask {
  return async ({ call, path = {}, body, form }) => {
    const handler = handlers[call.id];
    if (!handler) throw new Error(`No tool of an assistant makes the call ${call.id}.`);
    const url = new URL(callAt(call, path).path, INTERNAL);
    const sent = form ? new URLSearchParams(form) : undefined;
    if (sent && call.method === 'GET') url.search = sent.toString();
    const request = new Request(url, {
      method: call.method,
      headers: headersOf(headers, caller, sent ? FORM : 'application/json'),
      body: call.method === 'GET' ? undefined : (sent?.toString() ?? JSON.stringify(body)),
      signal,
    });
    const response = await handler(request, { params: Promise.resolve(path) });
    const text = await response.text();
    return response.ok ? { ok: true, value: JSON.parse(text) } : { ok: false, failure: failureOf(text) };
  };
}
