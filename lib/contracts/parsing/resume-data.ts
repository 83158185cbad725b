import { z } from 'zod';
import type { DecodedOf } from '../codec';
import { Education, EmploymentHistory } from './resume-history';
import { ResumeSkills, ResumeSkillsData, SectionIdentifier } from './resume-skills';
import {
  DateValue,
  isoDate,
  Location,
  maybe,
  NormalizedString,
  PersonName,
  Telephone,
  WebAddress,
} from './shared';

/** parsing.md: SectionType values. */
export const SECTION_TYPES = [
  'ARTICLES',
  'AVAILABILITY',
  'BOOKS',
  'CERTIFICATIONS',
  'CONFERENCE_PAPERS',
  'CONTACT_INFO',
  'EDUCATION',
  'HOBBIES',
  'IGNORE_DATA_AFTER',
  'LANGUAGES',
  'LICENSES',
  'MILITARY',
  'OBJECTIVE',
  'OTHER_PUBLICATIONS',
  'PATENTS',
  'PERSONAL_INTERESTS_AND_ACCOMPLISHMENTS',
  'PROFESSIONAL_AFFILIATIONS',
  'QUALIFICATIONS_SUMMARY',
  'REFERENCES',
  'SECURITY_CLEARANCES',
  'SKILLS',
  'SPEAKING',
  'SUMMARY',
  'TRAINING',
  'WORK_HISTORY',
  'WORK_STATUS',
] as const;

/** parsing.md: ResumeQuality Level values, mildest first. */
export const QUALITY_LEVELS = [
  'Suggested Improvements',
  'Data Missing',
  'Major Issues Found',
  'Fatal Problems Found',
] as const;

export const ContactInformation = z.object({
  CandidateName: maybe(PersonName),
  Telephones: maybe(z.array(Telephone)),
  EmailAddresses: maybe(z.array(z.string())),
  Location: maybe(Location),
  WebAddresses: maybe(z.array(WebAddress)),
});

const Salary = z.object({ Currency: maybe(z.string()), Amount: maybe(z.number()) });

export const PersonalAttributes = z.object({
  Availability: maybe(z.string()),
  Birthplace: maybe(z.string()),
  CurrentLocation: maybe(z.string()),
  CurrentSalary: maybe(Salary),
  DateOfBirth: maybe(DateValue),
  DrivingLicense: maybe(z.string()),
  FamilyComposition: maybe(z.string()),
  FathersName: maybe(z.string()),
  Gender: maybe(z.string()),
  HukouCity: maybe(z.string()),
  HukouArea: maybe(z.string()),
  MaritalStatus: maybe(z.string()),
  MothersMaidenName: maybe(z.string()),
  MotherTongue: maybe(z.string()),
  NationalIdentities: maybe(z.array(z.object({ Number: maybe(z.string()), Phrase: maybe(z.string()) }))),
  Nationality: maybe(z.string()),
  NationalityCountryCode: maybe(z.string()),
  PassportNumber: maybe(z.string()),
  PreferredLocation: maybe(z.string()),
  RequiredSalary: maybe(Salary),
  VisaStatus: maybe(z.string()),
  WillingToRelocate: maybe(z.string()),
});

const found = { FoundInContext: maybe(z.string()) };

const Military = z.object({
  Country: maybe(z.string()),
  Service: maybe(z.object({ Name: maybe(z.string()), Branch: maybe(z.string()), Rank: maybe(z.string()) })),
  StartDate: maybe(DateValue),
  EndDate: maybe(DateValue),
  ...found,
});

const Reference = z.object({
  ReferenceName: maybe(PersonName),
  Title: maybe(z.string()),
  Company: maybe(z.string()),
  Type: maybe(z.string()),
  Location: maybe(Location),
  Telephones: maybe(z.array(NormalizedString)),
  EmailAddresses: maybe(z.array(z.string())),
  WebAddresses: maybe(z.array(WebAddress)),
});

const Training = z.object({
  Text: maybe(z.string()),
  Trainings: maybe(
    z.array(
      z.object({
        Text: maybe(z.string()),
        Entity: maybe(z.string()),
        Qualifications: maybe(z.array(z.string())),
        StartDate: maybe(DateValue),
        EndDate: maybe(DateValue),
      }),
    ),
  ),
});

const ReservedData = z.object({
  Phones: maybe(z.array(z.string())),
  Names: maybe(z.array(z.string())),
  EmailAddresses: maybe(z.array(z.string())),
  Urls: maybe(z.array(z.string())),
  OtherData: maybe(z.array(z.string())),
});

const QualityFinding = z.object({
  QualityCode: maybe(z.string()),
  SectionIdentifiers: maybe(z.array(SectionIdentifier)),
  Message: maybe(z.string()),
});

export const ResumeMetadata = z.object({
  PlainText: maybe(z.string()),
  DocumentLanguage: maybe(z.string()),
  DocumentCulture: maybe(z.string()),
  ParserSettings: maybe(z.string()),
  DocumentLastModified: maybe(isoDate),
  FoundSections: maybe(
    z.array(
      z.object({
        FirstLineNumber: maybe(z.number().int()),
        LastLineNumber: maybe(z.number().int()),
        SectionType: maybe(z.string()),
        HeaderTextFound: maybe(z.string()),
      }),
    ),
  ),
  ResumeQuality: maybe(
    z.array(z.object({ Level: maybe(z.string()), Findings: maybe(z.array(QualityFinding)) })),
  ),
  ReservedData: maybe(ReservedData),
});

const schema = z.object({
  ContactInformation: maybe(ContactInformation),
  ProfessionalSummary: maybe(z.string()),
  Objective: maybe(z.string()),
  CoverLetter: maybe(z.string()),
  PersonalAttributes: maybe(PersonalAttributes),
  Education: maybe(Education),
  EmploymentHistory: maybe(EmploymentHistory),
  SkillsData: maybe(ResumeSkillsData),
  Skills: maybe(ResumeSkills),
  Certifications: maybe(
    z.array(
      z.object({
        Name: maybe(z.string()),
        MatchedFromList: maybe(z.boolean()),
        IsVariation: maybe(z.boolean()),
      }),
    ),
  ),
  Licenses: maybe(z.array(z.object({ Name: maybe(z.string()), MatchedFromList: maybe(z.boolean()) }))),
  Associations: maybe(
    z.array(z.object({ Organization: maybe(z.string()), Role: maybe(z.string()), ...found })),
  ),
  LanguageCompetencies: maybe(
    z.array(z.object({ Language: maybe(z.string()), LanguageCode: maybe(z.string()), ...found })),
  ),
  MilitaryExperience: maybe(z.array(Military)),
  SecurityCredentials: maybe(z.array(z.object({ Name: maybe(z.string()), ...found }))),
  References: maybe(z.array(Reference)),
  Achievements: maybe(z.array(z.string())),
  Training: maybe(Training),
  QualificationsSummary: maybe(z.string()),
  Hobbies: maybe(z.string()),
  Patents: maybe(z.string()),
  Publications: maybe(z.string()),
  SpeakingEngagements: maybe(z.string()),
  ResumeMetadata: maybe(ResumeMetadata),
  UserDefinedTags: maybe(z.array(z.string())),
});

/**
 * parsing.md, "ResumeData structure", with the additions of wire-facts 2.10. Its type describes the output and not the
 * construction: the compiler loses itself in schemas that hold this one whole.
 */
export const ResumeData: z.ZodType<z.output<typeof schema>> = schema;

/** A parsed resume with the names of our code. */
export type ParsedResume = DecodedOf<typeof ResumeData>;
