import type { ParsedResume } from '@/lib/contracts';
import { countryName } from '../words';

type Location = NonNullable<NonNullable<ParsedResume['contactInformation']>['location']>;

/** `Lund, Skåne, Sweden`: what is known of a place, from the near to the far. */
export function placeText(location: Location | null | undefined): string {
  if (!location) return '';
  const { municipality, regions, countryCode } = location;
  return [municipality, ...(regions ?? []), countryCode && countryName(countryCode)]
    .filter(Boolean)
    .join(', ');
}

/** A place as exactly as it was read: street and postal code, and where on the globe it was found to be. */
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
