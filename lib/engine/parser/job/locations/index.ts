import type { ParsedJob } from '@/lib/contracts';
import { countriesOfCity, countriesOfLanguage, countryByName, type Gazetteer } from '../../../taxonomy';
import { readAddress } from '../../shared/places/address';
import type { Address } from '../../shared/places/address-model';
import { type PlaceContext, settleAddress } from '../../shared/places/settle';
import { evidenceOf } from '../../shared/wording/evidence';
import type { Labels } from '../labels';
import { isPageNoise } from '../noise';
import type { PostingSection, PostingSectionKind } from '../sections';
import { labelledAddress } from './parts';
import { placesOf, withoutManner } from './places';
import { AMERICA, ANY_LEAD, CITY_STATES, NO_TOWN, OFFICE_OF, PLACE_LEADS, PLACE_NAME } from './vocabulary';

/** Place of work, else place of the employer (parsing.md, CurrentLocation: the job location, else the company's). */

export type JobLocation = NonNullable<ParsedJob['currentLocation']>;

type LocationFacts = {
  title?: string;
  employer?: string;
  /** ISO 639-1. */
  language: string;
  gazetteer?: Gazetteer;
};

/** `said`: parts with a label of their name, whatever else they could be. */
type Candidate = { address: Address; weight: number; text: string; said?: Partial<Address> };

const WEIGHTS = {
  label: 6,
  /** Of a place nothing but the country is known. */
  country: 3,
  whole: 0.5,
  /** Each part has a label. */
  parts: 1,
  /** It is unclear whom a labelled address belongs to. */
  addressOnly: -2,
  head: 3,
  title: 1.5,
  office: 1.8,
  sentence: 1.2,
  address: 0.5,
  opening: 0.4,
  later: -0.4,
} as const;
const LEAST = 2.9;
/** From this weight on an address is believed anywhere. */
const SURE = 2.5;
const HEAD_LINES = 14;
const LONGEST = 90;
const MOST_TEXT = 30_000;
const OPENING: ReadonlySet<PostingSectionKind> = new Set(['head', 'role', 'employer', 'other', 'facts']);
const OPENING_PARAGRAPHS = 25;

/** True for a known place, or a town with its region: "Andover, MA". */
function isSure({ weight, municipality, regions }: Address): boolean {
  return weight >= SURE || (municipality !== undefined && regions.length > 0 && weight > 1);
}

function candidate(name: string, weight: number): Candidate[] {
  const place = AMERICA.test(name) ? 'USA' : name;
  if (place.length > LONGEST || !/\p{L}{2}/u.test(place)) return [];
  const address = readAddress(place);
  if (address.municipality && address.likelyCountries?.length === 0 && NO_TOWN.test(address.municipality)) {
    const { municipality, ...country } = address;
    return address.countryCode ? [{ address: country, weight: weight + WEIGHTS.country, text: '' }] : [];
  }
  const isPlace =
    address.municipality !== undefined || address.countryCode !== undefined || address.regions.length > 0;
  return isPlace ? [{ address, weight: weight + Math.min(5, address.weight), text: place }] : [];
}

/** The text after a label is a place as a whole: "Nyon (VD)". */
function ofWhole(value: string, { language, gazetteer }: LocationFacts): Candidate[] {
  if (!gazetteer || value.length > LONGEST || placesOf(value).length === 0) return [];
  const unread: Address = { regions: [], streetAddressLines: [], weight: 0 };
  const address = settleAddress(value, unread, { gazetteer, evidence: { language } });
  if (address.weight === 0) return [];
  return [{ address, weight: WEIGHTS.label + WEIGHTS.whole + Math.min(5, address.weight), text: value }];
}

function fromLabels(labels: Labels, facts: LocationFacts): Candidate[] {
  return labels
    .of('location')
    .flatMap(({ value }) => [
      ...ofWhole(value, facts),
      ...placesOf(value).flatMap((place, at) => candidate(place, WEIGHTS.label + at * WEIGHTS.later)),
    ]);
}

/** Returns the address from labelled parts, which is surer than any place as a whole. */
function fromParts(labels: Labels): Candidate[] {
  const parts = labelledAddress(labels);
  if (!parts) return [];
  const { text, said, hasTown } = parts;
  const address = { ...readAddress(text), ...said };
  const weight =
    WEIGHTS.label + (hasTown ? WEIGHTS.parts + 5 : WEIGHTS.addressOnly + Math.min(5, address.weight));
  return [{ address, weight, text, said }];
}

/** Finds a place among the first lines: known, or with a country, a region or a postal code next to it. */
function fromHead(
  sections: readonly PostingSection[],
  { employer = '\n', title = '\n' }: LocationFacts,
): Candidate[] {
  const head = sections.find(({ kind }) => kind === 'head')?.paragraphs ?? [];
  const lines = head.flatMap((paragraph) => paragraph.lines).filter(({ line }) => !isPageNoise(line.text));
  return lines.slice(0, HEAD_LINES).flatMap(({ line }, row) => {
    if (line.text.length > 160) return [];
    const isBelowEmployer = row > 0 && row < 5 && lines[row - 1]?.line.text.trim() === employer;
    const text = line.text
      .replace(title, ' | ')
      .replace(employer, ' | ')
      .replace(/\t+|\s{3,}|^\s*(?:in|à|en|w|te)\s/gu, ' | ');
    return placesOf(text).flatMap((place) =>
      candidate(place, WEIGHTS.head + row * 0.1 * WEIGHTS.later).filter(
        ({ address }) => isSure(address) || (isBelowEmployer && isTownLine(line.text)),
      ),
    );
  });
}

/** A short line of capitalised words and nothing else, which below the employer is a town that no table knows. */
function isTownLine(text: string): boolean {
  return (
    /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2}(?: \([^)]{2,20}\))?$/u.test(text.trim()) &&
    evidenceOf(text).title < 1
  );
}

function fromTitle({ title = '' }: LocationFacts): Candidate[] {
  const [, ...pieces] = title.split(/\s[–—|-]\s|[(),]|\s(?:in|à|en|w|te)\s/u);
  return pieces.flatMap((piece) =>
    placesOf(piece).flatMap((place) =>
      candidate(place, WEIGHTS.title).filter(({ address }) => address.weight >= 3),
    ),
  );
}

function fromText(sections: readonly PostingSection[]): Candidate[] {
  const found: Candidate[] = [];
  let rest = MOST_TEXT;
  for (const { kind, paragraphs } of sections) {
    if (kind === 'notice') continue;
    for (const { text } of paragraphs) {
      if (rest <= 0) return found;
      const part = text.slice(0, rest);
      rest -= part.length;
      const weight = kind === 'facts' ? WEIGHTS.office : WEIGHTS.sentence;
      for (const match of part.matchAll(PLACE_LEADS)) {
        const at = match.index + match[0].length;
        const name = PLACE_NAME.exec(part.slice(at, at + LONGEST))?.[0];
        if (name)
          found.push(...candidate(withoutManner(name), weight).filter(({ address }) => isSure(address)));
      }
      for (const [, name] of part.matchAll(OFFICE_OF))
        if (name) found.push(...candidate(name, WEIGHTS.office).filter(({ address }) => isSure(address)));
      if (kind === 'facts' && part.length < LONGEST)
        found.push(
          ...placesOf(part).flatMap((place) =>
            candidate(place, WEIGHTS.head).filter(({ address }) => isSure(address)),
          ),
        );
    }
  }
  return found;
}

/** Finds places after a word like "in" in the opening of the posting; earlier ones are likelier. */
function fromOpening(sections: readonly PostingSection[]): Candidate[] {
  const texts = sections
    .filter(({ kind }) => OPENING.has(kind))
    .flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text.slice(0, 1500)))
    .slice(0, OPENING_PARAGRAPHS);
  return texts.flatMap((text, row) =>
    [...text.matchAll(ANY_LEAD)].flatMap((match) => {
      const at = match.index + match[0].length;
      const name = PLACE_NAME.exec(text.slice(at, at + LONGEST))?.[0];
      if (!name) return [];
      const weight = WEIGHTS.opening + row * 0.1 * WEIGHTS.later;
      return candidate(withoutManner(name), weight).filter(({ address }) => address.weight >= 3);
    }),
  );
}

/** Finds lines that are whole addresses: a postal code next to a place. */
function fromAddresses(sections: readonly PostingSection[]): Candidate[] {
  const lines = sections.flatMap(({ paragraphs }) => paragraphs).flatMap((paragraph) => paragraph.lines);
  return lines
    .filter(({ line }) => line.text.length < LONGEST && /\d{4,}/u.test(line.text))
    .slice(0, 40)
    .flatMap(({ line }) =>
      candidate(line.text.trim(), WEIGHTS.address).filter(
        ({ address }) => address.postalCode && address.municipality,
      ),
    );
}

/** Returns the candidates as the gazetteer understands them; labelled parts stay as stated. */
function settled(all: readonly Candidate[], { language, gazetteer }: LocationFacts): Candidate[] {
  if (!gazetteer) return [...all];
  const places: PlaceContext = { gazetteer, evidence: { language } };
  return all.map((each) => ({
    ...each,
    address: { ...settleAddress(each.text, each.address, places), ...each.said },
  }));
}

/**
 * The country that is named, or given by a region or postal code, else the one that the city and the language agree on.
 */
function countryOf(
  { countryCode, municipality, likelyCountries = [] }: Address,
  { language }: LocationFacts,
): string | undefined {
  if (countryCode || !municipality) return countryCode;
  const usual = countriesOfLanguage(language);
  const [first] = likelyCountries;
  if (likelyCountries.length <= 1) return first;
  return usual.find((country) => likelyCountries.includes(country)) ?? first;
}

/** A large city of a country, or a town with a region of it ("USA - Lehi UT"). */
function liesIn({ municipality, regions, countryCode }: Address, country: string): boolean {
  if (!municipality) return false;
  return countriesOfCity(municipality).includes(country) || (countryCode === country && regions.length > 0);
}

function complete(best: Candidate, all: readonly Candidate[]): Address {
  const address = { ...best.address };
  if (!address.municipality && address.countryCode) {
    const city = all.find(
      (other) => liesIn(other.address, address.countryCode ?? '') && other.weight >= LEAST + 1,
    );
    if (city) return { ...city.address, countryCode: address.countryCode };
  }
  if (!address.countryCode) {
    const country = all.find(
      (other) => other.address.countryCode && !other.address.municipality && other.weight >= LEAST + 2,
    );
    if (country?.address.countryCode && fits(address, country.address.countryCode))
      address.countryCode = country.address.countryCode;
  }
  return address;
}

function fits({ likelyCountries = [] }: Address, country: string): boolean {
  return likelyCountries.length === 0 || likelyCountries.includes(country);
}

/** False for a municipality that is the name of a country, or not a name. */
function isTown(name: string | undefined): name is string {
  return name !== undefined && countryByName(name) === undefined && !isPageNoise(name);
}

/** Returns the place of work, or undefined when the posting names none. */
export function readLocation(
  sections: readonly PostingSection[],
  labels: Labels,
  facts: LocationFacts,
): JobLocation | undefined {
  const read = [
    ...fromLabels(labels, facts),
    ...fromParts(labels),
    ...fromHead(sections, facts),
    ...fromTitle(facts),
    ...fromText(sections),
    ...fromOpening(sections),
    ...fromAddresses(sections),
  ];
  const all = settled(read, facts);
  const best = all.reduce<Candidate | undefined>(
    (top, next) => (next.weight > (top?.weight ?? LEAST) ? next : top),
    undefined,
  );
  if (!best) return undefined;
  const address = complete(best, all);
  const countryCode = countryOf(address, facts);
  const regions = address.regions.filter((region) => !NO_TOWN.test(region));
  const town = isTown(address.municipality) ? address.municipality : CITY_STATES[countryCode ?? ''];
  return {
    ...(countryCode ? { countryCode } : {}),
    ...(address.postalCode ? { postalCode: address.postalCode } : {}),
    ...(regions.length > 0 ? { regions } : {}),
    ...(town ? { municipality: town } : {}),
    ...(address.streetAddressLines.length > 0 ? { streetAddressLines: address.streetAddressLines } : {}),
  };
}
