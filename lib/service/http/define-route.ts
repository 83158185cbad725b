import type { z } from 'zod';
import { type DecodedOf, encode, Info, STATUS_OF_CODE } from '@/lib/contracts';
import { fail, type Result, succeed } from '@/lib/engine/kernel';
import { costOf } from '../costs';
import type { Completed, Operation, OperationFailure, Outcome, PathParameters } from '../operations';
import { type ServiceRuntime, serviceRuntime } from '../runtime';
import { type Balance, readBalance, settleTransaction } from '../store';
import { type Audience, admit, authenticate, NO_CREDITS } from './admit';
import { type ApiVersion, callerAddress, infoOf } from './info';
import { parseJsonBody, refuseContentType } from './json-body';
import { discardBody, readBody } from './read-body';
import { beginVisit, elapsedMs, logEnd, logException, type Visit } from './visit';

export type RouteHandler = (
  request: Request,
  context?: { params: Promise<PathParameters> },
) => Promise<Response>;

/** A route as a declaration; everything else of a call is the same for all routes. */
export type RouteDeclaration<Body extends z.ZodType, Value extends z.ZodType> = {
  version: ApiVersion;
  audience: Audience;
  operation: Operation<Body, Value>;
};

/** What a call comes to before it is written as a response. */
type Ended = { outcome: Outcome<unknown>; cost: number; balance?: Balance };

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

const UNHANDLED: OperationFailure = {
  code: 'UnhandledException',
  message: 'The service failed to answer. The transaction id names this call in its log.',
};

function factsOf(outcome: Outcome<unknown>): Completed<unknown> & { code: string; detail?: string } {
  if (!outcome.ok) return outcome.failure;
  return { code: 'Success', ...outcome.value };
}

async function settle(runtime: ServiceRuntime, visit: Visit, outcome: Outcome<unknown>): Promise<Ended> {
  const { code, charges = [], document } = factsOf(outcome);
  const cost = costOf(charges);
  const accountId = visit.account?.id ?? '';
  const balance = await settleTransaction(runtime.records, {
    id: visit.transactionId,
    accountId,
    operation: visit.operation,
    code,
    elapsedMs: Math.round(elapsedMs(visit)),
    documentHash: document?.hash,
    documentBytes: document?.bytes,
    cost,
  });
  if (!balance) return { outcome: fail(NO_CREDITS), cost: 0 };
  runtime.credits.learn(accountId, balance);
  return { outcome, cost, balance };
}

async function readRequest<Body extends z.ZodType>(
  request: Request,
  body: { schema: Body; maxBytes: () => number } | undefined,
): Promise<Result<DecodedOf<Body>, OperationFailure>> {
  if (!body) return succeed(undefined as DecodedOf<Body>);
  const wrongType = refuseContentType(request.headers.get('content-type'));
  if (wrongType) {
    await discardBody(request);
    return fail(wrongType);
  }
  const bytes = await readBody(request, body.maxBytes());
  return bytes.ok ? parseJsonBody(bytes.value, body.schema) : bytes;
}

/** Step by step: authenticate, limit, read and validate, run, settle. */
async function serve<Body extends z.ZodType, Value extends z.ZodType>(
  route: RouteDeclaration<Body, Value>,
  request: Request,
  parameters: PathParameters,
  visit: Visit,
): Promise<Ended> {
  const { operation } = route;
  const runtime = await serviceRuntime();
  const known = await authenticate(runtime, request.headers);
  if (known.ok) visit.account = known.value;
  const admitted = known.ok
    ? await admit(runtime, known.value, { audience: route.audience, metered: operation.metered })
    : known;
  if (!known.ok || !admitted.ok) {
    await discardBody(request);
    return { outcome: known.ok ? (admitted as { ok: false; failure: OperationFailure }) : known, cost: 0 };
  }
  try {
    const body = await readRequest(request, operation.body);
    if (!body.ok) return { outcome: body, cost: 0 };
    const { transactionId } = visit;
    const call = {
      account: known.value,
      transactionId,
      signal: request.signal,
      body: body.value,
      parameters,
    };
    const outcome = await operation.run(call).catch((error: unknown) => {
      logException(visit, error);
      return fail(UNHANDLED);
    });
    return operation.metered ? await settle(runtime, visit, outcome) : { outcome, cost: 0 };
  } finally {
    admitted.value();
  }
}

async function customerOf(visit: Visit, request: Request, known: Balance | undefined) {
  const { account } = visit;
  if (!account) return undefined;
  const balance = known ?? (await readBalance((await serviceRuntime()).records, account.id));
  return { account, balance, ipAddress: callerAddress(request.headers) };
}

async function write<Body extends z.ZodType, Value extends z.ZodType>(
  { version, operation }: RouteDeclaration<Body, Value>,
  request: Request,
  visit: Visit,
  ended: Ended,
): Promise<Response> {
  const { outcome, cost } = ended;
  const { code, message, value, document, detail } = factsOf(outcome);
  const status = outcome.ok ? 200 : STATUS_OF_CODE[outcome.failure.code];
  const info = infoOf({
    code,
    message: message ?? 'Successful transaction',
    transactionId: visit.transactionId,
    apiVersion: version,
    elapsedMs: elapsedMs(visit),
    cost,
    customer: await customerOf(visit, request, ended.balance),
  });
  const answer = {
    Info: encode(Info, info),
    ...(value === undefined ? {} : { Value: encode(operation.value, value as DecodedOf<Value>) }),
  };
  const headers = new Headers(JSON_HEADERS);
  if (!outcome.ok && outcome.failure.retryAfterSeconds !== undefined)
    headers.set('retry-after', String(outcome.failure.retryAfterSeconds));
  logEnd(visit, { status, code, detail, documentBytes: document?.bytes });
  return new Response(JSON.stringify(answer), { status, headers });
}

/**
 * Makes a handler of a declared route. Every answer, errors included, has the form `{Info, Value?}`; an unexpected
 * exception is answered with its transaction id and told to the log alone.
 */
export function defineRoute<Body extends z.ZodType, Value extends z.ZodType>(
  route: RouteDeclaration<Body, Value>,
): RouteHandler {
  return async (request, context) => {
    const visit = beginVisit(route.operation.name);
    try {
      const parameters = (await context?.params) ?? {};
      const ended = await serve(route, request, parameters, visit);
      return await write(route, request, visit, ended);
    } catch (error) {
      logException(visit, error);
      return refuseWith(UNHANDLED, route.version, visit);
    }
  };
}

/** An answer that needs neither account nor record. */
export function refuseWith(
  failure: OperationFailure,
  version: ApiVersion,
  visit: Visit,
  headers: Record<string, string> = {},
): Response {
  const status = STATUS_OF_CODE[failure.code];
  const { code, message } = failure;
  const { transactionId } = visit;
  const info = infoOf({
    code,
    message,
    transactionId,
    apiVersion: version,
    elapsedMs: elapsedMs(visit),
    cost: 0,
  });
  logEnd(visit, { status, code });
  return new Response(JSON.stringify({ Info: encode(Info, info) }), {
    status,
    headers: { ...JSON_HEADERS, ...headers },
  });
}
