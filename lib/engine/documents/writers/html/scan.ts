import { escapeHtml } from '../../../kernel';
import type { Line, ScannedPage } from '../../model';
import type { PictureWord } from '../../raster';
import { writePicture } from './pictures';

/** The rules of pages that show their picture with its words over it, which can be marked and found, but not seen. */
export const SCAN_STYLE = `
.scan{position:relative;container-type:inline-size;overflow:hidden}
.scan img{width:100%;max-height:none;margin:0}
.scan p{margin:0;mix-blend-mode:multiply}
.scan .word{position:absolute;left:0;top:0;color:transparent;white-space:pre;font-family:monospace;line-height:1}
`.trim();

/** In ems: the width of each character in monospaced fonts. */
const CHARACTER = 0.6;

type Size = { width: number; height: number };

/** Writes a page as its picture, with each word in its place on it; in the order of reading. */
export function writeScan(
  scan: ScannedPage,
  picture: Uint8Array,
  lines: readonly Line[],
  size: Size,
): string {
  const left = new Set(scan.words);
  const written = lines.map((line) => {
    const words = [...left].filter((word) => isIn(word, line)).sort((a, b) => a.x0 - b.x0);
    for (const word of words) left.delete(word);
    return writeWords(words, scan.turn, size);
  });
  const rest = [...left].map((word) => writeWords([word], scan.turn, size));
  const image = writePicture({ bytes: picture, extension: 'jpg', page: scan.page });
  return `<div class="scan">\n${[image, ...written, ...rest].filter(Boolean).join('\n')}\n</div>`;
}

function isIn({ x0, x1, y0, y1 }: PictureWord, { box }: Line): boolean {
  if (box === undefined) return false;
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1;
}

function writeWords(words: readonly PictureWord[], turn: number, size: Size): string {
  if (words.length === 0) return '';
  return `<p>${words.map((word) => writeWord(word, turn, size)).join('')}</p>`;
}

/** All measures are shares of the width of the page, so that they hold in any width of a window. */
function writeWord({ text, x0, y0, x1, y1 }: PictureWord, turn: number, size: Size): string {
  const [x, y] = turnedAboutMiddle((x0 + x1) / 2, (y0 + y1) / 2, turn, size);
  const share = (points: number) => ((100 * points) / size.width).toFixed(2);
  const [width, height] = [x1 - x0, y1 - y0];
  const spacing = width / Math.max([...text].length, 1) - CHARACTER * height;
  const style = [
    `margin-left:${share(x - width / 2)}%`,
    `margin-top:${share(y - height / 2)}%`,
    `font-size:${share(height)}cqw`,
    `letter-spacing:${share(spacing)}cqw`,
  ].join(';');
  return `<span class="word" style="${style}">${escapeHtml(text)} </span>`;
}

/** Maps a point of the page turned level to the page as it was, rotated clockwise. */
function turnedAboutMiddle(x: number, y: number, turn: number, { width, height }: Size): [number, number] {
  const angle = (turn * Math.PI) / 180;
  const [dx, dy] = [x - width / 2, y - height / 2];
  return [
    width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle),
    height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle),
  ];
}
