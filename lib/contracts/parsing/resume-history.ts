import { z } from 'zod';
import { DateValue, EducationDateValue, Location, maybe, NormalizedString, wrapped } from './shared';

/** parsing.md: SchoolType values. */
export const SCHOOL_TYPES = [
  'UNSPECIFIED',
  'lowerSchool',
  'highschool',
  'secondary',
  'trade',
  'professional',
  'vocational',
  'community',
  'college',
  'university',
] as const;

/** parsing.md: Degree Type values, in rising order. */
export const DEGREE_TYPES = [
  'lessThanHighSchool',
  'specialeducation',
  'someHighSchoolOrEquivalent',
  'ged',
  'certification',
  'vocational',
  'secondary',
  'highSchoolOrEquivalent',
  'someCollege',
  'HND_HNC_OrEquivalent',
  'ASc',
  'associates',
  'international',
  'professional',
  'postprofessional',
  'BSc',
  'bachelors',
  'somePostgraduate',
  'MBA',
  'MSc',
  'masters',
  'intermediategraduate',
  'doctorate',
  'postdoctorate',
] as const;

const NormalizedDegree = z.object({ Code: maybe(z.string()), Description: maybe(z.string()) });

export const Degree = z.object({
  Name: maybe(NormalizedString),
  NormalizedLocal: maybe(NormalizedDegree),
  NormalizedInternational: maybe(NormalizedDegree),
  Type: maybe(z.string()),
});

const GradePointAverage = z.object({
  Score: maybe(z.string()),
  ScoringSystem: maybe(z.string()),
  MaxScore: maybe(z.string()),
  MinimumScore: maybe(z.string()),
  NormalizedScore: maybe(z.number()),
});

export const EducationDetails = z.object({
  Id: z.string(),
  Text: maybe(z.string()),
  SchoolName: maybe(NormalizedString),
  SchoolType: maybe(z.string()),
  Location: maybe(Location),
  Degree: maybe(Degree),
  Majors: maybe(z.array(z.string())),
  Minors: maybe(z.array(z.string())),
  GPA: maybe(GradePointAverage),
  LastEducationDate: maybe(EducationDateValue),
  StartDate: maybe(EducationDateValue),
  EndDate: maybe(EducationDateValue),
  Graduated: maybe(wrapped(z.boolean())),
});

export const Education = z.object({
  HighestDegree: maybe(Degree),
  EducationDetails: maybe(z.array(EducationDetails)),
});

const ProfessionCode = z.object({ CodeId: maybe(z.number().int()), Description: maybe(z.string()) });

export const NormalizedProfession = z.object({
  Profession: maybe(ProfessionCode),
  Group: maybe(ProfessionCode),
  Class: maybe(ProfessionCode),
  ISCO: maybe(ProfessionCode.extend({ Version: maybe(z.string()) })),
  ONET: maybe(
    z.object({ Version: maybe(z.string()), CodeId: maybe(z.string()), Description: maybe(z.string()) }),
  ),
  Confidence: maybe(z.number()),
});

/** parsing.md: ExecutiveType values. */
export const EXECUTIVE_TYPES = [
  'NONE',
  'ADMIN',
  'ACCOUNTING',
  'BUSINESS_DEV',
  'EXECUTIVE',
  'FINANCIAL',
  'GENERAL',
  'IT',
  'LEARNING',
  'MARKETING',
  'OPERATIONS',
] as const;

export const ExperienceSummary = z.object({
  Description: maybe(z.string()),
  MonthsOfWorkExperience: maybe(z.number().int()),
  MonthsOfManagementExperience: maybe(z.number().int()),
  ExecutiveType: maybe(z.string()),
  AverageMonthsPerEmployer: maybe(z.number().int()),
  FulltimeDirectHirePredictiveIndex: maybe(z.number().int()),
  ManagementStory: maybe(z.string()),
  CurrentManagementLevel: maybe(z.string()),
  ManagementScore: maybe(z.number().int()),
  AttentionNeeded: maybe(z.string()),
});

const Employer = z.object({
  Name: maybe(NormalizedString.extend({ Probability: maybe(z.string()) })),
  OtherFoundName: maybe(NormalizedString),
  Location: maybe(Location),
});

const JobTitle = NormalizedString.extend({
  Probability: maybe(z.string()),
  Variations: maybe(z.array(z.string())),
});

export const Position = z.object({
  Id: z.string(),
  Employer: maybe(Employer),
  RelatedToByDates: maybe(z.array(z.string())),
  RelatedToByCompanyName: maybe(z.array(z.string())),
  IsSelfEmployed: maybe(z.boolean()),
  IsCurrent: maybe(z.boolean()),
  JobTitle: maybe(JobTitle),
  StartDate: maybe(DateValue),
  EndDate: maybe(DateValue),
  NumberEmployeesSupervised: maybe(wrapped(z.number().int())),
  JobType: maybe(z.string()),
  TaxonomyName: maybe(z.string()),
  SubTaxonomyName: maybe(z.string()),
  JobLevel: maybe(z.string()),
  TaxonomyPercentage: maybe(z.number().int()),
  Description: maybe(z.string()),
  Bullets: maybe(z.array(z.object({ Type: maybe(z.string()), Text: maybe(z.string()) }))),
  NormalizedProfession: maybe(NormalizedProfession),
});

export const EmploymentHistory = z.object({
  ExperienceSummary: maybe(ExperienceSummary),
  Positions: maybe(z.array(Position)),
});
