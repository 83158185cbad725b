import { fold } from '../../../kernel';
import { countryByName, type Gazetteer, type PlaceEvidence, resolveText } from '../../../taxonomy';
import { NOT_IN_NAMES } from '../contact/name-vocabulary';
import type { Address } from './address-model';
import { hasStreetWord, isStreet, withoutLabel } from './address-vocabulary';

/**
 * Finds the meaning of a written address, by the one resolver of places: its form alone does not distinguish Milano
 * (MI) from Michigan.
 */

/** Knowledge of the readers of a document about its places. */
export type PlaceContext = { gazetteer: Gazetteer; evidence: PlaceEvidence };

const WEIGHTS = {
  /** A known town with its region or country. */
  confirmed: 5,
  /** A known town where the telephone puts it: a surname may be one, too. */
  backed: 4,
  /** Nothing but the name of a town of some size. */
  townAlone: 3,
  /** A name that no table knows, before a region or country that one does. */
  regionTown: 2.6,
  /** A postal code next to a name, in the form of the telephone's country. */
  postalTown: 3,
} as const;

/** A line of one word that happens to be the name of a smaller town is more often a word. */
const LEAST_ALONE = 50_000;
/** Longest address. */
const LONGEST = 160;

function placesOnly(text: string, gazetteer: Gazetteer): string {
  const pieces = text.split(/\s*[,;\t]\s*|\s+[-–—|]\s+/u).map((piece) => piece.replace(AREA_LABEL, ''));
  // "Mobile, AL" is a town.
  const isPlace = (piece: string, at: number) =>
    (!isLabel(piece) || /^[A-Z]{2}$/u.test(pieces[at + 1] ?? '')) &&
    (isKnown(piece, gazetteer) || !(hasStreetWord(piece) || isHouse(piece)));
  return pieces.filter(isPlace).join(', ');
}

/** "Dist. Jorhat", "P.O. Kalewal": the mark before a name is that of its part. */
const AREA_LABEL = /^(?:dist(?:rict|t)?|city|state|town|province)\s?(?:[.:-]\s{0,2}){1,2}(?=\p{L})/iu;

/** Words of rows of contact details that towns are called by, too, or that only look like a name. */
const LABEL_WORDS = new Set(
  (
    'mobile mob cell phone telephone tel ph contact contect email e-mail mail name pin pincode code dist district vill ' +
    'village tal taluka tehsil post p.o po p.s nationality languages language hindi english date birth dob gender male ' +
    'female marital status father fathers mother skype linkedin github website web fax about profile summary objective ' +
    'resume curriculum vitae cv personal details information e-posta eposta telefon telefono correo courriel telefone'
  ).split(' '),
);

function isLabel(piece: string): boolean {
  const words = fold(piece)
    .split(/[\s:/-]+/u)
    .map((word) => word.replace(/(?<![.:&])[.:&]+$/u, ''));
  return words.some((word) => LABEL_WORDS.has(word) || (word.length > 4 && NOT_IN_NAMES.has(word)));
}

/** "St. Gallen" is not a street, and "Praha 4" not a house. */
function isKnown(piece: string, { townsOf }: Gazetteer): boolean {
  if (!/^\p{L}[\p{L}\s.'’-]{1,40}(?:\s\d{1,2}\p{L}{0,3})?$/u.test(piece)) return false;
  const name = piece.replace(/\s\d{1,2}\p{L}{0,3}$/u, '');
  return townsOf(name).some(({ population }) => name === piece || population >= LEAST_ALONE);
}

/** Postal codes before a town and behind it: "8424 Quabbelsdorf", "32-300 Olkusz", "582 23 Linköping". */
const CODE_AT_EDGE =
  /^(?:\S{0,3}\d{4,6}|\d{2}-\d{3}|\d{3} \d{2}|\d{2} \d{3}|\d{4}-\d{3}|\d{5}-\d{3}|\d{4} ?[A-Z]{2})\s|\s\d{4,6}$/u;

/** "12 Orchard Lane", but not "8424 Quabbelsdorf". */
function isHouse(piece: string): boolean {
  return isStreet(piece) && !CODE_AT_EDGE.test(piece);
}

/** "August, 1997" is a date: four digits that may be a year make no town of a word. */
const YEAR = /^(?:19|20)\d{2}$/u;
const FULL_NAME = /^(?:ciudad|cidade|città|ville|city)\s/iu;
/** Least lead of the country over others without written evidence. */
const LEAST_MARGIN = 1;

/**
 * Returns the address as the gazetteer understands its text, with its country if the text, the numbers or the town
 * reveal it. Parts unknown to the gazetteer stay as they were read.
 */
export function settleAddress(
  text: string,
  address: Address,
  { gazetteer, evidence }: PlaceContext,
): Address {
  if (text.length > LONGEST) return address;
  const body = placesOnly(withoutLabel(text), gazetteer);
  if (body === '' || !/\p{L}{2}/u.test(body)) return address;
  const given = { ...evidence, ...lastOfCountries(body), ...postalOf(address), isAddress: true };
  const found = resolveText(body, given, gazetteer);
  if (!found) return address;
  const { country, town, townText, regionTexts, isCountryWritten, isUnknownTown, margin, unexplained } =
    found;
  const numbers = evidence.countries?.number ?? [];
  const isBacked = country !== undefined && numbers.includes(country);
  const hasCode = address.postalCode !== undefined && !YEAR.test(address.postalCode);
  const isSure = isCountryWritten || isBacked || hasCode;
  const isLarge = (town?.population ?? 0) >= LEAST_ALONE && (isBacked || numbers.length === 0);
  if (unexplained > 0 && !isCountryWritten && !hasCode) return address;
  if (isUnknownTown && (unexplained > 0 || !(isCountryWritten || hasCode))) return address;
  if (!town && !isSure) return address;
  if (town && !isSure && !isLarge) return address;
  if (country === undefined && !townText) return address;
  const isUnknown = isUnknownTown && isTownOf(address.municipality, country, gazetteer);
  const municipality = isUnknown ? address.municipality : townAsWritten(address, townText);
  return {
    ...address,
    ...(country && (isSure || margin >= LEAST_MARGIN) ? { countryCode: country } : {}),
    municipality,
    regions: eachOnce(regionTexts, country, gazetteer).filter((region) => region !== municipality),
    likelyCountries: country ? [country] : address.likelyCountries,
    weight: Math.max(address.weight, weightOf(found, isBacked, address)),
  };
}

/** "New York, NY" after a town is one region, by its name and by its code: addresses have the code. */
function eachOnce(
  regions: readonly string[],
  country: string | undefined,
  { regionsOf }: Gazetteer,
): string[] {
  const idsOf = (region: string) =>
    regionsOf(region).flatMap(({ id }) =>
      id.split('.').length === 2 && id.startsWith(country ?? '-') ? id : [],
    );
  return regions.filter((region, at) => {
    const code = regions.slice(at + 1).find((other) => /^\p{Lu}{2,3}$/u.test(other));
    const ids = code === undefined ? [] : idsOf(code);
    return !idsOf(region).some((id) => ids.includes(id));
  });
}

/** True for the name of a town of the country that the resolver took for its region. */
function isTownOf(name: string | undefined, country: string | undefined, { townsOf }: Gazetteer): boolean {
  return name !== undefined && townsOf(name).some((town) => town.country === country);
}

/** Returns the last of several countries, as an address runs from the small to the large. */
function lastOfCountries(body: string): PlaceEvidence {
  const countries = body.split(', ').flatMap((piece) => countryByName(piece) ?? []);
  const country = countries.at(-1);
  return country && new Set(countries).size > 1 ? { country } : {};
}

/** "Ciudad Autónoma de Buenos Aires, Buenos Aires" is the city by its full name, in a province called like it. */
function townAsWritten({ municipality }: Address, townText: string | undefined): string | undefined {
  if (!municipality || countryByName(municipality)) return townText;
  if (!townText) return municipality;
  const isFullName = FULL_NAME.test(municipality) && municipality.endsWith(` ${townText}`);
  return isFullName ? municipality : townText;
}

function postalOf({ postalCode }: Address): PlaceEvidence {
  return postalCode ? { postalCode } : {};
}

function weightOf(
  { town, townText, isCountryWritten }: { town?: unknown; townText?: string; isCountryWritten: boolean },
  isBacked: boolean,
  { postalCode }: Address,
): number {
  if (town && isCountryWritten) return WEIGHTS.confirmed;
  if (town) return isBacked ? WEIGHTS.backed : WEIGHTS.townAlone;
  if (!townText) return 0;
  return postalCode ? WEIGHTS.postalTown : isCountryWritten ? WEIGHTS.regionTown : 0;
}
