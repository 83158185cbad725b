/**
 * Gives what a parser found a meaning: skills as concepts of the taxonomy (V2) or as its deprecated tree (V1), titles as
 * professions. It adds to a parsed document and takes nothing away; what is in the text is left to the parser.
 * Pure and total: the same document, taxonomies and options give the same result.
 */
export { normaliseJob, normaliseResume } from './normalise';
export type { NormaliserOptions, Taxonomies } from './options';
export { PROFESSION_TAXONOMY_VERSION } from './options';
