import type { KnownPlace, QueryContext } from '@/lib/engine/market';
import type { Place } from '@/lib/engine/taxonomy';
import { once } from '@/lib/platform';
import { gazetteer } from '../../gazetteer';
import { processTaxonomies } from '../../taxonomy';
import { customCategories } from './categories';
import { knownValues, placesLike } from './known-values';
import { marketLabels } from './labels';
import { otherNames } from './other-names';

/** Language of labels by default. */
export const DEFAULT_LANGUAGE = 'en';

function knownPlace(place: Place | undefined): KnownPlace | undefined {
  return place?.kind === 'municipality'
    ? { id: Number(place.id), latitude: place.latitude, longitude: place.longitude }
    : undefined;
}

/**
 * Returns the context of a question: the day (UTC), the places, the values of fields, the categories of the account.
 */
export async function queryContext(accountId: string): Promise<QueryContext> {
  const places = await gazetteer();
  const labels = await marketLabels();
  return {
    today: new Date().toISOString().slice(0, 10),
    placeByName: (name) => knownPlace(places.findPlace(name)),
    placeById: (id) => knownPlace(places.placeById(String(id))),
    categories: await customCategories(accountId),
    placesLike: (name) => placesLike(places, name),
    values: once('service:market-values', () => knownValues(labels, places, otherNames(processTaxonomies()))),
    language: DEFAULT_LANGUAGE,
  };
}
