import type { Transaction } from 'kysely';
import type { Tables } from '../ground/store';
import { type DocumentPlace, placeKey } from './model';

/**
 * Notes the place of a dossier. A new place is due for a look-up; a known one is locked, so that it is not deleted with
 * its last dossier meanwhile.
 */
export async function writePlace(
  trx: Transaction<Tables>,
  dossierId: string,
  place: DocumentPlace | null,
): Promise<void> {
  const key = place && placeKey(place);
  if (place && key)
    await trx
      .insertInto('place')
      .values({
        key,
        city: place.city,
        region: place.region,
        country_code: place.countryCode,
        state: place.point ? 'found' : 'due',
        latitude: place.point?.latitude ?? null,
        longitude: place.point?.longitude ?? null,
      })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ city: place.city }))
      .execute();
  await trx
    .insertInto('dossier_place')
    .values({ dossier_id: dossierId, place_key: key })
    .onConflict((conflict) => conflict.column('dossier_id').doUpdateSet({ place_key: key }))
    .execute();
}
