/**
 * The one resolver of places: finds the meaning of a written place, by the gazetteer and all evidence for a reading
 * (README.md of the taxonomy). CV, posting, market and geocoding ask it; none has another way.
 */
export { countriesOfLanguage } from './languages';
export type { PlaceEvidence } from './model';
export { withoutCapitalDistrict } from './parts';
export { resolveParts } from './resolve';
export { type ResolvedText, resolveText } from './text';
