/**
 * Places with coordinates, by name in many languages: municipalities of 500 people and more, their regions and
 * countries. `packPlaces` makes one block of bytes of the tables of GeoNames, once, at the build; `openGazetteer` looks
 * things up in these bytes as they are, so that it opens in milliseconds and holds little more than the block.
 * A look-up orders what fits; of what a caller knows of a place, it leaves aside what the tables do not know.
 * Streets and postal codes are not in it.
 */
export { type Gazetteer, openGazetteer } from './gazetteer';
export { packPlaces } from './pack';
export type { Place } from './place-table';
export type { Region } from './regions';
export type { Town } from './towns';
