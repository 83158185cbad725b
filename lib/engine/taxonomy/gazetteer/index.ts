/**
 * Places with coordinates, by name in many languages: municipalities of 500 people and more, their regions and
 * countries. `packPlaces` makes one block of bytes of the tables of GeoNames, once, at the build; `openGazetteer` reads
 * these bytes directly, so that it opens in milliseconds and holds little more than the block. A look-up orders its
 * matches; it ignores facts about a place that the tables do not have. Streets and postal codes are not in it.
 */
export { type Gazetteer, openGazetteer } from './gazetteer';
export { packPlaces } from './pack';
export type { Place } from './place-table';
export type { Region } from './regions';
export type { Town } from './towns';
