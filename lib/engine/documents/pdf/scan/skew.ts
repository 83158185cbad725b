import type { Raster } from '../../raster';

/** Degrees: greatest skew of a page on the glass of a scanner or in a careful photo. */
const MOST = 6;
const COARSE = 0.25;
const FINE = 0.05;
const STEP = 2;
/** Pixels darker than this are ink. */
const INK = 140;
/** Lower edges of ink below which a page has too little text to judge. */
const FEWEST_EDGES = 200;
const MOST_EDGES = 60_000;
/** Degrees below which turning a page would only make it less sharp. */
const LEVEL = 0.12;
const WHITE = 255;

/**
 * Returns how far a page is turned clockwise, in degrees: the angle at which the lower edges of its letters fall into
 * the fewest rows. 0 where it is level, or has too little text to judge.
 */
export function skewOf(raster: Raster): number {
  const edges = lowerEdges(raster);
  if (edges.length < 2 * FEWEST_EDGES) return 0;
  const coarse = bestAngle(edges, raster, 0, MOST, COARSE);
  const fine = bestAngle(edges, raster, coarse, COARSE, FINE);
  return Math.abs(fine) < LEVEL ? 0 : fine;
}

/** Places where ink ends at its foot, as x, y, x, y ... */
function lowerEdges({ width, height, gray }: Raster): Int32Array {
  const edges = new Int32Array(2 * MOST_EDGES);
  let count = 0;
  for (let y = 0; y < height - STEP; y += STEP) {
    for (let x = 0; x < width; x += STEP) {
      const at = y * width + x;
      if ((gray[at] ?? WHITE) >= INK || (gray[at + STEP * width] ?? WHITE) < INK) continue;
      if (count === MOST_EDGES) return edges;
      edges[2 * count] = x;
      edges[2 * count + 1] = y;
      count++;
    }
  }
  return edges.subarray(0, 2 * count);
}

function bestAngle(edges: Int32Array, raster: Raster, around: number, reach: number, step: number): number {
  let best = around;
  let highest = -1;
  const steps = Math.round(reach / step);
  for (let number = -steps; number <= steps; number++) {
    const angle = around + number * step;
    const score = sharpness(edges, raster, angle);
    // Of angles that are equally good, the one nearest to level.
    if (score > highest || (score === highest && Math.abs(angle) < Math.abs(best))) {
      highest = score;
      best = angle;
    }
  }
  return best;
}

/** Returns how much the counts of neighbouring rows differ when they are laid at an angle. */
function sharpness(edges: Int32Array, { width, height }: Raster, angle: number): number {
  const slope = Math.tan((angle * Math.PI) / 180);
  const rows = new Int32Array(height + 2 * width);
  for (let at = 0; at < edges.length; at += 2) {
    const row = Math.round((edges[at + 1] ?? 0) - (edges[at] ?? 0) * slope + width) >> 1;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let score = 0;
  for (let row = 1; row < rows.length; row++) {
    const step = (rows[row] ?? 0) - (rows[row - 1] ?? 0);
    score += step * step;
  }
  return score;
}

/** Returns the picture turned counterclockwise about its middle by an angle in degrees, on paper of the same size. */
export function turnedBack(raster: Raster, angle: number): Raster {
  if (angle === 0) return raster;
  const { width, height, gray } = raster;
  const turned = new Uint8Array(gray.length).fill(WHITE);
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [midX, midY] = [width / 2, height / 2];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const fromX = midX + (x - midX) * cos - (y - midY) * sin;
      const fromY = midY + (x - midX) * sin + (y - midY) * cos;
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const at = top * width + left;
      const [right, down] = [fromX - left, fromY - top];
      const upper = (gray[at] ?? 0) * (1 - right) + (gray[at + 1] ?? 0) * right;
      const lower = (gray[at + width] ?? 0) * (1 - right) + (gray[at + width + 1] ?? 0) * right;
      turned[y * width + x] = upper * (1 - down) + lower * down;
    }
  }
  return { width, height, gray: turned };
}
