import { CALLS, callBelow, encode, GeocodeJobRequest, GeocodeJobResponse } from '@/lib/contracts';
import type { Answered } from './failure';
import { readAnswer, withValue } from './http';
import { askParser, matchingGate } from './provider';

const TIMEOUT_MS = 15_000;
const SERVICE = 'The geocoder';

/** A place by its names; `countryCode` is ISO 3166-1 alpha-2. */
export type PlaceToFind = { city: string; region?: string | null; countryCode?: string | null };

/** Degrees. */
export type Coordinates = { latitude: number; longitude: number };

/** Outcomes that mean that there are no coordinates, now or later (wire-facts, geocoder). */
const UNKNOWN = new Set(['CoordinatesNotFound', 'InsufficientData']);

/**
 * `POST /geocoder/joborder` (wire-facts 1.3) about an empty document, so that only the names of the place are sent; of
 * the two geocoders, this one needs no key by default. Null where no coordinates are known.
 */
export async function geocodePlace(place: PlaceToFind): Promise<Answered<Coordinates | null>> {
  const { city, region, countryCode } = place;
  const body = encode(GeocodeJobRequest, {
    jobData: {},
    postalAddress: { municipality: city, region, countryCode },
  });
  const answer = withValue(
    readAnswer(
      await askParser({
        gate: matchingGate(),
        ...callBelow(CALLS.geocodeJob),
        body: JSON.stringify(body),
        timeoutMs: TIMEOUT_MS,
        service: SERVICE,
      }),
      GeocodeJobResponse,
      SERVICE,
    ),
  );
  if (!answer.ok) return UNKNOWN.has(answer.failure.code) ? { ok: true, value: null } : answer;
  const found = answer.value.jobData?.currentLocation?.geoCoordinates;
  const [latitude, longitude] = [found?.latitude, found?.longitude];
  const isFound = typeof latitude === 'number' && typeof longitude === 'number';
  return { ok: true, value: isFound ? { latitude, longitude } : null };
}
