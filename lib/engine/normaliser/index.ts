/**
 * Gives meaning to the results of a parser: skills as concepts of the taxonomy (V2) or as its deprecated tree (V1),
 * titles as professions. It only adds to a parsed document; reading the text is left to the parser. Pure and total: the
 * same document, taxonomies and options give the same result.
 */
export { normaliseJob, normaliseResume } from './normalise';
export type { NormaliserOptions, Taxonomies } from './options';
export { PROFESSION_TAXONOMY_VERSION } from './options';
