import type { Gazetteer, ResolvedText } from '../../taxonomy';
import { placeOf } from './places';

/** `Auditeur senior | Casablanca (Maroc)`: a title with the place behind it, for sources without a column for it. */

const BEHIND = /^(.{3,}?)\s+(?:[|@–—-]|à|in|en|em)\s+([^|@–—]{3,60})$/u;
/** A place is believed where its country is written with it. */
const WITH_COUNTRY = /^[^,(]+(?:,\s|\s?\()[^,()]+\)?$/u;

/** Returns a title without the place behind it, and that place; undefined where there is none. */
export function placeInTitle(
  title: string,
  gazetteer: Gazetteer,
): { title: string; place: ResolvedText } | undefined {
  const [, name, text] = BEHIND.exec(title) ?? [];
  if (name === undefined || text === undefined || !WITH_COUNTRY.test(text)) return undefined;
  const place = placeOf({ text }, {}, gazetteer);
  return place?.isCountryWritten && (place.town || place.townText) ? { title: name, place } : undefined;
}
