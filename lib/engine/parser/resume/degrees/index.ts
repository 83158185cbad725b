import type { ParsedResume } from '@/lib/contracts';
import type { ParsedEducation } from '../entries/model';

/** The highest degree of a resume, and the international level of each. */

type Degree = NonNullable<NonNullable<ParsedResume['education']>['highestDegree']>;

/** ISCED 2011 levels by degree type (parsing.md lists the types in rising order). */
const INTERNATIONAL: Record<string, { code: string; description: string }> = {
  lessThanHighSchool: { code: '2', description: 'Lower secondary education' },
  specialeducation: { code: '2', description: 'Lower secondary education' },
  someHighSchoolOrEquivalent: { code: '2', description: 'Lower secondary education' },
  ged: { code: '3', description: 'Upper secondary education' },
  certification: { code: '4', description: 'Post-secondary non-tertiary education' },
  vocational: { code: '3', description: 'Upper secondary education' },
  secondary: { code: '3', description: 'Upper secondary education' },
  highSchoolOrEquivalent: { code: '3', description: 'Upper secondary education' },
  someCollege: { code: '4', description: 'Post-secondary non-tertiary education' },
  HND_HNC_OrEquivalent: { code: '5', description: 'Short-cycle tertiary education' },
  ASc: { code: '5', description: 'Short-cycle tertiary education' },
  associates: { code: '5', description: 'Short-cycle tertiary education' },
  international: { code: '6', description: "Bachelor's or equivalent level" },
  professional: { code: '7', description: "Master's or equivalent level" },
  postprofessional: { code: '7', description: "Master's or equivalent level" },
  BSc: { code: '6', description: "Bachelor's or equivalent level" },
  bachelors: { code: '6', description: "Bachelor's or equivalent level" },
  somePostgraduate: { code: '6', description: "Bachelor's or equivalent level" },
  MBA: { code: '7', description: "Master's or equivalent level" },
  MSc: { code: '7', description: "Master's or equivalent level" },
  masters: { code: '7', description: "Master's or equivalent level" },
  intermediategraduate: { code: '7', description: "Master's or equivalent level" },
  doctorate: { code: '8', description: 'Doctoral or equivalent level' },
  postdoctorate: { code: '8', description: 'Doctoral or equivalent level' },
};

const ORDER = Object.keys(INTERNATIONAL);

function withLevel(degree: Degree): Degree {
  const level = degree.type ? INTERNATIONAL[degree.type] : undefined;
  return level && !degree.normalizedInternational ? { ...degree, normalizedInternational: level } : degree;
}

/** Adds the international level to the degree of an entry. */
export function withDegreeLevel(education: ParsedEducation): ParsedEducation {
  return education.degree ? { ...education, degree: withLevel(education.degree) } : education;
}

/** The degree of the highest type; the one named first among equals. */
export function highestDegree(entries: readonly ParsedEducation[]): Degree | undefined {
  const rank = (degree: Degree) => ORDER.indexOf(degree.type ?? '');
  const degrees = entries.flatMap(({ degree }) => (degree?.name?.raw ? [degree] : []));
  return degrees.reduce<Degree | undefined>(
    (best, degree) => (!best || rank(degree) > rank(best) ? degree : best),
    undefined,
  );
}
