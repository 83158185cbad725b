import type { Place, Town } from '../gazetteer';
import { countriesOfLanguage } from './languages';
import type { CountryEvidence, PartRole, PlaceEvidence } from './model';
import { postalScore } from './postal';
import type { PartReadings, RegionReading } from './readings';
import { COMMON, EVIDENCE, WEIGHTS } from './weights';

/** One way to read the parts: the role of the part at `at`, and its place. */
export type Hypothesis = {
  kind: 'town' | 'unknownTown' | 'region' | 'country';
  at: number;
  country: string;
  /** As deep as it is known; empty for a country. */
  regionId: string;
  town?: Town;
  base: number;
};

type Fit = { role: PartRole; score: number };

const lies = (own: string, region: string) => own === region || own.startsWith(`${region}.`);

function regionWeight({ isCode, isFirstLevel }: RegionReading, isBracket: boolean): number {
  if (!isCode) return isFirstLevel ? WEIGHTS.firstLevelName : WEIGHTS.secondLevelName;
  const bracket = isBracket ? WEIGHTS.bracketCode : 0;
  return bracket + (isFirstLevel ? WEIGHTS.firstLevelCode : WEIGHTS.secondLevelCode);
}

function regionFit(part: PartReadings, { country, regionId }: Hypothesis): Fit | undefined {
  const { regions, isBracket, towns } = part;
  const own = regions.filter((region) => region.country === country);
  const inside = own.find((region) => lies(regionId, region.id)) ?? own.find(({ id }) => lies(id, regionId));
  if (inside) return { role: 'region', score: regionWeight(inside, isBracket) };
  // A code that means another region of the country is that region; a name may be an old county.
  const isTown = towns.some((town) => town.country === country && town.population >= WEIGHTS.leastSeat);
  if (!isTown && own.some(({ isCode, isFirstLevel }) => !isCode && !isFirstLevel))
    return { role: 'region', score: WEIGHTS.regionOfCountry };
  return regions.length > 0 ? { role: 'none', score: WEIGHTS.otherRegion } : undefined;
}

function firstLevel(regionId: string): string {
  return regionId.split('.').slice(0, 2).join('.');
}

/** True for a region in the same first-level region as that of `first`; nothing is cut, as many towns are asked. */
function isWithin(first: string, regionId: string): boolean {
  return regionId === first || (first.includes('.') && lies(regionId, first));
}

const KILOMETRES_OF_DEGREE = 111;

function kilometres(one: Place, other: Place): number {
  const north = one.latitude - other.latitude;
  const east = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return KILOMETRES_OF_DEGREE * Math.hypot(north, east);
}

/** Reduces the score of a small place by the gain from the large town that it is a part of. */
function quarterScore({ towns, isBracket }: PartReadings, { kind, town, country }: Hypothesis): number {
  const isSmall = town ? town.population < WEIGHTS.mostInQuarter : kind === 'unknownTown' && !isBracket;
  if (!isSmall) return 0;
  const isPart = town?.isSection === true || country === 'GB';
  const least = isPart ? WEIGHTS.leastOverPart : WEIGHTS.leastOverQuarter;
  const over = towns.find((other) => other.population >= least && other.country === country);
  const isBeside = over && (!town || kilometres(over.place(), town.place()) <= WEIGHTS.quarterKilometres);
  return isBeside ? WEIGHTS.quarter : 0;
}

function townFit({ towns }: PartReadings, { country, regionId, town }: Hypothesis): Fit | undefined {
  const first = firstLevel(regionId);
  const isNear =
    first !== '' &&
    towns.some(
      (other) =>
        other.country === country && other.number !== town?.number && isWithin(first, other.regionId),
    );
  if (isNear) return { role: 'near', score: WEIGHTS.near };
  if (towns.some((other) => other.country === country && other.population >= WEIGHTS.leastSeat))
    return { role: 'near', score: WEIGHTS.sameCountry };
  return towns.length > 0 ? { role: 'none', score: WEIGHTS.unexplained } : undefined;
}

/** Returns the score of a part for the reading that explains it best. */
export function fitOf(part: PartReadings, reading: Hypothesis): Fit {
  const fits: Fit[] = [];
  if (part.country)
    fits.push(
      part.country === reading.country
        ? { role: 'country', score: WEIGHTS.countryName }
        : { role: 'none', score: WEIGHTS.otherCountry },
    );
  if (part.codeCountry === reading.country) fits.push({ role: 'country', score: WEIGHTS.countryCode });
  const region = regionFit(part, reading);
  if (region) fits.push(region);
  const town = townFit(part, reading);
  if (town) fits.push(town);
  if (fits.length === 0) fits.push({ role: 'none', score: WEIGHTS.unexplained });
  return fits.reduce((best, fit) => (fit.score > best.score ? fit : best));
}

/** Returns the score of all evidence for a country except the text. */
export function evidenceScore(evidence: PlaceEvidence, country: string): number {
  const { countries = {}, language } = evidence;
  let score = countriesOfLanguage(language).includes(country) ? EVIDENCE.language : 0;
  for (const [kind, codes] of Object.entries(countries) as [CountryEvidence, readonly string[]][])
    if (codes.includes(country)) score += EVIDENCE[kind];
  return score;
}

/** Returns the weight of a reading over all parts. */
export function scoreOf(
  parts: readonly PartReadings[],
  reading: Hypothesis,
  evidence: PlaceEvidence,
): number {
  let score = reading.base + (COMMON[reading.country] ?? 0) + evidenceScore(evidence, reading.country);
  score += postalScore(evidence, reading.country, reading.regionId);
  for (const [at, part] of parts.entries())
    if (at !== reading.at) score += fitOf(part, reading).score + quarterScore(part, reading);
  return score;
}
