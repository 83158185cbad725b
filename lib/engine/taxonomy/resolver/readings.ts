import type { Gazetteer, Region, Town } from '../gazetteer';
import { countryByCode, countryByName } from '../places';

/** A part of a written place: the text between commas, or in brackets. */
export type PlacePart = { text: string; isBracket?: boolean };

export type RegionReading = Region & { country: string; isCode: boolean; isFirstLevel: boolean };

/** Everything that a part may mean. */
export type PartReadings = {
  text: string;
  isBracket: boolean;
  /** A country by its name. */
  country?: string;
  /** A country by its code of two or three capitals. */
  codeCountry?: string;
  regions: readonly RegionReading[];
  towns: readonly Town[];
  /** True for a possible name of a town that no table knows. */
  mayBeTown: boolean;
};

/** "U.P.", "N.L.", "DC": capitals, also with points. */
const CODE = /^(?:[A-Z]{2,4}|(?:[A-Z]\.\s?){1,3}[A-Z]\.?)$/u;
/** The number of a department of France: "Saint-Denis (93)". */
const DEPARTMENT = /^(?:\d{2,3}|2[AB])$/u;
const TOWN_SHAPE = /^[\p{Lu}\p{Lo}'’‘][\p{L}\p{M}'’‘.\s/-]{1,60}$/u;
const MOST_WORDS = 6;
/** "GATEWAY FOR ENTREPRENEURS, TO": words of sentences are in no name of a town that no table knows. */
const OF_SENTENCES = /(?<!\p{L})(?:for|with|your|our|we|you|is|are|will|all)(?!\p{L})/iu;

function regionsOf(text: string, isCode: boolean, { regionsOf: find }: Gazetteer): RegionReading[] {
  if (!isCode && /^\p{Script=Latin}{1,3}$/u.test(text)) return [];
  return find(text).map((region) => ({
    ...region,
    country: region.id.slice(0, 2),
    isCode,
    isFirstLevel: region.id.split('.').length === 2,
  }));
}

/** "NYC": capitals are the name of a town only where that is a large one. */
const LEAST_IN_CAPITALS = 1_000_000;

function townsOf(text: string, isCode: boolean, gazetteer: Gazetteer): readonly Town[] {
  const towns = gazetteer.townsOf(text);
  if (!isCode) return towns;
  return text.length < 3 ? [] : towns.filter(({ population }) => population >= LEAST_IN_CAPITALS);
}

/** Reads a part without looking at the others. */
export function readPart({ text, isBracket = false }: PlacePart, gazetteer: Gazetteer): PartReadings {
  const isCode = CODE.test(text) || (isBracket && DEPARTMENT.test(text));
  const code = isCode ? text.replace(/[.\s]/gu, '') : text;
  const country = countryByName(text);
  const regions = regionsOf(code, isCode, gazetteer);
  const isAbbreviated = regions.length > 0 && /^[\p{L}. ]{2,8}\.$/u.test(text);
  return {
    text,
    isBracket,
    ...(country ? { country } : {}),
    ...(isCode && countryByCode(code) ? { codeCountry: countryByCode(code) } : {}),
    regions,
    towns: isCode && regions.length > 0 ? [] : townsOf(text, isCode && !country, gazetteer),
    mayBeTown:
      !isCode &&
      !isAbbreviated &&
      TOWN_SHAPE.test(text) &&
      !OF_SENTENCES.test(text) &&
      text.split(/\s+/u).length <= MOST_WORDS,
  };
}
