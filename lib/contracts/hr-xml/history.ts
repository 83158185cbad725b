import { z } from 'zod';
import { maybe } from '../parsing/shared';
import { FlexibleDate, list, PostalAddress, text } from './shared';

const Probability = maybe(z.object({ '#text': text }));

const ProfessionCode = maybe(z.object({ '@id': text, '@version': text, '#text': text }));

const NormalizedProfession = z.object({
  '@confidence': text,
  'sov:Profession': ProfessionCode,
  'sov:Group': ProfessionCode,
  'sov:Class': ProfessionCode,
  'sov:ISCO': ProfessionCode,
  'sov:ONET': ProfessionCode,
});

const PositionHistoryUserArea = z.object({
  'sov:Id': text,
  'sov:CompanyNameProbabilityInterpretation': Probability,
  'sov:PositionTitleProbabilityInterpretation': Probability,
  'sov:NormalizedOrganizationName': text,
  'sov:NormalizedTitle': text,
  'sov:Subtitles': maybe(z.object({ 'sov:Subtitle': list(z.string()) })),
  'sov:IsSelfEmployed': text,
  'sov:NumberEmployeesSupervised': text,
  'sov:Bullets': maybe(z.object({ 'sov:Bullet': list(z.object({ '@type': text, '#text': text })) })),
  'sov:NormalizedProfession': maybe(NormalizedProfession),
});

export const PositionHistory = z.object({
  '@positionType': text,
  '@currentEmployer': text,
  Title: text,
  OrgName: maybe(z.object({ OrganizationName: text })),
  OrgInfo: list(z.object({ PositionLocation: maybe(PostalAddress) })),
  Description: text,
  StartDate: maybe(FlexibleDate),
  EndDate: maybe(FlexibleDate),
  JobCategory: list(z.object({ TaxonomyName: text, CategoryCode: text, Comments: text })),
  UserArea: z.object({ 'sov:PositionHistoryUserArea': PositionHistoryUserArea }),
});

export const EmployerOrg = z.object({
  EmployerOrgName: z.string(),
  PositionHistory: z.array(PositionHistory),
  UserArea: maybe(
    z.object({ 'sov:EmployerOrgUserArea': z.object({ 'sov:NormalizedEmployerOrgName': text }) }),
  ),
});

const StringValue = maybe(z.object({ StringValue: text }));

const EducationalMeasure = z.object({
  MeasureSystem: text,
  MeasureValue: StringValue,
  LowestPossibleValue: StringValue,
  HighestPossibleValue: StringValue,
});

const DegreeUserArea = z.object({
  'sov:Id': text,
  'sov:Graduated': text,
  'sov:NormalizedGPA': text,
  'sov:NormalizedDegreeName': text,
  'sov:NormalizedDegreeType': text,
});

const Names = list(z.object({ Name: z.array(z.string()) }));

export const HrXmlDegree = z.object({
  '@degreeType': text,
  DegreeName: text,
  DegreeDate: maybe(FlexibleDate),
  DegreeMajor: Names,
  DegreeMinor: Names,
  DegreeMeasure: maybe(z.object({ EducationalMeasure })),
  DatesOfAttendance: list(z.object({ StartDate: maybe(FlexibleDate), EndDate: maybe(FlexibleDate) })),
  Comments: text,
  UserArea: z.object({ 'sov:DegreeUserArea': DegreeUserArea }),
});

export const SchoolOrInstitution = z.object({
  '@schoolType': text,
  School: list(z.object({ SchoolName: text })),
  PostalAddress: maybe(PostalAddress),
  Degree: list(HrXmlDegree),
  UserArea: maybe(
    z.object({ 'sov:SchoolOrInstitutionTypeUserArea': z.object({ 'sov:NormalizedSchoolName': text }) }),
  ),
});
