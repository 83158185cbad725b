import { squeeze } from '../../../kernel';
import { countriesOfCity } from '../../../taxonomy';
import { hasStreetWord } from './address-vocabulary';
import { cutAtMarks, DASH_BEHIND_MARK } from './marked-parts';

/** Cuts a written address into its parts: at commas, at marks ("Dist."), before postal codes and after streets. */

/** "г." and "м." stand for "town" before its name. */
const TOWN_MARK = /^(?:г|гор|город|м|місто)\.?\s+(?=\p{Lu})/u;
/** "Ernakulam [DT]", "Kunnam (taluk)": the mark of a part in brackets. */
const BRACKETED_MARK =
  /\s*[([]\s*(dist(?:t|rict)?|dt|tk|tq|taluka?|tal|tehsil|mandal|p\.?\s?o|post|vill(?:age)?)\.?\s*[)\]]/giu;
const BRACKETED_CODE = /[([]\s*(pin[^()[\]]{0,24})[)\]]/giu;
/** "New Delhi-110025", "Ahmedabad: 380055", "Goa –403510". */
const BEFORE_CODE = /(?<=\p{L}{3}\)?)\s?[-–—:.]{1,3}\s?(?=\d{4,6}(?!\d)|\d{3} \d{3}(?!\d))/gu;
/** A point at the end that shortens nothing: "Tanuku, AP.", "Ratnagiri, Maharashtra." */
const FULL_STOP = /(?<=(?<!\p{L})\p{Lu}{2}|\p{Ll}{5})\.\s*$/u;
/** "Chennai-61", "New Delhi.44": the postal zone of a large city. */
const ZONE = /^(.{3,40}?\p{L})\s?[-–. ]\s?\d{1,3}$/u;
/** "242001Uttar Pradesh", "415612. Maharashtra": the text after a postal code is a separate part. */
const BEHIND_CODE = /(?<=(?<!\d)\d{5,6})(?:\.\s{0,2})?(?=\p{Lu}\p{L})/gu;
/** "Moda Mah. Ada Sok. Kadıköy/İstanbul": in Turkish addresses only marks separate quarters and streets. */
const BEHIND_TURKISH_STREET =
  /(?<=\p{L}\s(?:Mah\.|Mahallesi|Cad\.|Caddesi|Sok\.|Sokak|Sokağı|Bulvarı))\s+(?=\p{Lu}|\d)/gu;
/** "impasse du Moulin 44115 Basse-Goulaine", "Hauptstr. 12 D-79541 Lörrach": a postal code behind a street. */
const CODE_BEHIND_STREET = /(?<=\p{L}{2}\.?\s|\d\p{L}?\s)(?=(?:\p{Lu}{1,2}-)?\d{5}\s\p{Lu}\p{Ll})/gu;
/** "No:5 D:3 Çankaya/Ankara": a quarter and its town behind a house number. */
const PAIR_BEHIND_NUMBER =
  /(?<=\d\p{L}?)\s+(?=\p{Lu}\p{L}{2,}\s?\/\s?\p{Lu}\p{L}{2,}$)|(?<=(?:No|Daire|D|Kat|K)[:.\s]{1,2}\d{1,4})\s+(?=\p{Lu}\p{L}{2,}$)/u;
const TAIL_WORDS = 3;

/** "Pitampura New Delhi.34" is the quarter and the city: a postal zone only follows a city. */
function withoutZone(part: string): string[] {
  const place = ZONE.exec(part)?.[1];
  if (!place || isHouse(part)) return [part];
  if (countriesOfCity(place).length > 0) return [place];
  return cutTail(place) ?? [part];
}

/** Splits a street, its city and the code without commas: "Blk 7 North Ave 4 #08-12 Singapore 460123". */
function cutBeforeCodedCity(part: string): string[] {
  const [, place, code] = /^(.{6,80}\p{L}) (\d{4,6})$/u.exec(part) ?? [];
  if (!place || !hasStreetWord(part)) return [part];
  const [street, city] = cutTail(place) ?? [];
  return street && city ? [street, `${city} ${code}`] : [part];
}

/** Splits off the city at the end of a text. */
function cutTail(place: string): [string, string] | undefined {
  const words = place.split(' ');
  for (let count = Math.min(TAIL_WORDS, words.length - 1); count > 0; count--) {
    const city = words.slice(-count).join(' ');
    if (countriesOfCity(city).length > 0) return [words.slice(0, -count).join(' '), city];
  }
  return undefined;
}

/** "Calle Toledo 12": a street that is called like a city. */
function isHouse(part: string): boolean {
  return /\s\d{1,3}$/u.test(part) && hasStreetWord(part);
}

/** Splits off the city at the end of a longer part: "12 Naranpura Ahmedabad". */
function cutBeforeCity(part: string): string[] {
  const words = part.split(' ');
  if (words.length < 2 || countriesOfCity(part).length > 0) return [part];
  for (let count = Math.min(TAIL_WORDS, words.length - 1); count > 0; count--) {
    const tail = words.slice(-count).join(' ');
    const head = words.slice(0, -count);
    const isParted = head.length > 2 || /\d/u.test(part) || head.at(-1)?.endsWith('-');
    const isAddress = isParted && !/^\p{Ll}/u.test(head.at(-1) ?? '');
    if (isAddress && /^\p{Lu}/u.test(tail) && countriesOfCity(tail).length > 0) return [head.join(' '), tail];
  }
  return [part];
}

/** Splits a quarter from its town: "Merkez/Kırklareli". */
function cutAtSlash(part: string): string[] {
  const [quarter, town, ...others] = part.split(/\s?\/\s?/u);
  if (!quarter || !town || others.length > 0) return [part];
  const isPair = /^\p{Lu}\p{L}{2,}$/u.test(quarter) && /^\p{Lu}\p{L}{2,}$/u.test(town);
  return isPair ? [quarter, town] : [part];
}

export function partsOfAddress(text: string): string[] {
  return text
    .replace(/^\s*\(([^()]*)\)\s*$/u, '$1')
    .replace(FULL_STOP, '')
    .replace(BRACKETED_MARK, ' $1')
    .replace(BRACKETED_CODE, ', $1')
    .replace(BEFORE_CODE, ' ')
    .replace(BEHIND_CODE, ', ')
    .replace(DASH_BEHIND_MARK, '$1 ')
    .replace(BEHIND_TURKISH_STREET, ', ')
    .replace(/\([^()]{13,120}\)|\([^()]{0,60}\([^()]{0,60}\)[^()]{0,60}\)/gu, ' ')
    .replace(/\(([^()]{0,12})\)/gu, ', $1, ')
    .replace(/[()].*$/gu, ' ')
    .split(/\s*[,;，、،؛\t\n]\s*|\s+[-–—|•·●/]\s+/u)
    .flatMap((part) => cutAtMarks(squeeze(part)))
    .map((part) => part.replace(/^[\s.:–-]+|[\s:–-]+$/gu, '').replace(TOWN_MARK, ''))
    .flatMap((part) => part.split(CODE_BEHIND_STREET).map(squeeze))
    .flatMap((part) => part.split(PAIR_BEHIND_NUMBER))
    .flatMap((part) => cutAtSlash(part))
    .flatMap(cutBeforeCodedCity)
    .flatMap(withoutZone)
    .flatMap(cutBeforeCity)
    .filter((part) => part !== '');
}
