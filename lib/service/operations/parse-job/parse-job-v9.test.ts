import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JobDocumentV9, JobParseResponseV9 } from '@/lib/contracts';
import { base64, openParses } from '../../testing/parses';
import { defineOperation } from '../operation';
import { fromVersion9 } from '../parsing/version-9';
import { parseJobV9 } from '.';
import { JOB_FORM_V9 } from './forms';
import { readAndParseJob } from './parse-job';

const POSTING = `Warehouse Manager
Quillfeather Logistics GmbH, Hamburg, Germany

Your tasks
- You run a warehouse of forty people.

Your profile
- At least 5 years of experience, 2 years of them in management
- Required: SAP, Excel
- Nice to have: SQL
- Driving licence class B

We offer
- Permanent contract, full-time, 40 hours per week
- Salary: EUR 65,000 - 80,000 per year

Apply until 2026-04-30 with Maren Holloway, jobs@quillfeather.example.
`;

const VALUE_MEMBERS = Object.keys(JobParseResponseV9.shape.Value.unwrap().unwrap().shape).sort();

async function openJobParses() {
  return await openParses({
    version: '9',
    operation: (pool) =>
      defineOperation({
        ...parseJobV9,
        run: (call) => readAndParseJob({ ...call, body: fromVersion9(call.body) }, JOB_FORM_V9, pool),
      }),
    answer: JobParseResponseV9,
    defaults: { DocumentAsBase64String: base64(POSTING), RevisionDate: '2026-03-01' },
  });
}

let parses: Awaited<ReturnType<typeof openJobParses>>;

beforeAll(async () => {
  parses = await openJobParses();
});

afterAll(() => parses.close());

async function parse(members: Record<string, unknown>) {
  const { status, body } = await parses.parse(members);
  const { Info, Value } = body;
  const received: unknown = JSON.parse(Value?.ParsedDocument ?? 'null');
  const document = received === null ? undefined : JobDocumentV9.parse(received);
  if (document) expect(document).toEqual(received);
  return { status, info: Info, value: Value, job: document?.SovrenData };
}

describe('POST /v9/parser/joborder', () => {
  it('gives the flat value with every member, and the job as JSON', async () => {
    const { status, info, value, job } = await parse({});
    expect([status, info.Code, info.TransactionCost]).toEqual([200, 'Success', 1]);
    expect(Object.keys(value ?? {}).sort()).toEqual(VALUE_MEMBERS);
    expect(value).toMatchObject({
      FileType: 'Text',
      FileExtension: 'txt',
      TextCode: 'ovIsProbablyValid',
      Html: null,
      HtmlCode: null,
      GeocodeResponse: null,
    });
    expect(value?.Text).toContain('Quillfeather Logistics');
    expect(value?.CreditsRemaining).toBeGreaterThan(0);
    expect(job).toMatchObject({
      JobTitles: { MainJobTitle: 'Warehouse Manager' },
      CurrentLocation: { CountryCode: 'DE', Municipality: 'Hamburg' },
      MinimumYears: '5',
      PayRate: { '@amount': '65000', '@maximum': '80000', '@unit': 'year', '@currency': 'EUR' },
      ContractType: 'permanent',
      EmploymentType: 'fulltime',
      RevisionDate: '2026-03-01',
    });
    expect(job?.RequiredSkills?.RequiredSkill).toContain('SAP');
    expect(job?.ApplicationDetails?.ApplicationDeadline).toBe('2026-04-30');
  });

  it('gives what was asked for besides', async () => {
    const { info, value, job } = await parse({
      OutputHtml: 'true',
      SkillsSettings: { Normalize: 'true' },
      ProfessionsSettings: { Normalize: true },
      GeocodeOptions: { IncludeGeocoding: true },
      IndexingOptions: { IndexId: 'jobs', DocumentId: 'one', CustomIds: ['a'] },
    });
    expect(value?.Html).toContain('Quillfeather');
    expect(value?.HtmlCode).toBe('ovIsProbablyValid');
    expect(value?.GeocodeResponse?.Code).toBe('Success');
    expect(job?.CurrentLocation?.GeoCoordinates).toMatchObject({ Latitude: expect.stringMatching(/^53\./) });
    expect(value?.IndexingResponse?.Code).toBe('DataNotFound');
    expect(value?.ProfessionNormalizationResponse?.Code).toBe('Success');
    expect(job?.NormalizedProfession?.ONET?.['@version']).toBe('2019');
    expect(job?.NormalizedSkills?.NormalizedSkill?.[0]).toMatchObject({
      '@id': expect.stringMatching(/^KS/),
    });
    expect(info.TransactionCost).toBe(1.7);
  });

  it('gives the tree of taxonomy V1', async () => {
    const { job } = await parse({ SkillsSettings: { TaxonomyVersion: 'V1' } });
    const skills = job?.SkillsTaxonomyOutput?.[0]?.Taxonomy?.[0]?.Subtaxonomy?.[0]?.Skill;
    expect(skills?.[0]).toMatchObject({ '@name': expect.any(String), '@required': expect.any(String) });
  });

  it('takes base64 with line breaks', async () => {
    const broken = base64(POSTING).replace(/.{60}/g, '$&\r\n');
    expect((await parse({ DocumentAsBase64String: broken })).status).toBe(200);
  });

  it.each([
    [{ RevisionDate: undefined }, 400, 'MissingParameter', 'RevisionDate is required'],
    [{ RevisionDate: '2026-02-30' }, 400, 'InvalidParameter', 'RevisionDate must be a day'],
    [{ Configuration: 1 }, 400, 'InvalidParameter', 'Configuration must be a string or an object'],
    [{ DocumentAsBase64String: base64('%PDF-1.7 nothing') }, 422, 'ConversionException', '(ov'],
  ])('refuses %j with every member of the value', async (members, expected, code, text) => {
    const { status, info, value } = await parse(members);
    expect([status, info.Code]).toEqual([expected, code]);
    expect(info.Message).toContain(text);
    expect(Object.keys(value ?? {}).sort()).toEqual(VALUE_MEMBERS);
    expect(value?.ParsedDocument).toBeNull();
  });
});
