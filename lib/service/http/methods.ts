import { refuse } from './answer';
import type { RouteHandler } from './define-route';
import type { ApiVersion } from './info';
import { discardBody } from './read-body';
import { beginVisit } from './visit';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

type Method = (typeof METHODS)[number];

type Handlers<Handler> = Record<Method | 'OPTIONS', Handler>;

function allMethods<Handler>(handlerOf: (method: Method) => Handler, options: Handler): Handlers<Handler> {
  const handlers = Object.fromEntries(METHODS.map((method) => [method, handlerOf(method)]));
  return { ...handlers, OPTIONS: options } as Handlers<Handler>;
}

/** The handlers of one path: those declared, and an answer that names them for every other method. */
export function routeMethods(
  version: ApiVersion,
  declared: Partial<Record<Method, RouteHandler>>,
): Handlers<RouteHandler> {
  const withHead = declared.GET ? { ...declared, HEAD: declared.HEAD ?? headOf(declared.GET) } : declared;
  const allow = [...METHODS.filter((method) => withHead[method]), 'OPTIONS'].join(', ');
  const refuseMethod: RouteHandler = async (request) => {
    await discardBody(request);
    const message = `This endpoint answers ${allow}.`;
    return refuse({ code: 'MethodNotAllowed', message }, version, beginVisit('methodNotAllowed'), {
      allow,
    });
  };
  const options: RouteHandler = async () => new Response(null, { status: 204, headers: { allow } });
  return allMethods((method) => withHead[method] ?? refuseMethod, options);
}

function headOf(get: RouteHandler): RouteHandler {
  return async (request, context) => {
    const { status, headers } = await get(request, context);
    return new Response(null, { status, headers });
  };
}

/** The handlers of every path of a version that names no endpoint. */
export function unknownPath(version: ApiVersion): Handlers<(request: Request) => Promise<Response>> {
  const refusePath = async (request: Request) => {
    await discardBody(request);
    const message = 'There is no such endpoint in this version of the API.';
    return refuse({ code: 'DataNotFound', message }, version, beginVisit('unknownPath'));
  };
  return allMethods(() => refusePath, refusePath);
}
