import type { Box } from '../../../kernel';
import { extentOf, findGutters, type Interval } from './gutters';
import { joinMargin } from './margin';
import { bandBottom, cutAtPanel, type PanelCut } from './panels';
import { relationOf } from './relation';
import { groupRows, type Row } from './rows';
import type { Segment } from './segment';
import type { Gutter } from './trim';

/** Rows that are read one after the other as one column of the page. */
export type Strip = { rows: Row[]; column: number };

/** A page read from top to bottom: what spans it, then perhaps two columns, then what spans it again. */
export type PageFlow = {
  above: Strip[];
  columns?: { gutter: { x0: number; x1: number }; left: Strip[]; right: Strip[] };
  below: Strip[];
};

const MAX_DEPTH = 8;
/** Gutters tried for one region; the first ones have most rows beside them. */
const MAX_GUTTERS = 6;
const LEFT = 1;
const RIGHT = 2;
const FIRST_INNER_COLUMN = 3;

/** Finds the columns of a page from where its text stands and from the grounds drawn under it. */
export function findFlow(
  segments: readonly Segment[],
  panels: readonly Box[],
  page: { width: number; height: number },
): PageFlow {
  const columns = { next: FIRST_INNER_COLUMN };
  const bottom = bandBottom(panels, page);
  const band = segments.filter((segment) => segment.baseline < bottom);
  const rest = segments.filter((segment) => segment.baseline >= bottom);
  const bandStrips = readRegion(groupRows(band), 0, 1, columns);
  const cut = cutAtPanel(rest, panels, page);
  const extent = extentOf(segments);
  const split: Split = cut === undefined ? splitRegion(groupRows(rest), extent) : partsOf(cut);
  if (split.kind === 'whole') {
    const strips = split.rows.length === 0 ? [] : [{ rows: split.rows, column: 0 }];
    return { above: [...bandStrips, ...strips], below: [] };
  }
  return {
    above: [...bandStrips, ...readRegion(split.above, 0, 1, columns, extent)],
    columns: {
      gutter: split.gutter,
      left: readRegion(groupRows(split.left), LEFT, 1, columns),
      right: readRegion(groupRows(split.right), RIGHT, 1, columns),
    },
    below: readRegion(split.below, 0, 1, columns, extent),
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

/** `extent` is that of the column when the rows are a part of it, and their own else. */
function readRegion(
  rows: Row[],
  column: number,
  depth: number,
  columns: { next: number },
  extent = extentOf(rows),
): Strip[] {
  if (rows.length === 0) return [];
  const split = depth < MAX_DEPTH ? splitRegion(rows, extent) : ({ kind: 'whole', rows } as const);
  if (split.kind === 'whole') return [{ rows: split.rows, column }];
  const [left, right] = [columns.next++, columns.next++];
  return [
    ...readRegion(split.above, column, depth + 1, columns, extent),
    ...readRegion(groupRows(split.left), left, depth + 1, columns),
    ...readRegion(groupRows(split.right), right, depth + 1, columns),
    ...readRegion(split.below, column, depth + 1, columns, extent),
  ];
}

/** Parts a region at its first gutter between columns; where there is none, joins the cells of its rows. */
function splitRegion(rows: Row[], extent: Interval): Split {
  const gutters = findGutters(rows, extent).slice(0, MAX_GUTTERS);
  const judged = gutters.map((gutter) => ({ gutter, relation: relationAt(rows, gutter) }));
  const parting = judged.find(({ relation }) => relation === 'columns')?.gutter;
  if (parting !== undefined) return partAt(rows, parting);
  const joins: Gutter[] = [];
  for (const { gutter } of judged) if (!joins.some((other) => overlaps(gutter, other))) joins.push(gutter);
  return { kind: 'whole', rows: joinAll(rows, joins) };
}

function relationAt(rows: readonly Row[], gutter: Gutter) {
  return relationOf(rows.slice(gutter.first, gutter.last + 1), middleOf(gutter));
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
