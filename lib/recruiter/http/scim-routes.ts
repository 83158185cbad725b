import { SCIM_SCHEMAS, type ScimErrorType } from '@/lib/contracts/scim';
import { faultOfStore, log } from '@/lib/platform';
import { answerScim, type ScimReply } from '../provisioning/calls';
import { ScimFault, wrong } from '../provisioning/fault';
import { scimTokenOf } from '../provisioning/token';
import { isAmong } from '../provisioning/versions';
import { readBody } from '../uploads/read-body';
import { addressIn, mayProvision, mayTryKey } from '../users/sign-in-limit';
import { bodyOf } from './answers';

/** SCIM 2.0 over HTTP: `/scim/v2`, with the token of the workspace. No cookie means anything here. */

const MOST_BYTES = 2 * 1024 * 1024;
const HEADERS = { 'Content-Type': 'application/scim+json', 'Cache-Control': 'private, no-store' };
/** SQLSTATE of text that no record can hold. */
const UNKEEPABLE = new Set(['22021', '22P05']);

type Context = { params: Promise<{ path?: string[] }> };

function faultAnswer(
  status: number,
  detail: string,
  { scimType, headers = {} }: { scimType?: ScimErrorType; headers?: Record<string, string> } = {},
): Response {
  const body = {
    schemas: [SCIM_SCHEMAS.error],
    status: String(status),
    ...(scimType && { scimType }),
    detail,
  };
  return new Response(JSON.stringify(body), { status, headers: { ...HEADERS, ...headers } });
}

async function jsonOf(request: Request): Promise<unknown> {
  const read = await readBody(bodyOf(request), MOST_BYTES);
  if (!read.ok && read.problem.code === 'too-large') throw wrong('invalidValue', 'The body is too long.');
  if (!read.ok) throw wrong('invalidSyntax', 'A body in JSON is expected.');
  try {
    return JSON.parse(Buffer.from(read.value).toString('utf8'));
  } catch {
    throw wrong('invalidSyntax', 'The body is no JSON.');
  }
}

function answerOf({ status, body, version }: ScimReply, request: Request): Response {
  const headers = new Headers(HEADERS);
  if (version) headers.set('ETag', version);
  const known = request.headers.get('if-none-match');
  if (version && request.method === 'GET' && known && isAmong(known, [version]))
    return new Response(null, { status: 304, headers });
  const location = (body?.meta as { location?: string } | undefined)?.location;
  if (status === 201 && location) headers.set('Location', location);
  return new Response(body ? JSON.stringify(body) : null, { status, headers });
}

function answerOfError(error: unknown): Response {
  if (error instanceof ScimFault) {
    const { status, detail, scimType } = error.what;
    return faultAnswer(status, detail, { scimType });
  }
  if (error instanceof Error && UNKEEPABLE.has(String((error as Error & { code?: unknown }).code)))
    return faultAnswer(400, 'The text holds a character that cannot be kept.', { scimType: 'invalidValue' });
  log().error({ err: error }, 'a call of SCIM failed');
  const detail = faultOfStore(error) ? 'The records cannot be reached.' : 'Something went wrong on our side.';
  return faultAnswer(503, `${detail} Try again in a moment.`, { headers: { 'Retry-After': '10' } });
}

async function refusedKey(request: Request): Promise<Response> {
  const mayTry = await mayTryKey(addressIn(request.headers.get('x-forwarded-for')));
  if (!mayTry) return faultAnswer(429, 'Too many wrong tokens.', { headers: { 'Retry-After': '60' } });
  return faultAnswer(401, 'The token is missing, wrong or revoked.', {
    headers: { 'WWW-Authenticate': 'Bearer realm="scim"' },
  });
}

/** Answers `/scim/v2/…`. */
export async function answerScimRequest(request: Request, { params }: Context): Promise<Response> {
  try {
    const token = await scimTokenOf(request.headers.get('authorization'));
    if (!token) return await refusedKey(request);
    if (!(await mayProvision(token)))
      return faultAnswer(429, 'Too many calls. Try again in a moment.', { headers: { 'Retry-After': '5' } });
    const call = {
      method: request.method,
      path: (await params).path ?? [],
      query: new URL(request.url).searchParams,
      ifMatch: request.headers.get('if-match'),
      body: () => jsonOf(request),
    };
    return answerOf(await answerScim(call), request);
  } catch (error) {
    return answerOfError(error);
  }
}
