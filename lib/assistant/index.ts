/**
 * What assistants can do by the Model Context Protocol: tools and resources over the calls of the APIs. It knows the contracts
 * and is handed a way to ask, so it is the same within the service, over HTTP, and on somebody's own machine.
 */
export type { Answered, Ask, Asked, Rights } from './ask';
export { assistantServer } from './server';
export { match } from './tools/find';
