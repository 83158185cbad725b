import { z } from 'zod';
import type { DecodedOf } from '../codec';
import { maybe } from '../parsing/shared';

const text = maybe(z.string());
const texts = maybe(z.array(z.string()));
/** Clients send every switch, so false is the same as not set (wire-facts 2.2). */
const flag = maybe(z.boolean());
const whole = maybe(z.number().int());
const range = maybe(z.object({ Minimum: whole, Maximum: whole }));

/** wire-facts 2.2: LocationCriteria.DistanceUnit. */
export const DISTANCE_UNITS = ['Miles', 'Kilometers'] as const;

/** Ways to read the search expression: as written, or widened by the taxonomy (decision 0030). */
export const SEARCH_MODES = ['Boolean', 'Semantic'] as const;

const GeoPoint = z.object({ Latitude: z.number(), Longitude: z.number(), Source: text });

const FilterLocation = z.object({
  CountryCode: text,
  PostalCode: text,
  Region: text,
  Municipality: text,
  GeoPoint: maybe(GeoPoint),
});

const LocationCriteria = z.object({
  Locations: maybe(z.array(FilterLocation)),
  Distance: whole,
  DistanceUnit: text,
  GeocodeProvider: text,
  GeocodeProviderKey: text,
});

const EducationFilter = z.object({
  SchoolName: text,
  DegreeMajor: text,
  DegreeName: text,
  DegreeType: text,
  MinimumGPA: maybe(z.number()),
});

const SkillFilter = z.object({
  SkillName: text,
  ExperienceLevel: text,
  MonthsOfExperienceRange: range,
  IsCurrent: flag,
});

const JobTitleFilter = z.object({ Title: text, IsCurrent: flag });

/**
 * wire-facts 2.2. `SearchExpressionMode`, `DegreeTypeAtLeast` and `CustomFields` are ours: the APIs have no member for them.
 * `CustomFields` names fields of documents of version 2, each with the values of which one must be there.
 */
export const FilterCriteria = z.object({
  RevisionDateRange: maybe(z.object({ Minimum: text, Maximum: text })),
  DocumentIds: texts,
  UserDefinedTags: texts,
  UserDefinedTagsMustAllExist: flag,
  CustomFields: maybe(z.record(z.string(), z.array(z.string()))),
  SecurityCredentials: texts,
  HasSecurityCredentials: flag,
  SchoolNames: texts,
  DegreeNames: texts,
  DegreeTypes: texts,
  DegreeTypeAtLeast: text,
  Educations: maybe(z.array(EducationFilter)),
  Employers: texts,
  EmployersMustAllBeCurrentEmployer: flag,
  DocumentLanguages: texts,
  Certifications: texts,
  ExecutiveType: texts,
  LanguagesKnown: texts,
  LanguagesKnownMustAllExist: flag,
  Taxonomies: texts,
  Skills: maybe(z.array(SkillFilter)),
  SkillsMustAllExist: flag,
  JobTitles: maybe(z.array(JobTitleFilter)),
  LocationCriteria: maybe(LocationCriteria),
  SearchExpression: text,
  SearchExpressionMode: text,
  MonthsExperience: range,
  MonthsManagementExperience: range,
  AverageMonthsPerEmployer: range,
  JobPredictiveIndex: range,
  CurrentManagementLevel: text,
  HasPatents: flag,
  IsAuthor: flag,
  IsPublicSpeaker: flag,
  IsMilitary: flag,
  IsTopStudent: flag,
  IsCurrentStudent: flag,
  IsRecentGraduate: flag,
});

export type FilterCriteriaData = DecodedOf<typeof FilterCriteria>;
