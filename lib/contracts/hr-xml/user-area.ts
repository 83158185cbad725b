import { z } from 'zod';
import { maybe } from '../parsing/shared';
import { FlexibleDate, list, text } from './shared';

const usage = {
  '@name': text,
  '@id': text,
  '@existsInText': text,
  '@totalMonths': text,
  '@lastUsed': text,
  '@whereFound': text,
};

const HrXmlSkill = z.object({
  ...usage,
  '@childrenTotalMonths': text,
  '@childrenLastUsed': text,
  'sov:ChildSkill': list(z.object(usage)),
});

const Subtaxonomy = z.object({
  '@name': text,
  '@id': text,
  '@percentOfOverall': text,
  '@percentOfParentTaxonomy': text,
  'sov:Skill': list(HrXmlSkill),
});

const Taxonomy = z.object({
  '@name': text,
  '@id': text,
  '@percentOfOverall': text,
  'sov:Subtaxonomy': list(Subtaxonomy),
});

const SkillsTaxonomyOutput = z.object({
  'sov:TaxonomyRoot': list(z.object({ '@name': text, 'sov:Taxonomy': list(Taxonomy) })),
});

/** Skills of the V2 taxonomy; HR-XML has no place for them (decision 0011). */
const NormalizedSkill = z.object({
  '@name': text,
  '@id': text,
  '@type': text,
  '@totalMonths': text,
  '@lastUsed': text,
  '@whereFound': text,
  'sov:RawSkill': list(z.string()),
});

const HrXmlExperienceSummary = z.object({
  'sov:Description': text,
  'sov:MonthsOfWorkExperience': text,
  'sov:AverageMonthsPerEmployer': text,
  'sov:FulltimeDirectHirePredictiveIndex': text,
  'sov:MonthsOfManagementExperience': text,
  'sov:CurrentManagementLevel': text,
  'sov:HighestManagementScore': text,
  'sov:ExecutiveType': text,
  'sov:ManagementStory': text,
  'sov:AttentionNeeded': text,
  'sov:SkillsTaxonomyOutput': maybe(SkillsTaxonomyOutput),
  'sov:NormalizedSkills': maybe(z.object({ 'sov:NormalizedSkill': list(NormalizedSkill) })),
});

const Amount = maybe(z.object({ '@currency': text, '#text': text }));

const PersonalInformation = z.object({
  'sov:Availability': text,
  'sov:Birthplace': text,
  'sov:CurrentLocation': text,
  'sov:CurrentSalary': Amount,
  'sov:DateOfBirth': maybe(z.object({ '@inferred': text, '#text': text })),
  'sov:DrivingLicense': text,
  'sov:FamilyComposition': text,
  'sov:FathersName': text,
  'sov:Gender': maybe(z.object({ '@inferred': text, '#text': text })),
  'sov:HukouCity': text,
  'sov:HukouArea': text,
  'sov:MaritalStatus': text,
  'sov:MothersMaidenName': text,
  'sov:MotherTongue': text,
  'sov:NationalIdentityNumber': list(z.object({ '@phrase': text, '#text': text })),
  'sov:Nationality': text,
  'sov:PassportNumber': text,
  'sov:PreferredLocation': text,
  'sov:RequiredSalary': Amount,
  'sov:VisaStatus': text,
  'sov:WillingToRelocate': text,
});

const HrXmlTraining = z.object({
  'sov:Type': text,
  'sov:TrainingName': text,
  'sov:Entity': text,
  'sov:Qualifications': maybe(z.object({ 'sov:Qualification': list(z.string()) })),
  'sov:Description': text,
  'sov:StartDate': maybe(FlexibleDate),
  'sov:EndDate': maybe(FlexibleDate),
});

const ReservedTexts = z.object({
  'sov:Phones': maybe(z.object({ 'sov:Phone': list(z.string()) })),
  'sov:Names': maybe(z.object({ 'sov:Name': list(z.string()) })),
  'sov:EmailAddresses': maybe(z.object({ 'sov:EmailAddress': list(z.string()) })),
  'sov:Urls': maybe(z.object({ 'sov:Url': list(z.string()) })),
  'sov:OtherData': maybe(z.object({ 'sov:OtherDatum': list(z.string()) })),
});

const Assessment = z.object({
  'sov:Level': text,
  'sov:Findings': maybe(z.object({ 'sov:Information': list(z.string()) })),
});

/** The parser's data beyond HR-XML. */
export const ResumeUserArea = z.object({
  'sov:Culture': maybe(z.object({ 'sov:Language': text, 'sov:Country': text, 'sov:CultureInfo': text })),
  'sov:PersonalInformation': maybe(PersonalInformation),
  'sov:ExperienceSummary': maybe(HrXmlExperienceSummary),
  'sov:TrainingHistory': maybe(z.object({ 'sov:Text': text, 'sov:Training': list(HrXmlTraining) })),
  'sov:Hobbies': maybe(z.object({ 'sov:Text': text })),
  'sov:CoverLetter': maybe(z.object({ 'sov:Text': text })),
  'sov:Sections': maybe(
    z.object({
      'sov:Section': list(z.object({ '@starts': text, '@ends': text, '@sectionType': text, '#text': text })),
    }),
  ),
  'sov:ReservedData': maybe(ReservedTexts),
  'sov:ParsedTextLength': text,
  'sov:ParseTime': text,
  'sov:ResumeQuality': maybe(
    z.object({ 'sov:Assessments': maybe(z.object({ 'sov:Assessment': list(Assessment) })) }),
  ),
  'sov:LicenseSerialNumber': text,
  'sov:ParserConfigurationString': text,
  'sov:ParserVersion': text,
});
