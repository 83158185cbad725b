/** What a written address says, as written. */
export type Address = {
  countryCode?: string;
  postalCode?: string;
  regions: string[];
  municipality?: string;
  streetAddressLines: string[];
  /** Countries that have a large city of the municipality's name; no evidence that the address is there. */
  likelyCountries?: readonly string[];
  /** How much speaks for its being an address at all. */
  weight: number;
};
