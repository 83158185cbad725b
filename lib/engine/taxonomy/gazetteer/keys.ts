import { fold } from '../../kernel';

/** Returns the form in which names are compared: folded, only letters and digits, separated by single spaces. */
export function placeKey(name: string): string {
  return fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const MOST_CHARACTERS = 120;
const MOST_PARTS = 6;
/** Words around the name of a place that do not belong to it. */
const AROUND =
  /^(?:greater|grand|gran|metro|area metropolitana de|region|gro(?:ss)?raum|raum|stadt|city of|cdad de|ciudad de) | (?:bay area|area|metropolitan area|metro area|metropolregion|city|shi|cantt?|cantonment|und umgebung|and surroundings|cedex(?: \d+)?|\d+(?:er|e|eme)?)$/gu;
const ABBREVIATED: readonly (readonly [RegExp, string])[] = [
  [/^st /u, 'saint '],
  [/^st /u, 'sankt '],
  [/^ste /u, 'sainte '],
  [/ a (?=(?:m|main)$)/u, ' am '],
  [/ (?:a )?m$/u, ' am main'],
  [/ i br$/u, ' im breisgau'],
  [/^ft /u, 'fort '],
  [/^mt /u, 'mount '],
];

/** Returns a key with the words around it taken off and its abbreviations written out. */
function formsOf(key: string): string[] {
  return [key, key.replace(AROUND, '')].flatMap((form) => [
    form,
    ...ABBREVIATED.flatMap(([short, long]) => (short.test(form) ? [form.replace(short, long)] : [])),
  ]);
}

/** Returns the keys of a name, likeliest first: no part of it is read as another place. */
export function keysOfName(name: string): string[] {
  return [...new Set(formsOf(placeKey(name.slice(0, MOST_CHARACTERS))))].filter((key) => key !== '');
}

/**
 * Returns the keys for a written name, the likeliest first: unchanged, without a bracket, the part before and then the
 * parts after commas, slashes and dashes; each also with its abbreviations written out and without the words around it.
 */
export function keysOf(written: string): string[] {
  const text = written.slice(0, MOST_CHARACTERS);
  const parts = [text, text.replace(/\s*[([].*/u, ''), ...text.split(/[,/|(–—]| - /u, MOST_PARTS)];
  const keys = new Set(parts.flatMap((part) => formsOf(placeKey(part))));
  const beforeHyphen = placeKey(text.split('-')[0] ?? '');
  if (beforeHyphen.length > 3) keys.add(beforeHyphen);
  keys.delete('');
  return [...keys];
}
