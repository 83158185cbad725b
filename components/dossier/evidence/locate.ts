import { type FoldedText, foldItems, foldValue, type TextItem } from './fold';
import { chooseByContext, type EvidenceContext } from './nearness';
import { occurrencesOf, type Stretch } from './occurrences';

/**
 * Finds the place in the rendered original that a parsed value came from.
 *
 * It needs only what any provider of the parsing API returns: the values themselves. A value is searched in the text of
 * the original; of several occurrences the one nearest to related values (the employer and the dates of the same
 * position, say) is chosen. It does not guess: a value that was calculated rather than read is not found.
 */

/** Characters `start..end` of run `item` that show the value. */
export type EvidenceRange = { readonly item: number; readonly start: number; readonly end: number };

/** A passage longer than this (in folded characters) may be found piece by piece. */
const PASSAGE = 40;

/** The share of a passage that its pieces must cover before the place counts as found. */
const COVERED = 0.5;

export type EvidenceIndex = FoldedText;

/** Prepares the runs of a document for many look-ups. */
export const indexEvidence: (items: readonly TextItem[]) => EvidenceIndex = foldItems;

/**
 * The ranges of the original that show `value`, in reading order; none when it is not there.
 * Of several spellings of one value (as written, normalised) the first that is found counts.
 */
export function locateEvidence(
  index: EvidenceIndex,
  value: string | readonly string[],
  context: EvidenceContext = {},
): EvidenceRange[] {
  const spellings = typeof value === 'string' ? [value] : value;
  for (const spelling of spellings) {
    const stretch = locateWhole(index, spelling, context);
    if (stretch) return rangesOf(index, [stretch]);
  }
  for (const spelling of spellings) {
    const pieces = locatePieces(index, spelling, context);
    if (pieces.length > 0) return rangesOf(index, pieces);
  }
  return [];
}

function locateWhole(index: EvidenceIndex, value: string, context: EvidenceContext): Stretch | undefined {
  const found = occurrencesOf(index, foldValue(value));
  return chooseByContext(index, found, context);
}

/** Locates a long passage line by line and sentence by sentence where the original interrupts it. */
function locatePieces(index: EvidenceIndex, value: string, context: EvidenceContext): Stretch[] {
  const whole = foldValue(value).length;
  if (whole < PASSAGE) return [];
  const pieces = value
    .split(/\n+|(?<=[.;:!?。])\s+|\s+[•·▪–—|]\s+/u)
    .filter((piece) => foldValue(piece).length > 8);
  const found: Stretch[] = [];
  let covered = 0;
  for (const piece of pieces) {
    const before = found.at(-1);
    const stretch = before
      ? nearestAfter(occurrencesOf(index, foldValue(piece)), before.end)
      : locateWhole(index, piece, context);
    if (!stretch) continue;
    found.push(stretch);
    covered += stretch.end - stretch.start;
  }
  return covered >= whole * COVERED ? found.sort((a, b) => a.start - b.start) : [];
}

function nearestAfter(found: readonly Stretch[], place: number): Stretch | undefined {
  return found.toSorted((a, b) => Math.abs(a.start - place) - Math.abs(b.start - place))[0];
}

function rangesOf(index: EvidenceIndex, stretches: readonly Stretch[]): EvidenceRange[] {
  const ranges: { item: number; start: number; end: number }[] = [];
  for (const { start, end } of stretches) {
    for (const origin of index.origins.slice(start, end)) {
      const last = ranges.at(-1);
      if (last?.item === origin.item && origin.start >= last.start) last.end = Math.max(last.end, origin.end);
      else ranges.push({ ...origin });
    }
  }
  return ranges;
}
