import type { z } from 'zod';
import {
  MARKET_ERROR_STATUS,
  MARKET_VERSION_HEADER,
  type MarketError,
  type MarketFault,
} from '@/lib/contracts';
import { fail, type Result, succeed } from '@/lib/engine/kernel';
import { log } from '@/lib/platform';
import { type Credentials, MARKET_LIMITS } from '../accounts';
import { type MarketFailure, type MarketOperation, marketVersion } from '../operations';
import { serviceRuntime } from '../runtime';
import { readBasic } from './credentials';
import { guarded, type RouteHandler } from './define-route';
import { FORM_TYPE } from './form';
import { JSON_HEADERS, rateLimitHeaders, retryHeaders } from './headers';
import { callerAddress } from './info';
import { isOtherMethod } from './methods';
import { discardBody, readBody } from './read-body';
import { beginVisit, logEnd, type Visit } from './visit';

const MAX_FORM_BYTES = 1024 * 1024;

type Parameters = { name: string; value: string }[];

function faultsOf({ code, message, problems = [] }: MarketFailure): MarketFault[] {
  if (problems.length === 0) return [{ code, description: message, parameter: null, position: null }];
  return problems.map((problem) => ({
    code: problem.code,
    description: problem.message,
    parameter: problem.parameter,
    position: problem.span ?? null,
    ...(problem.choices ? { choices: problem.choices.map(({ value, label }) => ({ value, label })) } : {}),
  }));
}

/** Writes a failure as the one document of errors. */
function refuse(visit: Visit, failure: MarketFailure, more: Record<string, string> = {}): Response {
  const status = MARKET_ERROR_STATUS[failure.code];
  const errors = faultsOf(failure);
  const [first] = errors as [MarketFault, ...MarketFault[]];
  const body: z.output<typeof MarketError> = { ...first, errors };
  const headers = new Headers({
    ...JSON_HEADERS,
    ...more,
    ...rateLimitHeaders(visit.quotas),
    ...retryHeaders(failure),
  });
  if (failure.code === 'unauthorized')
    headers.set('www-authenticate', 'Basic realm="Job market", charset="UTF-8"');
  logEnd(visit, { status, code: failure.code, detail: failure.detail });
  return new Response(JSON.stringify(body), { status, headers });
}

/** How a caller is known: by HTTP Basic, unless a route reads other credentials. */
type ReadCredentials = (headers: Headers) => Credentials | undefined;

function basicCredentials(headers: Headers): Credentials | undefined {
  const pair = readBasic(headers);
  return pair && { kind: 'pair', ...pair };
}

/** Lets a caller in, within the limits of its calls where its account has them. */
async function admitCaller(
  { headers }: Request,
  visit: Visit,
  credentialsOf: ReadCredentials,
): Promise<MarketFailure | undefined> {
  const runtime = await serviceRuntime();
  const known = await runtime.authenticate(credentialsOf(headers), callerAddress(headers));
  if (!known.ok && known.failure.code === 'TooManyRequests')
    return { code: 'too_many_requests', message: known.failure.message, retryAfterSeconds: 1 };
  if (!known.ok)
    return { code: 'unauthorized', message: 'Send the id and the key of an account by HTTP Basic.' };
  visit.account = known.value;
  if (!known.value.isMarketLimited) return undefined;
  const { waitSeconds, quotas } = await runtime.calls.count(known.value.id, MARKET_LIMITS);
  visit.quotas = quotas.map(({ calls, ...quota }, place) => ({
    ...quota,
    name: MARKET_LIMITS[place]?.name ?? '',
    most: calls,
  }));
  return waitSeconds === undefined
    ? undefined
    : {
        code: 'too_many_requests',
        message: 'An account may make 4 requests a second and 30 a minute.',
        retryAfterSeconds: waitSeconds,
      };
}

async function readForm(request: Request): Promise<Result<URLSearchParams, MarketFailure>> {
  if (!FORM_TYPE.test(request.headers.get('content-type') ?? '')) {
    await discardBody(request);
    const message = 'A POST carries its parameters as application/x-www-form-urlencoded.';
    return fail({ code: 'unsupported_media_type', message });
  }
  const bytes = await readBody(request, MAX_FORM_BYTES);
  if (bytes.ok) return succeed(new URLSearchParams(bytes.value.toString('utf8')));
  const code = bytes.failure.code === 'RequestTooLarge' ? 'request_too_large' : 'unsupported_media_type';
  return fail({ code, message: bytes.failure.message });
}

/** The parameters of the address, and of the form of a POST, in their order. */
async function readParameters(request: Request): Promise<Result<Parameters, MarketFailure>> {
  const form = request.method === 'POST' ? await readForm(request) : succeed(new URLSearchParams());
  if (!form.ok) return form;
  const all = [...new URL(request.url).searchParams, ...form.value];
  return succeed(all.map(([name, value]) => ({ name, value })));
}

async function serve<Value extends z.ZodType>(
  operation: MarketOperation<Value>,
  request: Request,
  visit: Visit,
  credentialsOf: ReadCredentials,
): Promise<Response> {
  const refused = await admitCaller(request, visit, credentialsOf);
  if (refused) {
    await discardBody(request);
    return refuse(visit, refused);
  }
  const parameters = await readParameters(request);
  if (!parameters.ok) return refuse(visit, parameters.failure);
  const accountId = visit.account?.id ?? '';
  // Before the answer, so that it is never said to be newer than it is.
  const version = await marketVersion(accountId);
  const outcome = await operation.run(parameters.value, accountId);
  if (!outcome.ok) return refuse(visit, outcome.failure);
  const { value, isPretty, deprecated } = outcome.value;
  if (deprecated.length > 0)
    log().warn({ accountId: visit.account?.id, operation: operation.name, deprecated }, 'deprecated form');
  logEnd(visit, { status: 200, code: 'success' });
  const headers = {
    ...JSON_HEADERS,
    ...rateLimitHeaders(visit.quotas),
    ...(version && { [MARKET_VERSION_HEADER]: version }),
  };
  return new Response(JSON.stringify(value, null, isPretty ? 2 : undefined), { headers });
}

/** Makes a handler of a question of the job market API; whatever happens is answered in its words. */
export function marketRoute<Value extends z.ZodType>(
  operation: MarketOperation<Value>,
  credentialsOf: ReadCredentials = basicCredentials,
): RouteHandler {
  return guarded(
    operation.name,
    (visit, request) => serve(operation, request, visit, credentialsOf),
    (visit, { code, message, retryAfterSeconds }) =>
      code === 'ServiceUnavailable'
        ? refuse(visit, { code: 'unavailable', message, retryAfterSeconds })
        : refuse(visit, { code: 'internal_error', message: 'The service failed to answer.' }),
  );
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

type Method = (typeof METHODS)[number];

/** The handlers of one path: those declared, and an answer that names them for every other method. */
export function marketMethods(declared: Partial<Record<Method, RouteHandler>>): Record<Method, RouteHandler> {
  const allow = METHODS.filter((method) => declared[method]).join(', ');
  const refuseMethod: RouteHandler = async (request) => {
    await discardBody(request);
    const message = `This endpoint answers ${allow}.`;
    return refuse(beginVisit('methodNotAllowed'), { code: 'method_not_allowed', message }, { allow });
  };
  const handlers = METHODS.map((method) => [method, declared[method] ?? refuseMethod]);
  return Object.fromEntries(handlers) as Record<Method, RouteHandler>;
}

/** The handlers of every path below the API that names no endpoint. */
export function unknownMarketPath(): Record<Method, RouteHandler> {
  const refusePath: RouteHandler = async (request) => {
    await discardBody(request);
    if (isOtherMethod(request)) {
      const failure = { code: 'method_not_allowed', message: 'The endpoints answer GET, POST.' } as const;
      return refuse(beginVisit('methodNotAllowed'), failure, { allow: 'GET, POST' });
    }
    const message = 'There are /api/v3/fields, /api/v3/search and /api/v3/aggregate.';
    return refuse(beginVisit('unknownPath'), { code: 'not_found', message });
  };
  return Object.fromEntries(METHODS.map((method) => [method, refusePath])) as Record<Method, RouteHandler>;
}
