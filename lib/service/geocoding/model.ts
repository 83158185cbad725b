import type { DecodedOf, Location } from '@/lib/contracts';
import type { Result } from '@/lib/engine/kernel';

/** A location of a parsed document, with the names of our code. */
export type DocumentLocation = DecodedOf<typeof Location>;

/** Address to look up. */
export type Address = {
  countryCode?: string;
  postalCode?: string;
  regions: readonly string[];
  municipality?: string;
  addressLine?: string;
};

/** In degrees; `source` names their origin. */
export type Coordinates = { latitude: number; longitude: number; source: string };

/** parsing.md, "GeocodeResponse.Code". */
export type GeocodeFailure = {
  code: 'MissingParameter' | 'InvalidParameter' | 'InsufficientData' | 'CoordinatesNotFound';
  message: string;
};

/** Reason why a provider returned no coordinates, for the log. `KeyRefused` is also for the caller whose key it is. */
export type ProviderFailure = { code: 'NotFound' | 'KeyRefused' | 'Unavailable'; message: string };

/** Finds an address. */
export type Provider = (
  address: Address,
  call: { key: string; signal?: AbortSignal },
) => Promise<Result<Coordinates, ProviderFailure>>;
