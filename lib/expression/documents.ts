import type { WordsLanguage } from './ast';

/** The fields of a document that a search expression can search by words, and those it compares as a whole. */
const FIELDS = {
  words: ['title', 'employer', 'skill', 'school', 'degree', 'certification', 'location', 'text'],
  values: ['tag', 'role', 'custom', 'language', 'country', 'id'],
} as const;

/** The search expression of FilterCriteria (matching-ui.md), with its fields and its limits. */
export const DOCUMENT_WORDS: WordsLanguage = {
  fields: new Set([...FIELDS.words, ...FIELDS.values]),
  maxLength: 4000,
  lettersBeforeWildcard: 3,
  hasSingleWildcard: true,
  hasSmallOperators: true,
};
