import type { Raster } from '../../raster';

/** Standard deviations of the noise below the paper from which a pixel is ink. */
const NOISE_REACH = 3;
/** Share of the pixels on one side of the median that are within one standard deviation. */
const WITHIN_DEVIATION = 0.68;
const WHITE = 255;

/**
 * Returns the picture with its paper white: noise and a gray background are removed, and darker parts keep their
 * shades. A page drawn by a program does not change.
 */
export function cleaned(raster: Raster): Raster {
  if (medianOf(histogramOf(raster.gray)) === WHITE) return raster;
  const soft = softened(raster);
  const counts = histogramOf(soft.gray);
  const paper = medianOf(counts);
  const darkest = paper - NOISE_REACH * deviationAbove(counts, paper);
  // A picture that is mostly dark has no paper to clear.
  if (darkest <= WHITE / 3) return soft;
  for (let at = 0; at < soft.gray.length; at++) {
    const value = soft.gray[at] ?? 0;
    soft.gray[at] = value >= darkest ? WHITE : (value * WHITE) / darkest;
  }
  return soft;
}

function histogramOf(gray: Uint8Array): Uint32Array {
  const counts = new Uint32Array(256);
  for (const value of gray) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

function medianOf(counts: Uint32Array): number {
  const half = counts.reduce((sum, count) => sum + count, 0) / 2;
  let seen = 0;
  for (let value = 0; value < counts.length; value++) {
    seen += counts[value] ?? 0;
    if (seen > half) return value;
  }
  return WHITE;
}

/** Measures the noise of the paper on its brighter half, where there is no ink. */
function deviationAbove(counts: Uint32Array, paper: number): number {
  const enough = counts.subarray(paper).reduce((sum, count) => sum + count, 0) * WITHIN_DEVIATION;
  let seen = 0;
  for (let value = paper; value < counts.length; value++) {
    seen += counts[value] ?? 0;
    if (seen > enough) return Math.max(1, value - paper);
  }
  return 1;
}

/** Returns each pixel averaged with its eight neighbours, the nearest of which count most. */
function softened({ width, height, gray }: Raster): Raster {
  const across = new Uint16Array(gray.length);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      const left = gray[row + Math.max(x - 1, 0)] ?? 0;
      const right = gray[row + Math.min(x + 1, width - 1)] ?? 0;
      across[row + x] = left + 2 * (gray[row + x] ?? 0) + right;
    }
  }
  const soft = new Uint8Array(gray.length);
  for (let y = 0; y < height; y++) {
    const [row, above, below] = [y, Math.max(y - 1, 0), Math.min(y + 1, height - 1)].map((at) => at * width);
    for (let x = 0; x < width; x++) {
      const sum =
        (across[(above ?? 0) + x] ?? 0) + 2 * (across[(row ?? 0) + x] ?? 0) + (across[(below ?? 0) + x] ?? 0);
      soft[(row ?? 0) + x] = sum >> 4;
    }
  }
  return { width, height, gray: soft };
}
