import type { Gazetteer } from '../gazetteer';

/**
 * Places in Han and Hangul, written from the large to the small: `서울 강남구`, `경기 성남시 분당구`, `台北市中正區忠孝西路一段`,
 * `江苏省南京市`.
 */

const OF_THESE_SCRIPTS = /^[\p{Script=Han}\p{Script=Hangul}]/u;
const HAN = /^\p{Script=Han}+/u;
/** Lengths of a name in characters, the longest first. */
const LENGTHS = [5, 4, 3, 2];
/** A road that is named after a town: `北京路`. */
const ROAD = /^[東西南北东中]?[路街道]/u;
/** A name of two characters may as well be the beginning of another. */
const SHORT = 2;
const LARGE = 100_000;
const MOST_WORDS = 5;

type Names = Pick<Gazetteer, 'townsOf' | 'regionsOf'>;

function isRegion(name: string, { regionsOf }: Names): boolean {
  return regionsOf(name).length > 0;
}

/** Returns the name of a town or region that a run of characters begins with, and the rest. */
function beginningOf(
  text: string,
  names: Names,
): { name: string; rest: string; isTown: boolean } | undefined {
  const run = HAN.exec(text)?.[0] ?? '';
  for (const length of LENGTHS) {
    const name = run.slice(0, length);
    const rest = text.slice(length);
    if (name.length < length || ROAD.test(rest)) continue;
    const towns = names.townsOf(name);
    const isTown = length === SHORT ? towns.some(({ population }) => population >= LARGE) : towns.length > 0;
    if (isTown || isRegion(name, names)) return { name, rest, isTown };
  }
  return undefined;
}

function ofCharacters(text: string, names: Names): string[] | undefined {
  const first = beginningOf(text, names);
  if (!first) return undefined;
  if (first.isTown) return [first.name];
  const second = beginningOf(first.rest, names);
  return second?.isTown ? [second.name, first.name] : [first.name];
}

function ofWords(text: string, names: Names): string[] | undefined {
  const [first = '', second = '', ...others] = text.split(' ');
  if (second === '' || others.length > MOST_WORDS) return undefined;
  if (names.townsOf(first).some(({ population }) => population >= LARGE)) return [first];
  return isRegion(first, names) ? [second, first] : undefined;
}

/** Returns the town and the region of such a place, the smaller one first; undefined for any other. */
export function largeFirst(text: string, gazetteer: Names): string[] | undefined {
  if (!OF_THESE_SCRIPTS.test(text) || gazetteer.townsOf(text).length > 0 || isRegion(text, gazetteer))
    return undefined;
  return HAN.test(text) ? ofCharacters(text, gazetteer) : ofWords(text, gazetteer);
}
