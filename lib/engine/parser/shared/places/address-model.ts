import type { MarkedKind } from './marked-parts';

/** A written address, as written. */
export type Address = {
  countryCode?: string;
  /** True if only a region identifies the country, and other countries may have one of that name ("AP"). */
  isCountryOfRegion?: boolean;
  postalCode?: string;
  regions: string[];
  municipality?: string;
  streetAddressLines: string[];
  /** Countries that have a large city of the municipality's name; no evidence that the address is there. */
  likelyCountries?: readonly string[];
  /** True if parts of it have marks ("Dist.", "P.O."), which reveal its place. */
  isMarked?: boolean;
  /** The names of such parts, as in the text. */
  markedNames?: readonly string[];
  /** Evidence for its being an address at all. */
  weight: number;
};

/** An address while it is read: the facts taken from its parts, and the remaining parts. */
export type AddressDraft = Address & {
  rest: string[];
  marked: Partial<Record<MarkedKind, string>>;
  /** Parts with a mark, as written and in order. */
  markedParts: { kind: MarkedKind; name: string; part: string }[];
  /** The part before the mark of a district, when the mark has none. */
  beforeDistrict?: string;
  postalCountry?: string;
  besidePostalCode?: string;
};
