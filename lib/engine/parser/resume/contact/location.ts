import type { ParsedResume } from '@/lib/contracts';
import { squeeze } from '../../../kernel';
import type { ContactLine } from '../../shared/contact/lines';
import { columnWidths } from '../../shared/layout/column-widths';
import type { Address } from '../../shared/places/address-model';
import { isStreet } from '../../shared/places/address-vocabulary';
import { readPlace } from '../../shared/places/read-place';
import type { PlaceContext } from '../../shared/places/settle';
import type { DetailKind } from '../details/labels';
import { type DetailRow, labelledText, piecesOf } from '../details/rows';
import { overLines } from './address-lines';
import type { ChosenTown } from './town-certainty';

/** The candidate's place: the heaviest address among the contact lines, with the lines that belong to it. */

type ParsedLocation = NonNullable<NonNullable<ParsedResume['contactInformation']>['location']>;

const LEAST = 2.5;
const SEPARATORS =
  /\s*[|•·●■▪◆❖⋅∙]\s*|\t+|\s{4,}|\s+[–—/]\s+|(?<=\p{L}{2})\.\s+(?=(?:e-?mail|tel|telephone|phone|mobile|mob|cell)\b)/iu;
/** Contact data other than an address, cut out before reading. */
const OTHER_CONTACT =
  /[^\s|,;]{1,80}@[^\s|,;]{1,120}|(?:https?:\/\/|www\.)\S{1,300}|\b[\p{L}\d-]{1,60}(?:\.[\p{L}\d-]{1,60}){0,3}\.(?:com|org|net|io|dev|me|de|es|fr|it|co)(?:\/\S{0,200})?(?![\p{L}\d])/giu;

/** "License #123456": no postal code. */
const NUMBER_OF_LICENCE =
  /(?<!\p{L})(?:licen[cs]e|lic|registration|reg|certificate|permit|passport|id)\.?(?: ?(?:no|nr|number)\.?)? ?[:#]? ?\p{Lu}{0,3}[ -]?\d{4,}/giu;

/** A line about a study names the place of a school, but "12 College Road" is a street. */
const STUDY =
  /\b(?:universit\p{L}*|institute|college|polytechnic|b\.?tech|m\.?tech|bachelor|diploma|hochschule|lyc[ée]e|universidad)\b(?!\s(?:road|rd|street|st|lane|avenue|ave|square|hill|campus|hostel))/iu;
const OF_STUDY = 2;

type Found = { address: Address; from: number; text: string; lines: number[]; label?: DetailKind };

/** Weight that a label adds to an address. */
const LABELLED = 2;
const PERMANENT = 1;

function clean(text: string, known: readonly string[]): string {
  let rest = text
    .replace(/(?![°®©])[\p{Co}\p{So}\p{Extended_Pictographic}\u200b-\u200f\ufeff]/gu, ' | ')
    .replace(OTHER_CONTACT, ' | ')
    .replace(NUMBER_OF_LICENCE, ' | ');
  for (const part of known) rest = rest.replaceAll(part, ' | ');
  return rest;
}

/** Short words in small letters are not towns, though some town may have that name. */
const SMALL_WORD = /^\p{Ll}{1,3}$/u;

/** Labels of a place of residence. */
const PLACES: ReadonlySet<DetailKind> = new Set<DetailKind>([
  'address',
  'permanentAddress',
  'currentLocation',
]);

function kindOf(part: string): DetailKind | undefined {
  const kind = labelledText(part)?.kind;
  return kind && PLACES.has(kind) ? undefined : kind;
}

/** A label whose value comes next; that of a number was cut out with it. */
function isBareLabel(part: string): boolean {
  const kind = kindOf(part);
  return kind !== undefined && kind !== 'phone' && kind !== 'email' && labelledText(part)?.value === '';
}

function fragments(text: string): string[] {
  const parts = text
    .split(SEPARATORS)
    .flatMap(piecesOf)
    .map((part) => squeeze(part).replace(/^[\s,;:/–—-]+|[\s,;–—]+$|\s-+$/gu, ''))
    .filter((part) => part.length > 1);
  // "Nationality: Austrian", "Place of birth" and its value name no place to live at.
  return parts.filter((part, at) => kindOf(part) === undefined && !isBareLabel(parts[at - 1] ?? ''));
}

/** Returns labelled addresses; a permanent one has less weight, since the candidate may have moved. */
function labelledAddresses(
  rows: readonly DetailRow[],
  lines: readonly ContactLine[],
  known: readonly string[],
  places: PlaceContext | undefined,
): Found[] {
  return rows
    .filter(({ kind, value }) => PLACES.has(kind) && value !== '')
    .map(({ kind, value, lines: own }) => {
      // A line that ends at a mark continues in the next ("Town & Post-" above "Harwell").
      const text = clean(value, known)
        .replace(/\s*\|\s*/gu, ' ')
        .replace(/(?<=[-–:])\n/gu, ' ')
        .split('\n')
        .join(', ');
      const address = readPlace(text, places);
      const weight = address.weight + (kind === 'permanentAddress' ? PERMANENT : LABELLED);
      const from = lines.findIndex((line) => own.includes(line.index));
      return { address: { ...address, weight }, from, text, lines: own, label: kind };
    });
}

function addressesOf(
  lines: readonly ContactLine[],
  known: readonly string[],
  places: PlaceContext | undefined,
): Found[] {
  const read = lines.map((line) => ({ ...line, pieces: fragments(clean(line.text, known)) }));
  const widthOf = columnWidths(lines.map(({ line }) => line));
  return read.flatMap(({ pieces }, from) => {
    const single = pieces.map((part) => ({ text: part, count: 1 }));
    return [...single, ...overLines(read, from, widthOf)].map(({ text: part, count }) => ({
      address: withoutStudy(readPlace(part, places), part),
      from,
      text: part,
      lines: lines.slice(from, from + count).map(({ index }) => index),
    }));
  });
}

function withoutStudy(address: Address, text: string): Address {
  return STUDY.test(text) ? { ...address, weight: address.weight - OF_STUDY } : address;
}

function isPlace({ address: { municipality, countryCode, weight } }: Found): boolean {
  const isNamed = municipality !== undefined || countryCode !== undefined;
  return isNamed && weight >= LEAST && !SMALL_WORD.test(municipality ?? '');
}

function heaviest(all: readonly Found[]): Found | undefined {
  return all.reduce<Found | undefined>(
    (best, found) => (best && best.address.weight >= found.address.weight ? best : found),
    undefined,
  );
}

/** True for a postal address: after its label, or with a street or postal code next to the town. */
function isWhole({ address, label }: Found): boolean {
  const { municipality, postalCode, streetAddressLines } = address;
  const isAtStreet = streetAddressLines.some((line) => isStreet(line));
  return municipality !== undefined && (label !== undefined || postalCode !== undefined || isAtStreet);
}

/** Returns the addresses without the permanent one, if another contains a town: the candidate has moved. */
function ofToday(all: readonly Found[], rows: readonly DetailRow[]): readonly Found[] {
  const permanent = new Set(rows.flatMap(({ kind, lines }) => (kind === 'permanentAddress' ? lines : [])));
  if (permanent.size === 0) return all;
  const others = all.filter(({ lines }) => !lines.some((line) => permanent.has(line)));
  return others.some(isWhole) ? others : all;
}

export type FoundLocation = {
  location: ParsedLocation;
  /** Countries where it may be when it names none, the likeliest first. */
  likelyCountries: readonly string[];
  /** Indexes of the lines that it was read from, if they hold a street or a postal code. */
  lines: readonly number[];
  /** How its town was chosen. */
  chosen: Omit<ChosenTown, 'town' | 'countryCode'>;
};

/** Returns how the town of an address was chosen among all that were found. */
function choiceOf(
  best: Found,
  address: Address,
  all: readonly Found[],
  isSigned: boolean,
): FoundLocation['chosen'] {
  const { municipality: town = '' } = address;
  const others = all.flatMap(({ address: { municipality: other } }) =>
    other && !other.includes(town) && !town.includes(other) ? other : [],
  );
  return {
    weight: best.address.weight,
    hasCode: address.postalCode !== undefined,
    hasRegion: address.regions.length > 0,
    hasStreet: address.streetAddressLines.length > 0,
    isLabelled: best.label !== undefined,
    isSigned,
    rivals: new Set(others).size,
    lines: best.lines,
  };
}

/** Pieces of one address may be apart: "Berlin | Germany", a street in a separate cell. */
function complement(best: Found, all: readonly Found[]): Address {
  const near = all
    .filter((found) => found !== best && Math.abs(found.from - best.from) <= 1)
    .map(({ address }) => address);
  const address = { ...best.address };
  if (!address.countryCode) {
    const country = near.find((other) => other.countryCode && !other.municipality && other.weight >= LEAST);
    if (country?.countryCode) address.countryCode = country.countryCode;
  }
  if (!address.municipality) {
    const city = near.find(
      ({ municipality, likelyCountries, weight }) =>
        municipality && likelyCountries?.length && weight >= LEAST,
    );
    if (city?.municipality) address.municipality = city.municipality;
  }
  if (address.streetAddressLines.length === 0 && address.municipality) {
    const street = near.find(
      (other) => other.streetAddressLines.length > 0 && !other.municipality && other.weight >= 2,
    );
    if (street) address.streetAddressLines = street.streetAddressLines;
  }
  return address;
}

/**
 * Returns the location, or undefined when no line holds one. `known` are texts that do not belong to it: the name and
 * the numbers found, as written; `places` decides its country.
 */
export function findLocation(
  lines: readonly ContactLine[],
  known: readonly string[],
  { rows, places }: { rows: readonly DetailRow[]; places?: PlaceContext },
): FoundLocation | undefined {
  const own = new Set(lines.map(({ index }) => index));
  const labelled = rows.filter((row) => row.lines.some((index) => own.has(index)));
  const all = [...addressesOf(lines, known, places), ...labelledAddresses(labelled, lines, known, places)];
  const named = all.filter(isPlace);
  const best = heaviest(ofToday(named, labelled));
  if (!best) return undefined;
  const address = complement(best, all);
  return {
    location: locationOf(address),
    likelyCountries: address.likelyCountries ?? [],
    lines: address.postalCode || address.streetAddressLines.length > 0 ? best.lines : [],
    chosen: choiceOf(best, address, named, false),
  };
}

/** Returns the location of the first of some texts that names a known town; the rest of it is not an address. */
export function firstTown(
  texts: readonly string[],
  places: PlaceContext | undefined,
): FoundLocation | undefined {
  const [found] = texts
    .map((text) => ({ text, address: readPlace(text, places), from: 0, lines: [] }))
    .filter(
      ({ address: { municipality, countryCode, weight } }) => municipality && countryCode && weight > LEAST,
    );
  if (!found) return undefined;
  const { address } = found;
  return {
    location: locationOf(address),
    likelyCountries: address.likelyCountries ?? [],
    lines: [],
    chosen: choiceOf(found, address, [found], true),
  };
}

/** Remainder of a cut line after a town, and the number of its postal district: "Gurgaon-", "Chennai-61.". */
const BEHIND_TOWN = /(?:\s?[-–]\s?\d{1,3})?(?<![\s.,;:–-])[\s.,;:–-]+$|\s?[-–]\s?\d{1,6}$/u;

/** Returns an address in the members of the wire; missing parts are absent. */
export function locationOf(address: Address): ParsedLocation {
  const town = address.municipality?.replace(BEHIND_TOWN, '');
  const trimmed = address.regions.map((region) => region.replace(/(?<![\s,;:–-])[\s,;:–-]+$/u, ''));
  const regions = [...new Set(trimmed)].filter(Boolean);
  const streets = address.streetAddressLines.filter((line) => line !== town);
  return {
    ...(address.countryCode ? { countryCode: address.countryCode } : {}),
    ...(address.postalCode ? { postalCode: address.postalCode } : {}),
    ...(regions.length > 0 ? { regions } : {}),
    ...(town ? { municipality: town } : {}),
    ...(streets.length > 0 ? { streetAddressLines: streets } : {}),
  };
}
