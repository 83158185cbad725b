import type { Lexicon } from './model';

/** Slovenian. */
export const SLOVENIAN: Lexicon = {
  language: 'sl',
  lacks: ['months', 'seasons', 'dates', 'headings', 'headingWords', 'fieldQualifiers'],
  personLabels: {
    name: 'ime in priimek',
    address: 'prebivalište',
  },
  fieldLabels: {
    whatOfJob: 'pozicija; delovno mesto',
    whereOfJob: 'podjetje; delodajalec',
    boardOfStudy: 'univerza',
    when: 'obdobje; leto',
  },
};
