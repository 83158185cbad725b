import { afterAll, describe, expect, it } from 'vitest';
import { GeocodeJobResponse, GeocodeResumeResponse } from '@/lib/contracts';
import { defineRoute } from '../http';
import { serviceRuntime } from '../runtime';
import { jsonRequest, stopService } from '../testing/service';
import { geocodeJob, geocodeResume } from './geocode-document';

afterAll(stopService);

const resumeRoute = defineRoute({ version: '10', audience: 'accounts', operation: geocodeResume });
const jobRoute = defineRoute({ version: '10', audience: 'accounts', operation: geocodeJob });

const ResumeData = {
  ContactInformation: {
    CandidateName: { FormattedName: 'Maren Holloway' },
    Location: { CountryCode: 'BE', Municipality: 'Antwerpen', PostalCode: '2000' },
  },
  EmploymentHistory: { Positions: [{ Id: 'POS-1', JobTitle: { Raw: 'Operations Manager' } }] },
};
const JobData = {
  JobTitles: { MainJobTitle: 'Lock keeper' },
  CurrentLocation: { CountryCode: 'NL', Municipality: 'Den Haag', Regions: ['Zuid-Holland'] },
};

async function geocodeTheResume(members: Record<string, unknown>) {
  const response = await resumeRoute(jsonRequest({ ResumeData, ...members }));
  const { Info, Value } = GeocodeResumeResponse.parse(await response.json());
  return {
    status: response.status,
    info: Info,
    location: Value?.ResumeData?.ContactInformation?.Location,
    value: Value,
  };
}

describe('POST /v10/geocoder/resume', () => {
  it('gives the resume back with its coordinates, for a price', async () => {
    const { status, info, location, value } = await geocodeTheResume({});
    expect([status, info.Code, info.TransactionCost]).toEqual([200, 'Success', 0.5]);
    expect(location).toMatchObject({ Municipality: 'Antwerpen', GeoCoordinates: { Source: 'GeoNames' } });
    expect(location?.GeoCoordinates?.Latitude).toBeCloseTo(51.22, 1);
    expect(value?.ResumeData?.EmploymentHistory).toEqual(ResumeData.EmploymentHistory);
  });

  it('puts in what the caller knows, for nothing', async () => {
    const GeoCoordinates = { Latitude: 51.2, Longitude: 4.4 };
    const { info, location } = await geocodeTheResume({ GeoCoordinates });
    expect(info.TransactionCost).toBe(0);
    expect(location).toEqual({
      ...ResumeData.ContactInformation.Location,
      GeoCoordinates: { ...GeoCoordinates, Source: 'User' },
    });
    const PostalAddress = {
      CountryCode: 'FR',
      Region: 'Bretagne',
      Municipality: 'Brest',
      AddressLine: '1 quai',
    };
    expect((await geocodeTheResume({ Provider: 'None', PostalAddress })).location).toEqual({
      CountryCode: 'FR',
      Regions: ['Bretagne'],
      Municipality: 'Brest',
      StreetAddressLines: ['1 quai'],
    });
  });

  it.each([
    [{ ResumeData: undefined }, 400, 'MissingParameter', 'ResumeData is required'],
    [{ ResumeData: [] }, 400, 'InvalidParameter', 'ResumeData must be an object'],
    [{ ResumeData: {} }, 400, 'InsufficientData', 'too coarse'],
    [{ PostalAddress: { Municipality: 'Nowhere at All' } }, 404, 'CoordinatesNotFound', 'no coordinates'],
    [{ Provider: 'Google' }, 400, 'MissingParameter', 'ProviderKey'],
    [{ Provider: 'Bing' }, 400, 'MissingParameter', 'ProviderKey'],
    [{ Provider: 'None' }, 400, 'MissingParameter', 'PostalAddress'],
    [{ Provider: 'Atlas' }, 400, 'InvalidParameter', 'Provider must be Google, Bing or None'],
    [{ GeoCoordinates: { Latitude: -91, Longitude: 0 } }, 400, 'InvalidParameter', 'GeoCoordinates.Latitude'],
    [
      { GeoCoordinates: { Latitude: '1' } },
      400,
      'InvalidParameter',
      'GeoCoordinates.Latitude must be a number',
    ],
    [{ GeoCoordinates: { Latitude: 1 } }, 400, 'MissingParameter', 'GeoCoordinates.Longitude is required'],
    [{ PostalAddress: { CountryCode: 'Belgium' } }, 400, 'InvalidParameter', 'PostalAddress.CountryCode'],
  ])('refuses %j', async (members, expected, code, text) => {
    const { status, info, value } = await geocodeTheResume(members);
    expect([status, info.Code, info.TransactionCost]).toEqual([expected, code, 0]);
    expect(info.Message).toContain(text);
    expect(value ?? null).toBeNull();
  });

  it('is recorded as a transaction without anything of the document', async () => {
    const { info } = await geocodeTheResume({});
    const { records } = await serviceRuntime();
    const row = await records
      .selectFrom('transaction_record')
      .selectAll()
      .where('id', '=', info.TransactionId ?? '')
      .executeTakeFirst();
    expect(row).toMatchObject({ operation: 'geocodeResume', code: 'Success' });
    expect(JSON.stringify(row)).not.toMatch(/holloway|antwerp/i);
  });
});

describe('POST /v10/geocoder/joborder', () => {
  it('gives the job back with its coordinates', async () => {
    const response = await jobRoute(jsonRequest({ JobData }));
    const { Info, Value } = GeocodeJobResponse.parse(await response.json());
    expect([response.status, Info.TransactionCost]).toEqual([200, 0.5]);
    expect(Value?.JobData).toMatchObject({
      ...JobData,
      CurrentLocation: { ...JobData.CurrentLocation, GeoCoordinates: { Source: 'GeoNames' } },
    });
    expect(Value?.JobData?.CurrentLocation?.GeoCoordinates?.Longitude).toBeCloseTo(4.3, 1);
  });

  it('needs the job', async () => {
    const response = await jobRoute(jsonRequest({ ResumeData }));
    expect(response.status).toBe(400);
    expect(GeocodeJobResponse.parse(await response.json()).Info.Message).toContain('JobData is required');
  });
});
