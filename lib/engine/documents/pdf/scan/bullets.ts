import type { PictureLine, PictureWord, Raster } from '../../raster';
import { BULLET, isApart, mayBeBullet, usualHeight } from './marks';

/** In heights of the letters: what is looked at in front of a word, and above and below its foot. */
const BEFORE = 3.2;
const ABOVE = 1.6;
const BELOW = 0.6;
/** In heights of the letters: how large a dot is at least, and the paper in front of it. */
const SMALLEST = 0.14;
const MARGIN = 0.4;
/** Of its width to its height, and of ink in its box. */
const MOST_STRETCH = 1.8;
const FEWEST_INK = 0.45;
const INK = 128;
/** In heights of the letters: how far the bullets of one list are from one line. */
const ALIGNED = 0.4;

type Box = Pick<PictureWord, 'x0' | 'y0' | 'x1' | 'y1'>;
type Dot = { line: number; before: PictureWord; box: Box; height: number };

/**
 * Adds the bullets that a recogniser has passed over: dots in front of words, one below the other with other bullets.
 */
export function withBullets(lines: readonly PictureLine[], raster: Raster): PictureLine[] {
  const dots = lines.flatMap((line, index) => dotsOf(line, index, raster));
  const read = lines.flatMap(({ words }) => words.filter(({ text }) => text === BULLET));
  const all: Box[] = [...dots.map(({ box }) => box), ...read];
  const kept = dots.filter(({ box, height }) =>
    all.some((other) => other !== box && Math.abs(other.x0 - box.x0) < ALIGNED * height),
  );
  return lines.map((line, index) => {
    const own = kept.filter((dot) => dot.line === index);
    if (own.length === 0) return line;
    const words = line.words.flatMap((word) => {
      const dot = own.find(({ before }) => before === word);
      return dot ? [{ ...dot.box, text: BULLET, certainty: word.certainty }, word] : [word];
    });
    return { ...line, words };
  });
}

function dotsOf({ words, baseline }: PictureLine, line: number, raster: Raster): Dot[] {
  const height = usualHeight(words);
  if (height === undefined) return [];
  return words.flatMap((word, index) => {
    const last = words[index - 1];
    if (!isApart(last, word, height) || !/^[\p{L}\p{N}]/u.test(word.text)) return [];
    const foot = baseline.y + baseline.slope * word.x0;
    const start = Math.max(word.x0 - BEFORE * height, (last?.x1 ?? 0) + 1, 0);
    const area = { x0: start, x1: word.x0, y0: foot - ABOVE * height, y1: foot + BELOW * height };
    const box = dotIn(raster, area, height);
    return box && mayBeBullet(box, word, height) && box.y1 <= foot
      ? [{ line, before: word, box, height }]
      : [];
  });
}

/** Returns the box of the last ink of an area, if it is a dot with paper around it. */
function dotIn(raster: Raster, area: Box, height: number): Box | undefined {
  const x0 = Math.ceil(area.x0);
  const [y0, y1] = [Math.max(0, Math.ceil(area.y0)), Math.min(raster.height, Math.ceil(area.y1))];
  const inkOf = (x: number) => {
    const rows: number[] = [];
    for (let y = y0; y < y1; y++) if ((raster.gray[y * raster.width + x] ?? INK) < INK) rows.push(y);
    return rows;
  };
  let x = Math.floor(area.x1) - 1;
  // The word itself may begin a little before its box.
  while (x > x0 && inkOf(x).length > 0) x--;
  while (x > x0 && inkOf(x).length === 0) x--;
  const end = x + 1;
  const rows: number[] = [];
  for (let own = inkOf(x); x > x0 && own.length > 0; own = inkOf(x)) {
    rows.push(...own);
    x--;
  }
  const box = { x0: x + 1, x1: end, y0: Math.min(...rows), y1: Math.max(...rows) + 1 };
  const [width, tall] = [box.x1 - box.x0, box.y1 - box.y0];
  const isDot =
    Math.min(width, tall) >= SMALLEST * height &&
    Math.max(width / tall, tall / width) <= MOST_STRETCH &&
    rows.length >= FEWEST_INK * width * tall;
  const paper = Math.max(x0, Math.floor(box.x0 - MARGIN * height));
  for (let left = x; left >= paper; left--) if (inkOf(left).length > 0) return undefined;
  return rows.length > 0 && isDot ? box : undefined;
}
