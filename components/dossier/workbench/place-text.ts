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
