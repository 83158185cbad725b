/**
 * Where a document's address is (parsing.md, GeocodeOptions; wire-facts 1.3, 2.10). Coordinates or an address that
 * the caller knows are put in; else the gazetteer of the house or an external provider is asked. The two external ones
 * are asked in their own words, at fixed addresses of the configuration, and are given little time to answer. What a caller
 * must know when nothing is found is an answer, not an exception. Prices are left to the operations.
 */
export { type DefaultProvider, type Geocoded, type GeocodeFailure, geocode } from './geocode';
