import { fail, succeed } from '@/lib/engine/kernel';
import { resolveParts } from '@/lib/engine/taxonomy';
import { gazetteer } from '../gazetteer';
import type { Provider } from './model';

/** Finds the municipality of an address in the gazetteer; streets and postal codes are not in it. Needs no key. */
export const house: Provider = async ({ municipality, regions, countryCode, postalCode }) => {
  if (!municipality) return fail({ code: 'NotFound', message: 'no municipality' });
  const parts = [municipality, ...regions].map((text) => ({ text }));
  const evidence = { country: countryCode, postalCode };
  const place = resolveParts(parts, evidence, await gazetteer())?.town;
  if (!place) return fail({ code: 'NotFound', message: 'not in the gazetteer' });
  const { latitude, longitude } = place;
  return succeed({ latitude, longitude, source: 'GeoNames' });
};
