import type { Box } from '../../../kernel';
import type { Line } from '../../model';
import { extentOf, findGutters, type Interval } from './gutters';
import { joinMargin } from './margin';
import { bandBottom, cutAtPanel, type PanelCut } from './panels';
import { type Reading, readingsOf } from './relation';
import { groupRows, type Row, rowOfAll } from './rows';
import type { Segment, SetTable } from './segment';
import type { Gutter } from './trim';

/** Rows that are read one after the other as one column of the page, or as one cell of a table. */
export type Strip = {
  rows: Row[];
  column: number;
  cell?: { numbers: NonNullable<Line['cell']>; box: Box };
};

/** The numbers that are next given to columns inside of columns, and to tables. */
type Numbers = { column: number; table: number };

/** A page read from top to bottom: lines across it, then perhaps two columns, then lines across it again. */
export type PageFlow = {
  above: Strip[];
  columns?: { gutter: { x0: number; x1: number }; left: Strip[]; right: Strip[] };
  below: Strip[];
};

const MAX_DEPTH = 8;
/** Most gutters tried for one region; the first are those next to most rows. */
const MAX_GUTTERS = 6;
const LEFT = 1;
const RIGHT = 2;
const FIRST_INNER_COLUMN = 3;

/** Finds the columns of a page from the places of its text and the backgrounds drawn under it. */
export function findFlow(
  segments: readonly Segment[],
  panels: readonly Box[],
  page: { width: number; height: number },
): PageFlow {
  const numbers = { column: FIRST_INNER_COLUMN, table: 0 };
  const bottom = bandBottom(panels, page);
  const band = segments.filter((segment) => segment.baseline < bottom);
  const rest = segments.filter((segment) => segment.baseline >= bottom);
  const bandStrips = readRegion(groupRows(band), 0, 1, numbers);
  const cut = cutAtPanel(rest, panels, page);
  const extent = extentOf(segments);
  const split: Split = cut === undefined ? splitRegion(groupRows(rest), extent) : partsOf(cut);
  if (split.kind === 'whole') {
    return { above: [...bandStrips, ...stripsOf(split.rows, 0, 1, numbers)], below: [] };
  }
  return {
    above: [...bandStrips, ...readRegion(split.above, 0, 1, numbers, extent)],
    columns: {
      gutter: split.gutter,
      left: readRegion(groupRows(split.left), LEFT, 1, numbers),
      right: readRegion(groupRows(split.right), RIGHT, 1, numbers),
    },
    below: readRegion(split.below, 0, 1, numbers, extent),
  };
}

function partsOf(cut: PanelCut): Split {
  const x0 = Math.max(...cut.left.map((segment) => segment.x1));
  const x1 = Math.min(...cut.right.map((segment) => segment.x0));
  const { left, right } = cut;
  return {
    kind: 'parts',
    gutter: { x0, x1 },
    above: groupRows(cut.above),
    left,
    right,
    below: groupRows(cut.below),
  };
}

type Split =
  | { kind: 'whole'; rows: Row[] }
  | {
      kind: 'parts';
      gutter: { x0: number; x1: number };
      above: Row[];
      left: Segment[];
      right: Segment[];
      below: Row[];
    };

/** `extent` is that of the column when the rows are a part of it, and otherwise their own. */
function readRegion(
  rows: Row[],
  column: number,
  depth: number,
  numbers: Numbers,
  extent = extentOf(rows),
): Strip[] {
  if (rows.length === 0) return [];
  const split = depth < MAX_DEPTH ? splitRegion(rows, extent) : ({ kind: 'whole', rows } as const);
  if (split.kind === 'whole') return stripsOf(split.rows, column, depth, numbers);
  const [left, right] = [numbers.column++, numbers.column++];
  return [
    ...readRegion(split.above, column, depth + 1, numbers, extent),
    ...readRegion(groupRows(split.left), left, depth + 1, numbers),
    ...readRegion(groupRows(split.right), right, depth + 1, numbers),
    ...readRegion(split.below, column, depth + 1, numbers, extent),
  ];
}

/** Splits the rows of a column into strips at the tables among them, of which each cell is read separately. */
function stripsOf(rows: readonly Row[], column: number, depth: number, numbers: Numbers): Strip[] {
  const strips: Strip[] = [];
  let open: Row[] = [];
  const close = () => {
    if (open.length > 0) strips.push({ rows: open, column });
    open = [];
  };
  for (const row of rows) {
    const tables = row.segments.flatMap(({ table }) => table ?? []);
    const beside = row.segments.filter(({ table }) => table === undefined);
    if (beside.length > 0) open.push(tables.length === 0 ? row : rowOfAll(beside, row.baseline));
    for (const table of tables) {
      close();
      strips.push(...cellStrips(table, column, depth, numbers));
    }
  }
  close();
  return strips;
}

function cellStrips({ cells }: SetTable, column: number, depth: number, numbers: Numbers): Strip[] {
  const table = numbers.table++;
  return cells.flatMap(({ row, column: number, box, segments }) => {
    const cell = { numbers: { table, row, column: number }, box };
    return readRegion(groupRows(segments), column, depth + 1, numbers).map((strip) => ({ cell, ...strip }));
  });
}

/** Splits a region at its first gutter between columns; where there is no gutter, joins the cells of its rows. */
function splitRegion(rows: Row[], extent: Interval): Split {
  const gutters = findGutters(rows, extent).slice(0, MAX_GUTTERS);
  const parting = gutters.find((gutter) => readingAt(rows, gutter).order === 'columns');
  if (parting !== undefined) return partAt(rows, parting);
  const joins: Gutter[] = [];
  for (const gutter of gutters) if (!joins.some((other) => overlaps(gutter, other))) joins.push(gutter);
  return { kind: 'whole', rows: joinAll(rows, joins) };
}

function readingAt(rows: readonly Row[], gutter: Gutter): Reading {
  return readingsOf(rows.slice(gutter.first, gutter.last + 1), middleOf(gutter))[0];
}

function middleOf(gutter: Gutter): number {
  return (gutter.x0 + gutter.x1) / 2;
}

function overlaps(a: Gutter, b: Gutter): boolean {
  return a.first <= b.last && b.first <= a.last;
}

function partAt(rows: Row[], gutter: Gutter): Split {
  const middle = middleOf(gutter);
  const inside = rows.slice(gutter.first, gutter.last + 1).flatMap((row) => row.segments);
  return {
    kind: 'parts',
    gutter,
    above: rows.slice(0, gutter.first),
    left: inside.filter((segment) => segment.x1 <= middle),
    right: inside.filter((segment) => segment.x1 > middle),
    below: rows.slice(gutter.last + 1),
  };
}

function joinAll(rows: Row[], gutters: Gutter[]): Row[] {
  const out: Row[] = [];
  let next = 0;
  for (const gutter of gutters.sort((a, b) => a.first - b.first)) {
    out.push(...rows.slice(next, gutter.first));
    out.push(...joinMargin(rows.slice(gutter.first, gutter.last + 1), middleOf(gutter)));
    next = gutter.last + 1;
  }
  return [...out, ...rows.slice(next)];
}
