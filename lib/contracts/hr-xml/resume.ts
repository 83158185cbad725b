import { z } from 'zod';
import type { DecodedOf } from '../codec';
import { maybe } from '../parsing/shared';
import { EmployerOrg, SchoolOrInstitution } from './history';
import { ContactMethod, FlexibleDate, HrXmlPersonName, list, text } from './shared';
import { ResumeUserArea } from './user-area';

const CompetencyEvidence = z.object({
  '@name': text,
  '@typeDescription': text,
  '@lastUsed': text,
  NumericValue: maybe(z.object({ '@description': text, '#text': text })),
});

const Competency = z.object({ '@name': text, CompetencyEvidence: list(CompetencyEvidence) });

const HrXmlLanguage = z.object({
  LanguageCode: text,
  Read: text,
  Write: text,
  Speak: text,
  Comments: text,
});

const ServiceDetail = z.object({
  '@branch': text,
  UnitOrDivision: text,
  RankAchieved: maybe(z.object({ CurrentOrEndRank: text })),
  StartDate: maybe(FlexibleDate),
  EndDate: maybe(FlexibleDate),
});

const Credential = z.object({ Name: text, Id: text, Description: text });

const HrXmlReference = z.object({
  '@type': text,
  PersonName: maybe(HrXmlPersonName),
  PositionTitle: text,
  OrganizationName: text,
  ContactMethod: list(ContactMethod),
});

const Described = z.object({ Description: text });

const StructuredXMLResume = z.object({
  ContactInfo: maybe(z.object({ PersonName: maybe(HrXmlPersonName), ContactMethod: list(ContactMethod) })),
  ExecutiveSummary: text,
  Objective: text,
  EmploymentHistory: maybe(z.object({ EmployerOrg: list(EmployerOrg) })),
  EducationHistory: maybe(z.object({ SchoolOrInstitution: list(SchoolOrInstitution) })),
  LicensesAndCertifications: maybe(z.object({ LicenseOrCertification: list(Credential) })),
  MilitaryHistory: list(
    z.object({ CountryServed: text, ServiceDetail: list(ServiceDetail), Comments: text }),
  ),
  PatentHistory: maybe(z.object({ Patent: list(Described) })),
  PublicationHistory: maybe(z.object({ FormattedPublicationDescription: list(z.string()) })),
  SpeakingEventsHistory: maybe(z.object({ SpeakingEvent: list(Described) })),
  Qualifications: maybe(z.object({ QualificationSummary: text, Competency: list(Competency) })),
  Languages: maybe(z.object({ Language: list(HrXmlLanguage) })),
  Achievements: maybe(z.object({ Achievement: list(Described) })),
  Associations: maybe(
    z.object({
      Association: list(z.object({ Name: text, Role: list(z.object({ Name: list(z.string()) })) })),
    }),
  ),
  References: maybe(z.object({ Reference: list(HrXmlReference) })),
  SecurityCredentials: maybe(z.object({ SecurityCredential: list(Credential) })),
  RevisionDate: text,
});

/** A parsed resume as HR-XML 2.5 (2006-02-28), the `ParsedDocument` of version 9 (wire-facts 2.11, decision 0011). */
export const HrXmlResume = z.object({
  Resume: z.object({
    '@xml:lang': z.string(),
    '@xmlns': z.literal('http://ns.hr-xml.org/2006-02-28'),
    '@xmlns:sov': z.literal('http://sovren.com/hr-xml/2006-02-28'),
    ResumeId: z.object({ IdValue: text }),
    StructuredXMLResume,
    NonXMLResume: z.object({ TextResume: text }),
    UserArea: z.object({ 'sov:ResumeUserArea': ResumeUserArea }),
  }),
});

/** A resume of HR-XML with the names of our code. */
export type HrXmlResumeData = DecodedOf<typeof HrXmlResume>;
