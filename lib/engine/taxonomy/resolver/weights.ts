import type { CountryEvidence } from './model';

/** Weights of the evidence for a reading of a place, in powers of ten of people: a town of a million starts with 6. */
export const WEIGHTS = {
  /** A town that no table knows counts as one of a hundred people. */
  unknownTown: 2,
  /** "Московская область" is not a town where another part is. */
  unknownRegion: -3,
  /** Known towns of no or few stated people still exist. */
  leastTown: 2.5,
  /** "Monaco" is more often Monaco than Munich: another name of a town is rarer than its own. */
  otherName: -1.2,
  /** "Kreuzberg": whoever writes a part of a town mostly names the town, too. */
  section: -1.2,
  /** The town is the first part; each part before it makes another reading likelier. */
  laterPart: -1.5,
  /** In an address a quarter or a village comes before its town. */
  laterPartOfAddress: -0.3,
  /** A lone state or province: more people write "California" than mean the town in Maryland. */
  firstLevelAlone: 5.5,
  /** A lone "Cuenca" is seldom the province. */
  secondLevelAlone: 3.2,
  countryAlone: 7.5,
  /** "Berlin, Germany". */
  countryName: 6,
  /** "Berlin, DE": after a comma the codes of states come before those of countries. */
  countryCode: 2,
  otherCountry: -6,
  firstLevelName: 5,
  firstLevelCode: 4.5,
  secondLevelName: 4,
  /** "Milano (MI)", "Torino, TO": in brackets there is hardly another reading. */
  secondLevelCode: 3,
  bracketCode: 1.5,
  /** The country has this region, but the gazetteer puts the town elsewhere: borders change, addresses do not. */
  regionOfCountry: 1.2,
  otherRegion: -2.5,
  /** A further town of the same region: the larger town nearby, a district. */
  near: 1,
  /** "Paris, Lyon, Lille": a further place of the country, no part of this one. */
  sameCountry: 0,
  /** "Kodambakkam, Chennai": a place of few people next to a large town that is also named is a quarter of it. */
  quarter: -4,
  mostInQuarter: 20_000,
  leastOverQuarter: 500_000,
  /** The gazetteer lists some places as parts of a town; in Britain an address ends with its post town. */
  leastOverPart: 100_000,
  quarterKilometres: 25,
  /** "New York, San Francisco" is two towns: the name of a large one does not mean a hamlet somewhere. */
  largeNamesake: 4,
  /** "Bern" is rather the town that the canton has its name of; of towns from this size on. */
  seat: -2,
  leastSeat: 20_000,
  unexplained: -1,
  postalShapeFits: 1,
  postalShapeDiffers: -2,
  postalCountry: 4,
  /** "93200 Saint-Denis": the first digits are the number of the department. */
  postalRegion: 3,
  postalRegionDiffers: -2,
} as const;

/** Contribution of each kind of evidence for a country. */
export const EVIDENCE: Record<CountryEvidence, number> = {
  // People keep numbers of other countries, but one in ten at most.
  number: 4,
  nationalNumber: 2,
  source: 3,
  majority: 2.5,
  document: 1.5,
  language: 0.8,
};

/** Relative frequency of places of a country, where all else is equal. */
export const COMMON: Record<string, number> = {
  US: 0.5,
  GB: 0.3,
  DE: 0.3,
  IN: 0.3,
  FR: 0.3,
  CA: 0.2,
  ES: 0.2,
  IT: 0.2,
  AU: 0.2,
  BR: 0.2,
  NL: 0.2,
  CH: 0.2,
  PL: 0.2,
};

/** From this much evidence on, an unknown town is taken to be in the country. */
export const LEAST_FOR_UNKNOWN = 2.5;
