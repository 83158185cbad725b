import type { PictureLine, PictureWord } from '../../raster';

const DOMAIN = /^[\w-]+(?:\.[\w-]+)+$/;

/**
 * Returns a line with its words as they were written. The at sign of an address is wide and read as a separate word:
 * it is joined to its neighbours. The box of a word may reach over those that follow: it ends where the next one
 * begins.
 */
export function asWritten({ words, baseline }: PictureLine): PictureLine {
  const written: PictureWord[] = [];
  for (const word of words) {
    const last = written.at(-1);
    if (last && word.x0 > last.x0 && isOneAddress(last.text, word.text)) {
      written.pop();
      written.push(joined(last, word));
      continue;
    }
    if (last && last.x0 < word.x0 && word.x0 < last.x1) last.x1 = word.x0;
    written.push({ ...word });
  }
  return { words: written, baseline };
}

function isOneAddress(last: string, next: string): boolean {
  return last.endsWith('@') ? DOMAIN.test(next) : /^@(?:$|[\w-])/.test(next);
}

/** The sign reaches above and below the letters, and does not show their height. */
function joined(last: PictureWord, next: PictureWord): PictureWord {
  const { y0, y1 } = last.text === '@' ? next : last;
  return {
    text: last.text + next.text,
    x0: last.x0,
    y0,
    x1: Math.max(last.x1, next.x1),
    y1,
    certainty: Math.min(last.certainty, next.certainty),
  };
}
