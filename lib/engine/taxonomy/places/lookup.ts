import { fold } from '../../kernel';
import { CITY_NAMES } from './city-names';
import { REGION_NAMES } from './region-names';

/** Cities and regions by name. The tables are unfolded at the first question. */

type Index = Map<string, string[]>;

let cities: Index | undefined;
let regionNames: Index | undefined;
let regionCodes: Index | undefined;

function keyOf(name: string): string {
  return fold(name)
    .replace(/[-\s]+/gu, ' ')
    .trim();
}

function add(index: Index, key: string, country: string) {
  const known = index.get(key);
  if (!known) index.set(key, [country]);
  else if (!known.includes(country)) known.push(country);
}

function linesOf(table: string): { country: string; rest: string }[] {
  return table
    .trim()
    .split('\n')
    .map((line) => ({ country: line.slice(0, 2), rest: line.slice(3) }));
}

function buildCities(): Index {
  const index: Index = new Map();
  for (const { country, rest } of linesOf(CITY_NAMES))
    for (const city of rest.split('|')) add(index, keyOf(city), country);
  return index;
}

function buildRegions(): { names: Index; codes: Index } {
  const names: Index = new Map();
  const codes: Index = new Map();
  for (const { country, rest } of linesOf(REGION_NAMES)) {
    for (const entry of rest.split(';')) {
      const [code, written] = entry.includes('=') ? entry.split('=') : [undefined, entry];
      if (code) add(codes, code, country);
      for (const name of (written ?? '').split('|')) if (name !== '') add(names, keyOf(name), country);
    }
  }
  return { names, codes };
}

/** Returns the ISO codes of the countries that have a large city of this name, the best known first. */
export function countriesOfCity(name: string): readonly string[] {
  cities ??= buildCities();
  return cities.get(keyOf(name)) ?? [];
}

function regions() {
  if (!regionNames || !regionCodes) {
    const built = buildRegions();
    regionNames = built.names;
    regionCodes = built.codes;
  }
  return { names: regionNames, codes: regionCodes };
}

/** Returns the ISO codes of the countries that have a region of this name. */
export function countriesOfRegion(name: string): readonly string[] {
  return regions().names.get(keyOf(name)) ?? [];
}

/**
 * Returns the ISO codes of the countries that use this code (in capitals) for a region in addresses: `CA`, `NSW`, `SP`.
 */
export function countriesOfRegionCode(code: string): readonly string[] {
  return regions().codes.get(code) ?? [];
}
