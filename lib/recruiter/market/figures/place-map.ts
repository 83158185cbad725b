import { geoMercator, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import world from 'world-atlas/countries-50m.json';
import type { PlaceMap } from './types';

const WIDTH = 640;
const HEIGHT = 400;
const MARGIN = 28;
/** A single town is shown with so many degrees around it, so that the coast says where it is. */
const LEAST_SPAN = 3;

type Place = { id: string; latitude: number; longitude: number };

type Shapes = Parameters<typeof feature>[0];

/** TypeScript reads the words of a JSON file as any text. */
const SHAPES = world as unknown as Shapes;

function midOf(values: readonly number[]): { low: number; high: number } {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const missing = Math.max(LEAST_SPAN - (high - low), 0) / 2;
  return { low: low - missing, high: high + missing };
}

/** A map that just fits some places, with the countries around them; null without places. */
export function placeMap(places: readonly Place[]): PlaceMap | null {
  if (places.length === 0) return null;
  const [west, south] = [
    midOf(places.map(({ longitude }) => longitude)),
    midOf(places.map(({ latitude }) => latitude)),
  ];
  const corners = {
    type: 'MultiPoint' as const,
    coordinates: [
      [west.low, south.low],
      [west.high, south.high],
    ],
  };
  const projection = geoMercator()
    .fitExtent(
      [
        [MARGIN, MARGIN],
        [WIDTH - MARGIN, HEIGHT - MARGIN],
      ],
      corners,
    )
    .clipExtent([
      [0, 0],
      [WIDTH, HEIGHT],
    ]);
  const land =
    geoPath(projection).digits(1)(feature(SHAPES, SHAPES.objects.countries ?? { type: null })) ?? '';
  return {
    width: WIDTH,
    height: HEIGHT,
    land,
    places: places.flatMap(({ id, longitude, latitude }) => {
      const point = projection([longitude, latitude]);
      return point ? [{ id, x: Math.round(point[0]), y: Math.round(point[1]) }] : [];
    }),
  };
}
