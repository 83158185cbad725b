import { isOn } from '../../shared/mechanisms';
import { passes } from '../../shared/passes';
import type { Assignment } from '../entries/assign';
import { shownAssignment } from '../entries/draft';
import type { EntryModel } from '../entries/drafts';
import type { HeaderParts, Part } from '../entries/parts';
import { namesDegree } from './entry';
import { educationEvidence } from './evidence';
import { isGradeText, withoutGrade } from './grades';
import { cutFacultyFromSchool, cutSubjectFromSchool, withoutMark } from './schools';

/** Evidence from which on the words of a degree name it surely. */
export const NAMED = 2.5;

const isOfDegree = ({ field }: Part) => field === 'what';

const withReadableParts = passes<HeaderParts>(
  'header of a study',
  ({ parts }) => parts.map(({ text }) => text),
  [
    {
      name: 'grades',
      why: '"Grade: 2:1" is no degree and no school',
      apply: (header) => ({
        ...header,
        parts: header.parts.filter((part) => isOfDegree(part) || !isGradeText(part.text)),
      }),
    },
    {
      name: 'grades behind a name',
      why: '"Harbour College (GPA 3.8)"',
      apply: (header) => ({
        ...header,
        parts: header.parts.map((part) =>
          isOfDegree(part) ? part : { ...part, text: withoutGrade(part.text) },
        ),
      }),
    },
  ],
);

const withSettledFields = passes<Assignment>('degree and school', shownAssignment, [
  {
    name: 'mark before the school',
    why: '"Distinction, Harbour College"',
    apply: withoutMark,
  },
  {
    name: 'subject before the school',
    why: '"Computer Science, Harbour University" beside a degree',
    apply: cutSubjectFromSchool,
  },
  {
    name: 'faculty behind the school',
    why: 'where words are not parted by spaces, faculty and subject follow the school after one',
    apply: cutFacultyFromSchool,
  },
]);

/** How the entries of an education are read. */
export const EDUCATION_MODEL: EntryModel = {
  about: 'study',
  evidence: educationEvidence,
  slotWeight: 0.4,
  sureWhere: 2,
  isWholeAlone: (text) =>
    isOn('education.alone') && educationEvidence(text).what > NAMED && namesDegree(text),
  prepare: withReadableParts,
  refine: withSettledFields,
};
