import type { z } from 'zod';
import type { DecodedOf } from '@/lib/contracts';
import { fail, type Result, succeed } from '@/lib/engine/kernel';
import { faultOfStore, OUTAGES } from '@/lib/platform';
import type { Operation, OperationFailure } from '../operations';
import { serviceRuntime } from '../runtime';
import { type Audience, admit } from './admit';
import { answer, refuse } from './answer';
import { retryHeaders } from './headers';
import type { ApiVersion } from './info';
import { parseJsonBody, refuseContentType } from './json-body';
import { type PathValues, readParameters } from './parameters';
import { discardBody, readBody } from './read-body';
import { type Ended, settle } from './settle';
import { beginVisit, logException, type Visit } from './visit';

export type RouteHandler = (request: Request, context?: { params: Promise<PathValues> }) => Promise<Response>;

/** A route as a declaration; everything else of a call is the same for all routes. */
export type RouteDeclaration<
  Body extends z.ZodType,
  Value extends z.ZodType,
  Names extends string = string,
> = {
  version: ApiVersion;
  audience: Audience;
  operation: Operation<Body, Value, Names>;
};

/** An exception that nobody expected. */
const UNHANDLED: OperationFailure = {
  code: 'UnhandledException',
  message: 'The service failed to answer. The transaction id names this call in its log.',
};

/** A store of ours failed: the call should be repeated, as when the service is too busy. */
const OUTAGE_RETRY_SECONDS = 5;

/**
 * Returns the failure for an exception: an outage with the message of the store that failed, anything else as
 * unforeseen.
 */
export function failureOf(error: unknown): OperationFailure {
  const fault = faultOfStore(error);
  if (!fault) return UNHANDLED;
  const message = `${OUTAGES[fault.store]} Try again in a few seconds.`;
  return { code: 'ServiceUnavailable', message, retryAfterSeconds: OUTAGE_RETRY_SECONDS };
}

async function readJson<Body extends z.ZodType>(
  request: Request,
  body: Operation<Body, z.ZodType>['body'],
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

/** Reads the path, query and body of a request. */
async function readRequest<Body extends z.ZodType, Names extends string>(
  { call, body }: Pick<Operation<Body, z.ZodType, Names>, 'call' | 'body'>,
  request: Request,
  path: PathValues,
): Promise<Result<{ parameters: Readonly<Record<Names, string>>; body: DecodedOf<Body> }, OperationFailure>> {
  const parameters = readParameters(call.parameters, path, new URL(request.url).searchParams);
  if (!parameters.ok) {
    await discardBody(request);
    return parameters;
  }
  const read = await readJson(request, body);
  return read.ok ? succeed({ parameters: parameters.value, body: read.value }) : read;
}

/** Serves one call, step by step; each step may end it. */
export async function serve<Body extends z.ZodType, Value extends z.ZodType, Names extends string>(
  { audience, operation }: Pick<RouteDeclaration<Body, Value, Names>, 'audience' | 'operation'>,
  request: Request,
  path: PathValues,
  visit: Visit,
): Promise<Ended<DecodedOf<Value>>> {
  const runtime = await serviceRuntime();
  const { leastCharges } = operation;
  const admitted = await admit(runtime, request.headers, { audience, leastCharges }, visit);
  if (!admitted.ok) {
    await discardBody(request);
    return { outcome: admitted, cost: 0 };
  }
  const { account, leave } = admitted.value;
  try {
    const asked = await readRequest(operation, request, path);
    if (!asked.ok) return { outcome: asked, cost: 0 };
    const { transactionId } = visit;
    const call = { account, transactionId, signal: request.signal, ...asked.value };
    const outcome = await operation.run(call).catch((error: unknown) => {
      logException(visit, error);
      return fail(failureOf(error));
    });
    return leastCharges ? await settle(runtime, visit, account, outcome) : { outcome, cost: 0 };
  } finally {
    leave();
  }
}

/**
 * Makes a handler from the function that answers a call; an exception is logged, and refused in the form of the
 * endpoint.
 */
export function guarded(
  name: string,
  answering: (visit: Visit, request: Request, path: PathValues) => Promise<Response>,
  refuseException: (visit: Visit, failure: OperationFailure) => Response,
): RouteHandler {
  return async (request, context) => {
    const visit = beginVisit(name);
    try {
      return await answering(visit, request, (await context?.params) ?? {});
    } catch (error) {
      logException(visit, error);
      return refuseException(visit, failureOf(error));
    }
  };
}

/**
 * Makes a handler of a declared route. Every answer, errors included, has the form `{Info, Value?}`; an unexpected
 * exception is answered with its transaction id and otherwise only logged.
 */
export function defineRoute<Body extends z.ZodType, Value extends z.ZodType, Names extends string>(
  route: RouteDeclaration<Body, Value, Names>,
): RouteHandler {
  const { version, operation } = route;
  const { value, complete } = operation;
  const form = { version, value, complete };
  return guarded(
    operation.name,
    async (visit, request, path) =>
      answer<Value>(form, request, visit, await serve(route, request, path, visit)),
    (visit, failure) => refuse(failure, version, visit, retryHeaders(failure)),
  );
}
