import { DOCUMENT_WORDS, type WordsLanguage } from '@/lib/expression';
import type { FactField } from './facts';

/** Fields that are asked of the facts of a dossier, by words. */
export const FIELDS_OF_FACTS: Readonly<Record<string, FactField>> = {
  name: 'name',
  title: 'title',
  employer: 'employer',
  skill: 'skill',
  school: 'school',
  degree: 'degree',
  certification: 'certification',
  location: 'location',
};

/** Fields whose values are compared as a whole. */
const FIELDS_OF_VALUES = ['tag', 'language', 'country'] as const;

export type ValueField = (typeof FIELDS_OF_VALUES)[number];

export function isValueField(field: string): field is ValueField {
  return FIELDS_OF_VALUES.some((known) => known === field);
}

/** The search expression over the lists: that of the index, with names, and without fields that only an index has. */
export const LIST_WORDS: WordsLanguage = {
  ...DOCUMENT_WORDS,
  fields: new Set([...Object.keys(FIELDS_OF_FACTS), ...FIELDS_OF_VALUES, 'text']),
};
