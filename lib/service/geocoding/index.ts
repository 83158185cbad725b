/**
 * Geocodes a document's address (parsing.md, GeocodeOptions; wire-facts 1.3, 2.10). Coordinates or an address from the
 * caller are used; else the gazetteer of the house or an external provider is asked. The two external ones are called
 * by their own APIs, at fixed addresses of the configuration, with a short timeout. Failures that concern the caller
 * are answers, not exceptions. Prices are left to the operations.
 */
export { type DefaultProvider, type Geocoded, type GeocodeFailure, geocode } from './geocode';
