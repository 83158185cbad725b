import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GLOBEX } from '../../testing/service';
import { openResumeParses } from './testing/resume-parses';

let parses: Awaited<ReturnType<typeof openResumeParses>>;

beforeAll(async () => {
  parses = await openResumeParses();
});

afterAll(() => parses.close());

async function parse(members: Record<string, unknown>, headers?: Record<string, string>) {
  const { status, body } = await parses.parse(members, headers);
  return { status, info: body.Info, value: body.Value };
}

describe('geocoding', () => {
  it.each([
    [{}, 'Success'],
    [{ Provider: 'Google' }, 'MissingParameter'],
    [{ Provider: 'bing' }, 'MissingParameter'],
    [{ PostalAddress: { Municipality: 'Nowhere at All' } }, 'CoordinatesNotFound'],
    [{ PostalAddress: { CountryCode: 'BE' } }, 'InsufficientData'],
    [{ PostalAddress: { CountryCode: 'Belgium' } }, 'InvalidParameter'],
    [{ Provider: 'Atlas' }, 'InvalidParameter'],
    [{ Provider: 'None' }, 'MissingParameter'],
    [{ GeoCoordinates: { Latitude: 91, Longitude: 0 } }, 'InvalidParameter'],
    [{ GeoCoordinates: { Latitude: 51 } }, 'MissingParameter'],
  ])('with %j answers %s inside a good parse', async (options, code) => {
    const { status, value } = await parse({ GeocodeOptions: { IncludeGeocoding: true, ...options } });
    expect([status, value?.GeocodeResponse?.Code]).toEqual([200, code]);
  });

  it('finds the coordinates of the address, and charges for that', async () => {
    const { info, value } = await parse({ GeocodeOptions: { IncludeGeocoding: true } });
    const { Location } = value?.ResumeData?.ContactInformation ?? {};
    expect(Location).toMatchObject({ Municipality: 'Antwerp', PostalCode: '2000' });
    expect(Location?.GeoCoordinates?.Source).toBe('GeoNames');
    expect(Location?.GeoCoordinates?.Latitude).toBeCloseTo(51.22, 1);
    expect(Location?.GeoCoordinates?.Longitude).toBeCloseTo(4.4, 1);
    expect(info.TransactionCost).toBe(1.5);
  });

  it('finds the coordinates of another address, and leaves the parsed one as it is', async () => {
    const { value } = await parse({
      GeocodeOptions: {
        IncludeGeocoding: true,
        PostalAddress: { CountryCode: 'DE', Municipality: 'Mechernich', Region: 'NRW' },
      },
    });
    const { Location } = value?.ResumeData?.ContactInformation ?? {};
    expect(Location).toMatchObject({ Municipality: 'Antwerp', CountryCode: 'BE' });
    expect(Location?.GeoCoordinates?.Latitude).toBeCloseTo(50.6, 1);
  });

  it('puts in the address and the coordinates that the caller knows', async () => {
    const { value } = await parse({
      GeocodeOptions: {
        IncludeGeocoding: true,
        Provider: 'None',
        PostalAddress: { CountryCode: 'BE', Region: 'Antwerp', Municipality: 'Mechelen', PostalCode: '2800' },
        GeoCoordinates: { Latitude: 51.03, Longitude: 4.48 },
      },
    });
    expect(value?.GeocodeResponse?.Code).toBe('Success');
    expect(value?.ResumeData?.ContactInformation?.Location).toMatchObject({
      CountryCode: 'BE',
      Regions: ['Antwerp'],
      Municipality: 'Mechelen',
      GeoCoordinates: { Latitude: 51.03, Longitude: 4.48, Source: 'User' },
    });
  });
});

describe('normalising', () => {
  it('is not done unless it is asked for', async () => {
    const { info, value } = await parse({});
    expect(info.TransactionCost).toBe(1);
    expect(value?.ResumeData?.Skills?.Raw).not.toHaveLength(0);
    expect(value?.ResumeData?.Skills?.Normalized ?? value?.ResumeData?.SkillsData).toBeUndefined();
    expect(value?.ProfessionNormalizationResponse).toBeUndefined();
    expect(value?.ParsingMetadata?.Enrichment ?? null).toBeNull();
  });

  it('gives skills of taxonomy V2 with related professions, by either spelling, at its price', async () => {
    for (const SkillsSettings of [{ Normalize: true }, { Normalize: 'true', TaxonomyVersion: 'v2' }]) {
      const { info, value } = await parse({ SkillsSettings });
      const { Skills, SkillsData } = value?.ResumeData ?? {};
      const sql = Skills?.Normalized?.find(({ RawSkills }) => RawSkills?.includes('SQL'));
      expect(sql).toMatchObject({ Type: 'IT', Id: expect.stringMatching(/^KS/) });
      const groups = Skills?.RelatedProfessionClasses?.flatMap(({ Groups }) => Groups ?? []) ?? [];
      expect(groups.reduce((sum, { Percent }) => sum + (Percent ?? 0), 0)).toBe(100);
      expect(SkillsData).toBeUndefined();
      expect(value?.RedactedResumeData?.Skills?.Normalized).toEqual(Skills?.Normalized);
      expect(value?.ParsingMetadata?.Enrichment).toEqual({ Skills: { Version: 'V2' } });
      expect(info.TransactionCost).toBe(1.1);
    }
  });

  it('gives the tree of the deprecated taxonomy, where normalising has no effect and no price', async () => {
    for (const Normalize of [true, false]) {
      const { info, value } = await parse({ SkillsSettings: { Normalize, TaxonomyVersion: 'v1' } });
      const [root] = value?.ResumeData?.SkillsData ?? [];
      expect(root?.Taxonomies?.[0]).toMatchObject({
        Id: expect.any(String),
        PercentOfOverall: expect.any(Number),
      });
      expect(value?.ResumeData?.Skills?.Normalized).toBeUndefined();
      expect(info.TransactionCost).toBe(1);
    }
  });

  it('follows the account where the request says nothing: an old one gets taxonomy V1', async () => {
    const versions = [undefined, 'V1', 'V2'].map(async (TaxonomyVersion) => {
      const { value } = await parse({ SkillsSettings: { Normalize: true, TaxonomyVersion } }, GLOBEX);
      return value?.ParsingMetadata?.Enrichment?.Skills?.Version;
    });
    expect(await Promise.all(versions)).toEqual(['V1', 'V1', 'V2']);
  });

  it.each([
    [{}, '2010'],
    [{ Version: { ONET: '2010' } }, '2010'],
    [{ Version: { ONET: '2019' } }, '2019'],
  ])('gives professions with %j in O*NET of %s', async (settings, version) => {
    const { info, value } = await parse({ ProfessionsSettings: { Normalize: true, ...settings } });
    expect(value?.ProfessionNormalizationResponse?.Code).toBe('Success');
    const [position] = value?.ResumeData?.EmploymentHistory?.Positions ?? [];
    expect(position?.NormalizedProfession).toMatchObject({
      Profession: { CodeId: expect.any(Number), Description: expect.any(String) },
      ISCO: { Version: '2008' },
      ONET: { Version: version, CodeId: expect.stringMatching(/^\d\d-\d{4}/) },
      Confidence: expect.any(Number),
    });
    expect(value?.ParsingMetadata?.Enrichment?.ProfessionNormalization).toMatchObject({
      ONETVersion: version,
      ISCOVersion: '2008',
    });
    expect(info.TransactionCost).toBe(1.1);
  });
});
