/** The documentation of the APIs, made of the contracts of the operations themselves. */
export { openApiDocument } from './document';
