const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

function firstLetter(word: string): string {
  for (const { segment } of graphemes.segment(word)) {
    if (/\p{L}|\p{N}/u.test(segment)) {
      return segment.toLocaleUpperCase('und');
    }
  }
  return '';
}

/**
 * Returns the first letters of the first and the last word that have one: at most two, "" for a name without letters.
 */
export function initialsOf(name: string): string {
  const letters = name
    .trim()
    .split(/\s+/u)
    .map(firstLetter)
    .filter((letter) => letter !== '');
  const last = letters.length > 1 ? letters.at(-1) : '';
  return `${letters[0] ?? ''}${last ?? ''}`;
}

/** Returns a number from 0 to `count - 1` that is always the same for the same name (FNV-1a). */
export function toneOf(name: string, count: number): number {
  let hash = 0x811c9dc5;
  for (const character of name.normalize('NFC')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0) % count;
}
