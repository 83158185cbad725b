/**
 * The one resolver of places: what a written place means, by the gazetteer and everything that speaks for a reading
 * (README.md of the taxonomy). CV, posting, market and geocoding ask it; none has another way.
 */
export { countriesOfLanguage } from './languages';
export type { PlaceEvidence } from './model';
export { withoutCapitalDistrict } from './parts';
export { resolveParts } from './resolve';
export { type ResolvedText, resolveText } from './text';
