import { type FoldedText, foldValue } from './fold';
import { occurrencesOf, type Stretch } from './occurrences';

/** Surroundings of a value. */
export type EvidenceContext = {
  /** Values that are near it in the original, the most telling first: the employer and dates of a position. */
  readonly near?: readonly string[];
  /** Values that come before it: the heading of its section. */
  readonly after?: readonly string[];
};

/** The distance (in folded characters) at which a neighbour counts half. */
const HALF = 120;

/** Each further neighbour counts a little less than the one before. */
const FADING = 0.8;

/** Returns the occurrence nearest to its surroundings; the first one when nothing sets them apart. */
export function chooseByContext(
  text: FoldedText,
  found: readonly Stretch[],
  context: EvidenceContext,
): Stretch | undefined {
  if (found.length <= 1) return found[0];
  const near = (context.near ?? []).map((value) => occurrencesOf(text, foldValue(value)));
  const after = (context.after ?? []).map((value) => occurrencesOf(text, foldValue(value)));
  let best: Stretch | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const stretch of found) {
    const score = nearnessTo(stretch, near) + precedence(stretch, after);
    if (score > bestScore) [best, bestScore] = [stretch, score];
  }
  return best;
}

function nearnessTo(stretch: Stretch, neighbours: readonly (readonly Stretch[])[]): number {
  let score = 0;
  let weight = 1;
  for (const places of neighbours) {
    const distances = places.filter((place) => !overlaps(place, stretch)).map((place) => gap(place, stretch));
    if (distances.length > 0) score += weight / (1 + Math.min(...distances) / HALF);
    weight *= FADING;
  }
  return score;
}

function precedence(stretch: Stretch, headings: readonly (readonly Stretch[])[]): number {
  const distances = headings.flat().filter((heading) => heading.end <= stretch.start);
  if (distances.length === 0) return 0;
  const nearest = Math.min(...distances.map((heading) => stretch.start - heading.end));
  return 1 / (1 + nearest / (HALF * 4));
}

function overlaps(a: Stretch, b: Stretch): boolean {
  return a.start < b.end && b.start < a.end;
}

function gap(a: Stretch, b: Stretch): number {
  return a.start >= b.end ? a.start - b.end : b.start - a.end;
}
