import type { Lexicon } from './model';

/** Slovenian. */
export const SLOVENIAN: Lexicon = {
  language: 'sl',
  lacks: [
    'months',
    'seasons',
    'dates',
    'headings',
    'headingWords',
    'fieldQualifiers',
    'sentences',
    'dutyLabels',
    'languageLabels',
    'phoneLabels',
    'placeLabels',
    'documentTitles',
    'people',
    'employers',
    'employment',
    'titles',
    'degrees',
    'studySubjects',
    'levels',
    'licences',
    'postingHeadings',
    'certificates',
    'nationalities',
    'addresses',
    'placeMarks',
    'placeMarksBehind',
    'studies',
    'service',
    'references',
    'sentenceWords',
    'languageActivities',
    'postingLabels',
    'postingTopics',
    'postingPages',
  ],
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
  functionWords: `
    in; v; na; z; za; od; do; se; je; o; po; kot; pri; ki; delovne; izkušnje; izobrazba; znanja; veščine;
    jeziki; trenutno; razvoj; projekt; slovenščina; angleščina; delo; univerza; ter`,
  schools: {
    university: 'fakulteta',
  },
  pages: {
    page: 'stran',
  },
};
