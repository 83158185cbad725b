import type { Box } from '../../../kernel';
import type { Grid, GridCell } from './grid';

/** Share of the height of the page, and of the grid, that the cell of a side bar has at least. */
const PAGE_HEIGHT = 0.45;
const GRID_HEIGHT = 0.95;
/** In points. */
const SAME_EDGE = 2;

/** Grids without the cells of side bars, those cells, and all boxes between which text is to be cut. */
type PartedGrids = { grids: Grid[]; panels: Box[]; parted: Box[] };

/**
 * Splits grids that set a side bar next to the text of a page: the cell of the side bar becomes a panel, since it is
 * a column of the page rather than a cell, and may continue over several pages; the rest stays a grid, whose lines
 * may well be those under headings.
 */
export function partSides(grids: readonly Grid[], pageHeight: number): PartedGrids {
  const panels: Box[] = [];
  const parted: Box[] = [];
  const rest = grids.flatMap((grid): Grid[] => {
    const side = sideOf(grid, pageHeight);
    if (side === undefined) return [grid];
    panels.push(side.box);
    const cells = grid.cells.filter((cell) => cell !== side);
    const box = boxOf(cells);
    parted.push(side.box, box);
    return [{ box, cells }];
  });
  return { grids: rest, panels, parted };
}

function sideOf({ box, cells }: Grid, pageHeight: number): GridCell | undefined {
  const height = box.y1 - box.y0;
  if (height < PAGE_HEIGHT * pageHeight) return undefined;
  return cells.find((cell) => {
    const isAtEdge = Math.abs(cell.box.x0 - box.x0) < SAME_EDGE || Math.abs(cell.box.x1 - box.x1) < SAME_EDGE;
    const isNarrow = cell.box.x1 - cell.box.x0 < (box.x1 - box.x0) / 2;
    return isAtEdge && isNarrow && cell.box.y1 - cell.box.y0 >= GRID_HEIGHT * height;
  });
}

function boxOf(cells: readonly GridCell[]): Box {
  return {
    x0: Math.min(...cells.map(({ box }) => box.x0)),
    y0: Math.min(...cells.map(({ box }) => box.y0)),
    x1: Math.max(...cells.map(({ box }) => box.x1)),
    y1: Math.max(...cells.map(({ box }) => box.y1)),
  };
}
