import type { PictureWord, Raster } from '../../raster';

/** Shade below which a pixel is part of a stroke. */
const INK = 160;
const PAPER = 255;
/** Of the height of a word: longer runs of ink are bars and not the width of a stroke. */
const LONGEST = 0.45;
const FEWEST_RUNS = 12;

/**
 * Returns how wide the strokes of a word are, in pixels: the middle of its runs of ink from left to right, each counted by
 * how dark it is. Undefined for a word with hardly any.
 */
export function strokeOf({ gray, width, height }: Raster, word: PictureWord): number | undefined {
  const [x0, x1] = [Math.max(1, Math.floor(word.x0)), Math.min(width - 1, Math.ceil(word.x1))];
  const [y0, y1] = [Math.max(0, Math.floor(word.y0)), Math.min(height, Math.ceil(word.y1))];
  const longest = LONGEST * (y1 - y0);
  const runs: number[] = [];
  for (let y = y0; y < y1; y++) {
    const row = y * width;
    const darkness = (x: number) => 1 - (gray[row + x] ?? PAPER) / PAPER;
    for (let x = x0; x < x1; x++) {
      if ((gray[row + x] ?? PAPER) >= INK) continue;
      let run = darkness(x - 1);
      for (; x < x1 && (gray[row + x] ?? PAPER) < INK; x++) run += darkness(x);
      run += darkness(x);
      if (run <= longest) runs.push(run);
    }
  }
  if (runs.length < FEWEST_RUNS) return undefined;
  return runs.sort((one, other) => one - other)[runs.length >> 1];
}
