import { fold } from '../../kernel';

/** The form in which names are compared: folded, letters and digits alone, parted by single blanks. */
export function placeKey(name: string): string {
  return fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const MOST_CHARACTERS = 120;
/** Words around the name of a place that are none of its parts. */
const AROUND =
  /^(?:greater|grand|gran|area metropolitana de|region|raum|stadt|city of|cdad de|ciudad de) | (?:area|metropolitan area|metro area|metropolregion|und umgebung|and surroundings|cedex(?: \d+)?|\d+(?:er|e|eme)?)$/u;
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

/**
 * The keys under which a written name may stand, the likeliest first: as it is, with its abbreviations written out,
 * without the words around it, without what follows a bracket, comma, slash or dash.
 */
export function keysOf(written: string): string[] {
  const text = written.slice(0, MOST_CHARACTERS);
  const keys = new Set<string>();
  for (const part of [text, text.replace(/\s*[([].*/u, ''), text.split(/[,/|(–—]| - /u)[0] ?? '']) {
    const key = placeKey(part);
    for (const form of [key, key.replace(AROUND, '')]) {
      keys.add(form);
      for (const [short, long] of ABBREVIATED) if (short.test(form)) keys.add(form.replace(short, long));
    }
  }
  const beforeDash = placeKey(text.split('-')[0] ?? '');
  if (beforeDash.length > 3) keys.add(beforeDash);
  keys.delete('');
  return [...keys];
}
