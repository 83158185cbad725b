import { z } from 'zod';
import { config } from '@/lib/config';
import { fail, succeed } from '@/lib/engine/kernel';
import { askProvider } from './ask';
import type { Address, Provider } from './model';

/** The part of an answer of the Bing Maps Locations API that is read. Coordinates are latitude, then longitude. */
const Answer = z.object({
  statusCode: z.number(),
  authenticationResultCode: z.string().optional(),
  resourceSets: z
    .array(
      z.object({
        resources: z.array(z.object({ point: z.object({ coordinates: z.tuple([z.number(), z.number()]) }) })),
      }),
    )
    .default([]),
});

function queryOf({ addressLine, municipality, regions, postalCode, countryCode }: Address) {
  const members = {
    countryRegion: countryCode,
    adminDistrict: regions[0],
    locality: municipality,
    postalCode,
    addressLine,
  };
  const given = Object.entries(members).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return { ...Object.fromEntries(given), maxResults: '1' };
}

/** Asks the Bing Maps Locations API for an address (GET with its parts by name, and `key`). */
export const bing: Provider = async (address, { key, signal }) => {
  const asked = await askProvider(config().BING_LOCATIONS_URL, { ...queryOf(address), key }, signal);
  if (!asked.ok) return asked;
  const read = Answer.safeParse(asked.value);
  if (!read.success) return fail({ code: 'Unavailable', message: 'an answer of another form' });
  const { statusCode, authenticationResultCode = '', resourceSets } = read.data;
  if (statusCode === 401 || statusCode === 403)
    return fail({ code: 'KeyRefused', message: authenticationResultCode });
  if (statusCode !== 200) return fail({ code: 'Unavailable', message: `status ${statusCode}` });
  const point = resourceSets.flatMap(({ resources }) => resources)[0]?.point.coordinates;
  if (!point) return fail({ code: 'NotFound', message: 'no resources' });
  return succeed({ latitude: point[0], longitude: point[1], source: 'Bing' });
};
