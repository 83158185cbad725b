import type { ColumnRole } from '@/lib/recruiter/vocabulary';

/** What a column of a table of people holds, in words. */
export const COLUMN_ROLE_WORDS: Readonly<Record<ColumnRole, string>> = {
  name: 'Name',
  given: 'Given name',
  family: 'Family name',
  email: 'E-mail',
  phone: 'Phone',
  place: 'Place',
  title: 'Title',
  employer: 'Employer',
  skills: 'Skills',
  job: 'Job, kept as a tag',
  stage: 'Stage, kept as a tag',
  tags: 'Tags',
  notes: 'Notes',
  cv: 'CV, by its file name',
  text: 'Text of the CV',
  source: 'Source',
  date: 'Date',
};
