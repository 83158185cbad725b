import { type Detail, detail, unlessSame } from '@/components/dossier/details/detail';
import { exactDateText } from '@/components/dossier/months';
import { exactPlace } from '@/components/dossier/workbench/place-text';
import type { ParsedResume } from '@/lib/contracts';
import type { EducationEntry } from '../evidence/field-evidence';

type Degree = NonNullable<NonNullable<ParsedResume['education']>['highestDegree']>;
type Level = Degree['normalizedLocal'];

/** Degree types of the contract in words; the values of parsing.md are made for machines. */
const DEGREE_WORDS: Readonly<Record<string, string>> = {
  lessThanHighSchool: 'Less than high school',
  specialeducation: 'Special education',
  someHighSchoolOrEquivalent: 'Some high school',
  ged: 'General education diploma',
  certification: 'Certificate',
  vocational: 'Vocational training',
  secondary: 'Secondary school',
  highSchoolOrEquivalent: 'High school',
  someCollege: 'Some college',
  HND_HNC_OrEquivalent: 'Higher national diploma',
  ASc: 'Associate of Science',
  associates: 'Associate degree',
  international: 'International degree',
  professional: 'Professional degree',
  postprofessional: 'Postgraduate professional degree',
  BSc: 'Bachelor of Science',
  bachelors: "Bachelor's degree",
  somePostgraduate: 'Some postgraduate study',
  MBA: 'MBA',
  MSc: 'Master of Science',
  masters: "Master's degree",
  intermediategraduate: 'Intermediate graduate',
  doctorate: 'Doctorate',
  postdoctorate: 'Postdoctorate',
};

function levelText(level: Level): string {
  return [level?.description, level?.code && `(${level.code})`].filter(Boolean).join(' ');
}

/** Returns the level of a degree in a few words: internationally comparable where that is known. */
export function degreeLevel(degree: Degree | null | undefined): string {
  const known = degree?.normalizedInternational?.description ?? degree?.normalizedLocal?.description;
  return known ?? DEGREE_WORDS[degree?.type ?? ''] ?? '';
}

/** Returns everything about a degree except its name. */
export function degreeDetails(degree: Degree | null | undefined): Detail[] {
  return [
    detail('Degree, normalised', unlessSame(degree?.name?.normalized, degree?.name?.raw)),
    detail('Degree type', DEGREE_WORDS[degree?.type ?? ''] ?? degree?.type),
    detail('Local level', levelText(degree?.normalizedLocal)),
    detail('International level', levelText(degree?.normalizedInternational)),
  ];
}

function gradeDetails({ gpa }: EducationEntry): Detail[] {
  return [
    detail('Grade', gpa?.score),
    detail('Scale', gpa?.scoringSystem),
    detail('Best grade', gpa?.maxScore),
    detail('Worst grade', gpa?.minimumScore),
    detail('Grade, 0 to 1', gpa?.normalizedScore),
  ];
}

/** Returns everything in an education entry except degree, school, subjects and dates. */
export function educationDetails(entry: EducationEntry): Detail[] {
  return [
    ...degreeDetails(entry.degree),
    detail('School, normalised', unlessSame(entry.schoolName?.normalized, entry.schoolName?.raw)),
    detail('School type', entry.schoolType),
    detail('Minor subjects', entry.minors),
    ...gradeDetails(entry),
    detail('Address', exactPlace(entry.location)),
    detail('From', exactDateText(entry.startDate)),
    detail('To', exactDateText(entry.endDate)),
    detail('Last date', exactDateText(entry.lastEducationDate)),
    detail('Graduated', entry.graduated?.value),
    detail('As written', entry.text),
    detail('Id', entry.id),
  ];
}
