import type { z } from 'zod';
import type { TokenError, TokenResponse } from '@/lib/contracts';
import { issueToken, type TokenFailure, type TokenRequest } from '../operations';
import { readBasic } from './credentials';
import { failureOf } from './define-route';
import { FORM_TYPE } from './form';
import { retryHeaders } from './headers';
import { callerAddress } from './info';
import { discardBody, readBody } from './read-body';
import { beginVisit, logEnd, logException, type Visit } from './visit';

const MAX_FORM_BYTES = 16 * 1024;

/** RFC 6749 5.1 and 5.2: neither a token nor a refusal may be kept by a cache. */
const HEADERS = { 'cache-control': 'no-store', pragma: 'no-cache' };

/** RFC 6749 5.2; the last two are plain HTTP. */
const STATUS_OF_ERROR = {
  invalid_request: 400,
  unsupported_grant_type: 400,
  invalid_client: 401,
  temporarily_unavailable: 429,
  server_error: 500,
} as const;

type OAuthError = keyof typeof STATUS_OF_ERROR;

function refuse(
  visit: Visit,
  error: OAuthError,
  description: string,
  headers: Record<string, string> = {},
  status: number = STATUS_OF_ERROR[error],
) {
  logEnd(visit, { status, code: error });
  const body: z.output<typeof TokenError> = { error, error_description: description };
  return Response.json(body, { status, headers: { ...HEADERS, ...headers } });
}

/** RFC 6749 2.3.1: id and secret are form-encoded before they go into the Basic scheme. */
function formDecoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

function parametersOf(form: URLSearchParams): Map<string, string> | undefined {
  const names = [...form.keys()];
  if (new Set(names).size < names.length) return undefined;
  return new Map([...form].filter(([, value]) => value !== ''));
}

function clientOf(headers: Headers, form: Map<string, string>): Pick<TokenRequest, 'client' | 'ambiguous'> {
  const basic = readBasic(headers);
  const [id, key] = [form.get('client_id'), form.get('client_secret')];
  if (basic && key !== undefined) return { ambiguous: true };
  if (basic) {
    const client = { id: formDecoded(basic.id), key: formDecoded(basic.key) };
    return { client, ambiguous: id !== undefined && id !== client.id };
  }
  return { client: id === undefined || key === undefined ? undefined : { id, key }, ambiguous: false };
}

function refuseGrant(visit: Visit, failure: TokenFailure) {
  const challenge =
    failure.error === 'invalid_client' ? { 'www-authenticate': 'Basic realm="api"' } : undefined;
  const retry = failure.error === 'temporarily_unavailable' ? { 'retry-after': '1' } : undefined;
  return refuse(visit, failure.error, failure.message, { ...challenge, ...retry });
}

async function answer(request: Request, visit: Visit): Promise<Response> {
  if (!FORM_TYPE.test(request.headers.get('content-type') ?? '')) {
    await discardBody(request);
    return refuse(visit, 'invalid_request', 'The request must be application/x-www-form-urlencoded.');
  }
  const bytes = await readBody(request, MAX_FORM_BYTES);
  if (!bytes.ok) return refuse(visit, 'invalid_request', bytes.failure.message);
  const form = parametersOf(new URLSearchParams(bytes.value.toString('utf8')));
  if (!form) return refuse(visit, 'invalid_request', 'A parameter may be given only once.');
  const issued = await issueToken({
    grantType: form.get('grant_type'),
    address: callerAddress(request.headers),
    ...clientOf(request.headers, form),
  });
  if (!issued.ok) return refuseGrant(visit, issued.failure);
  logEnd(visit, { status: 200, code: 'Success' });
  const body: z.output<typeof TokenResponse> = {
    access_token: issued.value.token,
    expires_in: issued.value.seconds,
    refresh_expires_in: 0,
    token_type: 'Bearer',
    'not-before-policy': 0,
    scope: 'api',
  };
  return Response.json(body, { headers: HEADERS });
}

/**
 * The token endpoint (matching-ui.md, Token endpoint): the client-credentials grant of OAuth 2.0, form-urlencoded,
 * the client in the body or in HTTP Basic. Errors are those of RFC 6749 5.2.
 */
export async function answerTokenRequest(request: Request): Promise<Response> {
  const visit = beginVisit('issueToken');
  if (request.method !== 'POST') {
    await discardBody(request);
    return new Response(null, { status: 405, headers: { ...HEADERS, allow: 'POST' } });
  }
  try {
    return await answer(request, visit);
  } catch (error) {
    logException(visit, error);
    const failure = failureOf(error);
    if (failure.code !== 'ServiceUnavailable')
      return refuse(visit, 'server_error', 'The service failed to answer.');
    return refuse(visit, 'temporarily_unavailable', failure.message, retryHeaders(failure), 503);
  }
}
