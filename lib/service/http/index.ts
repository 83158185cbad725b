/**
 * Between HTTP and the operations: a route is a declaration, and `defineRoute` authenticates, limits, reads,
 * validates, runs, settles, answers and logs. No rule of the trade is here.
 */
export { assistantRoutes, describeIssuer, describeResource } from './assistant-endpoint';
export { eventBinaryRoute } from './binary-endpoint';
export { defineRoute, type RouteHandler } from './define-route';
export { marketMethods, marketRoute, unknownMarketPath } from './market-endpoint';
export {
  beginSignInRoute,
  enterMatcherRoute,
  matcherFontRoute,
  matcherRoute,
  openMatcherRoute,
} from './matcher-endpoint';
export { routeMethods, unknownPath } from './methods';
export { describeApi } from './openapi';
export { routesOf, uiRoutesOf } from './routes';
export { answerTokenRequest } from './token-endpoint';
export { uiRoute } from './ui-endpoint';
