import { fold } from '../../kernel';

/** From where a job is done, as tables write it: in a column of its own, or before, behind or in place of a town. */

export type WayOfWorking = 'remote' | 'hybrid' | 'onsite';

/** Whole cells or parts of one, folded; in twenty languages. */
const WORDS: readonly (readonly [WayOfWorking, RegExp])[] = [
  [
    'hybrid',
    /^(?:(?:work(?:ing|place)?|trabajo|trabalho|travail|praca|lavoro|modalidad|modelo|tryb)[ -])?(?:hybrid|hybride|hibrid[oa]|ibrid[oa]|hybrydow[aoy]|hybrydowo|hibridni|hibrit|hibrida|hibrides?|hybridni|hybridne|гибрид(?:н(?:о|ый|ая))?(?: (?:формат|график|режим|работа))?|гiбрид(?:ний|на)?|混合(?:办公)?|一部リモート|하이브리드)(?:[ -](?:remote|work(?:ing)?|job|arbeit|arbeid|arbete|werken))?$/u,
  ],
  [
    'onsite',
    /^(?:(?:work(?:ing)?|trabajo|trabalho|travail|praca|lavoro)[ -])?(?:on[ -]?site|(?:in|at)[ -](?:the )?office|in[ -]?office|in[ -]person|office[ -]based|vor ort|sur site|presentiel|presencial|in presenza|in sede|op locatie|op kantoor|pa plats|stacjonarn(?:a|ie|y)|w biurze|is yerinde|ofiste|на месте(?: работодателя)?|в офисе|офис|в офiсi|офiс|现场|坐班|到岗|出社|사무실|오피스)(?: (?:work|job|praca))?$/u,
  ],
  [
    'remote',
    /^(?:100 ?% )?(?:(?:full(?:y)?|work(?:ing)?|solo|trabajo|trabalho|travail|praca|lavoro|arbeit|tamamen)[ -]?)?(?:remote(?:[ -](?:work|job|only|first|arbeit))?|remot[oa]|teletrabajo|teletrabalho|teletravail|telelavoro|zdaln(?:a|ie|y)|a distancia|a distance|distans|distansarbete|paa? distans|etatyo|etana|op afstand|thuiswerk(?:en)?|home ?office(?: work)?|heimarbeit|uzaktan(?: calisma)?|evden(?: calisma)?|tavmunka|la distanta|na dalku|на удал[её]нке|удал[её]нн(?:о|ая|ая работа|ый)|дистанционн(?:о|ая|ая работа)|вiддалено|вiддалена(?: робота)?|дистанцiйно|远程(?:办公)?|遠端(?:工作)?|在家上班|リモート|フルリモート|在宅(?:勤務)?|재택(?:근무)?|원격(?:근무)?|عن بعد|work from home|wfh)$/u,
  ],
];

/** Between a way of working and a town: `France / Remote`, `Ciudad de México - Híbrido`. */
const PARTED = /\s*[/,;|·•()[\]]\s*|\s+[-–—]\s+/u;
/** `Remoto: México`; a colon behind anything else is that of a label. */
const BEFORE_COLON = /^([^:]{1,60}):\s*/u;
const LONGEST = 60;
const LONGEST_PLACE = 200;

/** Returns the way of working that a text is the name of. */
export function wayOf(text: string): WayOfWorking | undefined {
  if (text.length > LONGEST) return undefined;
  const folded = fold(text.trim()).replace(/і/gu, 'i').replaceAll('_', ' ');
  return WORDS.find(([, pattern]) => pattern.test(folded))?.[0];
}

/** Returns the ways of working that a text names, alone or among words for something else: `Full Time / Remote`. */
export function waysIn(text: string): WayOfWorking[] {
  if (text.length > LONGEST_PLACE) return [];
  const whole = wayOf(text);
  return whole === undefined ? text.split(PARTED).flatMap((part) => wayOf(part) ?? []) : [whole];
}

/** Returns a text for a place without the ways of working in it, and the first of these. */
export function placeWithoutWay(text: string): { place: string | undefined; way?: WayOfWorking } {
  if (text.length > LONGEST_PLACE) return { place: text };
  const before = BEFORE_COLON.exec(text);
  const isLabelled = before?.[1] !== undefined && wayOf(before[1]) !== undefined;
  const parts = (isLabelled ? text.replace(':', ' / ') : text).split(PARTED).filter((part) => part !== '');
  const ways = parts.flatMap((part) => wayOf(part) ?? []);
  const [way] = ways;
  if (way === undefined) return { place: text };
  const rest = parts.filter((part) => wayOf(part) === undefined);
  return { place: rest.length > 0 ? rest.join(', ') : undefined, way };
}

/**
 * Returns whether a job is done from anywhere, by what its source says of the way of working, else by its places, all of which say
 * so. Undefined where nothing says it.
 */
export function isRemoteBy(
  told: readonly (string | undefined)[],
  places: readonly (string | undefined)[],
): boolean | undefined {
  const ways = told.flatMap((text) => (text === undefined ? [] : (wayOf(text) ?? [])));
  if (ways.length > 0) return ways.every((way) => way === 'remote');
  const ofPlaces = places.map((text) => (text === undefined ? undefined : placeWithoutWay(text).way));
  if (ofPlaces.length === 0 || ofPlaces.includes(undefined)) return undefined;
  return ofPlaces.every((way) => way === 'remote');
}

const LEAST_CELLS = 3;
const LEAST_SHARE = 0.6;
/** Different cells of a column that says little else. */
const MOST_KINDS = 6;

/** True for the cells of a column that says from where jobs are done, whatever its name. */
export function holdsWays(cells: readonly string[]): boolean {
  const isWay = (cell: string) => wayOf(cell) !== undefined;
  const ways = cells.filter(isWay).length;
  if (ways >= LEAST_CELLS && ways >= LEAST_SHARE * cells.length) return true;
  const kinds = [...new Set(cells)];
  const known = kinds.filter(isWay).length;
  return (
    ways >= LEAST_CELLS && known > 1 && kinds.length <= MOST_KINDS && known >= LEAST_SHARE * kinds.length
  );
}
