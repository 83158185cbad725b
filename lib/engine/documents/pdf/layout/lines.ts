import type { Box } from '../../../kernel';
import type { Line } from '../../model';
import type { LinkArea } from '../links';
import type { Shapes } from '../shapes';
import { isRightToLeft } from './bidi';
import { drawnBullet, takeBullet } from './bullets';
import type { Strip } from './order';
import type { Row } from './rows';
import { commonSize, isBold, runsOf } from './runs';
import { joinWrapped } from './wrapped';

/** The box of a line reaches this share of the em above and below its baseline, whatever the font states. */
const ASCENT = 0.8;
const DESCENT = 0.2;
/** White space, in ems beyond the usual between the lines of a strip, from which another block begins. */
const BLOCK_GAP = 0.3;
/** White space, in ems, that lines of one text have between them at most. */
const LOOSEST_LINES = 0.8;
/** Distance of baselines, in ems, below which two lines are side by side. */
const SAME_ROW = 0.5;

const SHOWN = /[^\s\p{Co}]/u;

/** Parts of a page, other than text, that its lines are made from. */
export type PageSurroundings = { page: number; links: readonly LinkArea[]; shapes: Shapes };

/** Returns the lines of strips in their order. Blocks are numbered from 0 within the result. */
export function buildLines(strips: readonly Strip[], around: PageSurroundings): Line[] {
  const lines: Line[] = [];
  let block = 0;
  for (const strip of strips) {
    const rows = strip.cell === undefined ? strip.rows : joinWrapped(strip.rows, strip.cell.box);
    const built = rows.map((row) => ({ line: buildLine(row, strip, around), row }));
    const shown = built.filter(({ line }) => SHOWN.test(line.text) || line.runs.some(({ href }) => href));
    shown.forEach(({ line, row }, index) => {
      const above = shown[index - 1]?.row;
      if (above !== undefined) line.gapBefore = whiteSpaceBetween(above, row);
    });
    const usual = usualGap(shown.map(({ line }) => line));
    shown.forEach(({ line }, index) => {
      const previous = shown[index - 1]?.line;
      if (previous !== undefined && startsBlock(line, previous, usual)) block++;
      line.block = block;
      lines.push(line);
    });
    block++;
  }
  return lines;
}

/** A row counts with its baseline: a date that takes two lines in the margin does not lower it. */
function whiteSpaceBetween(above: Row, row: Row): number {
  if (row.baseline - above.baseline < SAME_ROW * row.fontSize) return 0;
  const gap = row.baseline - ASCENT * row.fontSize - (above.baseline + DESCENT * above.fontSize);
  return Math.round(gap * 100) / 100;
}

function buildLine(row: Row, { column, cell }: Strip, { page, links, shapes }: PageSurroundings): Line {
  const runs = runsOf(row, links);
  const isFromRight = shapes.marks.length > 0 && isRightToLeft(runs[0]?.text ?? '');
  const bullet = takeBullet(runs) ?? drawnBullet(row, shapes.marks, isFromRight);
  return {
    text: runs.map((run) => run.text).join(''),
    runs,
    page,
    box: boxOf(row),
    fontSize: commonSize(runs),
    bold: isBold(runs),
    role: bullet !== undefined ? 'listItem' : cell === undefined ? 'paragraph' : 'cell',
    ...(bullet === undefined ? {} : { bullet }),
    block: 0,
    column,
    ...(cell && { cell: cell.numbers }),
  };
}

function boxOf(row: Row): Box {
  return {
    x0: row.x0,
    y0: Math.min(...row.segments.map((segment) => segment.baseline - ASCENT * segment.fontSize)),
    x1: row.x1,
    y1: Math.max(...row.segments.map((segment) => segment.baseline + DESCENT * segment.fontSize)),
  };
}

/** Returns the gap, in ems, between lines that follow closely: the lower quartile of all. */
function usualGap(lines: readonly Line[]): number {
  const gaps = lines.map((line) => (line.gapBefore ?? 0) / line.fontSize).filter((gap) => gap > 0);
  gaps.sort((a, b) => a - b);
  return Math.min(gaps[gaps.length >> 2] ?? 0, LOOSEST_LINES);
}

function startsBlock(line: Line, previous: Line, usual: number): boolean {
  const em = Math.min(line.fontSize, previous.fontSize);
  return (line.gapBefore ?? 0) > (usual + BLOCK_GAP) * em;
}
