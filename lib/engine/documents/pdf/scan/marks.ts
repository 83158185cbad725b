import type { PictureLine, PictureWord } from '../../raster';

export const BULLET = '•';
/** What a dot, a ring or a small square in front of a line is read as. */
const LIKE_BULLET = /^(?:[^\p{L}\p{N}\s]{1,2}|[oe])$/u;
/** Marks that are in front of lines as they are: dashes, and what opens the words behind. */
const AS_READ = /^[-–—#@&$€£(["'“”‘’.…]/u;
/** In heights of the letters of the line: how large a bullet is at most, and how far its text is. */
const LARGEST = 0.66;
const NEAREST = 0.3;
const FARTHEST = 2.6;
/** How far a word is from the one before it where it is in another column. */
const APART = 2.5;
/** A bar reaches below the foot of the letters; a capital I that is read as one does not. */
const STROKE = '|';
const OFF_FOOT = 0.09;
const ABOVE = 0.35;

/** Returns the words of a line with bullets and capital letters as they are, where their size tells what they are. */
export function withMarks({ words, baseline }: PictureLine): PictureWord[] {
  const height = usualHeight(words);
  if (height === undefined) return [...words];
  return words.map((word, index) => {
    const [last, next] = [words[index - 1], words[index + 1]];
    if (isApart(last, word, height) && next && isBullet(word, next, height)) return { ...word, text: BULLET };
    if (word.text !== STROKE) return word;
    const foot = baseline.y + (baseline.slope * (word.x0 + word.x1)) / 2;
    const isLetter = Math.abs(word.y1 - foot) < OFF_FOOT * height && foot - word.y0 > ABOVE * height;
    return isLetter ? { ...word, text: 'I' } : word;
  });
}

/** Returns whether a word is the first of its line, or of its column. */
export function isApart(last: PictureWord | undefined, word: PictureWord, height: number): boolean {
  return last === undefined || word.x0 - last.x1 > APART * height;
}

function isBullet(word: PictureWord, next: PictureWord, height: number): boolean {
  return LIKE_BULLET.test(word.text) && !AS_READ.test(word.text) && mayBeBullet(word, next, height);
}

/** Returns whether a box has the size of a bullet, and its distance from the word behind it. */
export function mayBeBullet(
  { x0, x1, y0, y1 }: Pick<PictureWord, 'x0' | 'x1' | 'y0' | 'y1'>,
  next: PictureWord,
  height: number,
): boolean {
  const gap = next.x0 - x1;
  const isSmall = x1 - x0 <= LARGEST * height && y1 - y0 <= LARGEST * height;
  return isSmall && gap >= NEAREST * height && gap <= FARTHEST * height;
}

/** Returns the middle height of the words with letters. */
export function usualHeight(words: readonly PictureWord[]): number | undefined {
  const heights = words
    .filter(({ text }) => /[\p{L}\p{N}]{2}/u.test(text))
    .map(({ y0, y1 }) => y1 - y0)
    .sort((one, other) => one - other);
  return heights[heights.length >> 1];
}
