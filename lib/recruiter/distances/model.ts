import { folded } from '../ground/folded';
import { short } from '../ground/text';

/** Where a document says that it is. `point`, in degrees, where it says that too. */
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

/** The place of a document; null where it names no city, since a region or a country is no place to measure from. */
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

/** The key under which a place is kept: the same names are the same place, and a point is one of its own. */
export function placeKey({ city, region, countryCode, point }: DocumentPlace): string {
  const names = [countryCode ?? '', region ?? '', city].map(folded);
  return [...names, ...(point ? [point.latitude, point.longitude] : [])].join('|');
}
