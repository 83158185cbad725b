import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { says, serveModel } from '../../operations/parse-resume/testing/model-server';
import { GLOBEX } from '../service';
import { GOOGLE, openPublishedClient, TEXTS } from './client';

/** What the parser tests of published clients ask, and what they assert of the answers. */

const model = serveModel();
let client: Awaited<ReturnType<typeof openPublishedClient>>;

beforeAll(async () => {
  client = await openPublishedClient();
}, 60_000);
afterAll(() => client.close());

const SUCCESS = { Code: 'Success' };
/** What clients take for a success of the parse (wire-facts 1.4). */
const PARSED = { Code: expect.stringMatching(/^(?:Success|WarningsFoundDuringParsing)$/) };
const SOMETHING = expect.stringMatching(/\S/);
const ALL_FORMS = { OutputCandidateImage: true, OutputHtml: true, OutputPdf: true, OutputRtf: true };
const CONVERTED = { HTML: SOMETHING, PDF: SOMETHING, RTF: SOMETHING };
const FULL_CV = `Alma Whitlock
212 Commerce St, Dallas, TX 75202
(214) 555-0143 | alma@whitlock.example

Summary
Software developer who likes small teams and plain code.

Work History
Sr. Software Developer, Quayside Inc., Dallas, TX    01/2019 - present
- Leads the team that moves the billing to Java and PostgreSQL
Software Developer, Harbor Systems, Dallas, TX    01/2015 - 12/2018
- Web apps in JavaScript
Web Developer, Tern Media, Austin, TX    01/2012 - 12/2014
- Sites in PHP and MySQL
Help Desk Technician, Gull Telecom, Austin, TX    01/2010 - 12/2011
- Answered calls

Education
Bachelor of Science in Computer Science, Northmere University, 2009. GPA 3.6/4.0

Skills
Java, PostgreSQL, JavaScript, PHP
`;

it('refuses what is too large as 413', async () => {
  expect(await client.parseResume('x'.repeat(20_000_000))).toMatchObject({
    status: 413,
    code: 'RequestTooLarge',
  });
});

it('gives bullets where the configuration asks for them', async () => {
  const { value } = await client.parseResume(TEXTS.resume, {
    Configuration: 'OutputFormat.CreateBullets = true',
  });
  expect(value.ResumeData.EmploymentHistory.Positions[0].Bullets[0]).toMatchObject({
    Text: SOMETHING,
    Type: SOMETHING,
  });
});

it('converts a resume and a job into all forms', async () => {
  const resume = await client.parseResume(TEXTS.resume, ALL_FORMS);
  const job = await client.parseJob(TEXTS.job, ALL_FORMS);
  for (const { value } of [resume, job])
    expect(value).toMatchObject({
      ParsingResponse: PARSED,
      Conversions: CONVERTED,
      ConversionMetadata: {},
      ParsingMetadata: {},
    });
  expect(resume.value).toMatchObject({ ResumeData: {}, RedactedResumeData: {} });
  expect(job.value).toMatchObject({ JobData: {} });
});

it('gives all but coordinates where a provider has no key', async () => {
  const GeocodeOptions = { IncludeGeocoding: true, Provider: 'Google' };
  const { status, value } = await client.parseResume(TEXTS.resume, { GeocodeOptions });
  expect(status).toBe(200);
  expect(value.GeocodeResponse.Code).not.toBe('Success');
  expect(value).toMatchObject({
    ParsingResponse: PARSED,
    ResumeData: {},
    RedactedResumeData: {},
    ConversionMetadata: {},
    ParsingMetadata: {},
  });
});

it('finds coordinates by the key of the caller', async () => {
  const GeocodeOptions = { IncludeGeocoding: true, ...GOOGLE };
  const { value } = await client.parseResume(TEXTS.resumeWithAddress, { GeocodeOptions });
  expect(value.GeocodeResponse).toMatchObject(SUCCESS);
  expect(value.ResumeData.ContactInformation.Location.GeoCoordinates).toMatchObject({
    Latitude: 32.78,
    Longitude: -96.8,
  });
});

it('gives the first skill of the V1 tree its months and last use, and its first variation too', async () => {
  const { value } = await client.parseResume(TEXTS.resume, {}, GLOBEX);
  const [skill] = value.ResumeData.SkillsData[0].Taxonomies[0].SubTaxonomies[0].Skills;
  const used = { MonthsExperience: { Value: 12 }, LastUsed: { Value: '2018-07-01' } };
  expect(skill).toMatchObject({ ...used, FoundIn: expect.any(Array), Id: SOMETHING, Name: SOMETHING });
  expect(skill.Variations[0]).toMatchObject(used);
});

it('reads personal details', async () => {
  const { value } = await client.parseResume(TEXTS.personal);
  expect(value.ResumeData.PersonalAttributes).toMatchObject({
    Birthplace: SOMETHING,
    DateOfBirth: { Date: '1980-05-05' },
    DrivingLicense: SOMETHING,
    FathersName: SOMETHING,
    Gender: SOMETHING,
    MaritalStatus: SOMETHING,
    Nationality: SOMETHING,
    PassportNumber: SOMETHING,
  });
});

it('says what is wrong with a resume', async () => {
  const { value } = await client.parseResume(TEXTS.resume);
  const [worst] = value.ResumeData.ResumeMetadata.ResumeQuality;
  expect(worst.Level).toMatch(/\S/);
  expect(worst.Findings[0]).toMatchObject({ QualityCode: SOMETHING, Message: SOMETHING });
});

it('gives a whole resume with what each part of it says', async () => {
  const { value } = await client.parseResume(FULL_CV);
  const { ResumeData } = value;
  expect(value.ConversionMetadata).toMatchObject({
    DetectedType: SOMETHING,
    SuggestedFileExtension: 'txt',
    OutputValidityCode: 'ovIsProbablyValid',
    DocumentHash: expect.stringMatching(/^[0-9A-F]{32}$/),
  });
  expect(value.ParsingMetadata).toMatchObject({ TimedOut: false });
  expect(value.ParsingMetadata.TimedOutAtMilliseconds ?? null).toBeNull();
  expect(ResumeData.ContactInformation).toMatchObject({
    CandidateName: { FormattedName: SOMETHING, GivenName: 'Alma', FamilyName: 'Whitlock' },
    Telephones: [{ Raw: SOMETHING }],
    EmailAddresses: [SOMETHING],
    Location: { CountryCode: 'US', Regions: [SOMETHING], Municipality: 'Dallas', PostalCode: '75202' },
  });
  expect(ResumeData.Education).toMatchObject({
    HighestDegree: { Name: { Raw: SOMETHING } },
    EducationDetails: [
      {
        Id: SOMETHING,
        SchoolName: { Raw: SOMETHING },
        Degree: { NormalizedInternational: { Code: SOMETHING } },
      },
    ],
  });
  expect(ResumeData.EmploymentHistory.ExperienceSummary).toMatchObject({
    Description: SOMETHING,
    MonthsOfWorkExperience: expect.any(Number),
    ManagementScore: expect.any(Number),
  });
  expect(ResumeData.EmploymentHistory.Positions[0]).toMatchObject({
    Id: SOMETHING,
    IsCurrent: true,
    Employer: { Name: { Raw: SOMETHING, Probability: SOMETHING } },
    JobTitle: {
      Raw: SOMETHING,
      Normalized: SOMETHING,
      Probability: SOMETHING,
      Variations: expect.arrayContaining([SOMETHING]),
    },
    JobType: SOMETHING,
    JobLevel: SOMETHING,
    TaxonomyName: SOMETHING,
    SubTaxonomyName: SOMETHING,
    StartDate: { Date: '2019-01-01' },
  });
  expect(ResumeData.ResumeMetadata).toMatchObject({
    DocumentCulture: 'en-US',
    ParserSettings: SOMETHING,
    ReservedData: {},
  });
  expect(ResumeData.ResumeMetadata.FoundSections[0]).toMatchObject({
    SectionType: SOMETHING,
    LastLineNumber: expect.any(Number),
  });
  expect(ResumeData).toMatchObject({ ProfessionalSummary: SOMETHING });
});

describe.each([
  ['resume', (options: object) => client.parseResume(FULL_CV, options), 'ResumeData'],
  ['job', (options: object) => client.parseJob(TEXTS.job, options), 'JobData'],
] as const)('the skills of a %s', (_, parse, member) => {
  it('are raw unless normalising is asked for', async () => {
    const { value } = await parse({ SkillsSettings: { TaxonomyVersion: 'v2', Normalize: false } });
    expect(value[member].Skills.Raw.length).toBeGreaterThan(0);
    expect(value[member].Skills.Normalized ?? null).toBeNull();
    expect(value[member].Skills.RelatedProfessionClasses ?? null).toBeNull();
  });

  it('are normalised with their classes', async () => {
    const { value } = await parse({ SkillsSettings: { TaxonomyVersion: 'v2', Normalize: true } });
    const { Raw, Normalized, RelatedProfessionClasses } = value[member].Skills;
    expect(Raw.length).toBeGreaterThan(0);
    expect(Normalized[0].RawSkills.length).toBeGreaterThan(0);
    expect(RelatedProfessionClasses[0].Percent).toBeGreaterThan(0);
    expect(RelatedProfessionClasses[0].Groups[0].Percent).toBeGreaterThan(0);
  });
});

const PROFESSION = {
  Profession: { CodeId: expect.any(Number) },
  Class: { CodeId: expect.any(Number) },
  Group: { CodeId: expect.any(Number) },
  ISCO: { CodeId: expect.any(Number) },
  ONET: { CodeId: SOMETHING },
  Confidence: expect.any(Number),
};

it('normalises the three newest titles, and not the fourth', async () => {
  // Clients assert 2019 also where they ask for no version; there the specification says 2010 (decision 0122).
  const ProfessionsSettings = { Normalize: true, Version: { ONET: '2019' } };
  const { value } = await client.parseResume(FULL_CV, { ProfessionsSettings });
  expect(value.ProfessionNormalizationResponse).toMatchObject(SUCCESS);
  const [first, second, third, fourth] = value.ResumeData.EmploymentHistory.Positions;
  expect(first.NormalizedProfession).toMatchObject({ ...PROFESSION, ONET: { Version: '2019' } });
  for (const position of [second, third]) expect(position.NormalizedProfession).toMatchObject(PROFESSION);
  expect(fourth.NormalizedProfession ?? null).toBeNull();
});

it('normalises the title of a job only where that is asked for', async () => {
  const without = await client.parseJob(TEXTS.job, { ProfessionsSettings: { Normalize: false } });
  expect(without.value.JobData.JobTitles.NormalizedProfession ?? null).toBeNull();
  const { value } = await client.parseJob(TEXTS.job, { ProfessionsSettings: { Normalize: true } });
  expect(value.ProfessionNormalizationResponse).toMatchObject(SUCCESS);
  expect(value.JobData.JobTitles.NormalizedProfession).toMatchObject(PROFESSION);
});

it('parses with a model, which says nothing of patents', async () => {
  model.answering = says({ Name: 'Alma Whitlock', EmailAddresses: [], Skills: ['Java'], Positions: [] });
  const { code, value } = await client.parseResume(FULL_CV, { UseLLMParser: true });
  expect(code).toBe('Success');
  expect(value.ResumeData.ContactInformation.CandidateName.GivenName).toBe('Alma');
  expect(value.ResumeData.Patents ?? null).toBeNull();
});

it('has a question of the caller answered by a model', async () => {
  model.answering = says({ answer1: 'Since 2019' });
  const FlexRequests = [
    { Prompt: 'Since when does this person lead others?', DataType: 'Text', Identifier: 'Leads' },
  ];
  const { value } = await client.parseResume(FULL_CV, { FlexRequests });
  expect(value.FlexResponse).toMatchObject({
    ...SUCCESS,
    Responses: [{ Identifier: 'Leads', Reply: SOMETHING }],
  });
});
