import type { Lexicon } from '../model';
import {
  DEGREES,
  EMPLOYERS,
  EMPLOYMENT,
  LEVELS,
  LICENCES,
  PEOPLE,
  SCHOOLS,
  SENTENCES,
  STUDY_SUBJECTS,
  TITLES,
} from './career';
import { DATES, FUNCTION_WORDS, HEADING_WORDS, HEADINGS, MONTHS, SEASONS } from './headings';
import {
  DOCUMENT_TITLES,
  DUTY_LABELS,
  FIELD_LABELS,
  FIELD_QUALIFIERS,
  LANGUAGE_LABELS,
  PERSON_LABELS,
  PHONE_LABELS,
  PLACE_LABELS,
} from './labels';
import { POSTING_HEADINGS } from './postings';

/** German. */
export const GERMAN: Lexicon = {
  language: 'de',
  months: MONTHS,
  seasons: SEASONS,
  dates: DATES,
  functionWords: FUNCTION_WORDS,
  headings: HEADINGS,
  headingWords: HEADING_WORDS,
  personLabels: PERSON_LABELS,
  fieldLabels: FIELD_LABELS,
  fieldQualifiers: FIELD_QUALIFIERS,
  dutyLabels: DUTY_LABELS,
  languageLabels: LANGUAGE_LABELS,
  phoneLabels: PHONE_LABELS,
  placeLabels: PLACE_LABELS,
  documentTitles: DOCUMENT_TITLES,
  sentences: SENTENCES,
  people: PEOPLE,
  employers: EMPLOYERS,
  employment: EMPLOYMENT,
  titles: TITLES,
  schools: SCHOOLS,
  degrees: DEGREES,
  studySubjects: STUDY_SUBJECTS,
  levels: LEVELS,
  licences: LICENCES,
  postingHeadings: POSTING_HEADINGS,
};
