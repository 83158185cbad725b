import type { z } from 'zod';
import type { DecodedOf } from '@/lib/contracts';
import { fail, type Result, succeed } from '@/lib/engine/kernel';
import { faultOfStore, OUTAGES } from '@/lib/platform';
import type { Operation, OperationFailure, PathParameters } from '../operations';
import { serviceRuntime } from '../runtime';
import { type Audience, admit } from './admit';
import { answer, refuse } from './answer';
import { retryHeaders } from './headers';
import type { ApiVersion } from './info';
import { parseJsonBody, refuseContentType } from './json-body';
import { discardBody, readBody } from './read-body';
import { type Ended, settle } from './settle';
import { beginVisit, logException, type Visit } from './visit';

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

/** An exception that nobody expected. */
const UNHANDLED: OperationFailure = {
  code: 'UnhandledException',
  message: 'The service failed to answer. The transaction id names this call in its log.',
};

/** A store that failed, of ours: the call is to come again, as one that met a service that is too busy. */
const OUTAGE_RETRY_SECONDS = 5;

/** What an exception is answered with: an outage in the words of the store that failed, anything else as unforeseen. */
export function failureOf(error: unknown): OperationFailure {
  const fault = faultOfStore(error);
  if (!fault) return UNHANDLED;
  const message = `${OUTAGES[fault.store]} Try again in a few seconds.`;
  return { code: 'ServiceUnavailable', message, retryAfterSeconds: OUTAGE_RETRY_SECONDS };
}

async function readRequest<Body extends z.ZodType>(
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

/** One call, step by step; each step may end it. */
export async function serve<Body extends z.ZodType, Value extends z.ZodType>(
  { audience, operation }: Pick<RouteDeclaration<Body, Value>, 'audience' | 'operation'>,
  request: Request,
  parameters: PathParameters,
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
    const body = await readRequest(request, operation.body);
    if (!body.ok) return { outcome: body, cost: 0 };
    const { transactionId } = visit;
    const call = { account, transactionId, signal: request.signal, body: body.value, parameters };
    const outcome = await operation.run(call).catch((error: unknown) => {
      logException(visit, error);
      return fail(failureOf(error));
    });
    return leastCharges ? await settle(runtime, visit, account, outcome) : { outcome, cost: 0 };
  } finally {
    leave();
  }
}

/** Makes a handler of what answers a call; an exception is logged, and refused in the words of the endpoint. */
export function guarded(
  name: string,
  answering: (visit: Visit, request: Request, parameters: PathParameters) => Promise<Response>,
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
export function defineRoute<Body extends z.ZodType, Value extends z.ZodType>(
  route: RouteDeclaration<Body, Value>,
): RouteHandler {
  const { version, operation } = route;
  const { value, complete } = operation;
  const form = { version, value, complete };
  return guarded(
    operation.name,
    async (visit, request, parameters) =>
      answer<Value>(form, request, visit, await serve(route, request, parameters, visit)),
    (visit, failure) => refuse(failure, version, visit, retryHeaders(failure)),
  );
}
