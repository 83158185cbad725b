export type { Box } from './geometry';
export { union } from './geometry';
export type { Failure, Result } from './result';
export { fail, succeed } from './result';
