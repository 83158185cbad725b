/**
 * The coarse half of a match: the columns that an index keeps of a profile, and the likelihood that its documents suit
 * a source.
 */
export { LOOKUP_COLUMNS, type LookupRow } from './columns';
export { type Likeness, likenessTo, nearnessTo } from './likeness';
export { lookupOf } from './row';
