import type { Place, Region } from '../gazetteer';

/** Evidence for a country other than the written place: each kind weighs differently (weights.ts). */
export type CountryEvidence =
  /** Telephone numbers with their international prefix. */
  | 'number'
  /** Telephone numbers in the form of a country. */
  | 'nationalNumber'
  /** The country of which a source is. */
  | 'source'
  /** The country of most rows of the source. */
  | 'majority'
  /** Countries of the document's language. */
  | 'language'
  /** Other places of the document. */
  | 'document';

export type PlaceEvidence = {
  /** True for a postal address, which runs from the small to the large; boards name the town first. */
  isAddress?: boolean;
  /** ISO 3166-1 alpha-2: the country that the source states for this place; nothing else is considered. */
  country?: string;
  postalCode?: string;
  /** Country according to the shape of the postal code. */
  postalCountry?: string;
  /** Language of the document, ISO 639-1. */
  language?: string;
  countries?: Partial<Record<Exclude<CountryEvidence, 'language'>, readonly string[]>>;
};

/** Role that a part of a written place turned out to have. */
export type PartRole = 'town' | 'region' | 'country' | 'near' | 'none';

export type Resolution = {
  /** ISO 3166-1 alpha-2; absent for an unknown town without evidence for a country. */
  country?: string;
  region?: Region;
  /** Absent when the text names only a region or a country, or a town unknown to the gazetteer. */
  town?: Place;
  /** Role of each given part. */
  roles: readonly PartRole[];
  /** True for a town that the gazetteer does not know. */
  isUnknownTown: boolean;
  score: number;
  /** By how much it outweighs the best reading in another country. */
  margin: number;
  /** True when a country, a region or a postal code identifies the country, and not only the town. */
  isCountryWritten: boolean;
};
