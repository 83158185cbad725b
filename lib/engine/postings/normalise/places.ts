import { fold } from '../../kernel';
import {
  countryByCode,
  countryByName,
  type Gazetteer,
  type Place,
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

const LEAST_SEAT = 1000;

/** A city is one wherever the tables have it. */
const LEAST_CITY = 100_000;
const isWithin = (id: string, region: string) => id === region || id.startsWith(`${region}.`);

const LETTERS_ALIKE = 4;
const MOST_APART = 2;

/** `Genève` and `Geneva`: two languages' names of one place. */
function areOneName(one: string, other: string): boolean {
  const [first, second] = [fold(one), fold(other)];
  if (first === second) return true;
  const isAlike = first.slice(0, LETTERS_ALIKE) === second.slice(0, LETTERS_ALIKE);
  return isAlike && Math.abs(first.length - second.length) <= MOST_APART;
}

/**
 * Returns whether a region has a town of its own name, after which it is named: `Zürich`, `São Paulo`, `New York`; a city may be
 * called so in another language: `Geneva`, `Ciudad de México`.
 */
function hasSeatOfName(name: string, regionId: string, gazetteer: Gazetteer): boolean {
  return gazetteer
    .townsOf(name)
    .some(
      ({ regionId: of, isOwnName, population, place }) =>
        population >= LEAST_SEAT &&
        isWithin(of, regionId) &&
        (isOwnName ||
          fold(place().name).startsWith(fold(name)) ||
          (population >= LEAST_CITY && areOneName(gazetteer.placeById(regionId)?.name ?? '', place().name))),
    );
}

/** `Buenos Aires`, `Santo Domingo`: a town and a province around it, one country's, are the town. */
function isOfCountry(name: string, town: Place, country: string | undefined, gazetteer: Gazetteer): boolean {
  return gazetteer
    .townsOf(name)
    .some((each) => each.isOwnName && each.country === country && each.place().id === town.id);
}

/** A code is short, and an abbreviation of a state may be any word. */
const SHORTEST_NAME = 3;

/** `Ontario`, `Arizona`, `Bali`: the state or province of a name, where a town of this name is elsewhere or is called otherwise. */
function asState(
  place: ResolvedText | undefined,
  name: string,
  { country, countries = {} }: PlaceEvidence,
  gazetteer: Gazetteer,
): ResolvedText | undefined {
  if (!place?.town || name.length < SHORTEST_NAME) return place;
  const known = [country, ...Object.values(countries).flat()].filter((code) => code !== undefined);
  const states = gazetteer.regionsOf(name).filter(({ id }) => id.split('.').length === 2);
  const [state, ...others] = states.filter(
    ({ id }) => known.length === 0 || known.includes(id.split('.')[0] ?? ''),
  );
  if (!state || others.length > 0 || hasSeatOfName(name, state.id, gazetteer)) return place;
  const [of] = state.id.split('.');
  const { town, townText: _text, ...rest } = place;
  if (isOfCountry(name, town, of, gazetteer)) return place;
  return { ...rest, country: of, region: { id: state.id, name: state.name } };
}

function nameAlone(place: ResolvedText, townText: string, country?: string): ResolvedText {
  const { town: _town, region: _region, country: _country, ...rest } = place;
  return { ...rest, townText, regionTexts: [], isCountryWritten: false, ...(country ? { country } : {}) };
}

/** `West Midlands` of a British source is no town in the Midlands of Zimbabwe. */
function notElsewhere(
  place: ResolvedText | undefined,
  name: string,
  { country, countries = {} }: PlaceEvidence,
): ResolvedText | undefined {
  const known = [country, ...Object.values(countries).flat()].filter((code) => code !== undefined);
  if (!place?.country || place.town || known.length === 0) return place;
  const isParted = place.townText !== undefined && place.regionTexts.length > 0;
  return isParted && !known.includes(place.country) ? nameAlone(place, name, known[0]) : place;
}

/** A town that most people mean by its name. */
const LEAST_KNOWN = 600_000;
/** States and provinces, and the counties of Britain and Ireland; those of others are seldom named alone. */
const isNamedAlone = (id: string) => id.split('.').length === 2 || /^(?:GB|IE)\./.test(id);

/**
 * `Kent`, `Essex`, `Norfolk`: a name alone that is that of a small town and of a county of another country. Where nothing else
 * tells the country, the name is all that is known.
 */
function asOpen(
  place: ResolvedText | undefined,
  name: string,
  { country, countries = {} }: PlaceEvidence,
  gazetteer: Gazetteer,
): ResolvedText | undefined {
  const isTold = country !== undefined || Object.values(countries).some((codes) => codes.length > 0);
  const { town } = place ?? {};
  if (!place || !town || isTold || place.isCountryWritten) return place;
  const known = gazetteer.townsOf(name).find((each) => each.place().id === town.id);
  if (!known || known.population >= LEAST_KNOWN) return place;
  const isCounty = gazetteer
    .regionsOf(name)
    .some(({ id }) => isNamedAlone(id) && id.split('.')[0] !== place.country);
  return isCounty ? nameAlone(place, name) : place;
}

/** Returns the place of a name that nothing parts, as far as its source lets it be that. */
function placeOfName(
  found: ResolvedText | undefined,
  name: string,
  evidence: PlaceEvidence,
  gazetteer: Gazetteer,
): ResolvedText | undefined {
  const place = notElsewhere(found, name, evidence);
  return asOpen(asState(place, name, evidence, gazetteer), name, evidence, gazetteer);
}

const COMMA = /[,،、]/u;

function placeOfText(text: string, evidence: PlaceEvidence, gazetteer: Gazetteer) {
  const [first = '', ...others] = text.split(COMMA).map((part) => part.trim());
  const found = resolveText([first, ...others].join(', '), evidence, gazetteer);
  if (others.length === 0) return placeOfName(found, first, evidence, gazetteer);
  return largeFirst([first, ...others], found, evidence, gazetteer) ?? withCityState(found, first, gazetteer);
}

/** `Mazandaran, Babolsar`: a town behind its region, where read the other way round there is none. */
function largeFirst(
  [first, second, ...others]: readonly string[],
  found: ResolvedText | undefined,
  evidence: PlaceEvidence,
  gazetteer: Gazetteer,
): ResolvedText | undefined {
  if (found?.town || second === undefined || others.length > 0) return undefined;
  const turned = resolveText(`${second}, ${first}`, evidence, gazetteer);
  return turned?.town && turned.region && turned.country === found?.country ? turned : undefined;
}

/** Returns the place that parts in columns name. */
function placeOfParts(
  { municipality, region, country }: RawPlace,
  evidence: PlaceEvidence,
  gazetteer: Gazetteer,
): ResolvedText | undefined {
  const named = [municipality, region, country].filter((part) => part !== undefined);
  if (named.length === 0) return undefined;
  const found = resolveText(named.join(', '), evidence, gazetteer);
  if (municipality === undefined || region !== undefined)
    return withCityState(found, municipality, gazetteer);
  const code =
    country === undefined ? undefined : (countryByCode(country.toUpperCase()) ?? countryByName(country));
  const stated = code === undefined ? evidence : { country: code };
  return placeOfName(withCityState(found, municipality, gazetteer), municipality, stated, gazetteer);
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
  const ofParts = placeOfParts(place, evidence, gazetteer);
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

/** A county is no town where its name says so; `Gurugram` is a district and the town that it is named after. */
const COUNTY =
  /(?<!\p{L})(?:county|district|parish|borough|area|landkreis|kreis|departement|département|provincia|province|powiat|okres|județ|район|область)(?!\p{L})/iu;

/** Returns whether a name is only that of an area: of a state or county in which no town is called so. */
function isArea(name: string, place: ResolvedText | undefined, gazetteer: Gazetteer): boolean {
  if (!place || place.town || place.townText !== undefined) return false;
  const region = place.region?.id;
  const isCounty = region !== undefined && region.split('.').length > 2;
  if (isCounty && !COUNTY.test(name)) return false;
  const isCity = gazetteer
    .townsOf(name)
    .some(
      ({ isOwnName, population, country }) =>
        isOwnName && population >= LEAST_CITY && country === place.country,
    );
  return !isCity && (region === undefined || !hasSeatOfName(name, region, gazetteer));
}

/**
 * Returns the name of a town as its source writes it; some sources write the country in its place, or the state, which is then all that
 * is known of the place.
 */
export function townNameOf(
  { municipality = '' }: RawPlace,
  place: ResolvedText | undefined,
  gazetteer: Gazetteer,
): string | undefined {
  const isNone = municipality === '' || countryByName(municipality) !== undefined;
  return isNone || isArea(municipality, place, gazetteer) ? undefined : municipality;
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
