import { createMcpHandler } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import { assistantServer, type Rights } from '@/lib/assistant';
import { config } from '@/lib/config';
import {
  APP_ACCOUNT_ID,
  ASSISTANT_PATH,
  CALLS,
  type IssuerMetadata,
  RESOURCE_METADATA_PATH,
  type ResourceMetadata,
  STATUS_OF_CODE,
  TOKEN_ISSUER_PATH,
} from '@/lib/contracts';
import type { Credentials } from '../accounts';
import type { OperationFailure } from '../operations';
import { serviceRuntime } from '../runtime';
import type { Account } from '../store';
import { ENGINE_VERSION } from '../version';
import { takeSlot } from './admit';
import { askingFor } from './assistant-calls';
import { readBasic, readCredentials } from './credentials';
import { guarded } from './define-route';
import { JSON_HEADERS, retryHeaders } from './headers';
import { callerAddress } from './info';
import { handlersOf } from './methods';
import { discardBody, readBody } from './read-body';
import { beginVisit, logEnd, type Visit } from './visit';

/** The Model Context Protocol over HTTP: one request, one answer, and nothing kept between them. */

const MAX_BODY_BYTES = 24 * 1024 * 1024;
const RETRY_AFTER_SECONDS = 1;

/** The methods whose calls take a place of their own; all others take one here. */
const CALLING = new Set(['tools/call', 'resources/read']);

const ours = (path: string) => new URL(path, config().BASE_URL).href;

function refuse(
  visit: Visit,
  failure: OperationFailure,
  status: number = STATUS_OF_CODE[failure.code],
  more = {},
) {
  const { code, message } = failure;
  logEnd(visit, { status, code });
  const body = { jsonrpc: '2.0', id: null, error: { code: -32_600, message: `${code}: ${message}` } };
  const headers = { ...JSON_HEADERS, ...more, ...retryHeaders(failure) };
  return new Response(JSON.stringify(body), { status, headers });
}

/** A page of another origin has no business here, whatever name leads to this server (DNS rebinding). */
function isForeign(headers: Headers): boolean {
  const origin = headers.get('origin');
  return origin !== null && origin !== new URL(config().BASE_URL).origin;
}

const PRINTABLE = /^[\x20-\x7e]*$/;

/** The credentials of any of the APIs: the pair, a token, or HTTP Basic. */
function credentialsOf(headers: Headers): Credentials | undefined {
  const basic = readBasic(headers);
  const known = readCredentials(headers) ?? (basic && { kind: 'pair' as const, ...basic });
  if (known?.kind === 'pair' && !PRINTABLE.test(known.id + known.key)) return undefined;
  return known;
}

/** RFC 9728, section 5.1: where a client learns how to get a token. */
const challenge = () => ({
  'www-authenticate': `Bearer realm="Shortlist", resource_metadata="${ours(RESOURCE_METADATA_PATH)}"`,
});

function rightsOf({ id }: Account): Rights {
  const { ASSISTANT_PEOPLE = [], ASSISTANT_WRITE = [] } = config();
  const isApp = id === APP_ACCOUNT_ID;
  return { people: isApp || ASSISTANT_PEOPLE.includes(id), write: isApp || ASSISTANT_WRITE.includes(id) };
}

type Message = { method?: unknown };

/** The one message of a body. The protocol has no batches any more, and they would get around the limits. */
function messageOf(bytes: Buffer): Message | undefined {
  try {
    const message: unknown = JSON.parse(bytes.toString('utf8'));
    return typeof message === 'object' && message !== null && !Array.isArray(message) ? message : undefined;
  } catch {
    return undefined;
  }
}

type Known = { request: Request; caller: Credentials; account: Account; message: Message };

/** Has the protocol answer a message; `close` afterwards ends what a server of one request still holds. */
async function answerMessage({ request, caller, account, message }: Known): Promise<Response> {
  const asker = { ask: askingFor(request, caller), rights: rightsOf(account) };
  const handler = createMcpHandler(() => assistantServer(asker, ENGINE_VERSION), {
    maxSubscriptions: 0,
    keepAliveMs: 0,
  });
  const { url, method, headers, signal } = request;
  const response = await handler.fetch(new Request(url, { method, headers, signal }), {
    parsedBody: message,
  });
  const body = await response.arrayBuffer();
  await handler.close();
  const shown = new Headers(response.headers);
  shown.delete('connection');
  shown.set('cache-control', 'no-store');
  return new Response(body.byteLength > 0 ? body : null, { status: response.status, headers: shown });
}

async function answer(visit: Visit, request: Request): Promise<Response> {
  if (isForeign(request.headers)) {
    await discardBody(request);
    return refuse(visit, { code: 'Unauthorized', message: 'Pages of other origins may not call this.' });
  }
  const runtime = await serviceRuntime();
  const caller = credentialsOf(request.headers);
  const known = await runtime.authenticate(caller, callerAddress(request.headers));
  if (!known.ok || !caller) {
    await discardBody(request);
    const busy = !known.ok && known.failure.code === 'TooManyRequests';
    const message = known.ok ? '' : known.failure.message;
    return busy
      ? refuse(visit, { code: 'TooManyRequests', message, retryAfterSeconds: RETRY_AFTER_SECONDS })
      : refuse(visit, { code: 'AuthenticationError', message }, 401, challenge());
  }
  const account = known.value;
  visit.account = account;
  const bytes = await readBody(request, MAX_BODY_BYTES);
  if (!bytes.ok) return refuse(visit, bytes.failure);
  const message = messageOf(bytes.value);
  if (!message)
    return refuse(visit, { code: 'InvalidParameter', message: 'The body must be one JSON-RPC message.' });
  const place = CALLING.has(String(message.method)) ? undefined : takeSlot(runtime, account, visit);
  if (place && !place.ok) return refuse(visit, place.failure);
  try {
    const response = await answerMessage({ request, caller, account, message });
    logEnd(visit, { status: response.status, code: response.ok ? 'Success' : 'InvalidParameter' });
    return response;
  } finally {
    place?.value.leave();
  }
}

/** The handlers of the protocol's path. There is no stream to open by GET, and no session to end by DELETE. */
export const assistantRoutes = () =>
  handlersOf({ POST: guarded('assistant', answer, refuse) }, (allow) => async (request) => {
    await discardBody(request);
    const message = `This endpoint answers ${allow}.`;
    return refuse(beginVisit('methodNotAllowed'), { code: 'MethodNotAllowed', message }, undefined, {
      allow,
    });
  });

const described = (body: unknown) => Response.json(body, { headers: { 'cache-control': 'max-age=300' } });

/** Says who gives tokens for the protocol's path (RFC 9728). */
export function describeResource(): Response {
  const body: z.output<typeof ResourceMetadata> = {
    resource: ours(ASSISTANT_PATH),
    resource_name: 'Shortlist',
    authorization_servers: [ours(TOKEN_ISSUER_PATH)],
    bearer_methods_supported: ['header'],
    scopes_supported: ['api'],
  };
  return described(body);
}

/** Says how tokens are got (RFC 8414): by client credentials alone. Clients insist on an address for authorization too. */
export function describeIssuer(): Response {
  const issuer = ours(TOKEN_ISSUER_PATH);
  const body: z.output<typeof IssuerMetadata> = {
    issuer,
    authorization_endpoint: `${issuer}/protocol/openid-connect/auth`,
    token_endpoint: ours(CALLS.issueToken.path),
    grant_types_supported: ['client_credentials'],
    response_types_supported: [],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    scopes_supported: ['api'],
  };
  return described(body);
}
