import type { z } from 'zod';
import { encode, STATUS_OF_CODE } from '@/lib/contracts';
import type { Operation, OperationFailure } from '../operations';
import { guarded, type RouteHandler, serve } from './define-route';
import { JSON_HEADERS, rateLimitHeaders, retryHeaders } from './headers';
import { handlersOf, type Method } from './methods';
import { discardBody } from './read-body';
import { beginVisit, logEnd, type Visit } from './visit';

/**
 * The calls that generate an interface. Their answers are not those of the other calls (wire-facts 1.3, 2.9): a result
 * is just its members, and an error is a text for the developer, which the clients show unchanged.
 */

const TEXT_HEADERS = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

function refuse(
  visit: Visit,
  failure: Omit<OperationFailure, 'value'>,
  more: Record<string, string> = {},
): Response {
  const status = STATUS_OF_CODE[failure.code];
  const headers = {
    ...TEXT_HEADERS,
    ...more,
    ...rateLimitHeaders(visit.quotas),
    ...retryHeaders(failure),
  };
  logEnd(visit, { status, code: failure.code, detail: failure.detail });
  return new Response(`${failure.code}: ${failure.message}`, { status, headers });
}

/** Makes a handler of a call that generates an interface. */
export function uiRoute<Body extends z.ZodType, Value extends z.ZodType, Names extends string>(
  operation: Operation<Body, Value, Names>,
): RouteHandler {
  return guarded(
    operation.name,
    async (visit, request, path) => {
      const { outcome } = await serve({ audience: 'accounts', operation }, request, path, visit);
      if (!outcome.ok) return refuse(visit, outcome.failure);
      const { value } = outcome.value;
      logEnd(visit, { status: 200, code: 'Success' });
      const body = value === undefined ? {} : encode<Value>(operation.value, value);
      const headers = { ...JSON_HEADERS, ...rateLimitHeaders(visit.quotas) };
      return new Response(JSON.stringify(body), { headers });
    },
    refuse,
  );
}

/** Returns the handlers of one path of these calls; other methods are answered with those that there are. */
export function uiMethods(declared: Partial<Record<Method, RouteHandler>>) {
  return handlersOf(declared, (allow) => async (request) => {
    await discardBody(request);
    const message = `This endpoint answers ${allow}.`;
    return refuse(beginVisit('methodNotAllowed'), { code: 'MethodNotAllowed', message }, { allow });
  });
}
