import { fold, squeeze } from '../../kernel';
import type { Gazetteer } from '../gazetteer';
import { countryByCode, countryByName, findPostalCode } from '../places';
import { largeFirst } from './large-first';
import type { PlacePart } from './readings';

/** A written place cut into its parts, and the postal code found among them. */
export type WrittenPlace = { parts: PlacePart[]; postalCode?: string; postalCountry?: string };

/** Longest text of a place; a longer one is a sentence. */
const MAX_LENGTH = 200;
/** Ways of working or parts of the world: not places. Matched in folded text. */
const NO_PLACE =
  /(?<!\p{L})(?:(?:fully |100 ?% |partly |temporarily )?remote(?:[- ](?:first|friendly|only|ok|within|in|from|work|based|eligible))?|hybrid(?:[- ](?:remote|work|working))?|hybride|hibrid[oa]|ibrid[oa]|on-?site|in-?office|in[- ]person|home ?office|work(?:ing)? from home|wfh|teletravail|teletrabajo|smart working|anywhere|worldwide|global(?:ly)?|distributed|headquarters|hq|head office|office|emea|apac|latam|namer|dach|eu|european union|europe|europa|americas|north america|latin america|(?<!\p{L} )(?:asia|africa|bay area)|(?:multiple|various|several) locations|nationwide|(?:east|west) coast|within|across|based in|in|of|wfo|\d{1,3}(?:\s?-\s?\d{1,3})?\s?%)(?!\p{L})/gu;
/** "80-100%" is cut above; boards also write the workload bare: "Interlaken 100", "Elsau 80-100". */
const WORKLOAD = /\s+(?:\d{2,3}\s?-\s?\d{2,3}|100)\s*$/u;
/** "Paris 15e", "Praha 4", "Dublin 8", "København K". */
const DISTRICT = /\s+(?:\d{1,2}(?:er|e|ème|eme|º|ª|th)?|[A-ZØ]{1,2}|\d{1,2}\.\s?(?:Bezirk|kerület))$/u;
/** "г." and "м." stand for "town" before its name. */
const TOWN_MARK = /^(?:г|гор|город|м|місто|рп|пгт|пос|дер)\.?\s+(?=\p{Lu})/u;
/** "Московская обл.", "Раменский р-н" */
const SHORT_REGIONS: readonly [RegExp, string][] = [
  [/(?<=\p{L})\s+обл\.?$/u, ' область'],
  [/(?<=\p{L})\s+р-н$/u, ' район'],
];
/** "Bogotá D.C.", "México D.F.": the capital is a separate district; the district of Washington has another name. */
const CAPITAL_DISTRICT = /(?<=\p{Ll}{3})(?<!Washington)\s+D\.?\s?[CF]\.?(?=\s*(?:[,;()–-]|$))/u;
/** "Washington D.C.", "Washington DC 20005". */
const WASHINGTON = /(?<=(?<!\p{L})Washington),?\s+D\.?\s?C(?!\p{L})\.?(?=\s*(?:[,;()–-]|\d{5}|$))/iu;

/** Removes from the text of a place the mark of a capital district; Washington's is a region, like its code. */
export function withoutCapitalDistrict(text: string): string {
  return text.replace(CAPITAL_DISTRICT, '').replace(WASHINGTON, ', DC');
}

const WIDE: Record<string, string> = { deutschlandweit: 'Deutschland', bundesweit: 'Deutschland' };
const ALTERNATIVES =
  /\s*[;|•·]\s*|\s+(?:or|and|oder|und|ou|et|o|y|e|lub|of|ili|albo|vagy|sau|veya|nebo|alebo|eller|tai|atau|hoặc|или|або)\s+|\n/u;

/** Returns the alternative places in a text ("London or Manchester"), each without the way of working there. */
export function alternativesOf(text: string): string[] {
  return text
    .slice(0, MAX_LENGTH)
    .split(ALTERNATIVES)
    .map(withoutManner)
    .filter((each) => each !== '');
}

function withoutManner(text: string): string {
  const folded = fold(text);
  if (folded.length !== text.length) return text.trim();
  let rest = '';
  let at = 0;
  for (const match of folded.matchAll(NO_PLACE)) {
    // "IN" is Indiana.
    if (/^[A-Z]{2}$/u.test(text.slice(match.index, match.index + match[0].length)) && match[0] !== 'eu')
      continue;
    rest += `${text.slice(at, match.index)} `;
    at = match.index + match[0].length;
  }
  return (rest + text.slice(at))
    .replace(/\(\s*\)/gu, ' ')
    .replace(/^[\s,:()/–-]+|[\s,:(/–-]+$/gu, '')
    .replace(WORKLOAD, '');
}

/** "US-TX-Austin", "India-Karnataka": a place that begins with a country is split at its hyphens. */
function byHyphens(part: string): string[] {
  const [first = '', ...others] = part.split('-');
  const isCountry = /^[A-Z]{2,3}$/u.test(first) ? countryByCode(first) : countryByName(first);
  return others.length > 0 && isCountry ? [first, ...others] : [part];
}

/** "東京都渋谷区" has nothing between its parts. */
function byEndings(part: string, gazetteer: Gazetteer): string[] {
  const found = /^(\p{Script=Han}{2,3}[都道府県])(.{1,12}?[市区町村])/u.exec(part);
  return found?.[1] && found[2] ? [found[2], found[1]] : (largeFirst(part, gazetteer) ?? [part]);
}

const LARGE = 100_000;

function isLarge(name: string, { townsOf }: Gazetteer): boolean {
  return townsOf(name).some(({ isOwnName, population }) => isOwnName && population >= LARGE);
}

function isOnlySection(name: string, { townsOf }: Gazetteer): boolean {
  return townsOf(name).every(({ isSection }) => isSection);
}

/** "Göteborgs stad" is Göteborg, "Borås stad" Borås. */
function swedishMunicipality(part: string, { townsOf }: Gazetteer): string | undefined {
  const name = /^(\p{Lu}.{1,40}) (?:stad|kommun)$/u.exec(part)?.[1];
  if (name === undefined) return undefined;
  return [name.replace(/s$/u, ''), name].find((each) => townsOf(each).length > 0);
}

/** "Jakarta Selatan", "Denpasar Utara": the side of a city, or the whole of it. */
const SIDE =
  /^(?:kota\s)?(.{3,40})\s(?:selatan|utara|barat|timur|pusat|raya|norte|sur|sul|leste|oeste|centro|nord|süd|ost|mitte|ouest|sud|est|zuid|noord|oost|centrum|północ|południe|śródmieście|jih|sever|центр|север|юг|запад|восток)$/iu;

/** Returns the city of which a place is a side. */
function cityOfSide(part: string, gazetteer: Gazetteer): string | undefined {
  const city = SIDE.exec(part)?.[1];
  return city !== undefined && isLarge(city, gazetteer) ? city : undefined;
}

/** "เขตบางรัก กรุงเทพมหานคร": a district before its city, in a script that writes no commas. */
function withCityBehind(part: string, { townsOf, regionsOf }: Gazetteer): string[] | undefined {
  if (!/^\p{Script=Thai}/u.test(part)) return undefined;
  const [district = '', city = '', ...others] = part.split(' ');
  const bare = city.replace(/^(?:จังหวัด|จ\.)/u, '');
  const isKnown = townsOf(bare).length > 0 || regionsOf(bare).length > 0;
  return others.length === 0 && isKnown ? [district.replace(/^(?:เขต|อำเภอ|อ\.)/u, ''), bare] : undefined;
}

/** "Buchs SG", "Melbourne VIC", "Paris 15e" and "Berlin-Kreuzberg", where the whole is not a town. */
function byEnd(part: string, gazetteer: Gazetteer): string[] {
  const [head = '', ...tail] = part.split('-');
  if (tail.length > 0 && isOnlySection(part, gazetteer) && isLarge(head, gazetteer)) return [head];
  const capital = withoutCapitalDistrict(part);
  if (capital !== part && isLarge(capital, gazetteer)) return [capital];
  const withoutNumber = /\d/u.test(part) ? part.replace(DISTRICT, '') : part;
  if (withoutNumber !== part && gazetteer.townsOf(withoutNumber).length > 0) return [withoutNumber];
  const municipality = swedishMunicipality(part, gazetteer);
  if (municipality) return [municipality];
  if (gazetteer.townsOf(part).length > 0 || gazetteer.regionsOf(part).length > 0 || countryByName(part))
    return [part];
  const side = cityOfSide(part, gazetteer);
  if (side !== undefined) return [side];
  const behind = withCityBehind(part, gazetteer);
  if (behind) return behind;
  const code = /^(.*\p{L})\s+((?:[A-Z]{2,3}|(?:[A-Z]\.){2,3}))$/u.exec(part);
  if (code?.[1] && code[2] && gazetteer.regionsOf(code[2].replaceAll('.', '')).length > 0)
    return [...byLastWords(code[1], gazetteer), code[2]];
  const bare = part.replace(DISTRICT, '');
  if (bare !== part && (/\d$/u.test(part) || gazetteer.townsOf(bare).length > 0)) return [bare];
  // "Hofstetten-Flüh" is the name of one place; spaces, or a region after the hyphen, part it.
  const [town = '', ...district] = part.split(/\s*–\s*|\s+-\s*|\s*-\s+/u);
  if (district.length > 0 && gazetteer.townsOf(town).length > 0) return [town];
  if (tail.length > 0 && gazetteer.townsOf(head).length > 0 && gazetteer.regionsOf(tail.join('-')).length > 0)
    return [head, tail.join('-')];
  return byLastWords(part, gazetteer);
}

/** Short region names, and those of the second level, follow without a comma only after one of their towns. */
const SHORTEST_REGION = 3;
const SHORTEST_OWN_REGION = 5;

function isRegionBehind(town: string, region: string, { townsOf, regionsOf }: Gazetteer): boolean {
  const regions = region.length < SHORTEST_REGION ? [] : regionsOf(region);
  const towns = regions.length === 0 ? [] : townsOf(town);
  if (towns.length === 0) return false;
  const isFirstLevel = regions.some(({ id }) => id.split('.').length === 2);
  if (isFirstLevel && region.length >= SHORTEST_OWN_REGION) return true;
  return towns.some(({ regionId }) =>
    regions.some(({ id }) => regionId === id || regionId.startsWith(`${id}.`)),
  );
}

/** "Graz Austria", "Ames Iowa", "Meerut Uttar Pradesh": a country or region without a comma before it. */
function byLastWords(part: string, gazetteer: Gazetteer): string[] {
  const words = part.split(' ');
  if (words.length > 6) return [part];
  for (let count = Math.min(3, words.length - 1); count > 0; count--) {
    const before = words.slice(0, -count).join(' ');
    const last = words.slice(-count).join(' ');
    // "Hall in Tirol" is a name.
    if (/\s(?:in|am|de|di|do|da|of|the)$/u.test(before)) continue;
    if (countryByName(last)) return [...byLastWords(before, gazetteer), last];
    if (isRegionBehind(before, last, gazetteer)) return [before, last];
  }
  return [part];
}

/** "Frankfurt (Oder)" is one name; other brackets hold a region. */
function bracketParts(text: string, gazetteer: Gazetteer): PlacePart[] {
  if (/\(\p{L}/u.test(text) && gazetteer.townsOf(text).length > 0) return [{ text: squeeze(text) }];
  const found: PlacePart[] = [];
  for (const [index, piece] of text.split(/[()[\]]/u).entries())
    found.push({ text: squeeze(piece), isBracket: index % 2 === 1 });
  return found.filter((part) => part.text !== '');
}

function withoutCode(
  text: string,
  { code, from, to }: NonNullable<ReturnType<typeof findPostalCode>>,
): string {
  const hasPlace = text.slice(from, to).endsWith(code);
  return hasPlace ? `${text.slice(0, from)} ${text.slice(to)}` : text.replace(code, ' ');
}

function withWholeRegion(piece: string): string {
  return SHORT_REGIONS.reduce((text, [short, whole]) => text.replace(short, whole), piece);
}

/** Cuts one written place into its parts. */
export function partsOfPlace(written: string, gazetteer: Gazetteer): WrittenPlace {
  const folded = fold(written);
  // A place may be called as a member that every object has: `constructor`.
  const text = (Object.hasOwn(WIDE, folded) ? WIDE[folded] : undefined) ?? written;
  const postal = /\d/u.test(text)
    ? findPostalCode(text.replace(/(\p{L})\s?-\s?(?=\d{6})/u, '$1 '))
    : undefined;
  const bare = postal ? withoutCode(text, postal).replace(/(?<![\s-])[\s-]+(?=,|$)/gu, '') : text;
  const parts = bare
    .split(/\s*[,，、،/]\s*|\s+[-–—]\s+/u)
    .flatMap((piece) => bracketParts(withWholeRegion(piece.replace(TOWN_MARK, '')), gazetteer))
    .flatMap(({ text: piece, isBracket }) =>
      byHyphens(piece)
        .flatMap((each) => byEndings(each, gazetteer))
        .flatMap((each) => byEnd(each, gazetteer))
        .map((each, at) => ({ text: each, isBracket: isBracket === true && at === 0 })),
    )
    .map((part) => ({ ...part, text: part.text.replace(/(?<=\p{Ll}{4})\.$/u, '') }))
    .filter((part) => part.text.length > 1);
  return {
    parts,
    ...(postal ? { postalCode: postal.code } : {}),
    ...(postal?.country ? { postalCountry: postal.country } : {}),
  };
}
