import type { MarkedKind } from './marked-parts';

/** A written address, as written. */
export type Address = {
  countryCode?: string;
  /** Nothing but a region says the country, and other countries may have one that is called so ("AP"). */
  isCountryOfRegion?: boolean;
  postalCode?: string;
  regions: string[];
  municipality?: string;
  streetAddressLines: string[];
  /** Countries that have a large city of the municipality's name; no evidence that the address is there. */
  likelyCountries?: readonly string[];
  /** Parts of it say what they are ("Dist.", "P.O."), so that its place is known by them. */
  isMarked?: boolean;
  /** The names of such parts, as they are in the text. */
  markedNames?: readonly string[];
  /** Evidence for its being an address at all. */
  weight: number;
};

/** An address while it is read: what is taken from its parts, and the parts that are left. */
export type AddressDraft = Address & {
  rest: string[];
  marked: Partial<Record<MarkedKind, string>>;
  /** Parts with a mark as they are written, in their order. */
  markedParts: { kind: MarkedKind; name: string; part: string }[];
  /** The part before the mark of a district, when the mark has none. */
  beforeDistrict?: string;
  postalCountry?: string;
  besidePostalCode?: string;
};
