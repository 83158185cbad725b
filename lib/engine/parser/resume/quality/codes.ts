import type { SectionType } from '../headings/kinds';

/** The findings on the quality of a resume (docs/decisions/0006-quality-codes.md). The first digit is the level. */

export const LEVEL_OF_DIGIT: Record<string, string> = {
  '1': 'Suggested Improvements',
  '2': 'Data Missing',
  '3': 'Major Issues Found',
  '4': 'Fatal Problems Found',
};

export type QualityCode = keyof typeof FINDINGS;

/** Message and section of each code. */
export const FINDINGS = {
  '101': {
    section: 'SUMMARY',
    message: 'The resume has no summary. A short professional summary helps readers and matching.',
  },
  '102': { section: 'SUMMARY', message: 'The summary is very long. Two to five sentences are read most.' },
  '111': {
    section: 'SKILLS',
    message: 'A skills section was not found. Listing skills under a heading makes them easier to find.',
  },
  '112': {
    section: 'SKILLS',
    message: 'More than 80 skills are listed, which makes it hard to see what matters.',
  },
  '121': { section: 'WORK_HISTORY', message: 'The position has no description of duties or achievements.' },
  '122': {
    section: 'WORK_HISTORY',
    message: 'The dates of the position give years without months, so its length is uncertain.',
  },
  '123': {
    section: 'WORK_HISTORY',
    message: 'It is not certain that these are the dates of the position. Compare them with the original.',
  },
  '124': {
    section: 'WORK_HISTORY',
    message: 'Words of the title or the employer are hard to read in the picture. Compare them with it.',
  },
  '131': { section: 'CONTACT_INFO', message: 'The e-mail address comes without a telephone number.' },
  '132': {
    section: 'EDUCATION',
    message: 'It is not certain that this is the degree. Compare it with the original.',
  },
  '133': {
    section: 'EDUCATION',
    message: 'It is not certain that this is the school. Compare it with the original.',
  },
  '134': {
    section: 'EDUCATION',
    message: 'It is not certain that these are the dates of the entry. Compare them with the original.',
  },
  '135': {
    section: 'EDUCATION',
    message: 'Words of the degree or the school are hard to read in the picture. Compare them with it.',
  },
  '136': {
    section: 'EDUCATION',
    message: 'It is not certain that this is the field of study. Compare it with the original.',
  },
  '141': {
    section: 'CONTACT_INFO',
    message: 'More than one e-mail address is given; which one to use is not clear.',
  },
  '142': {
    section: 'CONTACT_INFO',
    message: 'It is not certain that this is the town. Compare it with the original.',
  },
  '143': {
    section: 'CONTACT_INFO',
    message:
      'The name, an e-mail address or a telephone number is hard to read in the picture. Compare them with it.',
  },
  '151': {
    section: 'REFERENCES',
    message: 'Contact details of referees are included. They are better given on request.',
  },
  '161': {
    section: 'CONTACT_INFO',
    message:
      'Personal details such as date of birth or marital status are included, which many employers do not want to see.',
  },
  '211': { section: 'CONTACT_INFO', message: 'A telephone number was not found.' },
  '212': { section: 'CONTACT_INFO', message: 'An e-mail address was not found.' },
  '213': { section: 'CONTACT_INFO', message: 'A street address was not found.' },
  '214': { section: 'CONTACT_INFO', message: 'A city or municipality was not found.' },
  '221': { section: 'WORK_HISTORY', message: 'The position has no job title.' },
  '222': { section: 'WORK_HISTORY', message: 'The position has no employer.' },
  '223': { section: 'WORK_HISTORY', message: 'The position has no start date.' },
  '224': { section: 'WORK_HISTORY', message: 'The position has no end date and is not marked as current.' },
  '225': {
    section: 'WORK_HISTORY',
    message: 'A position may be missing: no entry has these lines. Compare with the original.',
  },
  '231': { section: 'EDUCATION', message: 'A degree was found without a name.' },
  '232': { section: 'EDUCATION', message: 'An education entry has no school.' },
  '233': { section: 'EDUCATION', message: 'An education entry has no dates.' },
  '234': {
    section: 'EDUCATION',
    message: 'A study may be missing: no entry has these lines. Compare with the original.',
  },
  '311': { section: 'CONTACT_INFO', message: "The candidate's name was not found." },
  '321': { section: 'WORK_HISTORY', message: 'The position ends before it begins.' },
  '322': { section: 'WORK_HISTORY', message: 'The position begins after the date of the document.' },
  '325': {
    section: 'WORK_HISTORY',
    message: 'A section of text was found without a header. Every section should begin with a clear header.',
  },
  '326': {
    section: 'WORK_HISTORY',
    message: 'A position may be missing: no entry has these dates. Compare with the original.',
  },
  '327': {
    section: 'EDUCATION',
    message: 'A study may be missing: no entry has these dates. Compare with the original.',
  },
  '331': {
    section: 'CONTACT_INFO',
    message: 'Contact details are far from the top of the document, where they are easily overlooked.',
  },
  '341': {
    section: 'SUMMARY',
    message: 'The document could not be read to its end; the result may be incomplete.',
  },
  '342': {
    section: 'CONTACT_INFO',
    message:
      'The file does not say in which encoding it was written, and more than one is likely. Letters beyond A to Z, names among them, may be wrong.',
  },
  '343': {
    section: 'CONTACT_INFO',
    message:
      'The document is a picture, such as a scan or a photo, and its text was recognised. Names, numbers and addresses may have wrong characters.',
  },
  '344': {
    section: 'CONTACT_INFO',
    message:
      'A font of the document does not say which letters it draws. Words that can be seen in the document are missing from the text.',
  },
  '411': { section: 'CONTACT_INFO', message: 'Neither a telephone number nor an e-mail address was found.' },
  '413': { section: 'WORK_HISTORY', message: 'No work history was found.' },
  '414': { section: 'EDUCATION', message: 'No education history was found.' },
  '421': { section: 'WORK_HISTORY', message: 'The document has too little text to be a resume.' },
} as const satisfies Record<string, { section: SectionType; message: string }>;
