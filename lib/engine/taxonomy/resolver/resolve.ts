import type { Gazetteer, Region, Town } from '../gazetteer';
import type { PartRole, PlaceEvidence, Resolution } from './model';
import { type PartReadings, type PlacePart, readPart } from './readings';
import { evidenceScore, fitOf, type Hypothesis, scoreOf } from './score';
import { LEAST_FOR_UNKNOWN, WEIGHTS } from './weights';

/** Parts of a place that are read; later ones are ignored. */
const MOST_PARTS = 6;
/** The town is among the first parts. */
const TOWN_PARTS = 4;
/** Ends of names of regions. */
const OF_REGION = /\s(?:область|край|район|республика|oblast)$/iu;

function townBase({ population, isOwnName, isSection }: Town): number {
  const people = Math.max(WEIGHTS.leastTown, Math.log10(Math.max(1, population)));
  return people + (isOwnName ? 0 : WEIGHTS.otherName) + (isSection ? WEIGHTS.section : 0);
}

function townReadings({ towns }: PartReadings, at: number, isAddress: boolean): Hypothesis[] {
  const later = at * (isAddress ? WEIGHTS.laterPartOfAddress : WEIGHTS.laterPart);
  return towns.map((town) => ({
    kind: 'town',
    at,
    country: town.country,
    regionId: town.regionId,
    town,
    base: townBase(town) + later,
  }));
}

/** True for a region that has its name of a town in it. */
function hasSeatOfName({ towns }: PartReadings, region: string): boolean {
  return towns.some(
    ({ regionId, population }) =>
      population >= WEIGHTS.leastSeat && (regionId === region || regionId.startsWith(`${region}.`)),
  );
}

function areaReadings(part: PartReadings, at: number): Hypothesis[] {
  const { regions, country, codeCountry } = part;
  const later = at * WEIGHTS.laterPart;
  const ofRegions: Hypothesis[] = regions.map(({ id, country: of, isCode, isFirstLevel }) => ({
    kind: 'region',
    at,
    country: of,
    regionId: id,
    base:
      later +
      (isFirstLevel && !isCode ? WEIGHTS.firstLevelAlone : WEIGHTS.secondLevelAlone) -
      (isCode ? 1 : 0) +
      (hasSeatOfName(part, id) ? WEIGHTS.seat : 0),
  }));
  const named = country ?? codeCountry;
  if (!named) return ofRegions;
  const base = later + (country ? WEIGHTS.countryAlone : WEIGHTS.secondLevelAlone);
  return [...ofRegions, { kind: 'country', at, country: named, regionId: '', base }];
}

/**
 * Returns the readings as an unknown town, in the regions and countries that the other parts name, and where the
 * evidence puts it.
 */
function unknownTownReadings(parts: readonly PartReadings[], evidence: PlaceEvidence): Hypothesis[] {
  const [first, ...others] = parts;
  if (!first?.mayBeTown || first.country) return [];
  const places = new Map<string, { country: string; regionId: string }>();
  const add = (country: string, regionId: string) =>
    places.set(`${country}/${regionId}`, { country, regionId });
  for (const { regions, country, codeCountry } of others) {
    for (const region of regions) add(region.country, region.id);
    if (country) add(country, '');
    if (codeCountry) add(codeCountry, '');
  }
  for (const country of evidenceCountries(evidence)) add(country, '');
  const largest = Math.max(1, ...first.towns.map(({ population }) => population));
  const base =
    WEIGHTS.unknownTown -
    Math.max(0, Math.log10(largest) - WEIGHTS.largeNamesake) +
    (OF_REGION.test(first.text) ? WEIGHTS.unknownRegion : 0);
  return [...places.values()].map((place) => ({ kind: 'unknownTown', at: 0, ...place, base }));
}

function evidenceCountries({ country, postalCountry, countries = {} }: PlaceEvidence): Set<string> {
  const { number = [], source = [], majority = [], nationalNumber = [] } = countries;
  const given = [country, postalCountry].flatMap((code) => code ?? []);
  return new Set([...given, ...number, ...source, ...majority, ...nationalNumber]);
}

function hypothesesOf(parts: readonly PartReadings[], evidence: PlaceEvidence): Hypothesis[] {
  const known = parts
    .slice(0, TOWN_PARTS)
    .flatMap((part, at) => [
      ...townReadings(part, at, evidence.isAddress === true),
      ...areaReadings(part, at),
    ]);
  const all = [...known, ...unknownTownReadings(parts, evidence)];
  return evidence.country ? all.filter(({ country }) => country === evidence.country) : all;
}

function rolesOf(parts: readonly PartReadings[], reading: Hypothesis): PartRole[] {
  return parts.map((part, at) => {
    if (at !== reading.at) return fitOf(part, reading).role;
    return reading.kind === 'unknownTown' ? 'town' : reading.kind;
  });
}

function regionOf({ regionId, country }: Hypothesis, gazetteer: Gazetteer): Region | undefined {
  if (regionId === '' || regionId === country) return undefined;
  const place = gazetteer.placeById(regionId);
  return place && { id: place.id, name: place.name };
}

type Scored = { reading: Hypothesis; score: number };

function bestOf(scored: readonly Scored[]): Scored | undefined {
  return scored.reduce<Scored | undefined>(
    (best, each) => (best && best.score >= each.score ? best : each),
    undefined,
  );
}

/** An unknown town with too little evidence for a country is kept without one. */
function withoutCountry(parts: readonly PartReadings[]): Resolution | undefined {
  const [first] = parts;
  if (!first?.mayBeTown) return undefined;
  const roles = parts.map((_, at): PartRole => (at === 0 ? 'town' : 'none'));
  return { roles, isUnknownTown: true, score: 0, margin: 0, isCountryWritten: false };
}

/**
 * Finds the place that the parts of a text name, by all evidence for it: the reading of all parts with the greatest
 * weight. The town is the first part that can be one; an unknown town keeps its name, with the region and country from
 * the other parts or the evidence. Undefined when no part can be a place.
 */
export function resolveParts(
  given: readonly PlacePart[],
  evidence: PlaceEvidence,
  gazetteer: Gazetteer,
): Resolution | undefined {
  const parts = given.slice(0, MOST_PARTS).map((part) => readPart(part, gazetteer));
  const scored = hypothesesOf(parts, evidence).map((reading) => ({
    reading,
    score: scoreOf(parts, reading, evidence),
  }));
  const best = bestOf(scored);
  if (!best) return withoutCountry(parts);
  const { reading, score } = best;
  const roles = rolesOf(parts, reading);
  const isCountryWritten =
    roles.some((role) => role === 'country' || role === 'region') || evidence.country !== undefined;
  if (reading.kind === 'unknownTown' && !isCountryWritten) {
    const support =
      evidenceScore(evidence, reading.country) + (evidence.postalCountry === reading.country ? 4 : 0);
    if (support < LEAST_FOR_UNKNOWN) return withoutCountry(parts);
  }
  const elsewhere = bestOf(scored.filter((each) => each.reading.country !== reading.country));
  return {
    country: reading.country,
    region: regionOf(reading, gazetteer),
    town: reading.town?.place(),
    roles,
    isUnknownTown: reading.kind === 'unknownTown',
    score,
    margin: score - (elsewhere?.score ?? 0),
    isCountryWritten,
  };
}
