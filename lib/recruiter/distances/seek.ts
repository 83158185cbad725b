import { sql } from 'kysely';
import { geocodePlace, type PlaceToFind } from '@/lib/clients';
import { folded } from '../ground/folded';
import { records } from '../ground/store';
import { workspace } from '../indexing/workspace';
import { partsOfValue } from '../search/filters';
import type { Point } from './model';
import { placesWritten } from './written';

/** A circle in which dossiers are looked for. Kilometres, degrees. */
export type Circle = Point & { kilometres: number };

/** Circles to search in, and faults by the value as it was given. No limit on places where `circles` is null. */
export type Near = { circles: Circle[] | null; faults: { value: string; message: string }[] };

export const ANYWHERE: Near = { circles: null, faults: [] };

/** Hours after which an unknown place is looked up again. */
const UNKNOWN_FOR_HOURS = 24;

/** Returns a place of this name at which dossiers of this workspace are, the most common one. */
async function ownPlace({ city, region, countryCode }: PlaceToFind): Promise<Point | undefined> {
  const name = folded(city);
  const { rows } = await sql<Point & { region: string | null }>`
    select place.latitude, place.longitude, place.region
    from recruiter.place join recruiter.dossier_place on dossier_place.place_key = place.key
    where place.state = 'found' and split_part(place.key, '|', 3) = ${name}
      and (${countryCode ?? null}::text is null or place.country_code = ${countryCode ?? null})
    group by place.key order by count(*) desc, place.key`.execute(await records());
  return rows.find((row) => !region || folded(row.region ?? '') === folded(region));
}

type Sought = { point: Point | null };

async function soughtBefore(words: string): Promise<Sought | undefined> {
  const { rows } = await sql<{ latitude: number | null; longitude: number | null }>`
    select latitude, longitude from recruiter.sought_place where words = ${words}
      and (latitude is not null or sought_at > now() - make_interval(hours => ${UNKNOWN_FOR_HOURS}))`.execute(
    await records(),
  );
  const [row] = rows;
  if (!row) return undefined;
  const { latitude, longitude } = row;
  return { point: latitude === null || longitude === null ? null : { latitude, longitude } };
}

async function keepSought(words: string, point: Point | null): Promise<void> {
  const found = { latitude: point?.latitude ?? null, longitude: point?.longitude ?? null };
  await (await records())
    .insertInto('sought_place')
    .values({ words, ...found })
    .onConflict((conflict) => conflict.column('words').doUpdateSet({ ...found, sought_at: sql<Date>`now()` }))
    .execute();
}

type Found = { point: Point } | { message: string };

async function findPlace(typed: string): Promise<Found> {
  const meant = placesWritten(typed);
  for (const place of meant) {
    const own = await ownPlace(place);
    if (own) return { point: own };
  }
  const unknown = { message: `No place called “${typed}” is known.` };
  const words = folded(typed);
  const before = await soughtBefore(words);
  if (before) return before.point ? { point: before.point } : unknown;
  if (!(await workspace()).enabled)
    return {
      message: `“${typed}” was not looked up: an owner can turn that on under Settings, Matching.`,
    };
  for (const place of meant) {
    const answer = await geocodePlace(place);
    if (!answer.ok) return { message: `“${typed}” could not be looked up. ${answer.failure.message}` };
    if (!answer.value) continue;
    await keepSought(words, answer.value);
    return { point: answer.value };
  }
  await keepSought(words, null);
  return unknown;
}

/**
 * Returns where the circles of a filter are (`London__30`), by the places of this workspace, by earlier look-ups, or
 * else through the API. To be called outside transactions: the built-in service may share the store.
 */
export async function seekPlaces(values: readonly string[] | undefined): Promise<Near> {
  if (!values?.length) return ANYWHERE;
  const near: Near & { circles: Circle[] } = { circles: [], faults: [] };
  for (const value of values) {
    const [typed, kilometres] = partsOfValue(value);
    const found = await findPlace(typed.trim());
    if ('point' in found) {
      const { latitude, longitude } = found.point;
      near.circles.push({ latitude, longitude, kilometres: Number(kilometres) });
    } else near.faults.push({ value, message: found.message });
  }
  return near;
}
