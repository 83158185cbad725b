/** The coarse half of a match: what an index keeps of a profile, and how likely its documents are to suit a source. */
export { LOOKUP_COLUMNS, type LookupRow } from './columns';
export { type Likeness, likenessTo } from './likeness';
export { lookupOf } from './row';
