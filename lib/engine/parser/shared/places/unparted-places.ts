import type { Gazetteer, Town } from '../../../taxonomy';
import type { Address } from './address-model';
import { isStreet } from './address-vocabulary';
import type { PlaceContext } from './settle';

/**
 * Adjacent places without a comma ("Behala Kolkata", "Shahjahanpur Uttar Pradesh"): the gazetteer separates the town
 * from its quarter and its region. Names that it knows as a whole stay whole.
 */

/** Population from which on a town is known by its name only. */
const LEAST = 40_000;
const MOST_WORDS = 6;
/** Weight of a known town as an address. */
const TOWN_WEIGHT = 3;

type Parted = { town: string; region?: string; quarter?: string };

function isTown(name: string, { townsOf }: Gazetteer, countries: readonly string[]): boolean {
  return (
    name.length > 3 &&
    /^\p{Lu}/u.test(name) &&
    townsOf(name).some(
      ({ country, population }) =>
        population >= LEAST && (countries.length === 0 || countries.includes(country)),
    )
  );
}

function partsOf(name: string, gazetteer: Gazetteer, countries: readonly string[]): Parted | undefined {
  const words = name.split(/[\s-]+/u);
  if (words.length < 2 || words.length > MOST_WORDS || gazetteer.townsOf(name).length > 0) return undefined;
  for (let cut = 1; cut < words.length; cut++) {
    const [head, tail] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
    if (isTown(head, gazetteer, countries) && gazetteer.regionsOf(tail).length > 0)
      return { town: head, region: tail };
    if (isTown(tail, gazetteer, countries)) return { town: tail, quarter: head };
  }
  return undefined;
}

/**
 * Returns the one country of the numbers if it contains the town or the region; a region of several countries yields to
 * it.
 */
function countryOfNumbers(
  { municipality = '', regions, countryCode, isCountryOfRegion }: Address,
  [country, ...others]: readonly string[],
  gazetteer: Gazetteer,
): string | undefined {
  if (!country || others.length > 0 || (countryCode && !isCountryOfRegion)) return undefined;
  const isThere =
    gazetteer.townsOf(municipality).some((town) => town.country === country && town.population >= LEAST) ||
    regions.some((region) => gazetteer.regionsOf(region).some(({ id }) => id.startsWith(country)));
  return isThere ? country : undefined;
}

/**
 * Returns the address with only its town in `municipality`, if it holds more than that, and with the country of the
 * numbers if nothing else reveals it and it contains the town.
 */
export function withTownAlone(address: Address, { gazetteer, evidence }: PlaceContext): Address {
  const numbers = evidence.countries?.number ?? [];
  const country = address.municipality && countryOfNumbers(address, numbers, gazetteer);
  return townAlone(country ? { ...address, countryCode: country } : address, gazetteer, numbers);
}

function townAlone(address: Address, gazetteer: Gazetteer, numbers: readonly string[]): Address {
  const { municipality, regions, countryCode } = address;
  if (!municipality) return address;
  const countries = countryCode ? [countryCode] : numbers;
  const isRegion = isRegionAlone(municipality, gazetteer, countries);
  const parted = isRegion ? undefined : partsOf(municipality, gazetteer, countries);
  if (parted) {
    const { town, region, quarter } = parted;
    return {
      ...address,
      weight: Math.max(address.weight, TOWN_WEIGHT),
      municipality: town,
      regions: [...(quarter ? [quarter] : []), ...regions, ...(region ? [region] : [])],
    };
  }
  return townBeforeRegion(address, gazetteer, countries);
}

/** Inhabitants from which on a town is meant where a region is called the same. */
const LEAST_SEAT = 20_000;
/** Also by another of its names ("Marrakech"). */
const LARGE = 300_000;

/** True for the name of a region of the countries that is not a town of some size in them. */
function isRegionAlone(name: string, gazetteer: Gazetteer, countries: readonly string[]): boolean {
  const isRegion = gazetteer.regionsOf(name).some(({ id }) => countries.includes(id.slice(0, 2)));
  const isSeat = ({ country, isOwnName, population }: Town) =>
    countries.includes(country) && population >= (isOwnName ? LEAST_SEAT : LARGE);
  return isRegion && !gazetteer.townsOf(name).some(isSeat);
}

/** Returns the largest town among names that is of some size. */
function largestOf(names: readonly string[], gazetteer: Gazetteer, countries: readonly string[]) {
  let largest: { name: string; population: number } | undefined;
  for (const name of names)
    for (const { country, population } of gazetteer.townsOf(name))
      if (countries.includes(country) && population > Math.max(LEAST_SEAT, largest?.population ?? 0))
        largest = { name, population };
  return largest?.name;
}

/** "Parra, Bardez, Goa-403510": if the supposed town is only a region, the town comes before it. */
function townBeforeRegion(address: Address, gazetteer: Gazetteer, countries: readonly string[]): Address {
  const { municipality = '', regions, streetAddressLines, markedNames = [] } = address;
  if (!isRegionAlone(municipality, gazetteer, countries)) return address;
  const isTown = (name: string) => !isRegionAlone(name, gazetteer, countries);
  const isMarked = (line: string) => markedNames.some((name) => line.includes(name));
  const town =
    regions.findLast(isTown) ??
    streetAddressLines.findLast((line) => !isStreet(line) && !isMarked(line) && isTown(line)) ??
    largestOf(markedNames, gazetteer, countries) ??
    markedNames[0];
  if (!town) return address;
  return {
    ...address,
    municipality: town,
    regions: [...regions.filter((region) => region !== town), municipality],
    streetAddressLines: streetAddressLines.filter((line) => line !== town),
  };
}
