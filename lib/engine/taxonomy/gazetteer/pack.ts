import { compareBytes } from './columns';
import { aligned, COLUMNS, type Column, DEGREE_PARTS, FORMAT, type Header, NONE, OTHER_NAME } from './format';
import { placeKey } from './keys';
import { keysOfRegionRow } from './region-keys';
import { type CityRow, cityRows } from './rows';

/**
 * The tables as GeoNames publishes them: cities as tab-separated text, regions by their codes (`DE.02`, `DE.02.091`).
 */
export type PlaceTables = { cities: string; regions: readonly { code: string; name: string }[] };

type Columns = Record<Column, Uint8Array>;

const utf8 = new TextEncoder();

function bytesOf(numbers: Uint32Array | Int32Array): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
}

function unsigned(values: readonly number[]): Uint8Array {
  return bytesOf(Uint32Array.from(values));
}

function compareTexts(one: string, other: string): number {
  return compareBytes(utf8.encode(one), utf8.encode(other));
}

/** Texts as one run of bytes, and where each ends. */
function runOf(texts: readonly string[]): { text: Uint8Array; ends: Uint8Array } {
  const ends = new Uint32Array(texts.length);
  const encoded = texts.map((text) => utf8.encode(text));
  const text = new Uint8Array(encoded.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const [index, part] of encoded.entries()) {
    text.set(part, at);
    at += part.byteLength;
    ends[index] = at;
  }
  return { text, ends: bytesOf(ends) };
}

/** Returns the places of each key, in order of rank. */
function placesByKey(rows: readonly CityRow[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [index, row] of rows.entries()) {
    const own = placeKey(row.name);
    for (const key of new Set([own, ...row.otherNames.map(placeKey)])) {
      if (key === '') continue;
      const place = key === own ? index : (index | OTHER_NAME) >>> 0;
      const list = places.get(key);
      if (list) list.push(place);
      else places.set(key, [place]);
    }
  }
  return places;
}

/** Keys in order of their bytes, and the run of numbers of each. */
function listColumns(lists: ReadonlyMap<string, readonly number[]>) {
  const keys = [...lists.keys()]
    .map((key) => ({ key, bytes: utf8.encode(key) }))
    .sort((one, other) => compareBytes(one.bytes, other.bytes))
    .map(({ key }) => key);
  const { text, ends } = runOf(keys);
  const listed = keys.map((key) => lists.get(key) ?? []);
  let total = 0;
  const listEnds = listed.map((list) => {
    total += list.length;
    return total;
  });
  return { text, ends, numbers: unsigned(listed.flat()), numberEnds: unsigned(listEnds) };
}

function keyColumns(rows: readonly CityRow[]) {
  const { text, ends, numbers, numberEnds } = listColumns(placesByKey(rows));
  return { keyText: text, keyEnds: ends, keyPlaces: numbers, keyPlaceEnds: numberEnds };
}

function regionKeyColumns(regions: PlaceTables['regions']) {
  const lists = new Map<string, number[]>();
  for (const [number, { code, name }] of regions.entries())
    for (const key of keysOfRegionRow({ id: code, name })) {
      const list = lists.get(key);
      if (list) list.push(number);
      else lists.set(key, [number]);
    }
  const { text, ends, numbers, numberEnds } = listColumns(lists);
  return { regionKeyText: text, regionKeyEnds: ends, keyRegions: numbers, keyRegionEnds: numberEnds };
}

/**
 * Returns the place where a region or country is governed from, else its best known one: rows come in order of rank.
 */
function seatsOf(rows: readonly CityRow[]): Map<string, number> {
  const seats = new Map<string, number>();
  const largest = new Map<string, number>();
  for (const [index, { region, feature }] of rows.entries()) {
    const [country = '', first] = region.split('.');
    const areas = [country, `${country}.${first}`, region];
    const governed = feature === 'PPLC' ? areas : feature === 'PPLA' ? areas.slice(1) : [];
    if (feature === 'PPLA2') governed.push(region);
    for (const area of governed) if (!seats.has(area)) seats.set(area, index);
    for (const area of areas) if (!largest.has(area)) largest.set(area, index);
  }
  return new Map([...largest, ...seats]);
}

function regionColumns(rows: readonly CityRow[], regions: PlaceTables['regions']) {
  const seats = seatsOf(rows);
  const used = regions
    .filter(({ code }) => seats.has(code))
    .sort((one, other) => compareTexts(one.code, other.code));
  const { text, ends } = runOf(used.map(({ code, name }) => `${code}\t${name}`));
  const numbers = new Map(used.map(({ code }, index) => [code, index]));
  const regionOf = ({ region }: CityRow) =>
    numbers.get(region) ?? numbers.get(region.split('.').slice(0, 2).join('.')) ?? NONE;
  const countries = [...new Set(rows.map(({ country }) => country))].sort();
  return {
    regionText: text,
    regionEnds: ends,
    ...regionKeyColumns(used),
    regionSeats: unsigned(used.map(({ code }) => seats.get(code) ?? NONE)),
    regions: unsigned(rows.map(regionOf)),
    countryText: utf8.encode(countries.join('')),
    countrySeats: unsigned(countries.map((code) => seats.get(code) ?? NONE)),
    countries: unsigned(rows.map(({ country }) => countries.indexOf(country))),
  };
}

function placeColumns(rows: readonly CityRow[]) {
  const { text, ends } = runOf(rows.map(({ name }) => name));
  const parts = (degrees: number) => Math.round(degrees * DEGREE_PARTS);
  const byId = rows.map((_, index) => index).sort((one, other) => idAt(rows, one) - idAt(rows, other));
  return {
    ids: unsigned(rows.map(({ id }) => id)),
    latitudes: bytesOf(Int32Array.from(rows.map(({ latitude }) => parts(latitude)))),
    longitudes: bytesOf(Int32Array.from(rows.map(({ longitude }) => parts(longitude)))),
    populations: unsigned(rows.map(({ population }) => population)),
    sections: Uint8Array.from(rows, ({ feature }) => (feature === 'PPLX' ? 1 : 0)),
    nameText: text,
    nameEnds: ends,
    byId: unsigned(byId),
  };
}

function idAt(rows: readonly CityRow[], index: number): number {
  return rows[index]?.id ?? 0;
}

function join(columns: Columns): Uint8Array {
  const sizes = COLUMNS.map((column) => [column, columns[column].byteLength]);
  const header: Header = { format: FORMAT, bytes: Object.fromEntries(sizes) };
  const head = utf8.encode(JSON.stringify(header));
  const starts: number[] = [];
  let end = aligned(4 + head.byteLength);
  for (const column of COLUMNS) {
    starts.push(end);
    end = aligned(end + columns[column].byteLength);
  }
  const packed = new Uint8Array(end);
  new DataView(packed.buffer).setUint32(0, head.byteLength, true);
  packed.set(head, 4);
  for (const [index, column] of COLUMNS.entries()) packed.set(columns[column], starts[index]);
  return packed;
}

/** Makes the bytes that `openGazetteer` reads. Takes some seconds; the order of the input does not matter. */
export function packPlaces({ cities, regions }: PlaceTables): Uint8Array {
  const rows = cityRows(cities);
  return join({ ...placeColumns(rows), ...keyColumns(rows), ...regionColumns(rows, regions) });
}
