import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceRuntime } from '../../runtime';
import { base64 } from '../../testing/parses';
import { CV, openResumeParses } from './testing/resume-parses';

let parses: Awaited<ReturnType<typeof openResumeParses>>;

beforeAll(async () => {
  parses = await openResumeParses();
});

afterAll(() => parses.close());

async function parse(members: Record<string, unknown>) {
  const { status, body } = await parses.parse(members);
  return { status, info: body.Info, value: body.Value };
}

describe('POST /v10/parser/resume', () => {
  it('gives the parsed resume with everything around it', async () => {
    const { status, info, value } = await parse({});
    expect(status).toBe(200);
    expect(info).toMatchObject({ Code: 'Success', TransactionCost: 1 });
    expect(value?.ParsingResponse?.Code).toMatch(/^(Success|WarningsFoundDuringParsing)$/);
    expect(value?.ResumeData?.ContactInformation?.EmailAddresses).toEqual(['maren.holloway@example.com']);
    expect(value?.ResumeData?.ResumeMetadata?.PlainText).toContain('Quillfeather Logistics');
    expect(value?.RedactedResumeData).toBeTruthy();
    expect(value?.ConversionMetadata).toEqual({
      DetectedType: 'Text',
      SuggestedFileExtension: 'txt',
      OutputValidityCode: 'ovIsProbablyValid',
      ElapsedMilliseconds: expect.any(Number),
      DocumentHash: createHash('md5').update(CV).digest('hex').toUpperCase(),
    });
    expect(value?.ParsingMetadata).toMatchObject({ TimedOut: false, TimedOutAtMilliseconds: null });
    expect(value?.GeocodeResponse ?? value?.IndexingResponse ?? value?.FlexResponse).toBeUndefined();
  });

  it('records the transaction with hash and size, and nothing of the person', async () => {
    const { info } = await parse({});
    const { records } = await serviceRuntime();
    const rows = await records
      .selectFrom('transaction_record')
      .selectAll()
      .where('id', '=', info.TransactionId ?? '')
      .execute();
    expect(rows).toMatchObject([
      { operation: 'parseResume', code: 'Success', document_bytes: Buffer.from(CV).byteLength },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/maren|holloway/i);
  });

  it('gives HTML when asked, by a boolean or by its word', async () => {
    for (const OutputHtml of [true, 'true']) {
      const { value } = await parse({ OutputHtml });
      expect(value?.Conversions?.HTML).toContain('Quillfeather Logistics');
      expect(value?.Conversions?.HTML).toMatch(/<span class="tx-redacted">Maren Holloway<\/span>/i);
    }
    expect((await parse({ OutputHtml: false })).value?.Conversions ?? null).toBeNull();
  });

  it('gives RTF and PDF when asked, and says when a script cannot be set as PDF', async () => {
    const { Conversions } = (await parse({ OutputRtf: true, OutputPdf: true })).value ?? {};
    expect(Conversions?.RTF).toMatch(/^\{\\rtf1/);
    expect(
      Buffer.from(Conversions?.PDF ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const hebrew = base64(Buffer.from('ניסיון בריתוך אוניות וצינורות\n'.repeat(9)));
    const refused = (await parse({ DocumentAsBase64String: hebrew, OutputPdf: true })).value;
    expect(refused?.Conversions ?? null).toBeNull();
    expect(refused?.ParsingResponse?.Message).toContain('conversion of this document to PDF');
  });

  it('gives the photo of the candidate when asked, and nothing for a document without one', async () => {
    const header = [0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 1, 144, 1, 44, 3];
    const photo = Buffer.concat([Buffer.from(header), Buffer.alloc(20_000, 7)]);
    const html = `<html><body><p>Maren Holloway</p><img src="data:image/jpeg;base64,${photo.toString('base64')}"><pre>${CV}</pre>`;
    const request = { DocumentAsBase64String: base64(html), OutputCandidateImage: true };
    const { Conversions } = (await parse(request)).value ?? {};
    expect(Conversions).toEqual({
      CandidateImage: photo.toString('base64'),
      CandidateImageExtension: '.jpg',
    });
    expect((await parse({ OutputCandidateImage: true })).value?.Conversions ?? null).toBeNull();
  });

  it.each([
    [{ DocumentAsBase64String: undefined }, 'MissingParameter', 'DocumentAsBase64String'],
    [{ DocumentAsBase64String: '' }, 'MissingParameter', 'DocumentAsBase64String'],
    [{ DocumentAsBase64String: 'AA-_' }, 'InvalidParameter', 'url-safe'],
    [{ DocumentAsBase64String: 'QUJD\nQUJD' }, 'InvalidParameter', 'line breaks'],
    [{ DocumentAsBase64String: 'QUI' }, 'InvalidParameter', 'padding'],
    [{ DocumentAsBase64String: 'data:text/plain;base64,QUJD' }, 'InvalidParameter', 'data URL'],
    [{ DocumentLastModified: undefined }, 'MissingParameter', 'DocumentLastModified'],
    [{ DocumentLastModified: '' }, 'MissingParameter', 'DocumentLastModified'],
    [{ DocumentLastModified: '2026-02-30' }, 'InvalidParameter', 'DocumentLastModified'],
    [{ DocumentLastModified: '01.02.2026' }, 'InvalidParameter', 'DocumentLastModified'],
    [{ DocumentLastModified: '2026-02-03T00:00:00Z' }, 'InvalidParameter', 'DocumentLastModified'],
    [{ SkillsSettings: { TaxonomyVersion: 'V3' } }, 'InvalidParameter', 'SkillsSettings.TaxonomyVersion'],
    [
      { ProfessionsSettings: { Version: { ONET: '2020' } } },
      'InvalidParameter',
      'ProfessionsSettings.Version.ONET',
    ],
    [{ OutputHtml: 'perhaps' }, 'InvalidParameter', 'OutputHtml'],
  ])('names what is wrong with %j and charges nothing', async (members, code, text) => {
    const { status, info } = await parse(members);
    expect([status, info.Code, info.TransactionCost]).toEqual([400, code, 0]);
    expect(info.Message).toContain(text);
  });

  it('accepts what clients really send', async () => {
    const members = {
      SkillsSettings: { Normalize: false, TaxonomyVersion: 'v2' },
      GeocodeOptions: { IncludeGeocoding: false, Provider: 'Google' },
      IndexingOptions: null,
      Configuration: 'Coverage.PersonalAttributes = True; Nonsense = 1',
      FlexRequests: [],
      SomethingNew: { a: 1 },
    };
    expect((await parse(members)).status).toBe(200);
  });
});

describe('the parts of an answer', () => {
  it.each([
    [{ IndexId: 'cvs', DocumentId: 'one' }, 'DataNotFound'],
    [{ IndexId: 'cvs' }, 'MissingParameter'],
    [{ DocumentId: 'one' }, 'MissingParameter'],
    [{ IndexId: 'cvs', DocumentId: 'one/two' }, 'InvalidParameter'],
    [{ SearchAndMatchVersion: 'v2', DocumentId: 'one' }, 'MissingParameter'],
    [
      { SearchAndMatchVersion: 'V2', DocumentId: 'one', SearchAndMatchEnvironment: 'prod' },
      'ConstraintError',
    ],
    [{ SearchAndMatchVersion: 'V9', DocumentId: 'one' }, 'InvalidParameter'],
    [{ UserDefinedTags: [] }, undefined],
  ])('indexing with %j answers %s inside a good parse', async (options, code) => {
    const { status, value } = await parse({ IndexingOptions: options });
    expect([status, value?.IndexingResponse?.Code]).toEqual([200, code]);
  });

  it('give back the tags that the document was sent with', async () => {
    const tags = ['night shift', 'forklift'];
    const { value } = await parse({
      IndexingOptions: { IndexId: 'cvs', DocumentId: 'one', UserDefinedTags: tags },
    });
    expect(value?.ResumeData?.UserDefinedTags).toEqual(tags);
    expect(value?.RedactedResumeData?.UserDefinedTags).toEqual(tags);
  });

  it('say what this version cannot do instead of inventing it', async () => {
    const { status, value } = await parse({
      FlexRequests: [{ Prompt: 'Why?', Identifier: 'why', DataType: 'Text' }],
      SkillsData: ['ours'],
      UseLLMParser: true,
    });
    expect(status).toBe(200);
    expect(value?.FlexResponse?.Code).toBe('InvalidParameter');
    expect(value?.ParsingResponse?.Message).toMatch(/custom skills lists/);
    expect(value?.ParsingResponse?.Message).toMatch(
      /UseLLMParser had no effect: the language model is not connected/,
    );
    expect(value?.Conversions ?? null).toBeNull();
  });

  it.each([
    [[{ Prompt: 'p', Identifier: 'a', DataType: 'Poem' }], 'InvalidParameter', 'FlexRequests[0].DataType'],
    [[{ Prompt: 'p', Identifier: 'a', DataType: 'enumeration' }], 'MissingParameter', 'EnumerationValues'],
    [[{ Identifier: 'a', DataType: 'Text' }], 'MissingParameter', 'FlexRequests[0].Prompt'],
    [
      [{ Prompt: 'p', Identifier: 'a', DataType: 'Enumeration', EnumerationValues: Array(51).fill('x') }],
      'InvalidParameter',
      'FlexRequests[0].EnumerationValues may hold at most 50',
    ],
    [
      [
        { Prompt: 'p', Identifier: 'a', DataType: 'Text' },
        { Prompt: 'q', Identifier: 'a', DataType: 'Text' },
      ],
      'InvalidParameter',
      'FlexRequests[1].Identifier',
    ],
  ])('check flex requests: %j', async (FlexRequests, code, text) => {
    const { FlexResponse } = (await parse({ FlexRequests })).value ?? {};
    expect(FlexResponse?.Code).toBe(code);
    expect(FlexResponse?.Message).toContain(text);
  });
});

describe('a document that cannot be read', () => {
  it.each([
    ['an unknown kind', new Uint8Array(512).map((_, index) => (index * 37 + 11) % 256)],
    ['white space alone', Buffer.from('   \n\n \t ')],
    ['a broken PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\nnothing more')],
    ['a broken DOCX', Buffer.from('PK\u0003\u0004 word/document.xml, but not a zip')],
  ])('of %s is a ConversionException that a recruiter understands, and is charged', async (_, bytes) => {
    const { status, info, value } = await parse({ DocumentAsBase64String: base64(bytes) });
    expect([status, info.Code, info.TransactionCost]).toEqual([422, 'ConversionException', 1]);
    expect(info.Message).toMatch(/^[A-Z].*\.$/);
    expect(value?.ParsingResponse?.Code).toBe('ConversionException');
    expect(value?.ConversionMetadata?.OutputValidityCode).toMatch(/^ov[A-Z]/);
    expect(value?.ConversionMetadata?.DocumentHash).toMatch(/^[0-9A-F]{32}$/);
    expect(value?.ResumeData ?? null).toBeNull();
  });

  it('because it is too large is answered 413 and costs nothing', async () => {
    const { status, info } = await parse({
      DocumentAsBase64String: base64(Buffer.alloc(1024 * 1024 + 1, 65)),
    });
    expect([status, info.Code, info.TransactionCost]).toEqual([413, 'RequestTooLarge', 0]);
  });
});
