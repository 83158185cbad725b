/** Search over indexed documents (wire-facts 2.1, 2.2, 2.4). `scope` reads which documents a request means, for matches too. */
export { readScope } from './scope';
export { search, searchDocuments } from './search';
