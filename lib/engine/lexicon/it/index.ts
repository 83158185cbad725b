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
import { CERTIFICATES, REFERENCES, SERVICE, STUDIES } from './credentials';
import { DATES, FUNCTION_WORDS, HEADING_WORDS, HEADINGS, MONTHS, SEASONS } from './headings';
import {
  DUTY_LABELS,
  FIELD_LABELS,
  FIELD_QUALIFIERS,
  LANGUAGE_LABELS,
  PERSON_LABELS,
  PHONE_LABELS,
  PLACE_LABELS,
} from './labels';
import { ADDRESSES, NATIONALITIES, PAGES, PLACE_MARKS } from './places';
import { POSTING_LABELS } from './posting-labels';
import { CONTRACT_MARKS, CONTRACT_PHRASES, WORKING_TIME, WORKPLACES } from './posting-terms';
import { POSTING_PAGES, POSTING_TOPICS } from './posting-topics';
import { OPTIONAL, POSTING_HEADINGS } from './postings';
import { LANGUAGE_ACTIVITIES, SENTENCE_WORDS } from './sentences';

/** Italian. */
export const ITALIAN: Lexicon = {
  language: 'it',
  lacks: ['documentTitles', 'placeMarksBehind'],
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
  certificates: CERTIFICATES,
  studies: STUDIES,
  service: SERVICE,
  references: REFERENCES,
  nationalities: NATIONALITIES,
  addresses: ADDRESSES,
  placeMarks: PLACE_MARKS,
  pages: PAGES,
  sentenceWords: SENTENCE_WORDS,
  languageActivities: LANGUAGE_ACTIVITIES,
  postingLabels: POSTING_LABELS,
  postingTopics: POSTING_TOPICS,
  postingPages: POSTING_PAGES,
  contractMarks: CONTRACT_MARKS,
  contractPhrases: CONTRACT_PHRASES,
  workingTime: WORKING_TIME,
  workplaces: WORKPLACES,
  optional: OPTIONAL,
  postingHeadings: POSTING_HEADINGS,
};
