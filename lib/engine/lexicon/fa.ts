import type { Lexicon } from './model';

/** Persian. */
export const PERSIAN: Lexicon = {
  language: 'fa',
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
    'phoneLabels',
    'placeLabels',
    'documentTitles',
    'people',
    'employers',
    'employment',
    'titles',
    'schools',
    'degrees',
    'studySubjects',
    'levels',
    'licences',
    'postingHeadings',
  ],
  fieldLabels: {
    whatOfJob: 'عنوان شغلی; سمت',
    whatOfStudy: 'مدرک; مقطع تحصیلی',
    whereOfJob: 'نام شرکت; محل کار',
    subjectOfStudy: 'رشته تحصیلی',
    when: 'مدت; سال',
  },
};
