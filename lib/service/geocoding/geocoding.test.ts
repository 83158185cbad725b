import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

/** The forms of real answers of both providers, recorded once, with invented places. */
const GOOGLE = {
  found: {
    results: [
      {
        address_components: [
          { long_name: 'Quillhafen', short_name: 'Quillhafen', types: ['locality', 'political'] },
        ],
        formatted_address: 'Kaistraße 4, 12345 Quillhafen, Germany',
        geometry: {
          location: { lat: 53.51, lng: 9.98 },
          location_type: 'ROOFTOP',
          viewport: { northeast: { lat: 53.52, lng: 9.99 }, southwest: { lat: 53.5, lng: 9.97 } },
        },
        place_id: 'ChIJ-invented',
        types: ['street_address'],
      },
    ],
    status: 'OK',
  },
  none: { results: [], status: 'ZERO_RESULTS' },
  denied: { error_message: 'The provided API key is invalid.', results: [], status: 'REQUEST_DENIED' },
  limit: { error_message: 'You have exceeded your quota.', results: [], status: 'OVER_QUERY_LIMIT' },
};
const BING = {
  found: {
    authenticationResultCode: 'ValidCredentials',
    resourceSets: [
      {
        estimatedTotal: 1,
        resources: [
          {
            __type: 'Location:http://schemas.microsoft.com/search/local/ws/rest/v1',
            name: 'Quillhafen, Germany',
            point: { type: 'Point', coordinates: [53.52, 9.97] },
            address: { countryRegion: 'Germany', locality: 'Quillhafen' },
            confidence: 'High',
          },
        ],
      },
    ],
    statusCode: 200,
    statusDescription: 'OK',
    traceId: 'invented',
  },
  none: {
    authenticationResultCode: 'ValidCredentials',
    resourceSets: [{ estimatedTotal: 0, resources: [] }],
    statusCode: 200,
    statusDescription: 'OK',
  },
  denied: {
    authenticationResultCode: 'InvalidCredentials',
    errorDetails: ['Access was denied.'],
    resourceSets: [],
    statusCode: 401,
    statusDescription: 'Unauthorized',
  },
};

let provider: Server;
let geocode: typeof import('.').geocode;
let answer: { status?: number; body: string; location?: string };
let asked: URL[] = [];

beforeAll(async () => {
  provider = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://provider'));
    const headers = {
      'content-type': 'application/json',
      ...(answer.location && { location: answer.location }),
    };
    response.writeHead(answer.status ?? 200, headers).end(answer.body);
  });
  await new Promise<void>((resolve) => {
    provider.listen(0, '127.0.0.1', resolve);
  });
  const base = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  Object.assign(process.env, {
    LOG_LEVEL: 'silent',
    GOOGLE_GEOCODING_URL: `${base}/google`,
    BING_LOCATIONS_URL: `${base}/bing`,
  });
  ({ geocode } = await import('.'));
});

beforeEach(() => {
  asked = [];
});

afterAll(() => {
  provider.close();
});

function says(body: unknown, status = 200) {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
}

const FOUND = {
  countryCode: 'DE',
  postalCode: '12345',
  regions: ['Hamburg'],
  municipality: 'Quillhafen',
  streetAddressLines: ['Kaistraße 4'],
};

function ask(target: Parameters<typeof geocode>[0]['target'], found: object | null = FOUND) {
  return geocode({ target, found, defaultProvider: 'google', prefix: 'GeocodeOptions.' });
}

describe('Google', () => {
  it('is asked in its words, and its coordinates are put in', async () => {
    says(GOOGLE.found);
    const geocoded = await ask({ provider: 'Google', providerKey: 'k-1' });
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/google']);
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      address: 'Kaistraße 4, 12345 Quillhafen, Hamburg',
      components: 'country:DE',
      key: 'k-1',
    });
    expect(geocoded).toMatchObject({
      ok: true,
      value: {
        wasLookedUp: true,
        location: { ...FOUND, geoCoordinates: { latitude: 53.51, longitude: 9.98, source: 'Google' } },
      },
    });
  });

  it('is asked by default when a key is given, and the house when none is', async () => {
    says(GOOGLE.found);
    await ask({ providerKey: 'k-1' });
    expect(asked).toHaveLength(1);
    const house = await ask({}, { countryCode: 'DE', municipality: 'Hamburg' });
    expect(asked).toHaveLength(1);
    expect(house).toMatchObject({
      ok: true,
      value: { location: { geoCoordinates: { source: 'GeoNames' } } },
    });
  });

  it.each([
    ['that there is nothing', GOOGLE.none, 'CoordinatesNotFound', 'found no coordinates'],
    ['that the key is wrong', GOOGLE.denied, 'InvalidParameter', 'GeocodeOptions.ProviderKey was refused'],
    ['that it was asked too often', GOOGLE.limit, 'CoordinatesNotFound', 'could not be asked'],
    ['in another form', { status: 'OK' }, 'CoordinatesNotFound', 'could not be asked'],
    ['no JSON', '<html>', 'CoordinatesNotFound', 'could not be asked'],
    ['without end', 'x'.repeat(2_000_000), 'CoordinatesNotFound', 'could not be asked'],
  ])('that answers %s is told', async (_, body, code, text) => {
    says(body);
    const geocoded = await ask({ provider: 'google', providerKey: 'k-1' });
    expect(geocoded).toMatchObject({ ok: false, failure: { code, message: expect.stringContaining(text) } });
    expect(JSON.stringify(geocoded)).not.toContain('k-1');
  });

  it('cannot send us elsewhere', async () => {
    answer = { status: 302, body: '', location: '/google?elsewhere' };
    expect(await ask({ provider: 'Google', providerKey: 'k-1' })).toMatchObject({ ok: false });
    expect(asked).toHaveLength(1);
  });
});

describe('Bing', () => {
  it('is asked for the parts of the address, and its coordinates are put in', async () => {
    says(BING.found);
    const geocoded = await ask({ provider: 'Bing', providerKey: 'b-1' });
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/bing']);
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      countryRegion: 'DE',
      adminDistrict: 'Hamburg',
      locality: 'Quillhafen',
      postalCode: '12345',
      addressLine: 'Kaistraße 4',
      maxResults: '1',
      key: 'b-1',
    });
    expect(geocoded).toMatchObject({
      ok: true,
      value: { location: { geoCoordinates: { latitude: 53.52, longitude: 9.97, source: 'Bing' } } },
    });
  });

  it.each([
    [200, BING.none, 'CoordinatesNotFound'],
    [401, BING.denied, 'InvalidParameter'],
    [503, { statusCode: 503, resourceSets: [] }, 'CoordinatesNotFound'],
  ])('that answers %i is told', async (status, body, code) => {
    says(body, status);
    expect(await ask({ provider: 'bing', providerKey: 'b-1' })).toMatchObject({
      ok: false,
      failure: { code },
    });
  });

  it.each([
    ['Google', 'GOOGLE_GEOCODING_KEY'],
    ['Bing', 'BING_MAPS_KEY'],
  ])('%s needs a key: the refusal names the member and the setting', async (provider, setting) => {
    const answer = await ask({ provider });
    expect(answer).toMatchObject({
      failure: { code: 'MissingParameter', message: expect.stringContaining('GeocodeOptions.ProviderKey') },
    });
    expect(answer).toMatchObject({ failure: { message: expect.stringContaining(setting) } });
    expect(asked).toEqual([]);
  });
});

describe('what the caller knows', () => {
  it('is asked for in place of the parsed address, which stays', async () => {
    says(GOOGLE.found);
    const postalAddress = { countryCode: 'nl', municipality: 'Elders', region: 'Drenthe' };
    const geocoded = await ask({ provider: 'Google', providerKey: 'k-1', postalAddress });
    expect(asked[0]?.searchParams.get('address')).toBe('Elders, Drenthe');
    expect(asked[0]?.searchParams.get('components')).toBe('country:NL');
    expect(geocoded).toMatchObject({ value: { location: { municipality: 'Quillhafen' } } });
  });

  it('is put in without asking anyone: coordinates, and an address with the provider None', async () => {
    const geoCoordinates = { latitude: 1.5, longitude: -2.5 };
    expect(await ask({ geoCoordinates })).toMatchObject({
      value: {
        wasLookedUp: false,
        location: { ...FOUND, geoCoordinates: { ...geoCoordinates, source: 'User' } },
      },
    });
    const postalAddress = {
      countryCode: 'fr',
      municipality: 'Ailleurs',
      postalCode: '01234',
      addressLine: '1 quai',
    };
    expect(await ask({ provider: 'None', postalAddress })).toMatchObject({
      value: {
        wasLookedUp: false,
        location: { countryCode: 'FR', municipality: 'Ailleurs', streetAddressLines: ['1 quai'] },
      },
    });
    expect(asked).toEqual([]);
  });

  it.each([
    [{ provider: 'Atlas' }, FOUND, 'InvalidParameter', 'GeocodeOptions.Provider'],
    [{ provider: 'None' }, FOUND, 'MissingParameter', 'GeocodeOptions.PostalAddress'],
    [
      { geoCoordinates: { latitude: 91, longitude: 0 } },
      FOUND,
      'InvalidParameter',
      'GeoCoordinates.Latitude',
    ],
    [
      { geoCoordinates: { latitude: 0, longitude: -181 } },
      FOUND,
      'InvalidParameter',
      'GeoCoordinates.Longitude',
    ],
    [{ postalAddress: { countryCode: 'DEU' } }, FOUND, 'InvalidParameter', 'PostalAddress.CountryCode'],
    [{}, { countryCode: 'DE', regions: ['Bayern'] }, 'InsufficientData', 'too coarse'],
    [{}, null, 'InsufficientData', 'too coarse'],
    [{}, { municipality: 'Nowhere at All' }, 'CoordinatesNotFound', 'The gazetteer'],
  ])('as %j about %j is answered %s', async (target, found, code, text) => {
    expect(await ask(target, found)).toMatchObject({
      ok: false,
      failure: { code, message: expect.stringContaining(text) },
    });
  });
});

describe('any address', () => {
  const word = fc.option(fc.string({ unit: 'binary', maxLength: 200 }), { nil: undefined });

  it('has an answer, and coordinates on this planet if any', async () => {
    const address = fc.record({
      countryCode: word,
      postalCode: word,
      municipality: fc.oneof(word, fc.constantFrom('Paris', 'London', 'Springfield')),
      regions: fc.array(fc.string(), { maxLength: 3 }),
    });
    const property = fc.asyncProperty(address, async (found) => {
      const geocoded = await ask({}, found);
      const code = geocoded.ok ? 'Success' : geocoded.failure.code;
      expect(['Success', 'InsufficientData', 'CoordinatesNotFound']).toContain(code);
      const { latitude, longitude } = (geocoded.ok && geocoded.value.location.geoCoordinates) || {
        latitude: 0,
        longitude: 0,
      };
      expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
    });
    await fc.assert(property, { numRuns: 50 });
  });
});
