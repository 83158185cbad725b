/**
 * The query language of the market (market.md): parameters are read against one registry of fields into a request with
 * its meaning, or into a list of all problems and their places; a request becomes statements with all values as
 * parameters. Nothing throws because of input, and nothing here knows a clock, a store or HTTP.
 */
export {
  type AggregateRequest,
  type GroupLevel,
  readAggregate,
} from './aggregate-request';
export type {
  CustomCategories,
  CustomCategory,
  KnownPlace,
  KnownValues,
  QueryContext,
} from './context';
export { FIELDS, type Field, fieldByName, type ValueSource } from './fields';
export { type FieldsRequest, readFieldsRequest } from './fields-request';
export type { Filter } from './filter';
export type { Parameter } from './filters';
export type { Choice, Problem } from './problem';
export { type ReadRequest, readSearch, type SearchRequest } from './search-request';
export { snippetsOf } from './snippets';
export * from './sql';
