import type { ParsedResume } from '@/lib/contracts';
import { degreeLevelOf, degreeRank } from '../../../taxonomy';
import type { ParsedEducation } from '../entries/model';
import { isSurelyDegree } from './sure';

/** The highest degree of a resume, and the levels of each. */

type Degree = NonNullable<NonNullable<ParsedResume['education']>['highestDegree']>;

/** Adds the local level (of the school's country, else of the document's) and the international one to a degree. */
export function withDegreeLevel(education: ParsedEducation, documentCountry?: string): ParsedEducation {
  const { degree, location } = education;
  if (!degree?.type) return education;
  const level = degreeLevelOf(degree.name?.raw ?? '', {
    country: location?.countryCode ?? documentCountry,
    type: degree.type,
  });
  if (!level) return education;
  return {
    ...education,
    degree: {
      ...degree,
      ...(level.local && !degree.normalizedLocal ? { normalizedLocal: level.local } : {}),
      normalizedInternational: degree.normalizedInternational ?? level.international,
    },
  };
}

/** Returns the degree of the highest type among those that surely are degrees; the first among equals. */
export function highestDegree(
  entries: readonly ParsedEducation[],
  doubtful: ReadonlySet<string>,
): Degree | undefined {
  const degrees = entries
    .filter((entry) => isSurelyDegree(entry, doubtful.has(entry.id ?? '')))
    .flatMap(({ degree }) => degree ?? []);
  return degrees.reduce<Degree | undefined>(
    (best, degree) => (!best || degreeRank(degree.type) > degreeRank(best.type) ? degree : best),
    undefined,
  );
}
