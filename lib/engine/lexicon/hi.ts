import type { Lexicon } from './model';

/** Hindi. */
export const HINDI: Lexicon = {
  language: 'hi',
  lacks: [
    'months',
    'seasons',
    'dates',
    'headings',
    'headingWords',
    'personLabels',
    'fieldQualifiers',
    'functionWords',
    'sentences',
    'dutyLabels',
    'languageLabels',
    'people',
    'employers',
    'employment',
    'titles',
    'schools',
    'degrees',
    'studySubjects',
  ],
  fieldLabels: {
    whatOfJob: 'पद; पदनाम',
    whatOfStudy: 'परीक्षा',
    whereOfJob: 'कंपनी',
    whereOfStudy: 'विद्यालय',
    boardOfStudy: 'विश्वविद्यालय; बोर्ड',
    subjectOfStudy: 'विषय',
    when: 'अवधि; वर्ष',
    place: 'स्थान',
    gradeOfStudy: 'अंक; श्रेणी; प्रतिशत',
  },
};
