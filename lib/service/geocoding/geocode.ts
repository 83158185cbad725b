import { config } from '@/lib/config';
import type { GeocodeTargetData } from '@/lib/contracts';
import { fail, type Result, succeed } from '@/lib/engine/kernel';
import { log } from '@/lib/platform';
import { bing } from './bing';
import { google } from './google';
import { house } from './house';
import type {
  Address,
  Coordinates,
  DocumentLocation,
  GeocodeFailure,
  Provider,
  ProviderFailure,
} from './model';

export type { GeocodeFailure } from './model';

/** Provider when the caller names none: our gazetteer, or Google where a key for it is at hand (decision 0015). */
export type DefaultProvider = 'house' | 'google';

export type GeocodeOrder = {
  target: GeocodeTargetData;
  /** Place according to the document. */
  found?: DocumentLocation | null;
  defaultProvider: DefaultProvider;
  /** Stands before the names of members in messages, e.g. `GeocodeOptions.`. */
  prefix: string;
  signal?: AbortSignal;
};

/** Location for the document; `wasLookedUp` if it came from a provider. */
export type Geocoded = { location: DocumentLocation; wasLookedUp: boolean; message: string };

type ProviderName = 'google' | 'bing' | 'none' | 'house';
type Failed = { ok: false; failure: GeocodeFailure };

const NAMED: readonly string[] = ['google', 'bing', 'none'];
const DISPLAY = { google: 'Google', bing: 'Bing', house: 'The gazetteer' } as const;
/** Setting with the key for requests that bring none. */
const SETTING = { google: 'GOOGLE_GEOCODING_KEY', bing: 'BING_MAPS_KEY' } as const;
const PROVIDERS: Record<Exclude<ProviderName, 'none'>, Provider> = { google, bing, house };
/** Source name of coordinates that the caller gave. */
const GIVEN_SOURCE = 'User';

const text = (value: string | null | undefined) => value?.trim() || undefined;

function refuse(code: GeocodeFailure['code'], message: string): Failed {
  return fail({ code, message });
}

function configuredKey(provider: ProviderName): string | undefined {
  if (provider === 'google') return config().GOOGLE_GEOCODING_KEY;
  return provider === 'bing' ? config().BING_MAPS_KEY : undefined;
}

function providerOf({ target, defaultProvider, prefix }: GeocodeOrder): Result<ProviderName, GeocodeFailure> {
  const named = target.provider?.trim().toLowerCase();
  if (named)
    return NAMED.includes(named)
      ? succeed(named as ProviderName)
      : refuse('InvalidParameter', `${prefix}Provider must be Google, Bing or None.`);
  const hasKey = Boolean(target.providerKey || configuredKey('google'));
  return succeed(defaultProvider === 'google' && hasKey ? 'google' : 'house');
}

type Pair = { latitude: number; longitude: number };

/** Returns the coordinates that the caller gave, both of them and on Earth; undefined without any. */
function givenPair({ target, prefix }: GeocodeOrder): Result<Pair | undefined, GeocodeFailure> {
  if (!target.geoCoordinates) return succeed(undefined);
  const { latitude, longitude } = target.geoCoordinates;
  const member = `${prefix}GeoCoordinates`;
  if (latitude == null) return refuse('MissingParameter', `${member}.Latitude is required.`);
  if (longitude == null) return refuse('MissingParameter', `${member}.Longitude is required.`);
  if (Math.abs(latitude) > 90)
    return refuse('InvalidParameter', `${member}.Latitude must lie between -90 and 90.`);
  if (Math.abs(longitude) > 180)
    return refuse('InvalidParameter', `${member}.Longitude must lie between -180 and 180.`);
  return succeed({ latitude, longitude });
}

/** Returns the problem of the caller's address, naming the member. */
function problemOf({ target: { postalAddress }, prefix }: GeocodeOrder): string | undefined {
  const country = text(postalAddress?.countryCode);
  if (country && !/^[a-z]{2}$/i.test(country))
    return `${prefix}PostalAddress.CountryCode must be a code of two letters (ISO 3166-1 alpha-2).`;
  return undefined;
}

/** Returns the address that the caller gave, as a location of the document. */
function givenLocation(address: NonNullable<GeocodeTargetData['postalAddress']>): DocumentLocation {
  const region = text(address.region);
  const line = text(address.addressLine);
  return {
    countryCode: text(address.countryCode)?.toUpperCase(),
    postalCode: text(address.postalCode),
    regions: region ? [region] : undefined,
    municipality: text(address.municipality),
    streetAddressLines: line ? [line] : undefined,
  };
}

function addressOf(location: DocumentLocation | null | undefined): Address {
  return {
    countryCode: text(location?.countryCode),
    postalCode: text(location?.postalCode),
    regions: (location?.regions ?? []).flatMap((region) => text(region) ?? []),
    municipality: text(location?.municipality),
    addressLine: text(location?.streetAddressLines?.join(', ')),
  };
}

function failureOf(
  provider: keyof typeof DISPLAY,
  prefix: string,
  { code, message }: ProviderFailure,
): Failed {
  if (code === 'NotFound')
    return refuse('CoordinatesNotFound', `${DISPLAY[provider]} found no coordinates for this address.`);
  log().warn({ provider, code, reason: message }, 'a geocoding provider gave no coordinates');
  if (code === 'KeyRefused')
    return refuse('InvalidParameter', `${prefix}ProviderKey was refused by ${DISPLAY[provider]}.`);
  return refuse('CoordinatesNotFound', `${DISPLAY[provider]} could not be asked for coordinates now.`);
}

async function lookUp(
  provider: Exclude<ProviderName, 'none'>,
  address: Address,
  { target, prefix, signal }: GeocodeOrder,
): Promise<Result<Coordinates, GeocodeFailure>> {
  const key = text(target.providerKey) ?? configuredKey(provider) ?? '';
  if (provider !== 'house' && key === '')
    return refuse(
      'MissingParameter',
      `${prefix}ProviderKey is required when ${prefix}Provider is ${DISPLAY[provider]}, unless ${SETTING[provider]} is set on this server. Without ${prefix}Provider the built-in gazetteer is asked.`,
    );
  if (!address.municipality && !address.postalCode && !address.addressLine)
    return refuse(
      'InsufficientData',
      'The address is too coarse to find coordinates: it names no municipality.',
    );
  const found = await PROVIDERS[provider](address, { key, signal });
  return found.ok ? found : failureOf(provider, prefix, found.failure);
}

function insertGiven(
  { target: { postalAddress }, found, prefix }: GeocodeOrder,
  provider: ProviderName,
  geoCoordinates: Pair | undefined,
) {
  const base = provider === 'none' && postalAddress ? givenLocation(postalAddress) : (found ?? {});
  if (geoCoordinates)
    return succeed({
      location: { ...base, geoCoordinates: { ...geoCoordinates, source: GIVEN_SOURCE } },
      wasLookedUp: false,
      message: 'The given coordinates were inserted.',
    });
  if (postalAddress)
    return succeed({ location: base, wasLookedUp: false, message: 'The given address was inserted.' });
  return refuse('MissingParameter', `${prefix}PostalAddress is required when Provider is None.`);
}

/**
 * Determines the location of a document. Coordinates of the caller are used unchanged; an address of the caller
 * replaces the parsed one with the provider `None`, and is looked up instead of it with any other.
 */
export async function geocode(order: GeocodeOrder): Promise<Result<Geocoded, GeocodeFailure>> {
  const wrong = problemOf(order);
  if (wrong) return refuse('InvalidParameter', wrong);
  const pair = givenPair(order);
  if (!pair.ok) return pair;
  const chosen = providerOf(order);
  if (!chosen.ok) return chosen;
  const provider = chosen.value;
  const { target, found } = order;
  if (pair.value || provider === 'none') return insertGiven(order, provider, pair.value);
  const address = addressOf(target.postalAddress ? givenLocation(target.postalAddress) : found);
  const coordinates = await lookUp(provider, address, order);
  if (!coordinates.ok) return coordinates;
  const location = { ...found, geoCoordinates: coordinates.value };
  return succeed({ location, wasLookedUp: true, message: 'Successful transaction.' });
}
