/**
 * A job market that does not exist, for the sample workspace and for measuring: raw postings, made by rule from a seed.
 * They go through the same reading as real ones.
 */
export { sampleMarket } from './generate';
