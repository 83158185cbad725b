import type { ParsedResume } from '@/lib/contracts';
import { countryName } from '../words';

type Location = NonNullable<NonNullable<ParsedResume['contactInformation']>['location']>;

/** Returns text like `Lund, Skåne, Sweden`: the known parts of a place, from near to far. */
export function placeText(location: Location | null | undefined): string {
  if (!location) return '';
  const { municipality, regions, countryCode } = location;
  return [municipality, ...(regions ?? []), countryCode && countryName(countryCode)]
    .filter(Boolean)
    .join(', ');
}

/** Returns a place as exactly as it was read: street and postal code, and its coordinates. */
export function exactPlace(location: Location | null | undefined): string {
  if (!location) return '';
  const { streetAddressLines, postalCode, geoCoordinates } = location;
  const { latitude, longitude, source } = geoCoordinates ?? {};
  const onGlobe =
    latitude !== undefined && longitude !== undefined
      ? `${latitude}, ${longitude}${source ? ` (${source})` : ''}`
      : '';
  return [...(streetAddressLines ?? []), postalCode, placeText(location), onGlobe].filter(Boolean).join('; ');
}
