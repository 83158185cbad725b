import type { Box } from '../../../kernel';
import { looksLikeDates } from './datelike';
import { part } from './edges';
import type { Grid } from './grid';
import { hasDatesInMargin } from './margins';
import { groupRows } from './rows';
import type { Segment, SetCell, SetTable } from './segment';

/** Height of the middle of a text above its baseline, in ems. */
const MIDDLE = 0.3;
/** In points: by how much a table may reach over the cell that it is in. */
const EDGE = 2;
/** Dates of a cell that may be a margin for several entries. */
const FEWEST_DATES = 2;

/**
 * Puts each ruled table among the segments into one segment that represents it. A grid is a table when text is side
 * by side in its cells; frames and underlines are not.
 */
export function holdTables(segments: readonly Segment[], grids: readonly Grid[]): Segment[] {
  let rest: readonly Segment[] = segments;
  const tables: Segment[] = [];
  for (const grid of grids) {
    const boxes = grid.cells.map(({ box }) => box);
    const inside = cutAtBoxes(
      rest.filter((segment) => isInside(segment, grid.box)),
      boxes,
    );
    const table = tableOf(inside, grid, grids);
    if (table === undefined) continue;
    rest = rest.filter((segment) => !isInside(segment, grid.box));
    tables.push(standIn(table, inside));
  }
  return [...rest, ...tables];
}

function isInside({ x0, x1, baseline, fontSize }: Segment, box: Box): boolean {
  const [x, y] = [(x0 + x1) / 2, baseline - MIDDLE * fontSize];
  return x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1;
}

function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.x0 > outer.x0 - EDGE &&
    inner.x1 < outer.x1 + EDGE &&
    inner.y0 > outer.y0 - EDGE &&
    inner.y1 < outer.y1 + EDGE
  );
}

/** In ems: letters that are no further apart are of one word. */
const WITHIN_WORD = 0.1;

/** Returns where a segment runs over the edge between two boxes: the first glyph of each further piece. */
function edgesIn({ glyphs, baseline, fontSize }: Segment, boxes: readonly Box[]): number[] {
  const y = baseline - MIDDLE * fontSize;
  const beside = boxes.filter((box) => y > box.y0 && y < box.y1);
  if (beside.length < 2) return [];
  const edges: number[] = [];
  let cell = -1;
  glyphs.forEach(({ x0, x1 }, index) => {
    const next = beside.findIndex((box) => (x0 + x1) / 2 > box.x0 && (x0 + x1) / 2 < box.x1);
    if (cell >= 0 && next >= 0 && next !== cell) edges.push(index);
    if (next >= 0) cell = next;
  });
  return edges;
}

function isWithinWord({ glyphs, blankBefore, fontSize }: Segment, at: number): boolean {
  const gap = (glyphs[at]?.x0 ?? 0) - (glyphs[at - 1]?.x1 ?? 0);
  return blankBefore[at] !== true && gap < WITHIN_WORD * fontSize;
}

/**
 * Cuts segments that run over the edges of ruled boxes without a wide gap into separate pieces. Words are never cut: a
 * line in which an edge runs through one stays whole, and where most do, the boxes do not hold the text.
 */
export function cutAtBoxes(segments: readonly Segment[], boxes: readonly Box[]): Segment[] {
  const found = segments.map((segment) => {
    const edges = edgesIn(segment, boxes);
    return { segment, edges, isWhole: edges.some((at) => isWithinWord(segment, at)) };
  });
  const over = found.filter(({ edges }) => edges.length > 0);
  if (over.filter(({ isWhole }) => isWhole).length * 2 > over.length) return [...segments];
  return found.flatMap(({ segment, edges, isWhole }) => {
    if (edges.length === 0 || isWhole) return [segment];
    const starts = [0, ...edges];
    return starts.map((from, n) => part(segment, from, starts[n + 1] ?? segment.glyphs.length));
  });
}

function tableOf(segments: readonly Segment[], grid: Grid, grids: readonly Grid[]): SetTable | undefined {
  const cells = grid.cells.flatMap(({ row, column, box }): SetCell[] => {
    const mine = segments.filter((segment) => isInside(segment, box));
    if (mine.length === 0) return [];
    const inner = grids.filter((other) => other !== grid && isWithin(other.box, box));
    return [{ row, column, box, segments: holdTables(mine, inner) }];
  });
  const beside = cells.filter((cell, index) => cells[index + 1]?.row === cell.row);
  const ofTwo = beside.filter(({ row }) => cells.filter((cell) => cell.row === row).length === 2);
  if (beside.length === 0 || ofTwo.some((cell) => isDateMargin(cell, segments))) return undefined;
  return { cells: renumbered(cells) };
}

/** True for the cell of a margin whose dates belong to lines of the neighbouring cell. */
function isDateMargin({ box, segments }: SetCell, all: readonly Segment[]): boolean {
  if (segments.filter(({ text }) => looksLikeDates(text)).length < FEWEST_DATES) return false;
  const beside = all.filter(({ baseline }) => baseline > box.y0 && baseline < box.y1);
  return hasDatesInMargin(groupRows(beside), box.x1);
}

/** Cells with the numbers that their rows and columns have among those that hold text. */
function renumbered(cells: readonly SetCell[]): SetCell[] {
  const rows = [...new Set(cells.map(({ row }) => row))].sort((a, b) => a - b);
  const columns = [...new Set(cells.map(({ column }) => column))].sort((a, b) => a - b);
  return cells.map((cell) => ({
    ...cell,
    row: rows.indexOf(cell.row),
    column: columns.indexOf(cell.column),
  }));
}

/** Returns one segment in place of a table, which the search for columns treats as a line as wide as the table. */
function standIn(table: SetTable, segments: readonly Segment[]): Segment {
  const first = segments.reduce((top, segment) => (segment.baseline < top.baseline ? segment : top));
  return {
    ...first,
    x0: Math.min(...segments.map(({ x0 }) => x0)),
    x1: Math.max(...segments.map(({ x1 }) => x1)),
    table,
  };
}
