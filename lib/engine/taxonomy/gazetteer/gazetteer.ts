import { remembered } from '../../kernel';
import { countryByCode, countryByName } from '../places';
import { readColumns } from './columns';
import { keysOf, placeKey } from './keys';
import { openMunicipalities, placesInRegion, rankedPlaces } from './municipalities';
import { openPlaceTable, type Place, type PlaceKind } from './place-table';
import { openRegions, type Region } from './regions';
import { openTowns, type Town } from './towns';

/** Additional knowledge about a place: codes, or names in any language that the tables know. */
export type PlaceQuery = { country?: string; region?: string; kind?: PlaceKind };

export type Gazetteer = {
  /**
   * The places of a name, the likeliest first, at most 20; municipalities unless another kind is requested. An unknown
   * country is ignored, and so is a region that the country of the place does not have; one that it knows excludes
   * other places.
   */
  findPlaces: (name: string, query?: PlaceQuery) => Place[];
  /** The likeliest place of a name. */
  findPlace: (name: string, query?: PlaceQuery) => Place | undefined;
  placeById: (id: string) => Place | undefined;
  /** Returns every town that a name may mean, likeliest first, at most 40, for the resolver of places to weigh. */
  townsOf: (name: string) => readonly Town[];
  /** Every region of a name or code, of all countries. */
  regionsOf: (name: string) => readonly Region[];
};

const MOST_PLACES = 20;

/** Returns the ISO code of a country given by its code or by its name in any language of the parser. */
function countryCodeOf(written: string | undefined): string | undefined {
  const text = written?.trim();
  if (!text) return undefined;
  return countryByCode(text.toUpperCase()) ?? countryByName(text);
}

/** Opens the places that `packPlaces` packed. Throws when the bytes come from elsewhere. */
export function openGazetteer(packed: Uint8Array): Gazetteer {
  const columns = readColumns(packed);
  const countries: string[] = new TextDecoder().decode(columns.bytes('countryText')).match(/../g) ?? [];
  const regions = openRegions(columns);
  const regionSeats = columns.numbers('regionSeats');
  const countrySeats = columns.numbers('countrySeats');
  const municipalities = openMunicipalities(columns);
  const table = openPlaceTable(columns, regions, countries);
  const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

  function municipalitiesOf(name: string, { country, region }: PlaceQuery): Place[] {
    const code = countryCodeOf(country);
    for (const key of keysOf(name)) {
      const all = rankedPlaces(municipalities, table, key);
      const inCountry = code ? all.filter((place) => table.countryOf(place) === code) : all;
      const isOwnName = region !== undefined && placeKey(region) === key;
      const narrows = region && !isOwnName;
      const found = narrows ? placesInRegion(inCountry, region, table, regions) : inCountry;
      if (found.length > 0) return found.slice(0, MOST_PLACES).map(table.municipality);
    }
    return [];
  }

  function regionPlace(number: number): Place | undefined {
    const region = regions.at(number);
    return region && table.area('region', region, regionSeats[number]);
  }

  function regionPlaces(name: string, country: string | undefined): Place[] {
    const code = countryCodeOf(country);
    return regions
      .find(name, code)
      .slice(0, MOST_PLACES)
      .flatMap((number) => regionPlace(number) ?? []);
  }

  function countryPlace(code = ''): Place | undefined {
    const seat = countrySeats[countries.indexOf(code)];
    if (seat === undefined) return undefined;
    return table.area('country', { id: code, name: countryNames.of(code) ?? code }, seat);
  }

  function findPlaces(name: string, query: PlaceQuery = {}): Place[] {
    if (query.kind === 'region') return regionPlaces(name, query.country);
    if (query.kind !== 'country') return municipalitiesOf(name, query);
    const country = countryPlace(countryCodeOf(name));
    return country ? [country] : [];
  }

  function placeById(id: string): Place | undefined {
    const municipality = /^\d{1,10}$/.test(id) ? municipalities.ofId(Number(id)) : undefined;
    if (municipality !== undefined) return table.municipality(municipality);
    const region = regions.numberOf(id);
    return region === undefined ? countryPlace(id) : regionPlace(region);
  }

  return {
    findPlaces,
    findPlace: (name, query) => findPlaces(name, query)[0],
    placeById,
    townsOf: remembered(openTowns(columns, table, municipalities)),
    regionsOf: remembered((name) => regions.find(name).flatMap((number) => regions.at(number) ?? [])),
  };
}
