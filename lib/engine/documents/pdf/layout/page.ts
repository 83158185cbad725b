import type { Box } from '../../../kernel';
import type { Line } from '../../model';
import type { PageFrame } from '../frame';
import type { Glyph, PageGlyphs } from '../glyphs';
import { NO_SHAPES } from '../shapes';
import { cutAtEdges } from './edges';
import { findGrids } from './grid';
import { visibleGlyphs } from './hidden';
import { joinItems } from './items';
import { buildLines, type PageSurroundings } from './lines';
import { findFlow } from './order';
import { heldInColumns } from './overrun';
import type { PageLines } from './page-lines';
import { groupRows } from './rows';
import { findSegments } from './segments';
import { partSides } from './side-bars';
import { cutAtBoxes, holdTables } from './table';

/** Returns the lines of one page: the columns of its level text, then text set at an angle. */
export function layOut(glyphs: PageGlyphs, around: PageSurroundings, frame: PageFrame): PageLines {
  const visible = visibleGlyphs(glyphs.level, around.shapes, frame);
  const segments = joinItems(heldInColumns(cutAtEdges(findSegments(visible))));
  const { grids, panels, parted } = partSides(findGrids(around.shapes.rules), frame.height);
  const { above, columns, below } = findFlow(
    holdTables(cutAtBoxes(segments, parted), grids),
    [...around.shapes.panels, ...panels],
    frame,
  );
  const lines: PageLines = {
    height: frame.height,
    above: buildLines(above, around),
    below: buildLines(below, around),
    turned: [...glyphs.turned].flatMap(([angle, turned]) => turnedLines(turned, angle, around)),
  };
  if (columns === undefined) return lines;
  const { gutter, left, right } = columns;
  return { ...lines, columns: { gutter, left: buildLines(left, around), right: buildLines(right, around) } };
}

/** Lines set at an angle were laid out as if level: their boxes are turned back. */
function turnedLines(glyphs: readonly Glyph[], angle: number, around: PageSurroundings): Line[] {
  const level = { ...around, links: [], shapes: NO_SHAPES };
  const lines = buildLines([{ rows: groupRows(findSegments(glyphs)), column: 0 }], level);
  return lines.map((line) => {
    if (line.box === undefined) return line;
    const box = turnBack(line.box, angle);
    return { ...line, box, runs: line.runs.map((run) => ({ ...run, x0: box.x0, x1: box.x1 })) };
  });
}

function turnBack(box: Box, angle: number): Box {
  const turn = (angle * Math.PI) / 180;
  const corners = [
    [box.x0, box.y0],
    [box.x1, box.y0],
    [box.x0, box.y1],
    [box.x1, box.y1],
  ] as const;
  const xs = corners.map(([u, v]) => u * Math.cos(turn) + v * Math.sin(turn));
  const ys = corners.map(([u, v]) => v * Math.cos(turn) - u * Math.sin(turn));
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}
