import { z } from 'zod';
import type { DecodedOf } from '../codec';
import { maybe } from '../parsing/shared';
import { list, PostalAddress, text } from './shared';

const usage = { '@name': text, '@id': text, '@existsInText': text, '@required': text };

const Skill = z.object({ ...usage, ChildSkill: list(z.object(usage)) });

const Subtaxonomy = z.object({
  '@name': text,
  '@id': text,
  '@percentOfOverall': text,
  '@percentOfParentTaxonomy': text,
  Skill: list(Skill),
});

const Taxonomy = z.object({
  '@name': text,
  '@id': text,
  '@percentOfOverall': text,
  Subtaxonomy: list(Subtaxonomy),
});

/** The place of a job, with its coordinates if those were requested. */
const Place = PostalAddress.extend({
  GeoCoordinates: maybe(z.object({ Latitude: text, Longitude: text, Source: text })),
});

const Coded = maybe(z.object({ '@code': text, '@version': text, '#text': text }));

const NormalizedProfession = z.object({
  '@confidence': text,
  Profession: Coded,
  Group: Coded,
  Class: Coded,
  ISCO: Coded,
  ONET: Coded,
});

const NormalizedSkill = z.object({
  '@name': text,
  '@id': text,
  '@type': text,
  '@required': text,
  RawSkill: list(z.string()),
});

const ApplicationDetails = z.object({
  ApplicationDescription: text,
  ContactPerson: text,
  ContactPhone: text,
  ContactEmail: text,
  Website: text,
  ApplicationDeadline: text,
  PostedDate: text,
  ReferenceNumber: text,
});

/** A yearly amount; `@maximum` only where the posting states a range. */
const PayRate = z.object({
  '@amount': text,
  '@maximum': text,
  '@unit': text,
  '@currency': text,
  '@statedAs': text,
  '#text': text,
});

const named = <Name extends string>(name: Name) =>
  maybe(z.object({ [name]: list(z.string()) } as Record<Name, ReturnType<typeof list<z.ZodString>>>));

/**
 * A parsed job, the `ParsedDocument` of version 9, as JSON made of XML like that of resumes (decision 0015). The members
 * `JobTitles` to `SkillsTaxonomyOutput` are those that public clients read; the rest follows the names of version 10.
 */
export const JobDocumentV9 = z.object({
  SovrenData: z.object({
    JobTitles: maybe(z.object({ MainJobTitle: text, JobTitle: list(z.string()) })),
    CurrentLocation: maybe(Place),
    MinimumYears: text,
    MaximumYears: text,
    MinimumYearsManagement: text,
    MaximumYearsManagement: text,
    CurrentJobIsMgmt: text,
    HighestManagementScore: text,
    ExecutiveType: text,
    RequiredDegree: text,
    PayRate: maybe(PayRate),
    CertificationsAndLicenses: named('CertificationOrLicense'),
    RequiredSkills: named('RequiredSkill'),
    SkillsTaxonomyOutput: list(z.object({ '@name': text, Taxonomy: list(Taxonomy) })),
    ManagementLevel: text,
    JobDescription: text,
    JobRequirements: text,
    Benefits: text,
    EmployerDescription: text,
    StartDate: text,
    EndDate: text,
    EmployerNames: maybe(z.object({ MainEmployerName: text, EmployerName: list(z.string()) })),
    Degrees: maybe(z.object({ Degree: list(z.object({ '@degreeType': text, DegreeName: text })) })),
    SchoolNames: named('SchoolName'),
    LanguageCodes: named('LanguageCode'),
    OtherSkills: named('OtherSkill'),
    ApplicationDetails: maybe(ApplicationDetails),
    MinimumWorkingHours: text,
    MaximumWorkingHours: text,
    WorkingHours: text,
    IsRemote: text,
    DriversLicenses: named('DriversLicense'),
    EmploymentType: text,
    ContractType: text,
    TermsOfInterest: named('TermOfInterest'),
    Owners: named('Owner'),
    NormalizedProfession: maybe(NormalizedProfession),
    NormalizedSkills: maybe(z.object({ NormalizedSkill: list(NormalizedSkill) })),
    Culture: maybe(z.object({ Language: text, Country: text, CultureInfo: text })),
    RevisionDate: text,
    ParserConfigurationString: text,
    ParserVersion: text,
    ParseTime: text,
    SourceText: text,
  }),
});

export type JobDocumentV9Data = DecodedOf<typeof JobDocumentV9>;
