import { z } from 'zod';
import { config } from '@/lib/config';
import { fail, succeed } from '@/lib/engine/kernel';
import { askProvider } from './ask';
import type { Address, Provider } from './model';

/** The part of an answer of the Google Geocoding API that is read. */
const Answer = z.object({
  status: z.string(),
  error_message: z.string().optional(),
  results: z.array(
    z.object({ geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }) }),
  ),
});

function queryOf({ addressLine, municipality, regions, postalCode, countryCode }: Address) {
  const place = [postalCode, municipality].filter(Boolean).join(' ');
  const address = [addressLine, place, ...regions].filter(Boolean).join(', ');
  return { address, ...(countryCode ? { components: `country:${countryCode}` } : {}) };
}

/** Asks the Google Geocoding API (GET with `address`, `components`, `key`). */
export const google: Provider = async (address, { key, signal }) => {
  const asked = await askProvider(config().GOOGLE_GEOCODING_URL, { ...queryOf(address), key }, signal);
  if (!asked.ok) return asked;
  const read = Answer.safeParse(asked.value);
  if (!read.success) return fail({ code: 'Unavailable', message: 'an answer of another form' });
  const { status, results } = read.data;
  if (status === 'ZERO_RESULTS') return fail({ code: 'NotFound', message: status });
  if (status === 'REQUEST_DENIED') return fail({ code: 'KeyRefused', message: status });
  const location = results[0]?.geometry.location;
  if (status !== 'OK' || !location) return fail({ code: 'Unavailable', message: status });
  return succeed({ latitude: location.lat, longitude: location.lng, source: 'Google' });
};
