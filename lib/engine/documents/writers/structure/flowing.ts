import type { Line, SourceDocument } from '../../model';
import { type Block, blocksOf, usualSize } from './blocks';
import { withHeading } from './pages';
import { joinWrapped } from './wrapping';

/**
 * Returns the blocks of any document as one flow of text. Text on fixed pages is taken in reading order, one column
 * after the other, and its lines are joined into paragraphs that can be broken anew.
 */
export function flowingBlocks(document: SourceDocument): Block[] {
  if (document.kind !== 'pdf' && !document.scans) return blocksOf(document.lines, document.images);
  const base = usualSize(document.lines);
  const lines = columnsOf(document.lines.map((line) => withHeading(line, base))).flatMap(joinWrapped);
  return blocksOf(
    lines,
    document.images.map((image) => ({ ...image, line: image.page === 0 ? 0 : lines.length })),
  );
}

function columnsOf(lines: readonly Line[]): Line[][] {
  const columns: Line[][] = [];
  for (const line of lines) {
    const last = columns.at(-1);
    const before = last?.at(-1);
    if (last && before?.column === line.column && before.page === line.page) last.push(line);
    else columns.push([line]);
  }
  return columns;
}
