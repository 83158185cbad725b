import type { PictureLine, PictureWord } from '../../raster';
import { withMarks } from './marks';

const DOMAIN = /^[\w-]+(?:\.[\w-]+)+$/;
const AT = '@';
const MAIL = /@[^@]*\./;
/** The start of an address of the web, whose colon and strokes are thin. */
const SCHEME = /^(\(?https?)[:;.-]?\/{1,2}(?=[\p{L}\p{N}])/iu;
const WEB = /^\(?https?/i;
/**
 * A capital I is read as the small letter that looks like it. No word has that behind two letters, the last a capital,
 * at its end, nor before a capital of the same word.
 */
const SMALL_L = /(?<=\p{L}\p{Lu})l(?=[^\p{L}\p{N}]*$)|(?<![\p{L}\p{N}])l(?=\p{L}?\p{Lu})/u;

/**
 * Returns a line with its words as they were written: bullets, the pronoun of one letter and addresses are taken for
 * others that look like them. The at sign of an address is wide and read as a separate word: it is joined to its
 * neighbours. The box of a word may reach over those that follow: it ends where the next one begins.
 */
export function asWritten(line: PictureLine): PictureLine {
  const words = withMarks(line);
  const written: PictureWord[] = [];
  words.forEach((word, index) => {
    const last = written.at(-1);
    if (last && word.x0 > last.x0 && isOneAddress(last, word, words[index + 1])) {
      written.pop();
      written.push(joined(last, word));
      return;
    }
    if (last && last.x0 < word.x0 && word.x0 < last.x1) last.x1 = word.x0;
    written.push({ ...word });
  });
  return { words: written.map(spelt), baseline: line.baseline };
}

function spelt(word: PictureWord): PictureWord {
  const isAddress = WEB.test(word.text) || MAIL.test(word.text);
  const text = word.text.replace(SCHEME, '$1://');
  return { ...word, text: isAddress ? text : text.replace(SMALL_L, 'I') };
}

/** An at sign that stands alone belongs to an address where the host of one follows. */
function isOneAddress(last: PictureWord, next: PictureWord, afterNext: PictureWord | undefined): boolean {
  if (last.text.endsWith(AT)) return DOMAIN.test(next.text);
  return next.text === AT ? DOMAIN.test(afterNext?.text ?? '') : /^@[\w-]/.test(next.text);
}

/** The sign reaches above and below the letters, and does not show their height. */
function joined(last: PictureWord, next: PictureWord): PictureWord {
  const { y0, y1 } = last.text === AT ? next : last;
  return {
    text: last.text + next.text,
    x0: last.x0,
    y0,
    x1: Math.max(last.x1, next.x1),
    y1,
    certainty: Math.min(last.certainty, next.certainty),
  };
}
