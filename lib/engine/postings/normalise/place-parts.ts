import type { Gazetteer } from '../../taxonomy';

/** Parts of a place in one text. */

/** `Zagrodnicza 20` before a town; `Praha 4` and `Dublin 2` are parts of one. */
const HOUSE = /^(\p{L}.*?)\s+\d{1,4}\s?\p{L}?(?:[/-]\d+\p{L}?)?$/u;
const STATION =
  /^(?:BTS|MRT|ARL|metro|metr[oó]|m\.|м\.|метро|станция|u-?bahn|s-?bahn|estaci[oó]n|station|stazione)\s|駅$/iu;
const COMMA = /[,،、]/u;

/** Returns the parts of a place, without the street before the town; none of a list of stations. */
export function partsOf(text: string, gazetteer: Gazetteer): string[] {
  const parts = text.split(COMMA).map((part) => part.trim());
  if (STATION.test(parts[0] ?? '')) return [];
  const street = HOUSE.exec(parts[0] ?? '')?.[1];
  const isStreet = street !== undefined && parts.length > 1 && gazetteer.townsOf(street).length === 0;
  return isStreet ? parts.slice(1) : parts;
}
