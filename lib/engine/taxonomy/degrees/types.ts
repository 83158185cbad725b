import type { Level } from './model';

const LOWER_SECONDARY: Level = { code: '2', description: 'Lower secondary education' };
const UPPER_SECONDARY: Level = { code: '3', description: 'Upper secondary education' };
const POST_SECONDARY: Level = { code: '4', description: 'Post-secondary non-tertiary education' };
const SHORT_CYCLE: Level = { code: '5', description: 'Short-cycle tertiary education' };
const BACHELOR: Level = { code: '6', description: "Bachelor's or equivalent level" };
const MASTER: Level = { code: '7', description: "Master's or equivalent level" };
const DOCTOR: Level = { code: '8', description: 'Doctoral or equivalent level' };

/** ISCED 2011 levels by degree type; the types in rising order, as parsing.md lists them. */
const INTERNATIONAL = {
  lessThanHighSchool: LOWER_SECONDARY,
  specialeducation: LOWER_SECONDARY,
  someHighSchoolOrEquivalent: LOWER_SECONDARY,
  ged: UPPER_SECONDARY,
  certification: POST_SECONDARY,
  vocational: UPPER_SECONDARY,
  secondary: UPPER_SECONDARY,
  highSchoolOrEquivalent: UPPER_SECONDARY,
  someCollege: POST_SECONDARY,
  HND_HNC_OrEquivalent: SHORT_CYCLE,
  ASc: SHORT_CYCLE,
  associates: SHORT_CYCLE,
  international: BACHELOR,
  professional: MASTER,
  postprofessional: MASTER,
  BSc: BACHELOR,
  bachelors: BACHELOR,
  somePostgraduate: BACHELOR,
  MBA: MASTER,
  MSc: MASTER,
  masters: MASTER,
  intermediategraduate: MASTER,
  doctorate: DOCTOR,
  postdoctorate: DOCTOR,
} as const satisfies Record<string, Level>;

export type DegreeType = keyof typeof INTERNATIONAL;

/** parsing.md: Degree Type values in rising order. */
export const DEGREE_TYPES = Object.keys(INTERNATIONAL) as readonly DegreeType[];

export function isDegreeType(type: string): type is DegreeType {
  return type in INTERNATIONAL;
}

/** Returns the ISCED 2011 level of a degree type. */
export function internationalLevelOf(type: DegreeType): Level {
  return INTERNATIONAL[type];
}

/** Returns the index of a type among all, from 0; -1 when it is unknown. */
export function degreeRank(type: string | null | undefined): number {
  return DEGREE_TYPES.indexOf(type as DegreeType);
}
