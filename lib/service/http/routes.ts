import type { Operation } from '../operations';
import type { Audience } from './admit';
import { defineRoute, type RouteHandler } from './define-route';
import { type Method, routeMethods } from './methods';
import { uiMethods, uiRoute } from './ui-endpoint';

// biome-ignore lint/suspicious/noExplicitAny: an operation takes its own body, and a path has operations of several
type AnyOperation = Operation<any, any, any>;

const declared = (
  operations: readonly AnyOperation[],
  routeOf: (operation: AnyOperation) => RouteHandler,
): Partial<Record<Method, RouteHandler>> =>
  Object.fromEntries(operations.map((operation) => [operation.call.method, routeOf(operation)]));

/** Makes the handlers of one path, by the methods of the calls that its operations answer. */
export function routesOf(audience: Audience, ...operations: readonly AnyOperation[]) {
  const version = operations.some(({ call }) => call.path.startsWith('/v9/')) ? '9' : '10';
  return routeMethods(
    version,
    declared(operations, (operation) => defineRoute({ version, audience, operation })),
  );
}

/** Makes the same for the calls that generate an interface. */
export const uiRoutesOf = (...operations: readonly AnyOperation[]) =>
  uiMethods(declared(operations, (operation) => uiRoute(operation)));
