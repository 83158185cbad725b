import { employerOfBoard } from './board-address';
import type { RawPlace, RawPosting, SourceReading } from './model';
import { isObject, type JsonObject } from './values';

/** A posting, or the reason why a member of a source is not one. */
export type RowResult = RawPosting | { reason: string };

/** Reads each row; anything but a posting is rejected with its place and reason, never dropped silently. */
export function readRows<Row>(rows: Iterable<Row>, read: (row: Row) => RowResult): SourceReading {
  const reading: SourceReading = { postings: [], rejected: [], follow: [] };
  let number = 0;
  for (const row of rows) {
    number += 1;
    const result = read(row);
    if ('reason' in result) reading.rejected.push({ row: number, reason: result.reason });
    else reading.postings.push(result);
  }
  return reading;
}

/** Does the same as `readRows` for members of a JSON list. */
export function readObjects(rows: readonly unknown[], read: (row: JsonObject) => RowResult): SourceReading {
  return readRows(rows, (row) => (isObject(row) ? read(row) : { reason: 'This is not an object.' }));
}

const MOST = { places: 50, employment: 20, skills: 200 };

/** A coordinate that there is on earth. */
function isOnEarth({ latitude = 0, longitude = 0 }: RawPlace): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

function placeOnEarth(place: RawPlace): RawPlace {
  return isOnEarth(place) ? place : { ...place, latitude: undefined, longitude: undefined };
}

/**
 * Returns a posting that has a title, without which it is not one, and limits its lists. Boards of employers often do
 * not name the employer, whom their address names.
 */
export function titled(posting: Omit<RawPosting, 'title'> & { title: string | undefined }): RowResult {
  const { title, places, employment, skills } = posting;
  if (title === undefined) return { reason: 'It has no title.' };
  return {
    ...posting,
    title: title.slice(0, 500),
    organization: posting.organization ?? employerOfBoard(posting.url),
    places: places.slice(0, MOST.places).map(placeOnEarth),
    employment: employment.slice(0, MOST.employment),
    ...(skills ? { skills: skills.slice(0, MOST.skills) } : {}),
  };
}
