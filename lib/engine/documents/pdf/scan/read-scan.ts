import type { PictureReader, PictureWord } from '../../raster';
import type { PageFrame } from '../frame';
import type { PageGlyphs } from '../glyphs';
import type { Pdfium } from '../pdfium/instance';
import { withBullets } from './bullets';
import { cleaned } from './clean';
import { glyphsOfPicture } from './glyphs';
import { drawPage, grayOf, readingScale } from './render';
import { skewOf, turnedBack } from './skew';
import { asWritten } from './words';

/** Text read from the picture of a page, turned level; `turn` is the clockwise rotation it had, in degrees. */
export type Scan = { glyphs: PageGlyphs; turn: number; words: PictureWord[] };

/** Reads a loaded page as a picture; undefined when it cannot be drawn, or was not read in time. */
export function readScan(
  pdfium: Pdfium,
  page: number,
  frame: PageFrame,
  readPicture: PictureReader,
): Scan | undefined {
  const scale = readingScale(frame);
  const drawn = drawPage(pdfium, page, frame, scale);
  if (drawn === undefined) return undefined;
  const clean = cleaned(grayOf(drawn));
  const turn = skewOf(clean);
  const level = turnedBack(clean, turn);
  const read = readPicture(level);
  if (read === undefined) return undefined;
  const lines = withBullets(read, level).map(asWritten);
  const words = lines.flatMap((line) => line.words);
  return {
    glyphs: glyphsOfPicture(lines, scale, level),
    turn,
    words: words.map((word) => ({
      ...word,
      x0: word.x0 / scale,
      y0: word.y0 / scale,
      x1: word.x1 / scale,
      y1: word.y1 / scale,
    })),
  };
}
