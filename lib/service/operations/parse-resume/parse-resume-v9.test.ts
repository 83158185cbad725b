import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HrXmlResume, ResumeParseResponseV9 } from '@/lib/contracts';
import { base64, openParses } from '../../testing/parses';
import { defineOperation } from '../operation';
import { fromVersion9 } from '../parsing/version-9';
import { parseResumeV9 } from '.';
import { FORM_V9 } from './forms';
import { readAndParse } from './parse-resume';

const CV = `Maren Holloway
Brightwater Lane 14, 2000 Antwerp, Belgium
maren.holloway@example.com
+32 470 12 34 56
https://github.com/marenholloway

Summary
Operations manager who likes clear processes and short meetings.

Work experience
Operations Manager, Quillfeather Logistics
March 2019 - present
Runs a warehouse of forty people.

Shift Lead, Quillfeather Logistics
2014 - February 2019
Led the night shift.

Education
Bachelor of Business Administration, Northmere University, 2009 - 2012

Skills
Forecasting, SQL, Excel

Languages
Dutch, French
`;

const { LlmParserResponse: _ours, ...always } = ResumeParseResponseV9.shape.Value.unwrap().unwrap().shape;
const VALUE_MEMBERS = Object.keys(always).sort();

async function openResumeParses() {
  return await openParses({
    version: '9',
    operation: (pool) =>
      defineOperation({
        ...parseResumeV9,
        run: (call) => readAndParse({ ...call, body: fromVersion9(call.body) }, FORM_V9, pool),
      }),
    answer: ResumeParseResponseV9,
    defaults: { DocumentAsBase64String: base64(CV), RevisionDate: '2026-03-01' },
  });
}

let parses: Awaited<ReturnType<typeof openResumeParses>>;

beforeAll(async () => {
  parses = await openResumeParses();
});

afterAll(() => parses.close());

/** Every answer has every member of `Value`. */
async function parse(members: Record<string, unknown>, headers?: Record<string, string>) {
  const { status, body } = await parses.parse(members, headers);
  if (!body.Value) throw new Error('no value');
  expect(Object.keys(body.Value).sort()).toEqual(VALUE_MEMBERS);
  return { status, info: body.Info, value: body.Value };
}

/** Returns the document in a member of the answer, checked by the contract of HR-XML as well. */
function documentIn(member: string | null) {
  const document = JSON.parse(member ?? 'null');
  const checked = HrXmlResume.parse(document);
  expect<unknown>(checked).toEqual(document);
  return checked.Resume;
}

describe('POST /v9/parser/resume', () => {
  it('gives the flat value, null for what was not asked for', async () => {
    const { status, info, value } = await parse({});
    expect(status).toBe(200);
    expect(info.Code).toMatch(/^(Success|WarningsFoundDuringParsing)$/);
    expect(value).toMatchObject({
      FileType: 'Text',
      FileExtension: 'txt',
      TextCode: 'ovIsProbablyValid',
      Html: null,
      HtmlCode: null,
      Pdf: null,
      GeocodeResponse: null,
      CandidateImage: null,
    });
    expect(value.Text).toContain('Quillfeather Logistics');
    expect(value.CreditsRemaining).toBe(info.CustomerDetails?.CreditsRemaining);
  });

  it('gives the resume as HR-XML', async () => {
    const { value } = await parse({});
    const { StructuredXMLResume: found, NonXMLResume, UserArea } = documentIn(value.ParsedDocument);
    expect(found.ContactInfo?.PersonName).toMatchObject({ GivenName: 'Maren', FamilyName: 'Holloway' });
    const ways = found.ContactInfo?.ContactMethod ?? [];
    expect(ways[0]?.PostalAddress).toMatchObject({
      CountryCode: 'BE',
      PostalCode: '2000',
      Municipality: 'Antwerp',
      DeliveryAddress: { AddressLine: ['Brightwater Lane 14'] },
    });
    expect(ways.map(({ Mobile }) => Mobile?.FormattedNumber).filter(Boolean)).toEqual(['+32 470 12 34 56']);
    expect(ways).toContainEqual(
      expect.objectContaining({
        Use: 'github',
        InternetWebAddress: expect.stringContaining('marenholloway'),
      }),
    );
    const [org, ...others] = found.EmploymentHistory?.EmployerOrg ?? [];
    expect(others).toEqual([]);
    expect(org?.EmployerOrgName).toBe('Quillfeather Logistics');
    expect(org?.PositionHistory).toMatchObject([
      {
        '@currentEmployer': 'true',
        Title: 'Operations Manager',
        StartDate: { YearMonth: '2019-03' },
        EndDate: { StringDate: 'current' },
        UserArea: { 'sov:PositionHistoryUserArea': { 'sov:Id': 'POS-1' } },
      },
      { Title: 'Shift Lead', StartDate: { Year: '2014' }, EndDate: { YearMonth: '2019-02' } },
    ]);
    expect(found.EducationHistory?.SchoolOrInstitution).toMatchObject([
      {
        School: [{ SchoolName: 'Northmere University' }],
        Degree: [
          {
            DatesOfAttendance: [{ StartDate: { Year: '2009' }, EndDate: { Year: '2012' } }],
            UserArea: { 'sov:DegreeUserArea': { 'sov:Id': 'DEG-1' } },
          },
        ],
      },
    ]);
    expect(found.Languages?.Language?.map(({ LanguageCode }) => LanguageCode)).toEqual(['nl', 'fr', 'en']);
    expect(found.Qualifications?.Competency?.map((skill) => skill['@name'])).toEqual([
      'Forecasting',
      'SQL',
      'Excel',
    ]);
    expect(found.RevisionDate).toBe('2026-03-01');
    expect(NonXMLResume.TextResume).toBe(value.Text);
    const area = UserArea['sov:ResumeUserArea'];
    expect(area['sov:ExperienceSummary']?.['sov:MonthsOfWorkExperience']).toMatch(/^\d+$/);
    expect(area['sov:ReservedData']?.['sov:EmailAddresses']).toEqual({
      'sov:EmailAddress': ['maren.holloway@example.com'],
    });
    const findings = area['sov:ResumeQuality']?.['sov:Assessments']?.['sov:Assessment'] ?? [];
    for (const { 'sov:Findings': found } of findings)
      for (const text of found?.['sov:Information'] ?? [])
        expect(text).toMatch(/^\[Sovren:\d{3};(?:(?:POS|DEG)-\d+,?)*\] [A-Z]/);
  });

  it('leaves nothing of the person in the scrubbed document', async () => {
    const { value } = await parse({});
    documentIn(value.ScrubbedParsedDocument);
    expect(value.ScrubbedParsedDocument).not.toMatch(/maren|holloway|470 12|brightwater/i);
    expect(value.ScrubbedParsedDocument).toContain('Quillfeather Logistics');
  });

  it('converts with a code each, booleans as words included, and marks what is personal', async () => {
    const { value } = await parse({ OutputHtml: 'true', OutputRtf: 'True', OutputPdf: true });
    expect([value.HtmlCode, value.RtfCode, value.PdfCode]).toEqual(Array(3).fill('ovIsProbablyValid'));
    expect(value.Html).toMatch(/<span class="tx-redacted">Maren Holloway<\/span>/i);
    expect(value.Rtf).toMatch(/^\{\\rtf1/);
    expect(
      Buffer.from(value.Pdf ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const hebrew = base64(Buffer.from('ניסיון בריתוך אוניות וצינורות\n'.repeat(9)));
    const refused = (await parse({ DocumentAsBase64String: hebrew, OutputPdf: 'true' })).value;
    expect([refused.Pdf, refused.PdfCode]).toEqual([null, 'ovErrorOnOutputToPdf']);
  });

  it('names the kind of a PDF as clients know it', async () => {
    const pdf = await readFile('samples/amara-whitcombe.pdf');
    const { value } = await parse({ DocumentAsBase64String: base64(pdf) });
    expect([value.FileType, value.FileExtension]).toEqual(['Pdf', 'pdf']);
    documentIn(value.ParsedDocument);
  });

  it('accepts base64 in lines, and the options of its time', async () => {
    const lines = `${(base64(CV).match(/.{1,60}/g) ?? []).join('\n')}\n`;
    const { status, value } = await parse({
      DocumentAsBase64String: lines,
      Configuration: '',
      SkillsSettings: { Normalize: 'false' },
      IndexingOptions: { IndexId: 'cvs', DocumentId: 'one', CustomIds: ['red'] },
      GeocodeOptions: { IncludeGeocoding: 'false' },
    });
    expect([status, value.IndexingResponse?.Code]).toEqual([200, 'DataNotFound']);
  });

  it('says what came of UseLLMParser, and has a member for it only then', async () => {
    const { body } = await parses.parse({ UseLLMParser: 'true' });
    expect(body.Value?.LlmParserResponse).toMatchObject({
      Code: 'InvalidParameter',
      Message: expect.stringContaining('UseLLMParser'),
    });
    await parse({});
  });

  it.each([
    [{ RevisionDate: undefined }, 400, 'MissingParameter', 'RevisionDate'],
    [{ RevisionDate: '2026-02-30' }, 400, 'InvalidParameter', 'RevisionDate'],
    [{ DocumentAsBase64String: '' }, 400, 'MissingParameter', 'DocumentAsBase64String'],
    [{ DocumentAsBase64String: 'AA-_' }, 400, 'InvalidParameter', 'url-safe'],
    [{ DocumentAsBase64String: base64('%PDF-1.7\nnothing') }, 422, 'ConversionException', '(ovCorrupt)'],
    [{ DocumentAsBase64String: base64(' \n ') }, 422, 'ConversionException', '(ovNoText)'],
  ])('answers %j with every member, null but for the credits', async (members, status, code, text) => {
    const { status: answered, info, value } = await parse(members);
    expect([answered, info.Code]).toEqual([status, code]);
    expect(info.Message).toContain(text);
    expect([value.ParsedDocument, value.ScrubbedParsedDocument, value.Text]).toEqual([null, null, null]);
    expect(value.CreditsRemaining).toBeGreaterThan(0);
  });

  it('answers a caller it does not know with the whole value, all null, and no credits', async () => {
    const { status, info, value } = await parse(
      {},
      { 'Sovren-AccountId': 'acme', 'Sovren-ServiceKey': 'no' },
    );
    expect([status, info.Code]).toEqual([401, 'AuthenticationError']);
    const { CreditsRemaining, ...members } = value;
    expect(CreditsRemaining).toBe(0);
    expect(new Set(Object.values(members))).toEqual(new Set([null]));
  });
});
