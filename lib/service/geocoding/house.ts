import { fail, succeed } from '@/lib/engine/kernel';
import type { Gazetteer, Place } from '@/lib/engine/taxonomy';
import { gazetteer } from '../places';
import type { Address, Provider } from './model';

/** Narrows by the first region that the country of the place knows; without one that fits, the country alone decides. */
function placeOf(
  { findPlace }: Gazetteer,
  { municipality, regions, countryCode }: Address,
): Place | undefined {
  if (!municipality) return undefined;
  for (const region of [...regions, undefined]) {
    const place = findPlace(municipality, { country: countryCode, region });
    if (place || regions.length === 0) return place;
  }
  return undefined;
}

/** Finds the municipality of an address in the gazetteer; streets and postal codes are not in it. Needs no key. */
export const house: Provider = async (address) => {
  const place = placeOf(await gazetteer(), address);
  if (!place) return fail({ code: 'NotFound', message: 'not in the gazetteer' });
  const { latitude, longitude } = place;
  return succeed({ latitude, longitude, source: 'GeoNames' });
};
