import type { OperationFailure } from '../operations';
import { serviceRuntime } from '../runtime';
import { identify } from './admit';
import { refuse } from './answer';
import { failureOf, type RouteHandler } from './define-route';
import type { ApiVersion } from './info';
import { discardBody } from './read-body';
import { beginVisit, logException } from './visit';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export type Method = (typeof METHODS)[number];

type Handlers<Handler> = Record<Method | 'OPTIONS', Handler>;

function allMethods<Handler>(handlerOf: (method: Method) => Handler, options: Handler): Handlers<Handler> {
  const handlers = Object.fromEntries(METHODS.map((method) => [method, handlerOf(method)]));
  return { ...handlers, OPTIONS: options } as Handlers<Handler>;
}

/** Returns the handlers of one path: those declared, and a refusal of every other method that names those there are. */
export function handlersOf(
  declared: Partial<Record<Method, RouteHandler>>,
  refusalOf: (allow: string) => RouteHandler,
): Handlers<RouteHandler> {
  const withHead = declared.GET ? { ...declared, HEAD: declared.HEAD ?? headOf(declared.GET) } : declared;
  const allow = [...METHODS.filter((method) => withHead[method]), 'OPTIONS'].join(', ');
  const refuseMethod = refusalOf(allow);
  const options: RouteHandler = async () => new Response(null, { status: 204, headers: { allow } });
  return allMethods((method) => withHead[method] ?? refuseMethod, options);
}

/** Returns the handlers of one path: those declared, and an answer that names them for every other method. */
export function routeMethods(
  version: ApiVersion,
  declared: Partial<Record<Method, RouteHandler>>,
): Handlers<RouteHandler> {
  return handlersOf(declared, (allow) => async (request) => {
    await discardBody(request);
    const message = `This endpoint answers ${allow}.`;
    return refuse({ code: 'MethodNotAllowed', message }, version, beginVisit('methodNotAllowed'), {
      allow,
    });
  });
}

function headOf(get: RouteHandler): RouteHandler {
  return async (request, context) => {
    const { status, headers } = await get(request, context);
    return new Response(null, { status, headers });
  };
}

/** The path below each API to which the server sends requests whose method the framework does not know. */
const OTHER_METHOD = /\/method-not-allowed$/u;

/** True for a request by a method that no endpoint of any API has ("TRACE", "PROPFIND"). */
export const isOtherMethod = ({ url }: Request): boolean => OTHER_METHOD.test(new URL(url).pathname);

const OTHER_METHOD_FAILURE: OperationFailure = {
  code: 'MethodNotAllowed',
  message: `No endpoint answers this method. They answer ${METHODS.join(', ')} or OPTIONS.`,
};

const UNKNOWN_PATH: OperationFailure = {
  code: 'DataNotFound',
  message: 'There is no such endpoint in this version of the API.',
};

/**
 * The handlers of every path of a version that names no endpoint. Credentials are checked first: a client with a wrong
 * key must hear of the key (wire-facts 1.5), and strangers do not learn which paths exist.
 */
export function unknownPath(version: ApiVersion): Handlers<(request: Request) => Promise<Response>> {
  const refusePath = async (request: Request) => {
    const visit = beginVisit('unknownPath');
    await discardBody(request);
    if (isOtherMethod(request))
      return refuse(OTHER_METHOD_FAILURE, version, visit, { allow: `${METHODS.join(', ')}, OPTIONS` });
    try {
      const caller = await identify(await serviceRuntime(), request.headers);
      return refuse(caller.ok ? UNKNOWN_PATH : caller.failure, version, visit);
    } catch (error) {
      logException(visit, error);
      return refuse(failureOf(error), version, visit);
    }
  };
  return allMethods(() => refusePath, refusePath);
}
