import type { Box } from '../../../kernel';

/** A cell of a ruled table: the numbers of its first row and column, and where it is. */
export type GridCell = { row: number; column: number; box: Box };

/** A table as its ruling lines show it. */
export type Grid = { box: Box; cells: GridCell[] };

/** In points: how near lines are one, and lines that should meet do. Double lines are one, too. */
const SAME_LINE = 4;
const TOUCH = 4;
/** Share of the side of a cell that must be ruled to part it from the next. */
const PARTED = 0.6;
/** Lines of a grid at least, and the share of its width or height that one in each direction has. */
const FEWEST_LINES = 3;
const FULL_LENGTH = 0.6;
/** Bounds for files that are made to exhaust the reader. */
const MAX_LINES = 600;
const MAX_CELLS = 2500;

/** A ruling line: its place across its direction, and its start and end. */
type RuleLine = { at: number; from: number; to: number };

/**
 * Returns the grids that ruling lines form, the largest first: lines that touch each other form one. Each has the
 * edges that its lines imply, since the outermost ones are often not drawn. A frame with nothing inside is not a
 * grid.
 */
export function findGrids(rules: readonly Box[]): Grid[] {
  const isLevel = (rule: Box) => rule.x1 - rule.x0 >= rule.y1 - rule.y0;
  const levels = mergeLines(rules.filter(isLevel).map(levelLine));
  const uprights = mergeLines(rules.filter((rule) => !isLevel(rule)).map(uprightLine));
  if (uprights.length === 0 || levels.length + uprights.length > MAX_LINES) return [];
  const area = ({ box }: Grid) => (box.x1 - box.x0) * (box.y1 - box.y0);
  return clusters(levels, uprights)
    .flatMap(gridOf)
    .sort((a, b) => area(b) - area(a));
}

function levelLine({ x0, x1, y0, y1 }: Box): RuleLine {
  return { at: (y0 + y1) / 2, from: x0, to: x1 };
}

function uprightLine({ x0, x1, y0, y1 }: Box): RuleLine {
  return { at: (x0 + x1) / 2, from: y0, to: y1 };
}

/** Pieces of one line, drawn cell by cell, put together. */
function mergeLines(lines: readonly RuleLine[]): RuleLine[] {
  const merged: RuleLine[] = [];
  for (const line of [...lines].sort((a, b) => a.from - b.from)) {
    const last = merged.findLast(
      (other) => Math.abs(other.at - line.at) <= 1 && line.from <= other.to + TOUCH,
    );
    if (last === undefined) merged.push({ ...line });
    else last.to = Math.max(last.to, line.to);
  }
  return merged;
}

type Cluster = { levels: RuleLine[]; uprights: RuleLine[] };

/** Lines that touch each other, over whatever others; those that touch none are left out. */
function clusters(levels: readonly RuleLine[], uprights: readonly RuleLine[]): Cluster[] {
  const found: Cluster[] = [];
  const waiting = new Set(levels);
  const open = new Set(uprights);
  for (const first of uprights) {
    if (!open.delete(first)) continue;
    const cluster: Cluster = { levels: [], uprights: [first] };
    const queue: { line: RuleLine; others: Set<RuleLine>; into: RuleLine[] }[] = [];
    queue.push({ line: first, others: waiting, into: cluster.levels });
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      for (const other of next.others) {
        if (!meet(next.line, other)) continue;
        next.others.delete(other);
        next.into.push(other);
        const isLevel = next.others === waiting;
        queue.push({
          line: other,
          others: isLevel ? open : waiting,
          into: isLevel ? cluster.uprights : cluster.levels,
        });
      }
    }
    found.push(cluster);
  }
  return found;
}

function meet(line: RuleLine, other: RuleLine): boolean {
  return (
    other.at >= line.from - TOUCH &&
    other.at <= line.to + TOUCH &&
    line.at >= other.from - TOUCH &&
    line.at <= other.to + TOUCH
  );
}

function gridOf({ levels, uprights }: Cluster): Grid[] {
  const ys = edgesOf(levels, uprights);
  const xs = edgesOf(uprights, levels);
  const [rows, columns] = [ys.length - 1, xs.length - 1];
  if (rows < 1 || columns < 1 || rows * columns < 2 || rows * columns > MAX_CELLS) return [];
  const box = { x0: xs[0] ?? 0, x1: xs[columns] ?? 0, y0: ys[0] ?? 0, y1: ys[rows] ?? 0 };
  const isFull = levels.some(reaches(box.x1 - box.x0)) && uprights.some(reaches(box.y1 - box.y0));
  if (!isFull || levels.length + uprights.length < FEWEST_LINES) return [];
  const cells = joinOpen(rows, columns, {
    isParted: (row, column) => isRuled(uprights, xs[column + 1] ?? 0, ys[row] ?? 0, ys[row + 1] ?? 0),
    isUnderlined: (row, column) => isRuled(levels, ys[row + 1] ?? 0, xs[column] ?? 0, xs[column + 1] ?? 0),
  });
  const boxed = cells.map(({ row, column, lastRow, lastColumn }) => ({
    row,
    column,
    box: { x0: xs[column] ?? 0, x1: xs[lastColumn + 1] ?? 0, y0: ys[row] ?? 0, y1: ys[lastRow + 1] ?? 0 },
  }));
  return boxed.length < 2 ? [] : [{ box, cells: boxed }];
}

/** Rules that meet by chance, as those under headings and of a time line do, run through no table. */
function reaches(length: number) {
  return (line: RuleLine) => line.to - line.from >= FULL_LENGTH * length;
}

/** Returns the places of lines of one direction and of the ends of the crossing ones, each place once. */
function edgesOf(lines: readonly RuleLine[], crossing: readonly RuleLine[]): number[] {
  const ends = crossing.flatMap(({ from, to }) => [from, to]);
  const places = [...lines.map(({ at }) => at), Math.min(...ends), Math.max(...ends)].sort((a, b) => a - b);
  return places.filter((place, index) => index === 0 || place - (places[index - 1] ?? 0) > SAME_LINE);
}

function isRuled(lines: readonly RuleLine[], at: number, from: number, to: number): boolean {
  let ruled = 0;
  for (const line of lines) {
    if (Math.abs(line.at - at) > SAME_LINE) continue;
    ruled += Math.max(0, Math.min(line.to, to) - Math.max(line.from, from));
  }
  return ruled >= PARTED * (to - from);
}

type Span = { row: number; column: number; lastRow: number; lastColumn: number };
type Walls = {
  isParted: (row: number, column: number) => boolean;
  isUnderlined: (row: number, column: number) => boolean;
};

/** Squares of the grid with no line between them are one cell: it reaches right as far as it is open, then down. */
function joinOpen(rows: number, columns: number, walls: Walls): Span[] {
  const taken = new Set<number>();
  const spans: Span[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (taken.has(row * columns + column)) continue;
      let lastColumn = column;
      while (lastColumn + 1 < columns && !walls.isParted(row, lastColumn)) lastColumn++;
      let lastRow = row;
      const isOpenBelow = () => {
        for (let at = column; at <= lastColumn; at++) if (walls.isUnderlined(lastRow, at)) return false;
        return true;
      };
      while (lastRow + 1 < rows && isOpenBelow()) lastRow++;
      for (let r = row; r <= lastRow; r++)
        for (let c = column; c <= lastColumn; c++) taken.add(r * columns + c);
      spans.push({ row, column, lastRow, lastColumn });
    }
  }
  return spans;
}
