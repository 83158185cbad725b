/**
 * Between HTTP and the operations: a route is a declaration, and `defineRoute` authenticates, limits, reads,
 * validates, runs, settles, answers and logs. No rule of the trade stands here.
 */
export { defineRoute, type RouteHandler } from './define-route';
export { marketMethods, marketRoute, unknownMarketPath } from './market-endpoint';
export { beginSignInRoute, matcherFontRoute, matcherRoute, openMatcherRoute } from './matcher-endpoint';
export { routeMethods, unknownPath } from './methods';
export { answerTokenRequest } from './token-endpoint';
export { uiMethods, uiRoute } from './ui-endpoint';
