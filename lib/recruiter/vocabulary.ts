/**
 * The words and pure functions of this half that code in the browser may use too; everything else stays on the server.
 */
export type { ListQueryParams } from './candidates/query';
export { LIST_QUERY_DEFAULTS, listQueryFrom, listQueryParams } from './candidates/query';
export type * from './candidates/types';
export { CANDIDATE_COLUMNS } from './candidates/types';
export type * from './exports/types';
export type { Outcome, Problem } from './outcome';
export type * from './provider/types';
export type * from './uploads/types';
export type * from './users/types';
