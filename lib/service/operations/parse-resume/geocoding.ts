import type { ResumeParseRequestData } from '@/lib/contracts';
import type { Place } from '../../workers';
import type { SubResponse } from './sub-response';

type GeocodeOptions = NonNullable<ResumeParseRequestData['geocodeOptions']>;

/** What geocoding comes to: its own answer, and what it changes of the place that was parsed. */
export type Geocoding = {
  response?: SubResponse;
  place?: { address?: Place; coordinates?: Place['geoCoordinates'] };
};

const PROVIDERS = ['google', 'bing', 'none'];

function withinDegrees({
  latitude,
  longitude,
}: NonNullable<GeocodeOptions['geoCoordinates']>): string | undefined {
  if (Math.abs(latitude) > 90) return 'GeocodeOptions.GeoCoordinates.Latitude must lie between -90 and 90.';
  if (Math.abs(longitude) > 180)
    return 'GeocodeOptions.GeoCoordinates.Longitude must lie between -180 and 180.';
  return undefined;
}

function addressOf(address: NonNullable<GeocodeOptions['postalAddress']>): Place {
  return {
    countryCode: address.countryCode,
    postalCode: address.postalCode,
    regions: address.region ? [address.region] : undefined,
    municipality: address.municipality,
    streetAddressLines: address.addressLine ? [address.addressLine] : undefined,
  };
}

function success(message: string, place: Geocoding['place']): Geocoding {
  return { response: { code: 'Success', message }, place };
}

function refuse(code: string, message: string): Geocoding {
  return { response: { code, message } };
}

/**
 * parsing.md, GeocodeOptions: coordinates that the caller knows are put in, an address with the provider `None` takes
 * the place of the parsed one. This version has no provider to ask for more, and says so.
 */
export function geocode(options: ResumeParseRequestData['geocodeOptions']): Geocoding {
  if (!options?.includeGeocoding) return {};
  const { geoCoordinates, postalAddress, providerKey } = options;
  const provider = options.provider?.toLowerCase();
  if (provider && !PROVIDERS.includes(provider))
    return refuse('InvalidParameter', 'GeocodeOptions.Provider must be Google, Bing or None.');
  const outOfRange = geoCoordinates && withinDegrees(geoCoordinates);
  if (outOfRange) return refuse('InvalidParameter', outOfRange);
  const address = provider === 'none' && postalAddress ? addressOf(postalAddress) : undefined;
  if (geoCoordinates)
    return success('The given coordinates were inserted.', { address, coordinates: geoCoordinates });
  if (address) return success('The given address was inserted.', { address });
  if (provider === 'none')
    return refuse('MissingParameter', 'GeocodeOptions.PostalAddress is required when Provider is None.');
  if (provider === 'bing' && !providerKey)
    return refuse('MissingParameter', 'GeocodeOptions.ProviderKey is required when Provider is Bing.');
  return refuse('CoordinatesNotFound', 'No geocoding provider is connected to this service.');
}
