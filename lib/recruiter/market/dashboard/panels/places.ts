import { placeMap } from '../../figures/place-map';
import { rankedFigure } from '../../figures/ranked';
import type { Figure } from '../../figures/types';
import { textOf, valuesOf } from '../../search/members';
import { type Asking, buckets, countedValues, facets, found } from '../ask';

const SHOWN = 40;
/** Number of jobs that are used to locate their places. */
const LOOKED_AT = 500;

/** Returns the coordinates of places, according to jobs in them. */
async function coordinatesOf(asking: Asking, places: readonly string[]) {
  const { results } = await found(
    asking,
    { _limit: LOOKED_AT, _fields: 'location,location_coordinates', _labels: false },
    { name: 'location', value: places.join('|') },
  );
  const known = new Map<string, { latitude: number; longitude: number }>();
  for (const { location, location_coordinates } of results) {
    const [latitude, longitude] = (textOf(location_coordinates) ?? '').split(',').map(Number);
    const [place] = valuesOf(location);
    if (place && Number.isFinite(latitude) && Number.isFinite(longitude))
      known.set(place.value, { latitude: latitude ?? 0, longitude: longitude ?? 0 });
  }
  return known;
}

/** Returns the places with most jobs on a map, and as a ranking where their coordinates are unknown. */
export async function places(asking: Asking): Promise<Figure | null> {
  const [towns, { total }] = await Promise.all([
    buckets(asking, { _group: 'location', _limit: SHOWN }),
    facets(asking),
  ]);
  const values = countedValues(towns, 'location');
  if (values.length === 0) return null;
  const coordinates = await coordinatesOf(
    asking,
    values.map(({ value }) => value),
  );
  const map = placeMap(
    values.flatMap(({ value }) => {
      const point = coordinates.get(value);
      return point ? [{ id: value, ...point }] : [];
    }),
  );
  return rankedFigure({
    subject: 'Place',
    field: 'location',
    values,
    total,
    most: SHOWN,
    drawing: map ? { type: 'map', map } : { type: 'bars' },
  });
}
