import { fold, squeeze } from '../../../kernel';
import {
  countriesOfCity,
  countriesOfRegion,
  countriesOfRegionCode,
  countryByCode,
  countryByName,
  findPostalCode,
} from '../../../taxonomy';
import { NOT_IN_NAMES } from '../contact/name-vocabulary';
import type { Address, AddressDraft } from './address-model';
import { partsOfAddress } from './address-parts';
import { hasStreetWord, isStreet, PLACE_LABEL } from './address-vocabulary';
import type { MarkedKind } from './marked-parts';
import { keepMarked, takeMarked } from './taken-marks';
import { readUnspacedAddress } from './unspaced-address';

/** Reads one written address ("12 High Street, Springfield, IL 62701, USA") without standardising it. */

const WEIGHTS = {
  label: 2,
  country: 3,
  region: 2,
  postalCode: 2,
  city: 3,
  street: 2,
  /** "Houma, LA": nothing but a name and the code of a region. */
  cityAndCode: 1,
  /** "P.O. Box 247": nobody writes it outside of an address. */
  postBox: 1,
  unclear: -1.5,
  word: -0.5,
} as const;

const NOT_PLACE = /[@\d]|https?:|www\.|\p{Ll}{2}\.\s/u;
const PLACE_WORDS = 5;
const POST_BOX =
  /^(?:p\.? ?o\.? ?box|postfach|apartado|boite postale|b\.?p\.? \d|caixa postal|postbus)(?!\p{L})/u;
/** "U.P.", "HR": short for a region. */
const ABBREVIATION = /^(?:\p{Lu}\.? ?){1,3}$/u;

const MARKED_TOWNS: readonly MarkedKind[] = ['town', 'district', 'post', 'village', 'quarter'];

function takeCountry(draft: AddressDraft) {
  for (const at of [draft.rest.length - 1, 0]) {
    const part = draft.rest[at];
    if (part === undefined) return;
    const country = countryByName(part.replace(/(?<![.])[.]+$/u, '')) ?? countryByName(part);
    if (!country || (at === 0 && draft.rest.length === 1 && draft.countryCode)) continue;
    draft.rest.splice(at, 1);
    draft.countryCode ??= country;
    draft.weight += WEIGHTS.country;
  }
  takeCountryCode(draft);
}

/** "Graz, AT": a code of two capitals is a country unless it is a region in use ("Portland, OR"). */
function takeCountryCode(draft: AddressDraft) {
  const last = draft.rest.at(-1);
  if (draft.countryCode || draft.rest.length < 2 || !last || !/^[A-Z]{2,3}$/u.test(last)) return;
  const country = countryByCode(last);
  if (!country) return;
  const isRegion =
    countriesOfRegionCode(last).length > 0 && !draft.rest.some((part) => liesIn(part, country));
  if (isRegion) return;
  draft.rest.pop();
  draft.countryCode = country;
  draft.weight += WEIGHTS.country;
}

function liesIn(part: string, country: string): boolean {
  return countriesOfCity(part).includes(country) || countriesOfRegion(part).includes(country);
}

/** "Graz AT", "Austria AT": the code of the country that contains the place before it, or that it names. */
function isCodeBehind(before: string, code: string): boolean {
  const country = /^[A-Z]{2}$/u.test(code) ? countryByCode(code) : undefined;
  return country !== undefined && (countryByName(before) === country || liesIn(before, country));
}

/** "Graz Austria" and "Graz Austria AT" without commas. */
function splitCountry(part: string): string[] {
  const words = part.split(' ');
  if (words.length < 2 || words.length > 6 || countryByName(part) || countriesOfCity(part).length > 0)
    return [part];
  const code = words.at(-1) ?? '';
  const before = words.slice(0, -1).join(' ');
  if (isCodeBehind(before, code)) return countryByName(before) ? [before] : [before, code];
  for (const named of /^[A-Z]{2}$/u.test(code) ? [words, words.slice(0, -1)] : [words]) {
    for (const count of [1, 2, 3]) {
      const country = named.length > count ? countryByName(named.slice(-count).join(' ')) : undefined;
      if (country && (named === words || country === code))
        return [named.slice(0, -count).join(' '), named.slice(-count).join(' ')];
    }
  }
  return [part];
}

function takePostalCode(draft: AddressDraft) {
  for (let at = draft.rest.length - 1; at >= 0; at--) {
    const part = draft.rest[at] ?? '';
    const found = findPostalCode(part);
    if (!found || hasStreetWord(part)) continue;
    draft.postalCode = found.code;
    if (found.country) draft.postalCountry = found.country;
    draft.weight += WEIGHTS.postalCode;
    const before = squeeze(part.slice(0, found.from)).replace(/(?<![\s,-])[\s,-]+$/u, '');
    const after = squeeze(part.slice(found.to));
    draft.rest.splice(at, 1, ...[before, after].filter((text) => text !== ''));
    draft.besidePostalCode = after || before;
    return;
  }
}

/** "Springfield IL" and "Springfield (IL)". */
function takeRegion(draft: AddressDraft) {
  for (let at = draft.rest.length - 1; at >= 0; at--) {
    const part = draft.rest[at] ?? '';
    const byCode = regionCountries(part, draft);
    const isOnlyPlace = draft.rest.length === 1 && MARKED_TOWNS.every((kind) => !draft.marked[kind]);
    if (byCode.length > 0 && !(isOnlyPlace && countriesOfCity(part).length > 0)) {
      draft.rest.splice(at, 1);
      noteRegion(draft, part, byCode);
    } else if (!draft.regions.length) splitTrailingCode(draft, at, part);
  }
}

function regionCountries(part: string, draft: AddressDraft): readonly string[] {
  const found = /^[A-Z]{2,3}$/u.test(part) ? countriesOfRegionCode(part) : countriesOfRegion(part);
  if (!draft.countryCode) return found;
  return found.filter((country) => country === draft.countryCode);
}

function splitTrailingCode(draft: AddressDraft, at: number, part: string) {
  const match = /^(\p{L}[\p{L}\s.'-]{1,40}?)\s+([A-Z]{2,3})$/u.exec(part);
  if (!match?.[1] || !match[2]) return;
  const countries = regionCountries(match[2], draft);
  if (countries.length === 0) return;
  draft.rest.splice(at, 1, match[1]);
  noteRegion(draft, match[2], countries);
}

function noteRegion(draft: AddressDraft, name: string, countries: readonly string[]) {
  draft.regions.unshift(name);
  draft.weight += WEIGHTS.region;
  const [country] = countries;
  if (draft.countryCode || !country) return;
  const decided = countryOfRegion(draft, countries);
  draft.countryCode = decided ?? country;
  draft.isCountryOfRegion = decided === undefined;
}

/** `WA` is in two countries: the city or the postal code decides. */
function countryOfRegion(draft: AddressDraft, countries: readonly string[]): string | undefined {
  const byCity = draft.rest
    .flatMap((part) => countriesOfCity(part))
    .find((country) => countries.includes(country));
  return (
    byCity ??
    (draft.postalCountry && countries.includes(draft.postalCountry) ? draft.postalCountry : undefined)
  );
}

function isPlaceShaped(part: string): boolean {
  if (part.length > 45 || ABBREVIATION.test(part) || NOT_PLACE.test(part) || /[!?*+#&":]/u.test(part))
    return false;
  const words = part.split(/[\s/]+/u).filter((word) => word !== '');
  if (words.some((word) => word.length > 4 && NOT_IN_NAMES.has(fold(word)))) return false;
  return (
    words.length <= PLACE_WORDS && /^[\p{Lu}\p{Lo}'’]/u.test(part) && words.some((word) => word.length > 1)
  );
}

/** Finds the place in the rest: next to the postal code, else a known one, else the last that has the shape of one. */
function placeInRest({ rest, besidePostalCode, beforeDistrict, marked, countryCode }: AddressDraft): number {
  const isBeside = (part: string) => part === besidePostalCode && isPlaceShaped(part);
  const known = rest.findIndex((part) => isKnownCity(part, countryCode));
  const beside = rest.findIndex(isBeside);
  if (beside >= 0 && (!marked.district || known === beside)) return beside;
  if (known >= 0) return known;
  if (marked.town || marked.district)
    return marked.town
      ? -1
      : rest.findIndex((part) => part === beforeDistrict && isPlaceShaped(part) && !isStreet(part));
  return rest.findLastIndex((part) => isPlaceShaped(part) && !isStreet(part));
}

function takeMunicipality(draft: AddressDraft) {
  const at = placeInRest(draft);
  const [named] = MARKED_TOWNS.flatMap((kind) => draft.marked[kind] ?? []);
  const part = draft.rest[at] ?? named;
  if (part === undefined) return;
  if (at >= 0) draft.rest.splice(at, 1);
  draft.municipality = part;
  const { district } = draft.marked;
  if (district && district !== part) draft.regions.push(district);
  if (isKnownCity(part, draft.countryCode)) draft.weight += WEIGHTS.city;
  else if (draft.rest.length === 0 && isCode(draft.regions)) draft.weight += WEIGHTS.cityAndCode;
}

const isCode = ([region, ...others]: readonly string[]) =>
  others.length === 0 && /^[A-Z]{2}$/u.test(region ?? '');

function cityKey(part: string): string {
  return part
    .replace(/^(?:greater|metro|gro(?:ss|ß)raum|raum|área de|area of)\s+/iu, '')
    .replace(/\s+(?:area|metro(?:politan)? area|region|city)$/iu, '');
}

function isKnownCity(part: string, country: string | undefined): boolean {
  const countries = countriesOfCity(cityKey(part));
  return country ? countries.includes(country) : countries.length > 0;
}

/**
 * Assigns the rest: streets, and quarters before the town, go to the street, further places to the regions; anything
 * else is evidence against an address.
 */
function takeRest(draft: AddressDraft, body: string) {
  const town = draft.municipality ? body.indexOf(draft.municipality) : -1;
  for (const part of draft.rest) {
    if (isStreet(part)) {
      draft.streetAddressLines.push(part);
      draft.weight += WEIGHTS.street + (POST_BOX.test(fold(part)) ? WEIGHTS.postBox : 0);
    } else if (isPlaceShaped(part) && draft.municipality) {
      const isQuarter = body.indexOf(part) < town && countriesOfRegion(part).length === 0;
      (isQuarter ? draft.streetAddressLines : draft.regions).push(part);
      draft.weight += WEIGHTS.word;
    } else draft.weight += WEIGHTS.unclear;
  }
}

/** Reads a stretch of text as an address; `weight` is the certainty, and the caller decides. */
export function readAddress(text: string): Address {
  const label = PLACE_LABEL.exec(fold(text));
  const body = label ? text.slice(label[0].length) : text;
  const unspaced = readUnspacedAddress(body.trim());
  if (unspaced) return unspaced;
  const draft: AddressDraft = {
    regions: [],
    streetAddressLines: [],
    weight: label ? WEIGHTS.label : 0,
    rest: partsOfAddress(body).flatMap(splitCountry),
    marked: {},
    markedParts: [],
  };
  takeMarked(draft);
  takeCountry(draft);
  takePostalCode(draft);
  takeCountry(draft);
  takeRegion(draft);
  takeMunicipality(draft);
  takeRest(draft, body);
  keepMarked(draft);
  const { rest, postalCountry, besidePostalCode, marked, markedParts, beforeDistrict, ...address } = draft;
  if (address.municipality) address.likelyCountries = countriesOfCity(cityKey(address.municipality));
  if (
    !address.countryCode &&
    postalCountry &&
    (address.municipality || address.streetAddressLines.length > 0)
  )
    address.countryCode = postalCountry;
  return address;
}
