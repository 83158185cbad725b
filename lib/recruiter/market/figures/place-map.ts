import { type GeoProjection, type GeoStreamWrapper, geoMercator, geoPath, geoTransform } from 'd3-geo';
import { type Extent, landWithin } from './shapes';
import type { PlaceMap } from './types';

const WIDTH = 640;
const HEIGHT = 400;
const MARGIN = 28;
/** Degrees shown around a single town, so that the coast shows where it is. */
const LEAST_SPAN = 3;
/** In pixels of the drawing. */
const LEAST_STEP = 1.2;
const DEGREES_OF_RADIAN = 180 / Math.PI;

type Place = { id: string; latitude: number; longitude: number };

function midOf(values: readonly number[]): { low: number; high: number } {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const missing = Math.max(LEAST_SPAN - (high - low), 0) / 2;
  return { low: low - missing, high: high + missing };
}

/** Returns the degrees that a map shows. */
function extentOf(projection: GeoProjection): Extent {
  const [longitude, north] = projection.invert?.([WIDTH / 2, 0]) ?? [0, 90];
  const [, south] = projection.invert?.([WIDTH / 2, HEIGHT]) ?? [0, -90];
  const half = ((WIDTH / 2) * DEGREES_OF_RADIAN) / projection.scale();
  return { west: longitude - half, east: longitude + half, south, north };
}

/** Returns a projection without the points of a coast that are indistinguishable from those before them. */
function thinned(projection: GeoProjection): GeoStreamWrapper {
  let [lastX, lastY] = [Number.NaN, Number.NaN];
  const thinning = geoTransform({
    lineStart() {
      lastX = Number.NaN;
      this.stream.lineStart();
    },
    point(x, y) {
      if (Math.abs(x - lastX) + Math.abs(y - lastY) < LEAST_STEP) return;
      [lastX, lastY] = [x, y];
      this.stream.point(x, y);
    },
  });
  return { stream: (drawn) => projection.stream(thinning.stream(drawn)) };
}

/** Returns a map that just fits some places, with the countries around them; null without places. */
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
  const extent = extentOf(projection);
  const geometries = landWithin(extent, (LEAST_STEP * (extent.east - extent.west)) / WIDTH);
  const land = geoPath(thinned(projection)).digits(1)({ type: 'GeometryCollection', geometries }) ?? '';
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
