import type { ColumnReader } from './columns';
import { DEGREE_PARTS, NONE } from './format';
import type { Region, RegionIndex } from './regions';

export type PlaceKind = 'municipality' | 'region' | 'country';

export type Place = {
  /** Stable: the GeoNames id of a municipality (`2867714`), the code of a region (`DE.02`), the ISO code of a country. */
  id: string;
  kind: PlaceKind;
  /** The name that GeoNames has first, mostly the English one. */
  name: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  /** Region of the first level. */
  region?: Region;
  /** WGS 84, in degrees; of a region or country those of its seat. */
  latitude: number;
  longitude: number;
  /** Of a municipality; zero when it is not known. */
  population: number;
};

/** Returns places by number, with all their columns. */
export function openPlaceTable(columns: ColumnReader, regions: RegionIndex, countries: readonly string[]) {
  const ids = columns.numbers('ids');
  const names = columns.texts('nameText', 'nameEnds');
  const latitudes = columns.signed('latitudes');
  const longitudes = columns.signed('longitudes');
  const populations = columns.numbers('populations');
  const countryNumbers = columns.numbers('countries');
  const regionNumbers = columns.numbers('regions');

  const countryOf = (number: number) => countries[countryNumbers[number] ?? NONE] ?? '';
  const regionIdOf = (number: number) => regions.at(regionNumbers[number] ?? NONE)?.id;

  function firstRegionOf(id: string | undefined): Region | undefined {
    const number = regions.numberOf(id?.split('.').slice(0, 2).join('.') ?? '');
    return number === undefined ? undefined : regions.at(number);
  }

  function municipality(number: number): Place {
    return {
      id: String(ids[number]),
      kind: 'municipality',
      name: names.at(number),
      countryCode: countryOf(number),
      region: firstRegionOf(regionIdOf(number)),
      latitude: (latitudes[number] ?? 0) / DEGREE_PARTS,
      longitude: (longitudes[number] ?? 0) / DEGREE_PARTS,
      population: populations[number] ?? 0,
    };
  }

  /** Returns a region or country, placed where its seat is. */
  function area(kind: PlaceKind, { id, name }: Region, seat: number | undefined): Place | undefined {
    if (seat === undefined || seat === NONE) return undefined;
    const region = id.split('.').length > 2 ? firstRegionOf(id) : undefined;
    return { ...municipality(seat), id, kind, name, region, population: 0 };
  }

  const populationOf = (number: number) => populations[number] ?? 0;

  return { countryOf, regionIdOf, populationOf, municipality, area };
}

export type PlaceTable = ReturnType<typeof openPlaceTable>;
