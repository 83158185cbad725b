import { fold } from '../../kernel';
import {
  countryByCode,
  countryByName,
  type Gazetteer,
  type PlaceEvidence,
  type ResolvedText,
  resolveText,
} from '../../taxonomy';
import type { RawPlace, RawPosting } from '../sources';

/** Finds the place of a posting: the one resolver of places, with the evidence of the source. */

/** Evidence for a country other than the row: the source's own country, and that of most of its rows. */
export type SourceEvidence = { country?: string; majority?: string };

function evidenceOf({ postalCode }: RawPlace, { country, majority }: SourceEvidence): PlaceEvidence {
  return {
    ...(postalCode ? { postalCode } : {}),
    countries: { ...(country ? { source: [country] } : {}), ...(majority ? { majority: [majority] } : {}) },
  };
}

/** Returns how narrow a place is. */
function width({ town, townText, region }: ResolvedText): number {
  if (town) return 0;
  return townText === undefined ? (region ? 2 : 3) : 1;
}

const LEAST_OF_CITY_STATE = 50_000;

/** "Luxembourg, Luxembourg", "Singapore, SG": the name of the country, written where the town is. */
function withCityState(
  place: ResolvedText | undefined,
  first: string | undefined,
  gazetteer: Gazetteer,
): ResolvedText | undefined {
  if (!place?.country || place.town || first === undefined || countryByName(first) !== place.country)
    return place;
  const town = gazetteer
    .townsOf(first)
    .find(({ country, population }) => country === place.country && population >= LEAST_OF_CITY_STATE);
  if (!town) return place;
  const region = gazetteer.placeById(town.regionId);
  return {
    ...place,
    town: town.place(),
    ...(region ? { region: { id: region.id, name: region.name } } : {}),
  };
}

function placeOfText(text: string, evidence: PlaceEvidence, gazetteer: Gazetteer) {
  const [first, ...others] = text.split(',').map((part) => part.trim());
  return withCityState(
    resolveText(text, evidence, gazetteer),
    others.length > 0 ? first : undefined,
    gazetteer,
  );
}

/** Tables of searches have the searched town as well as the place of the posting: the place itself is right. */
function isElsewhere({ municipality, text = '' }: RawPlace, ofText: ResolvedText | undefined): boolean {
  if (municipality === undefined || !ofText?.town || !ofText.isCountryWritten) return false;
  return !fold(text).includes(fold(municipality)) && fold(ofText.town.name) !== fold(municipality);
}

/**
 * Returns the place of a posting: of its named parts, or of the text for the whole where that is narrower or names
 * another town.
 */
export function placeOf(
  place: RawPlace,
  source: SourceEvidence,
  gazetteer: Gazetteer,
): ResolvedText | undefined {
  const evidence = evidenceOf(place, source);
  const named = [place.municipality, place.region, place.country].filter((part) => part !== undefined);
  const ofParts = withCityState(
    named.length > 0 ? resolveText(named.join(', '), evidence, gazetteer) : undefined,
    place.municipality,
    gazetteer,
  );
  if (place.text === undefined) return ofParts;
  if (ofParts?.town) {
    const own = placeOfText(place.text, evidence, gazetteer);
    return isElsewhere(place, own) ? own : ofParts;
  }
  const stated = ofParts?.country ? { ...evidence, country: ofParts.country } : evidence;
  const ofText = placeOfText(place.text, stated, gazetteer);
  if (!ofText || (ofParts && width(ofParts) <= width(ofText))) return ofParts;
  return ofText;
}

/** True for the name of a town, with or without its region or country. */
export function isTown(text: string, gazetteer: Gazetteer): boolean {
  return placeOf({ text }, {}, gazetteer)?.town !== undefined;
}

/** Returns the name of a town as its source writes it; some sources write the country in its place. */
export function townNameOf({ municipality = '' }: RawPlace): string | undefined {
  return municipality === '' || countryByName(municipality) ? undefined : municipality;
}

/** Top-level domains of two letters that do not indicate a country. */
const WORLDWIDE = new Set('ai cc co eu fm gg io is la ly me sh so to tv ws'.split(' '));

/**
 * Returns the country of a site by the end of its host: `jobs.example.ch`; undefined for the ends that all the world
 * uses.
 */
export function countryOfWebsite(host: string): string | undefined {
  const end = /\.([a-z]{2})$/u.exec(host.toLowerCase())?.[1];
  if (!end || WORLDWIDE.has(end)) return undefined;
  return end === 'uk' ? 'GB' : countryByCode(end.toUpperCase());
}

/** Rows that must agree before their country counts for the others. */
const LEAST_ROWS = 5;
const MAJORITY = 0.6;

/**
 * The country in which most postings of a source are; undefined for a source of many countries. It is evidence for the
 * postings that do not name one.
 */
export function majorityCountry(
  postings: readonly Pick<RawPosting, 'places'>[],
  gazetteer: Gazetteer,
): string | undefined {
  const counts = new Map<string, number>();
  let known = 0;
  for (const { places } of postings) {
    const country = places[0] && placeOf(places[0], {}, gazetteer)?.country;
    if (!country) continue;
    known += 1;
    counts.set(country, (counts.get(country) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most && most[1] >= LEAST_ROWS && most[1] >= MAJORITY * known ? most[0] : undefined;
}
