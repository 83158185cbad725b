import { codeOf, EDUCATION_LEVELS, type EducationLevelKey } from '../../market';
import type { PostingFacts } from '../../parser';
import { type DegreeType, degreeLevelOf, degreeRank } from '../../taxonomy';

/** Levels of the market by degree type (parsing.md, Degree Type). */
const LEVELS: Record<DegreeType, EducationLevelKey> = {
  lessThanHighSchool: 'lower_secondary',
  specialeducation: 'lower_secondary',
  someHighSchoolOrEquivalent: 'lower_secondary',
  ged: 'upper_secondary',
  certification: 'vocational',
  vocational: 'vocational',
  secondary: 'upper_secondary',
  highSchoolOrEquivalent: 'upper_secondary',
  someCollege: 'short_tertiary',
  HND_HNC_OrEquivalent: 'short_tertiary',
  ASc: 'short_tertiary',
  associates: 'short_tertiary',
  international: 'bachelor',
  professional: 'master',
  postprofessional: 'master',
  BSc: 'bachelor',
  bachelors: 'bachelor',
  somePostgraduate: 'bachelor',
  MBA: 'master',
  MSc: 'master',
  masters: 'master',
  intermediategraduate: 'master',
  doctorate: 'doctorate',
  postdoctorate: 'doctorate',
};

function keyOfType(type: string | null | undefined): EducationLevelKey | undefined {
  return type === null || type === undefined ? undefined : LEVELS[type as DegreeType];
}

/** Returns the lowest degree that opens the job: of those that the text names, else the source's. */
export function educationLevelOf(
  degrees: PostingFacts['degrees'],
  source: string | undefined,
): number | undefined {
  const types = (degrees ?? []).flatMap((degree) => degree?.type ?? []);
  const lowest = types.sort((a, b) => degreeRank(a) - degreeRank(b))[0];
  const key =
    keyOfType(lowest) ?? (source === undefined ? undefined : keyOfType(degreeLevelOf(source)?.type));
  return key && codeOf(EDUCATION_LEVELS, key);
}
