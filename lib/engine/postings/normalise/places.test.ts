import { describe, expect, it } from 'vitest';
import { gazetteer } from '@/lib/service/gazetteer';
import type { RawPlace } from '../sources';
import { majorityCountry, placeOf, type SourceEvidence, townNameOf } from './places';
import { countryOfWebsite } from './site-country';

async function nameOf(place: RawPlace, source: SourceEvidence = {}): Promise<string | undefined> {
  const found = placeOf(place, source, await gazetteer());
  return found && [found.town?.name ?? found.townText ?? found.region?.name, found.country].join(', ');
}

it.each([
  ['Geneva', { country: 'CH' }, 'Genève, CH'],
  ['Genf', { majority: 'CH' }, 'Genève, CH'],
  ['Seville', { country: 'ES' }, 'Sevilla, ES'],
  ['Bali', { country: 'ID' }, 'Bali, ID'],
  ['Limburg', { country: 'NL' }, 'Limburg, NL'],
])(
  '%s with %o is %s: a city by its name in another language is no region',
  async (text, source, expected) => {
    expect(await nameOf({ text }, source)).toBe(expected);
  },
);

it.each([
  ['Jakarta Selatan', 'Jakarta, ID'],
  ['Kota Jakarta Pusat', 'Jakarta, ID'],
  ['Amsterdam Noord', 'Amsterdam, NL'],
  ['Tangerang Selatan', 'South Tangerang, ID'],
  ['เขตบางรัก กรุงเทพมหานคร', 'Bangkok, TH'],
  ['Zagreb ili Split', 'Zagreb, HR'],
  ['North York, Ontario', 'North York, CA'],
])('a side or district of a city, %s, is %s', async (text, expected) => {
  expect(await nameOf({ text })).toBe(expected);
});

it.each([
  ['مازندران، بابلسر', 'IR', 'Bābolsar, IR'],
  ['Praha 4, Česko', 'CZ', 'Prague, CZ'],
  ['Bayern, München', 'DE', 'Munich, DE'],
])('knows the town of %s in a source of %s', async (text, majority, expected) => {
  expect(await nameOf({ text }, { majority })).toBe(expected);
});

describe('a text of a board', () => {
  it.each([
    ['Leeds, United Kingdom', 'Leeds, GB'],
    ['Remote - Berlin, Germany', 'Berlin, DE'],
    ['Zug, Switzerland', 'Zug, CH'],
    ['California', 'California, US'],
    ['Nevada', 'Nevada, US'],
    ['New York', 'New York City, US'],
    ['Portland, Maine, United States', 'Portland, US'],
    ['Denver, CO', 'Denver, US'],
    ['Mountain View, CA', 'Mountain View, US'],
    ['Toronto, CA', 'Toronto, CA'],
    ['Milano (MI)', 'Milan, IT'],
    ['Uzwil, St. Gallen', 'Uzwil, CH'],
    ['Stony Brook, New York, NY', 'Stony Brook, US'],
    ['93200 Saint-Denis', 'Saint-Denis, FR'],
    ['South Africa - Johannesburg', 'Johannesburg, ZA'],
    ['London, UK (hybrid)', 'London, GB'],
    ['Paris, Lyon, Lille', 'Paris, FR'],
    ['Quabbelsdorf, Deutschland', 'Quabbelsdorf, DE'],
    ['Göteborgs stad', 'Göteborg, SE'],
    ['Luxembourg, Luxembourg', 'Luxembourg, LU'],
    ['Ciudad de México', 'Mexico City, MX'],
    ['Москва, ул. Новая, д. 3', 'Moscow, RU'],
    ['Московская обл., Раменский р-н, рп Быково, ул. Новая, д. 4', 'Bykovo, RU'],
  ])('%j is %s', async (text, expected) => expect(await nameOf({ text })).toBe(expected));

  it.each([
    ['Kent', {}, 'Kent, '],
    ['Essex', {}, 'Essex, '],
    ['Surrey', {}, 'Surrey, '],
    ['Kent', { majority: 'GB' }, 'Kent, GB'],
    ['Kent', { majority: 'US' }, 'Kent, US'],
    ['Kent, WA', {}, 'Kent, US'],
    ['Oxford', {}, 'Oxford, GB'],
    ['West Midlands', { majority: 'GB' }, 'West Midlands, GB'],
    ['Bulawayo Midlands', { majority: 'ZW' }, 'Bulawayo, ZW'],
  ])('%j of %j is %s', async (text, source, expected) =>
    expect(await nameOf({ text }, source)).toBe(expected),
  );

  it.each(['Colombia - Remote', 'Remote (Colombia)', 'Anywhere in Colombia'])(
    '%j is a country',
    async (text) => expect(await nameOf({ text })).toBe(', CO'),
  );

  it.each(['constructor', 'Constructor'])('%j is read as any other word', async (text) => {
    await expect(nameOf({ text })).resolves.not.toBe('Leeds, GB');
  });

  it.each(['EU - Remote', 'APAC', 'Remote, Bay Area', 'Headquarters', 'Remote'])(
    '%j is no place',
    async (text) => expect(await nameOf({ text })).toBeUndefined(),
  );
});

it.each<[RawPlace, string]>([
  [{ municipality: 'Reading', region: 'England', country: 'United Kingdom' }, 'Reading, GB'],
  [{ text: 'Colorado', region: 'Colorado', country: 'United States' }, 'Colorado, US'],
  [{ text: 'Colombia - Remote', country: 'Colombia' }, ', CO'],
  [{ municipality: 'Remote', region: 'Remote', country: 'United States' }, ', US'],
  [{ municipality: 'Wilmington', region: 'DE', country: 'US' }, 'Wilmington, US'],
])('%j is %s', async (place, expected) => expect(await nameOf(place)).toBe(expected));

it('keeps the whole name of an unknown town with a hyphen', async () => {
  expect(await nameOf({ text: 'Hofstetten-Quabbel' }, { majority: 'CH' })).toBe('Hofstetten-Quabbel, CH');
  expect(await nameOf({ text: 'Reading-Berkshire' })).toBe('Reading, GB');
});

it('takes the town that the place itself says before one of a column for the search', async () => {
  const searched = { municipality: 'Amsterdam', country: 'Netherlands' };
  expect(await nameOf({ text: 'Sant Cugat del Vallès, Catalonia, Spain', ...searched })).toBe(
    'Sant Cugat del Vallès, ES',
  );
  expect(await nameOf({ text: 'European Union (Remote)', ...searched })).toBe('Amsterdam, NL');
});

it('does not take the name of a country or an area for a town', async () => {
  const places = await gazetteer();
  const written = (place: RawPlace) => townNameOf(place, placeOf(place, {}, places), places);
  expect(written({ municipality: 'Ecuador' })).toBeUndefined();
  expect(written({ municipality: 'Clark County', region: 'Nevada', country: 'US' })).toBeUndefined();
  expect(written({ municipality: 'Quabbelsdorf' })).toBe('Quabbelsdorf');
  expect(written({ municipality: 'Gurugram', region: 'India', country: 'India' })).toBe('Gurugram');
  expect(written({ municipality: 'Hanoi', region: 'Hanoi', country: 'Vietnam' })).toBe('Hanoi');
});

describe('what the source tells', () => {
  it('decides between towns of one name, and says where an unknown town is', async () => {
    expect(await nameOf({ text: 'Interlaken' }, { majority: 'CH' })).toBe('Interlaken, CH');
    expect(await nameOf({ text: 'Cambridge' }, { country: 'US' })).toBe('Cambridge, US');
    expect(await nameOf({ text: 'Quabbelsdorf' }, { majority: 'CH' })).toBe('Quabbelsdorf, CH');
    expect(await nameOf({ text: 'Quabbelsdorf' })).toBe('Quabbelsdorf, ');
    expect(await nameOf({ text: 'Vienna, Austria' }, { country: 'US', majority: 'US' })).toBe('Vienna, AT');
  });

  it('is the country of most rows, where there is one', async () => {
    const rows = (...texts: string[]) => texts.map((text) => ({ places: [{ text }] }));
    const places = await gazetteer();
    const swiss = rows('Uster', 'Winterthur', 'Zürich', 'Basel', 'Interlaken', 'Bern', 'Remote');
    expect(majorityCountry(swiss, places)).toBe('CH');
    expect(
      majorityCountry(rows('Paris', 'Berlin', 'London', 'Madrid', 'Rome', 'Oslo'), places),
    ).toBeUndefined();
    expect(majorityCountry(rows('Bern'), places)).toBeUndefined();
    expect([countryOfWebsite('jobs.example.ch'), countryOfWebsite('example.co.uk')]).toEqual(['CH', 'GB']);
    expect([countryOfWebsite('example.io'), countryOfWebsite('table.csv')]).toEqual([undefined, undefined]);
  });
});

describe('a state or province', () => {
  const STATES: readonly (readonly [name: string, region: string, country: string])[] = [
    ['California', 'California', 'US'],
    ['Arizona', 'Arizona', 'US'],
    ['Texas', 'Texas', 'US'],
    ['Bayern', 'Bavaria', 'DE'],
    ['Hessen', 'Hesse', 'DE'],
    ['Île-de-France', 'Île-de-France', 'FR'],
    ['Andalucía', 'Andalusia', 'ES'],
    ['Lombardia', 'Lombardy', 'IT'],
    ['Noord-Holland', 'North Holland', 'NL'],
    ['Mazowieckie', 'Mazovia', 'PL'],
    ['Steiermark', 'Styria', 'AT'],
    ['Skåne', 'Skåne', 'SE'],
    ['Rio Grande do Sul', 'Rio Grande do Sul', 'BR'],
    ['Paraná', 'Paraná', 'BR'],
    ['Nuevo León', 'Nuevo León', 'MX'],
    ['Ontario', 'Ontario', 'CA'],
    ['New South Wales', 'New South Wales', 'AU'],
    ['Goa', 'Goa', 'IN'],
    ['Kerala', 'Kerala', 'IN'],
    ['Bali', 'Bali', 'ID'],
    ['神奈川県', 'Kanagawa', 'JP'],
    ['广东', 'Guangdong', 'CN'],
    ['경기도', 'Gyeonggi-do', 'KR'],
  ];

  it.each(STATES)('%s is no town, in whatever column it is', async (name, region, country) => {
    const places: RawPlace[] = [{ text: name }, { municipality: name }, { municipality: name, country }];
    for (const place of places) {
      const found = placeOf(place, {}, await gazetteer());
      expect([found?.town?.name, found?.region?.name, found?.country]).toEqual([undefined, region, country]);
      expect(townNameOf(place, found, await gazetteer())).toBeUndefined();
    }
  });

  it.each([
    ['New York', 'New York City, US'],
    ['São Paulo', 'São Paulo, BR'],
    ['Zürich', 'Zürich, CH'],
    ['Utrecht', 'Utrecht, NL'],
    ['Salzburg', 'Salzburg, AT'],
    ['Québec', 'Québec, CA'],
    ['Murcia', 'Murcia, ES'],
    ['Oslo', 'Oslo, NO'],
    ['Ankara', 'Ankara, TR'],
    ['Lagos', 'Lagos, NG'],
    ['Buenos Aires', 'Buenos Aires, AR'],
    ['Santo Domingo', 'Santo Domingo, DO'],
    ['Valletta', 'Valletta, MT'],
    ['東京都', 'Tokyo, JP'],
    ['Москва', 'Moscow, RU'],
  ])('%s is also the town that it is named after', async (municipality, expected) =>
    expect(await nameOf({ municipality })).toBe(expected),
  );

  it('is a town of that name where the rest of the place says so', async () => {
    expect(await nameOf({ municipality: 'Ontario', region: 'CA', country: 'US' })).toBe('Ontario, US');
    expect(await nameOf({ text: 'Ontario' }, { country: 'US' })).toBe('Ontario, US');
    expect(await nameOf({ municipality: 'California', region: 'MD', country: 'US' })).toBe('California, US');
  });
});
