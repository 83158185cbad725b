import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openGazetteer, packPlaces } from '.';

/** Rows of invented places in the form of GeoNames. */
function row(
  id: number,
  [name, others]: [string, string],
  [country, first, second]: [string, string, string],
  [population, feature, latitude, longitude]: [number, string, number, number],
) {
  const columns = [id, name, name, others, latitude, longitude, 'P', feature, country, '', first, second];
  return [...columns, '', '', population, '', 0, 'UTC', '2020-01-01'].join('\t');
}

const CITIES = [
  row(11, ['Grünhafen', 'Gruenhafen,Greenport,Port-Vert'], ['DE', '02', '091'], [90_000, 'PPLA', 48.1, 11.5]),
  row(12, ['Greenport', ''], ['US', 'IL', '001'], [4_000, 'PPL', 39.8, -89.6]),
  row(13, ['Greenport', ''], ['US', 'TX', '002'], [70_000, 'PPLA2', 31.2, -95.5]),
  row(14, ['Sankt Bruno', ''], ['AT', '06', ''], [800, 'PPL', 47.1, 15.2]),
  row(15, ['Regierungssitz', ''], ['DE', '16', ''], [50_000, 'PPLC', 52.5, 13.4]),
  row(16, ['-1', ''], ['XX', '', ''], [0, 'PPL', 0, 0]),
  'no row at all',
].join('\n');

const REGIONS = [
  { code: 'DE.02', name: 'Bavaria' },
  { code: 'DE.02.091', name: 'Hafenkreis' },
  { code: 'DE.16', name: 'State of Berlin' },
  { code: 'US.IL', name: 'Illinois' },
  { code: 'US.TX', name: 'Texas' },
  { code: 'AT.06', name: 'Styria' },
  { code: 'FR.11', name: 'Nobody lives there' },
];

const gazetteer = openGazetteer(packPlaces({ cities: CITIES, regions: REGIONS }));

function ids(name: string, query = {}) {
  return gazetteer.findPlaces(name, query).map(({ id }) => id);
}

describe('a place', () => {
  it.each([
    'Grünhafen',
    'GRÜNHAFEN',
    'gruenhafen',
    'port vert',
    'Greater Grünhafen',
    'Grünhafen (Hafenkreis)',
  ])('is found as %s', (name) => expect(ids(name)[0]).toBe('11'));

  it('of the name itself comes before a larger one that only is called so, too', () => {
    expect(ids('Greenport')).toEqual(['13', '11', '12']);
  });

  it('is chosen by country and region, in any of their names', () => {
    expect(ids('Greenport', { country: 'Deutschland' })).toEqual(['11']);
    expect(ids('Greenport', { country: 'US', region: 'IL' })).toEqual(['12']);
    expect(ids('Greenport', { region: 'State of Texas' })).toEqual(['13']);
    expect(ids('Greenport', { country: 'DE', region: 'Freistaat Bayern' })).toEqual(['11']);
    expect(ids('Sankt Bruno', { region: 'Steiermark' })).toEqual(['14']);
  });

  it('is not put where it is not: another known region excludes it, an unknown one does not', () => {
    expect(ids('Greenport', { country: 'DE', region: 'Berlin' })).toEqual([]);
    expect(ids('Greenport', { country: 'DE', region: 'Oberland' })).toEqual(['11']);
    expect(ids('Greenport', { country: 'JP' })).toEqual([]);
    expect(ids('St. Bruno')).toEqual(['14']);
  });

  it('is found behind what is no place, and in a region called like itself', () => {
    expect(ids('Home office, Grünhafen')).toEqual(['11']);
    expect(ids('Greenport', { country: 'US', region: 'Greenport' })).toEqual(['13', '12']);
  });

  it('has coordinates, its region and an id by which it is found again', () => {
    const place = gazetteer.findPlace('Grünhafen');
    expect(place).toEqual({
      id: '11',
      kind: 'municipality',
      name: 'Grünhafen',
      countryCode: 'DE',
      region: { id: 'DE.02', name: 'Bavaria' },
      latitude: 48.1,
      longitude: 11.5,
      population: 90_000,
    });
    expect(gazetteer.placeById('11')).toEqual(place);
  });
});

describe('a region or country', () => {
  it('is placed at its seat', () => {
    expect(gazetteer.findPlace('Bayern', { kind: 'region' })).toMatchObject({ id: 'DE.02', latitude: 48.1 });
    expect(gazetteer.findPlace('Allemagne', { kind: 'country' })).toMatchObject({ id: 'DE', latitude: 52.5 });
    expect(gazetteer.placeById('DE.02.091')).toMatchObject({ kind: 'region', region: { id: 'DE.02' } });
    expect(gazetteer.placeById('AT')).toMatchObject({ kind: 'country', name: 'Austria' });
  });

  it.each(['', '0', '99', 'FR', 'FR.11', 'DE.', 'DE.99', '99999999999'])(
    'of the id %j is not there',
    (id) => {
      expect(gazetteer.placeById(id)).toBeUndefined();
    },
  );
});

describe('any text', () => {
  it('is looked up in no time and finds only what exists', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), fc.string(), (name, region) => {
        for (const place of gazetteer.findPlaces(name, { region, country: region }))
          expect(gazetteer.placeById(place.id)).toEqual(place);
      }),
    );
  });

  it('that is no packed gazetteer is refused', () => {
    expect(() => openGazetteer(new Uint8Array(64))).toThrow();
  });
});
