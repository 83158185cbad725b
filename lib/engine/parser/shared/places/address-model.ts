/** What a written address says, as written. */
export type Address = {
  countryCode?: string;
  postalCode?: string;
  regions: string[];
  municipality?: string;
  streetAddressLines: string[];
  /** Countries that have a large city of the municipality's name; no evidence that the address is there. */
  likelyCountries?: readonly string[];
  /** Parts of it say what they are ("Dist.", "P.O."), so that its place is known by them. */
  isMarked?: boolean;
  /** How much speaks for its being an address at all. */
  weight: number;
};
