import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CONTRACT_TYPES,
  EMPLOYMENT_TYPES,
  EXECUTIVE_TYPES,
  JobParseResponse,
  MANAGEMENT_LEVELS,
  SALARY_TIME_SCALES,
  WORKING_HOURS,
} from '@/lib/contracts';
import { base64, openParses } from '../../testing/parses';
import { defineOperation } from '../operation';
import { parseJob } from '.';
import { JOB_FORM_V10 } from './forms';
import { readAndParseJob } from './parse-job';

const POSTING = `Senior Software Engineer (m/f/d)
Quillfeather Logistics GmbH, Hamburg, Germany

Your tasks
- You build and run our warehouse services in TypeScript and PostgreSQL.
- You review code and help two juniors.

Your profile
- At least 5 years of experience in software development
- Bachelor's degree in computer science
- Required: Java, SQL, Docker
- Nice to have: Kubernetes
- Fluent English and German

We offer
- Permanent contract, full-time, 40 hours per week
- Salary: EUR 65,000 - 80,000 per year

Apply until 2026-04-30 with Maren Holloway, jobs@quillfeather.example, +49 40 1234567.
Reference: QF-2026-17
`;

async function openJobParses() {
  return await openParses({
    version: '10',
    operation: (pool) =>
      defineOperation({ ...parseJob, run: (call) => readAndParseJob(call, JOB_FORM_V10, pool) }),
    answer: JobParseResponse,
    defaults: { DocumentAsBase64String: base64(POSTING), DocumentLastModified: '2026-03-01' },
  });
}

let parses: Awaited<ReturnType<typeof openJobParses>>;

beforeAll(async () => {
  parses = await openJobParses();
});

afterAll(() => parses.close());

async function parse(members: Record<string, unknown>) {
  const { status, body } = await parses.parse(members);
  return { status, info: body.Info, value: body.Value, job: body.Value?.JobData };
}

describe('POST /v10/parser/joborder', () => {
  it('gives the parsed job with everything around it', async () => {
    const { status, info, value, job } = await parse({});
    expect(status).toBe(200);
    expect(info).toMatchObject({ Code: 'Success', TransactionCost: 1 });
    expect(value?.ParsingResponse?.Code).toBe('Success');
    expect(job?.JobTitles?.MainJobTitle).toContain('Software Engineer');
    expect(job?.EmployerNames?.MainEmployerName).toContain('Quillfeather');
    expect(job?.CurrentLocation).toMatchObject({ CountryCode: 'DE', Municipality: 'Hamburg' });
    expect(job?.Salary).toMatchObject({
      Minimum: { Value: 65_000 },
      Maximum: { Value: 80_000 },
      Currency: 'EUR',
    });
    expect(job?.JobMetadata).toMatchObject({ DocumentLanguage: 'en', DocumentLastModified: '2026-03-01' });
    expect(job?.JobMetadata?.PlainText).toContain('QF-2026-17');
    expect(value?.ConversionMetadata).toMatchObject({
      DetectedType: 'Text',
      DocumentHash: createHash('md5').update(POSTING).digest('hex').toUpperCase(),
    });
    expect(value?.ParsingMetadata).toMatchObject({ TimedOut: false, TimedOutAtMilliseconds: null });
    expect(value?.GeocodeResponse ?? value?.IndexingResponse).toBeUndefined();
  });

  it('uses the words of the specification where it names them', async () => {
    const { job } = await parse({});
    expect(EMPLOYMENT_TYPES).toContain(job?.EmploymentType);
    expect(CONTRACT_TYPES).toContain(job?.ContractType);
    expect(EXECUTIVE_TYPES).toContain(job?.ExecutiveType);
    expect(MANAGEMENT_LEVELS).toContain(job?.ManagementLevel);
    expect(SALARY_TIME_SCALES).toContain(job?.Salary?.TimeScale);
    expect([undefined, ...WORKING_HOURS]).toContain(job?.WorkingHours);
  });

  it('gives the conversions, and marks who is named in the posting', async () => {
    const { Conversions } =
      (await parse({ OutputHtml: 'true', OutputRtf: true, OutputPdf: true })).value ?? {};
    expect(Conversions?.HTML).toContain('Quillfeather Logistics');
    expect(Conversions?.HTML).toMatch(/<span class="tx-redacted">jobs@quillfeather\.example<\/span>/i);
    expect(Conversions?.RTF).toMatch(/^\{\\rtf1/);
    expect(Conversions?.PDF).toMatch(/^JVBERi0/);
  });

  it.each([
    ['text', 'PreferShorterJobTitles = true'],
    ['an object', { CountryCode: 'DE', Language: 'en', PreferShorterJobTitles: true }],
    [
      'an object with words for booleans',
      { IncludeRecruitingTerms: 'false', IncludeSupplementalText: 'TRUE' },
    ],
    ['nothing', null],
  ])('takes Configuration as %s', async (_, Configuration) => {
    expect((await parse({ Configuration })).status).toBe(200);
  });

  it('costs what a parse costs when the document cannot be read', async () => {
    const { status, info, value } = await parse({ DocumentAsBase64String: base64('%PDF-1.7\nnothing more') });
    expect([status, info.Code, info.TransactionCost]).toEqual([422, 'ConversionException', 1]);
    expect(value?.ParsingResponse?.Code).toBe('ConversionException');
    expect(value?.JobData ?? null).toBeNull();
  });
});

describe('a bad value is refused with the name of its member:', () => {
  it.each([
    [{ DocumentAsBase64String: undefined }, 'MissingParameter', 'DocumentAsBase64String is required'],
    [{ DocumentAsBase64String: 'QUJ-' }, 'InvalidParameter', 'DocumentAsBase64String'],
    [{ DocumentAsBase64String: 7 }, 'InvalidParameter', 'DocumentAsBase64String must be a string'],
    [{ DocumentLastModified: undefined }, 'MissingParameter', 'DocumentLastModified is required'],
    [{ DocumentLastModified: '2026-13-01' }, 'InvalidParameter', 'DocumentLastModified'],
    [{ SkillsSettings: 'V2' }, 'InvalidParameter', 'SkillsSettings must be an object'],
    [
      { SkillsSettings: { Normalize: 1 } },
      'InvalidParameter',
      'SkillsSettings.Normalize must be true or false',
    ],
    [{ SkillsSettings: { TaxonomyVersion: 'V3' } }, 'InvalidParameter', 'SkillsSettings.TaxonomyVersion'],
    [{ ProfessionsSettings: { Normalize: 'yes' } }, 'InvalidParameter', 'ProfessionsSettings.Normalize'],
    [{ ProfessionsSettings: { Version: '2019' } }, 'InvalidParameter', 'ProfessionsSettings.Version'],
    [
      { ProfessionsSettings: { Version: { ONET: '2015' } } },
      'InvalidParameter',
      'ProfessionsSettings.Version.ONET',
    ],
    [{ OutputHtml: 'no' }, 'InvalidParameter', 'OutputHtml must be true or false'],
    [{ HideHtmlImages: 0 }, 'InvalidParameter', 'HideHtmlImages must be true or false'],
    [{ OutputRtf: {} }, 'InvalidParameter', 'OutputRtf must be true or false'],
    [{ OutputPdf: [] }, 'InvalidParameter', 'OutputPdf must be true or false'],
    [{ Configuration: 5 }, 'InvalidParameter', 'Configuration must be a string or an object'],
    [{ Configuration: { CountryCode: 5 } }, 'InvalidParameter', 'Configuration.CountryCode must be a string'],
    [
      { Configuration: { PreferShorterJobTitles: 'maybe' } },
      'InvalidParameter',
      'Configuration.PreferShorterJobTitles must be true or false',
    ],
    [{ SkillsData: 'list' }, 'InvalidParameter', 'SkillsData must be an array'],
    [{ NormalizerData: [] }, 'InvalidParameter', 'NormalizerData must be a string'],
    [{ GeocodeOptions: { IncludeGeocoding: 'x' } }, 'InvalidParameter', 'GeocodeOptions.IncludeGeocoding'],
    [{ GeocodeOptions: { Provider: 3 } }, 'InvalidParameter', 'GeocodeOptions.Provider must be a string'],
    [
      { GeocodeOptions: { GeoCoordinates: { Latitude: 'north', Longitude: 1 } } },
      'InvalidParameter',
      'GeocodeOptions.GeoCoordinates.Latitude must be a number',
    ],
    [
      { GeocodeOptions: { PostalAddress: { Region: 1 } } },
      'InvalidParameter',
      'GeocodeOptions.PostalAddress.Region',
    ],
    [{ IndexingOptions: { Roles: 'all' } }, 'InvalidParameter', 'IndexingOptions.Roles must be an array'],
    [{ IndexingOptions: { UserDefinedTags: [1] } }, 'InvalidParameter', 'IndexingOptions.UserDefinedTags[0]'],
    [{ IndexingOptions: { CustomFields: { a: 1 } } }, 'InvalidParameter', 'IndexingOptions.CustomFields.a'],
  ])('%j', async (members, code, text) => {
    const { status, info } = await parse(members);
    expect([status, info.Code, info.TransactionCost]).toEqual([400, code, 0]);
    expect(info.Message).toContain(text);
  });

  it.each([
    [{ Provider: 'Atlas' }, 'InvalidParameter', 'GeocodeOptions.Provider'],
    [{ Provider: 'Google' }, 'MissingParameter', 'GeocodeOptions.ProviderKey'],
    [{ Provider: 'Bing' }, 'MissingParameter', 'GeocodeOptions.ProviderKey'],
    [{ Provider: 'None' }, 'MissingParameter', 'GeocodeOptions.PostalAddress'],
    [{ GeoCoordinates: { Latitude: 1 } }, 'MissingParameter', 'GeocodeOptions.GeoCoordinates.Longitude'],
    [
      { GeoCoordinates: { Latitude: 1, Longitude: 200 } },
      'InvalidParameter',
      'GeocodeOptions.GeoCoordinates.Longitude',
    ],
    [
      { PostalAddress: { CountryCode: 'GER' } },
      'InvalidParameter',
      'GeocodeOptions.PostalAddress.CountryCode',
    ],
  ])('GeocodeOptions %j, inside a good parse', async (options, code, text) => {
    const { status, value } = await parse({ GeocodeOptions: { IncludeGeocoding: true, ...options } });
    expect([status, value?.GeocodeResponse?.Code]).toEqual([200, code]);
    expect(value?.GeocodeResponse?.Message).toContain(text);
  });

  it.each([
    [
      { SearchAndMatchVersion: 'V3', DocumentId: 'a' },
      'InvalidParameter',
      'IndexingOptions.SearchAndMatchVersion',
    ],
    [
      { SearchAndMatchVersion: 'V2', DocumentId: 'a' },
      'MissingParameter',
      'IndexingOptions.SearchAndMatchEnvironment',
    ],
    [{ IndexId: 'jobs' }, 'MissingParameter', 'IndexingOptions.DocumentId'],
    [{ IndexId: 'jobs', DocumentId: 'a b' }, 'InvalidParameter', 'IndexingOptions.DocumentId'],
  ])('IndexingOptions %j, inside a good parse', async (options, code, text) => {
    const { status, value } = await parse({ IndexingOptions: options });
    expect([status, value?.IndexingResponse?.Code]).toEqual([200, code]);
    expect(value?.IndexingResponse?.Message).toContain(text);
  });
});

describe('the enrichment of a job', () => {
  it('finds the coordinates of its place in the gazetteer, unless another is named', async () => {
    const { info, value, job } = await parse({ GeocodeOptions: { IncludeGeocoding: true } });
    expect(value?.GeocodeResponse?.Code).toBe('Success');
    expect(job?.CurrentLocation?.GeoCoordinates).toMatchObject({ Source: 'GeoNames' });
    expect(job?.CurrentLocation?.GeoCoordinates?.Latitude).toBeCloseTo(53.55, 1);
    expect(info.TransactionCost).toBe(1.5);
  });

  it('gives skills of taxonomy V2, each required or not, and related professions', async () => {
    const { info, value, job } = await parse({ SkillsSettings: { Normalize: true, TaxonomyVersion: 'v2' } });
    const normalized = job?.Skills?.Normalized ?? [];
    expect(normalized.find(({ RawSkills }) => RawSkills?.includes('SQL'))).toMatchObject({
      Type: 'IT',
      Id: expect.stringMatching(/^KS/),
      Required: expect.any(Boolean),
    });
    const groups = job?.Skills?.RelatedProfessionClasses?.flatMap(({ Groups }) => Groups ?? []) ?? [];
    expect(groups.reduce((sum, { Percent }) => sum + (Percent ?? 0), 0)).toBe(100);
    expect(value?.ParsingMetadata?.Enrichment).toEqual({ Skills: { Version: 'V2' } });
    expect(info.TransactionCost).toBe(1.1);
  });

  it('gives the tree of taxonomy V1 for nothing more', async () => {
    const { info, job } = await parse({ SkillsSettings: { TaxonomyVersion: 'V1' } });
    const skills = job?.SkillsData?.[0]?.Taxonomies?.[0]?.SubTaxonomies?.[0]?.Skills;
    expect(skills?.[0]).toMatchObject({ Id: expect.any(String), Type: 'IT', Required: expect.any(Boolean) });
    expect(job?.Skills?.Normalized).toBeUndefined();
    expect(info.TransactionCost).toBe(1);
  });

  it.each(['2010', '2019'])(
    'gives the profession of its title in both places, in O*NET of %s',
    async (ONET) => {
      const { info, value, job } = await parse({
        ProfessionsSettings: { Normalize: true, Version: { ONET } },
      });
      expect(value?.ProfessionNormalizationResponse?.Code).toBe('Success');
      expect(job?.NormalizedProfession).toMatchObject({
        ISCO: { Version: '2008', CodeId: 2512 },
        ONET: { Version: ONET },
      });
      expect(job?.JobTitles?.NormalizedProfession).toEqual(job?.NormalizedProfession);
      expect(info.TransactionCost).toBe(1.1);
    },
  );

  it('says that titles of other languages are not normalised, and charges nothing for that', async () => {
    const danish =
      'Vi søger en lagermedarbejder til vores lager i Aarhus.\nDu skal kunne køre truck og tale dansk.\n';
    const { info, value, job } = await parse({
      DocumentAsBase64String: base64(`Lagermedarbejder\n\n${danish.repeat(4)}`),
      ProfessionsSettings: { Normalize: true },
    });
    expect(job?.JobMetadata?.DocumentLanguage).toBe('da');
    expect(value?.ProfessionNormalizationResponse?.Code).toBe('Success');
    expect(value?.ProfessionNormalizationResponse?.Message).toMatch(/not normalized/);
    expect([job?.NormalizedProfession, info.TransactionCost]).toEqual([undefined, 1]);
  });
});
