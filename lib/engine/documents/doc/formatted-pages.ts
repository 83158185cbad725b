import type { Bytes } from '@/lib/containers';
import type { Extent } from './information-block';
import type { Piece } from './pieces';

/** Changes that apply to the characters from `start` up to `end`. */
export type FormattedRun = { start: number; end: number; changes: Uint8Array };

/** The same by offset in the stream, as the file has it. */
type OffsetRun = FormattedRun;

const PAGE = 512;
const PAGE_MASK = 0x3fffff;
const NOTHING = new Uint8Array();

/** Reads the character changes of the text, by character, sorted (MS-DOC 2.9.33). */
export function readCharacterRuns(
  stream: Bytes,
  table: Bytes,
  extent: Extent,
  pieces: Piece[],
): FormattedRun[] {
  return toCharacters(readPages(stream, table, extent, 1, characterChanges), pieces);
}

/**
 * Reads the paragraph changes of the text, by character, sorted (MS-DOC 2.9.175); they begin with the index of the
 * style.
 */
export function readParagraphRuns(
  stream: Bytes,
  table: Bytes,
  extent: Extent,
  pieces: Piece[],
): FormattedRun[] {
  return toCharacters(readPages(stream, table, extent, 13, paragraphChanges), pieces);
}

/** Returns the run that holds a character, found from a hint near it; undefined when none does. */
export function runAt(runs: readonly FormattedRun[], character: number): number {
  let low = 0;
  let high = runs.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const run = runs[middle];
    if (!run || run.start > character) high = middle - 1;
    else if (run.end <= character) low = middle + 1;
    else return middle;
  }
  return -1;
}

function readPages(
  stream: Bytes,
  table: Bytes,
  extent: Extent,
  entrySize: number,
  changesAt: (stream: Bytes, page: number, entry: number) => Uint8Array,
): OffsetRun[] {
  const runs: OffsetRun[] = [];
  const entries = Math.max(0, Math.floor((Math.min(extent.length, table.length - extent.start) - 4) / 8));
  const pages = new Set<number>();
  for (let index = 0; index < entries; index += 1) {
    const number = table.u32(extent.start + (entries + 1) * 4 + index * 4) & PAGE_MASK;
    pages.add(number * PAGE);
  }
  for (const page of pages) {
    if (page + PAGE > stream.length) continue;
    const count = stream.u8(page + PAGE - 1);
    for (let run = 0; run < count; run += 1) {
      runs.push({
        start: stream.u32(page + run * 4),
        end: stream.u32(page + (run + 1) * 4),
        changes: changesAt(stream, page, page + (count + 1) * 4 + run * entrySize),
      });
    }
  }
  return withoutOverlap(runs.sort((one, other) => one.start - other.start));
}

/** No two runs of a sound file share a byte; the first one keeps it, so that a piece never meets one run per run. */
function withoutOverlap(runs: readonly OffsetRun[]): OffsetRun[] {
  let end = 0;
  return runs.flatMap((run) => {
    if (run.end <= Math.max(run.start, end)) return [];
    const kept = { ...run, start: Math.max(run.start, end) };
    end = run.end;
    return [kept];
  });
}

function characterChanges(stream: Bytes, page: number, entry: number): Uint8Array {
  const offset = stream.u8(entry) * 2;
  if (offset === 0) return NOTHING;
  const at = page + offset;
  return stream.slice(at + 1, Math.min(page + PAGE, at + 1 + stream.u8(at)));
}

function paragraphChanges(stream: Bytes, page: number, entry: number): Uint8Array {
  const offset = stream.u8(entry) * 2;
  if (offset === 0) return NOTHING;
  const at = page + offset;
  const size = stream.u8(at);
  // An odd number of bytes is marked by the first byte, an even one by the second.
  const [start, length] = size === 0 ? [at + 2, stream.u8(at + 1) * 2] : [at + 1, size * 2 - 1];
  return stream.slice(start, Math.min(page + PAGE, start + length));
}

function toCharacters(runs: OffsetRun[], pieces: readonly Piece[]): FormattedRun[] {
  return pieces.flatMap(({ start, end, offset, width }) => {
    const lastOffset = offset + (end - start) * width;
    const found: FormattedRun[] = [];
    for (let index = firstEndingAfter(runs, offset); index < runs.length; index += 1) {
      const run = runs[index];
      if (!run || run.start >= lastOffset) break;
      const from = start + Math.max(0, Math.ceil((run.start - offset) / width));
      const to = start + Math.ceil((Math.min(run.end, lastOffset) - offset) / width);
      if (to > from) found.push({ start: from, end: to, changes: run.changes });
    }
    return found;
  });
}

function firstEndingAfter(runs: readonly OffsetRun[], offset: number): number {
  let low = 0;
  let high = runs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((runs[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
