import { feature } from 'topojson-client';
import fine from 'world-atlas/countries-50m.json';
import coarse from 'world-atlas/countries-110m.json';

/** RFC 7946 3.1.6: rings of points, each longitude and latitude; the outer one first. */
type Polygon = { type: 'Polygon'; coordinates: number[][][] };

/** A piece of land with its bounds in degrees. */
type Shape = { polygon: Polygon; west: number; east: number; south: number; north: number };

/** Degrees; `west` may be below -180 and `east` above 180 where a map continues beyond the date line. */
export type Extent = { west: number; east: number; south: number; north: number };

type Shapes = Parameters<typeof feature>[0];

/** TypeScript reads the words of a JSON file as any text. */
const WORLDS = { fine, coarse } as unknown as Record<'fine' | 'coarse', Shapes>;
const ROUND = 360;
/** Degrees across from which the fine shapes are finer than a screen. */
const COARSE_FROM = 90;

function shapeOf(rings: number[][][]): Shape {
  const [outline = []] = rings;
  const [longitudes, latitudes] = [outline.map(([x = 0]) => x), outline.map(([, y = 0]) => y)];
  return {
    polygon: { type: 'Polygon', coordinates: rings },
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
  };
}

function readShapes(world: Shapes): Shape[] {
  const all = feature(world, world.objects.countries ?? { type: null });
  const features = all.type === 'FeatureCollection' ? all.features : [all];
  return features.flatMap(({ geometry }) => {
    if (geometry?.type === 'Polygon') return [shapeOf(geometry.coordinates)];
    return geometry?.type === 'MultiPolygon' ? geometry.coordinates.map(shapeOf) : [];
  });
}

const shapes: Partial<Record<'fine' | 'coarse', Shape[]>> = {};

/**
 * Returns the land that is partly within some degrees and at least `least` degrees wide or high; drawing all of the
 * world takes ten times as long.
 */
export function landWithin({ west, east, south, north }: Extent, least: number): Polygon[] {
  const detail = east - west < COARSE_FROM ? 'fine' : 'coarse';
  shapes[detail] ??= readShapes(WORLDS[detail]);
  return shapes[detail]
    .filter(
      (shape) =>
        Math.max(shape.east - shape.west, shape.north - shape.south) >= least &&
        shape.south <= north &&
        shape.north >= south &&
        [-ROUND, 0, ROUND].some((turn) => shape.west + turn <= east && shape.east + turn >= west),
    )
    .map(({ polygon }) => polygon);
}
