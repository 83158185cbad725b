/** What comes from outside as JSON, read by its contract: what is wrong is said by the names of members. */
export { readObject } from './read-object';
