import { fold, remembered } from '../../kernel';
import { AMBIGUOUS_NAMES } from './ambiguous.data';
import { DEGREES } from './names';

/** Finds the names of degrees in texts. */

export type FoundDegree = {
  /** The wire's Degree Type (parsing.md). */
  type: string;
  from: number;
  to: number;
};

type Name = {
  phrase: string;
  type: string;
  isOpen: boolean;
  /** "Diplom-*": open only to a word that is joined by a hyphen. */
  needsHyphen: boolean;
  needsCapitals: boolean;
};

const BLANK = /[\s-]/u;

/** Returns whether a UTF-16 unit is a space or a hyphen; few of a text's are beyond ASCII. */
function isBlank(unit: number, character: string): boolean {
  if (unit < 128) return unit === 32 || unit === 45 || (unit >= 9 && unit <= 13);
  return BLANK.test(character);
}

/** Dots fall away ("B.Sc." is "bsc"), so every place in the bare text remembers its place in the text. */
function bareText(text: string): { bare: string; places: number[] } {
  const folded = fold(text);
  const places: number[] = [];
  let bare = '';
  for (let at = 0; at < folded.length; at++) {
    const character = folded.charAt(at);
    if (character === '.') {
      // "Ph. D.", "B. Sc.": a full stop and its space join the letters of an abbreviation.
      if (/^\.\s?\p{L}{1,4}\./u.test(folded.slice(at, at + 7)) && /\p{L}/u.test(folded.charAt(at - 1))) {
        if (/\s/u.test(folded.charAt(at + 1))) at++;
      }
      continue;
    }
    bare += isBlank(folded.charCodeAt(at), character) ? ' ' : character;
    places.push(at);
  }
  places.push(folded.length);
  return { bare, places };
}

const normalised = (name: string) => bareText(name).bare.replace(/\s+/gu, ' ').trim();

function toName(raw: string, type: string): Name {
  const isOpen = raw.endsWith('*');
  const phrase = normalised(raw.replace(/\*/gu, '')).concat(isOpen && /[\s-]\*$/u.test(raw) ? ' ' : '');
  const needsHyphen = raw.endsWith('-*');
  return {
    phrase,
    type,
    isOpen,
    needsHyphen,
    needsCapitals: /^[a-z]{1,3}$/u.test(phrase) || /^[a-z](?: [a-z]{1,2})+$/u.test(phrase),
  };
}

/** As many characters of its beginning as a name is found by. */
const KEY = 3;

function buildIndex(): Map<string, Name[]> {
  const index = new Map<string, Name[]>();
  for (const [type, names] of DEGREES)
    for (const raw of names) {
      const name = toName(raw, type);
      if (name.phrase.trim() === '') continue;
      const key = name.phrase.slice(0, KEY);
      const bucket = index.get(key) ?? [];
      if (!bucket.some(({ phrase, isOpen }) => phrase === name.phrase && isOpen === name.isOpen))
        bucket.push(name);
      index.set(key, bucket);
    }
  for (const bucket of index.values()) bucket.sort((a, b) => b.phrase.length - a.phrase.length);
  return index;
}

const namesByBeginning = buildIndex();
const WORD = /[\p{L}\p{N}]/u;

function endsWord(bare: string, at: number, last: string): boolean {
  const next = bare.charAt(at);
  if (!WORD.test(next)) return true;
  return /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(last);
}

const PHRASE_END = /\s(?:in|en|em|with|and|im|at|from)\s|[,;:()|/–—]|\s-\s|$/u;

/**
 * An open name ("Bachelor of ...", "διδακτορικό...") extends to the end of its word, after "of" to that of its phrase.
 */
function openEnd(bare: string, from: number, oneWord: boolean): number {
  if (oneWord || bare.charAt(from - 1) !== ' ') {
    let end = from;
    while (end < bare.length && /\p{L}/u.test(bare.charAt(end))) end++;
    return end;
  }
  const length = bare.slice(from).search(PHRASE_END);
  return from + Math.min(length, 60);
}

/** Short abbreviations have other meanings in small letters ("as", "me", "be"): they need a capital. */
function hasCapitals(text: string, from: number, to: number): boolean {
  return (
    /^\P{L}*\p{Lu}/u.test(text.slice(from, to)) &&
    (to - from > 2 || /\p{Lu}.*\p{Lu}/u.test(text.slice(from, to)))
  );
}

/** "MS Office" is a program, and a certificate of attendance no degree. */
const NO_DEGREE =
  /^(?:m\.?\s?s[\s.-]{1,2}(?:office|word|excel|access|power ?point|outlook|project|visio|windows|dos|sql|cit|paint|publisher)(?!\p{L})|certificate of (?:participation|appreciation|merit|attendance|excellence|recognition|achievement|completion|competenc|experience|training))/iu;

/** "Lic. #2445": the number of a licence follows it. */
const NUMBER_BEHIND = /^\.?\s*(?:#|n[o°º]\.?\s?\d|\d{5,})/iu;

function oneOf(
  names: readonly Name[],
  text: string,
  bare: string,
  places: readonly number[],
  at: number,
): FoundDegree | null {
  for (const name of names) {
    if (!bare.startsWith(name.phrase, at)) continue;
    let end = at + name.phrase.length;
    if (name.needsHyphen && text.charAt(places[end - 1] ?? 0) !== '-') continue;
    if (name.isOpen) end = openEnd(bare, end, name.needsHyphen);
    else if (!endsWord(bare, end, bare.charAt(end - 1))) continue;
    const from = places[at] ?? 0;
    const to = end < places.length ? (places[end - 1] ?? 0) + 1 : text.length;
    if (name.needsCapitals && !hasCapitals(text, from, to)) continue;
    if (NUMBER_BEHIND.test(text.slice(to, to + 8)) || NO_DEGREE.test(text.slice(from, from + 40))) continue;
    return { type: name.type, from, to: text.charAt(to) === '.' ? to + 1 : to };
  }
  return null;
}

/** Returns the longest name at a place: names of fewer characters than a key are keys themselves. */
function nameAt(text: string, bare: string, places: readonly number[], at: number): FoundDegree | null {
  for (let length = KEY; length > 0; length--) {
    const names = namesByBeginning.get(bare.slice(at, at + length));
    const found = names && oneOf(names, text, bare, places, at);
    if (found) return found;
  }
  return null;
}

/** The degrees named in a text, from left to right. */
export const findDegrees: (text: string) => readonly FoundDegree[] = remembered((text) =>
  scan(text.slice(0, 300)),
);

function scan(text: string): FoundDegree[] {
  const { bare, places } = bareText(text);
  const degrees: FoundDegree[] = [];
  for (let at = 0; at < bare.length; at++) {
    if (WORD.test(bare.charAt(at - 1)) && !/[\p{Script=Han}\p{Script=Hangul}]/u.test(bare.charAt(at)))
      continue;
    const degree = nameAt(text, bare, places, at);
    if (degree === null) continue;
    degrees.push(degree);
    while (at + 1 < bare.length && (places[at + 1] ?? 0) < degree.to) at++;
  }
  return degrees;
}

/** Returns the name of a degree as it is compared: folded, without stops and blanks around it. */
export function nameOfDegree(written: string): string {
  return normalised(written);
}

const ambiguous: ReadonlySet<string> = new Set(AMBIGUOUS_NAMES.split(';'));

const SPELT = /\p{L}\.\s?\p{L}/u;

/** True for a name that mostly is something else: "engineer", "promotion"; "M. Ed." is none, though "med" is. */
export function isAmbiguousDegree(written: string): boolean {
  return !SPELT.test(written) && ambiguous.has(nameOfDegree(written));
}
