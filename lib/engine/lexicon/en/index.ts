import type { Lexicon } from '../model';
import { DATES, MONTHS, SEASONS } from './dates';
import { HEADING_WORDS, HEADINGS } from './headings';
import { FIELD_LABELS, FIELD_QUALIFIERS, PERSON_LABELS } from './labels';

/** English, with the words of India, Africa and the Gulf. It has several times the words of any other language, so it is a folder. */
export const ENGLISH: Lexicon = {
  language: 'en',
  months: MONTHS,
  seasons: SEASONS,
  dates: DATES,
  headings: HEADINGS,
  headingWords: HEADING_WORDS,
  personLabels: PERSON_LABELS,
  fieldLabels: FIELD_LABELS,
  fieldQualifiers: FIELD_QUALIFIERS,
};
