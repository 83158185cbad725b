import type { Gazetteer } from '../../../taxonomy';
import type { Address } from './address-model';
import type { PlaceContext } from './settle';

/**
 * Places that stand side by side without a comma ("Behala Kolkata", "Shahjahanpur Uttar Pradesh"): the gazetteer
 * decides the town from its quarter and its region. Names that it knows as a whole stay whole.
 */

/** Inhabitants from which on a town is known by its name alone. */
const LEAST = 40_000;
const MOST_WORDS = 6;
/** What a known town weighs as an address. */
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

/** The address with its town alone in `municipality`, if what stands there is more than a town. */
export function withTownAlone(address: Address, { gazetteer, evidence }: PlaceContext): Address {
  const { municipality, regions, countryCode } = address;
  if (!municipality) return address;
  const countries = countryCode ? [countryCode] : (evidence.countries?.number ?? []);
  const parted = partsOf(municipality, gazetteer, countries);
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

/** "Parra, Bardez, Goa-403510": beside the postal code stands a region, and the town before it. */
function townBeforeRegion(address: Address, gazetteer: Gazetteer, countries: readonly string[]): Address {
  const { municipality = '', regions } = address;
  const town = regions.at(-1);
  const isRegion = gazetteer.regionsOf(municipality).some(({ id }) => countries.includes(id.slice(0, 2)));
  const isTownToo = gazetteer.townsOf(municipality).some(({ country }) => countries.includes(country));
  if (!town || !isRegion || isTownToo) return address;
  return { ...address, municipality: town, regions: [...regions.slice(0, -1), municipality] };
}
