import { folded } from '../ground/folded';
import { short } from '../ground/text';

/** Place of a document. `point`, in degrees, where it states that too. */
export type DocumentPlace = {
  city: string;
  region: string | null;
  countryCode: string | null;
  point: Point | null;
};

export type Point = { latitude: number; longitude: number };

type Location = {
  municipality?: string | null | undefined;
  regions?: readonly string[] | null | undefined;
  countryCode?: string | null | undefined;
  geoCoordinates?: Point | null | undefined;
};

function pointOf({ latitude, longitude }: Point): Point | null {
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth ? { latitude, longitude } : null;
}

/**
 * Returns the place of a document; null where it names no city, since a region or a country is too large to measure
 * from.
 */
export function placeOfLocation(location: Location | null | undefined): DocumentPlace | null {
  const city = short(location?.municipality);
  if (!location || !city) return null;
  const { regions, countryCode, geoCoordinates } = location;
  return {
    city,
    region: short(regions?.[0]),
    countryCode: short(countryCode)?.toUpperCase() ?? null,
    point: geoCoordinates ? pointOf(geoCoordinates) : null,
  };
}

/** Returns the key of a stored place: the same names are the same place, and a point makes a different one. */
export function placeKey({ city, region, countryCode, point }: DocumentPlace): string {
  const names = [countryCode ?? '', region ?? '', city].map(folded);
  return [...names, ...(point ? [point.latitude, point.longitude] : [])].join('|');
}
