/** Reads external JSON by its contract: problems are reported with the names of members. */
export { readObject } from './read-object';
