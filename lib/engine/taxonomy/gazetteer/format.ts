/**
 * The packed form: the length of a header, the header as JSON, and the columns one after the other, each aligned to four
 * bytes. Places are in the order of their rank, so that a smaller number is the better known place; lists of places
 * are therefore in order by themselves. Regions are in the order of their codes, keys in that of their bytes. Texts are
 * one run of UTF-8 with the offsets of their ends. `sections` is 1 for a part of a town.
 */

export const FORMAT = 2;

/** The columns by content; `…Ends` are offsets into the text or list of the same name. */
export const COLUMNS = [
  'ids',
  'latitudes',
  'longitudes',
  'populations',
  'sections',
  'countries',
  'regions',
  'nameText',
  'nameEnds',
  'keyText',
  'keyEnds',
  'keyPlaces',
  'keyPlaceEnds',
  'byId',
  'regionText',
  'regionEnds',
  'regionSeats',
  'regionKeyText',
  'regionKeyEnds',
  'keyRegions',
  'keyRegionEnds',
  'countryText',
  'countrySeats',
] as const;

export type Column = (typeof COLUMNS)[number];

/** Header of the packed places, with the size of each column in bytes. */
export type Header = { format: number; bytes: Record<Column, number> };

/** Coordinates are whole numbers of this part of a degree. */
export const DEGREE_PARTS = 100_000;

/** The flag of a place in the list of a key that is not the name of the place but another one. */
export const OTHER_NAME = 0x8000_0000;

/** Stands for no region and no place. */
export const NONE = 0xffff_ffff;

/** Returns where a column begins at or after an offset. */
export function aligned(offset: number): number {
  return (offset + 3) & ~3;
}
