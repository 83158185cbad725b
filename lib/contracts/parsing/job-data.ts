import { z } from 'zod';
import type { DecodedOf } from '../codec';
import { JobSkills, JobSkillsData } from './job-skills';
import { NormalizedProfession } from './resume-history';
import { isoDate, Location, maybe, wrapped } from './shared';

/** parsing.md: ManagementLevel values. */
export const MANAGEMENT_LEVELS = ['None', 'Low', 'Mid', 'High'] as const;

/** parsing.md: Salary.TimeScale values. */
export const SALARY_TIME_SCALES = ['Hourly', 'Daily', 'Weekly', 'Monthly', 'Annually'] as const;

/** parsing.md: WorkingHours values. */
export const WORKING_HOURS = ['regular', 'irregular'] as const;

/** parsing.md: EmploymentType values. */
export const EMPLOYMENT_TYPES = ['unspecified', 'fulltime', 'parttime', 'fulltime/parttime'] as const;

/** parsing.md: ContractType values. */
export const CONTRACT_TYPES = [
  'unspecified',
  'permanent',
  'temporary',
  'possibly_permanent',
  'interim',
  'franchise',
  'side',
  'internship',
  'voluntary',
  'freelance',
  'apprenticeship',
  'assisted',
] as const;

const count = maybe(wrapped(z.number().int()));
const day = maybe(wrapped(isoDate));
const texts = maybe(z.array(z.string()));

const JobTitles = z.object({
  MainJobTitle: maybe(z.string()),
  JobTitle: texts,
  NormalizedProfession: maybe(NormalizedProfession),
});

const EmployerNames = z.object({ MainEmployerName: maybe(z.string()), EmployerName: texts });

const JobDegree = z.object({
  Name: maybe(z.string()),
  Type: maybe(z.string()),
  LocalEducationLevel: maybe(z.string()),
  InternationalEducationLevel: maybe(z.string()),
  SchoolNames: texts,
});

const ApplicationDetails = z.object({
  ApplicationDescription: maybe(z.string()),
  ContactPerson: maybe(z.string()),
  ContactPhone: maybe(z.string()),
  ContactEmail: maybe(z.string()),
  Website: maybe(z.string()),
  ApplicationDeadline: day,
  PostedDate: day,
  ReferenceNumber: maybe(z.string()),
});

/** `Minimum` and `Maximum` are yearly amounts; the raw ones are as found. */
const PayRange = z.object({
  Minimum: count,
  Maximum: count,
  RawMinimum: maybe(z.string()),
  RawMaximum: maybe(z.string()),
  Currency: maybe(z.string()),
  TimeScale: maybe(z.string()),
});

const JobMetadata = z.object({
  PlainText: maybe(z.string()),
  DocumentLanguage: maybe(z.string()),
  DocumentCulture: maybe(z.string()),
  ParserSettings: maybe(z.string()),
  DocumentLastModified: maybe(isoDate),
});

const schema = z.object({
  CurrentJobIsManagement: maybe(z.boolean()),
  HighestManagementScore: count,
  ManagementLevel: maybe(z.string()),
  ExecutiveType: maybe(z.string()),
  MinimumYears: count,
  MaximumYears: count,
  MinimumYearsManagement: count,
  MaximumYearsManagement: count,
  RequiredDegree: maybe(z.string()),
  JobDescription: maybe(z.string()),
  JobRequirements: maybe(z.string()),
  Benefits: maybe(z.string()),
  EmployerDescription: maybe(z.string()),
  StartDate: day,
  EndDate: day,
  JobTitles: maybe(JobTitles),
  NormalizedProfession: maybe(NormalizedProfession),
  EmployerNames: maybe(EmployerNames),
  Degrees: maybe(z.array(JobDegree)),
  SchoolNames: texts,
  CertificationsAndLicenses: texts,
  Skills: maybe(JobSkills),
  LanguageCodes: texts,
  CurrentLocation: maybe(Location),
  ApplicationDetails: maybe(ApplicationDetails),
  Salary: maybe(PayRange),
  MinimumWorkingHours: count,
  MaximumWorkingHours: count,
  WorkingHours: maybe(z.string()),
  IsRemote: maybe(z.boolean()),
  DriversLicenses: texts,
  EmploymentType: maybe(z.string()),
  ContractType: maybe(z.string()),
  TermsOfInterest: texts,
  Owners: texts,
  SkillsData: maybe(JobSkillsData),
  JobMetadata: maybe(JobMetadata),
  UserDefinedTags: texts,
});

/** parsing.md, "Job parse response (version 10)", `JobData`, with the additions of wire-facts 2.10. */
export const JobData: z.ZodType<z.output<typeof schema>> = schema;

/** A parsed job posting with the names of our code. */
export type ParsedJob = DecodedOf<typeof JobData>;
