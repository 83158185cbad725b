import type { Box } from '../../../kernel';
import { hasDatesInMargin } from './margins';
import { groupRows } from './rows';
import type { Segment } from './segment';

/** A page cut along the grounds that it draws under its text. */
export type PanelCut = { above: Segment[]; left: Segment[]; right: Segment[]; below: Segment[] };

/** Shares of the page that mark the ground of a header band and of a side bar. */
const BAND = { width: 0.88, height: 0.4, top: 0.04 };
const SIDE = { minWidth: 0.12, maxWidth: 0.52, height: 0.45 };
/** Points by which a text may reach over the edge of its ground. */
const OVERHANG = 3;

type PageSize = { width: number; height: number };

/** Returns the bottom of the background of a header band at the top of the page; 0 when there is no band. */
export function bandBottom(panels: readonly Box[], page: PageSize): number {
  const bands = panels.filter(
    (panel) =>
      panel.x1 - panel.x0 >= BAND.width * page.width &&
      panel.y1 - panel.y0 <= BAND.height * page.height &&
      panel.y0 <= BAND.top * page.height,
  );
  return Math.max(0, ...bands.map((panel) => panel.y1));
}

/** Cuts along the ground of a side bar, where one is drawn and the text keeps to its sides. */
export function cutAtPanel(
  segments: readonly Segment[],
  panels: readonly Box[],
  page: PageSize,
): PanelCut | undefined {
  for (const panel of panels) {
    const width = panel.x1 - panel.x0;
    const isSide = width >= SIDE.minWidth * page.width && width <= SIDE.maxWidth * page.width;
    if (!isSide || panel.y1 - panel.y0 < SIDE.height * page.height) continue;
    const cut = cutAt(segments, panel, page);
    if (cut !== undefined) return cut;
  }
  return undefined;
}

function cutAt(segments: readonly Segment[], panel: Box, page: PageSize): PanelCut | undefined {
  const isAtLeft = (panel.x0 + panel.x1) / 2 < page.width / 2;
  const edge = isAtLeft ? panel.x1 : panel.x0;
  const cut: PanelCut = { above: [], left: [], right: [], below: [] };
  for (const segment of segments) {
    if (segment.baseline < panel.y0) cut.above.push(segment);
    else if (segment.baseline > panel.y1) cut.below.push(segment);
    else if (segment.x0 < edge - OVERHANG && segment.x1 > edge + OVERHANG) return undefined;
    else if ((segment.x0 + segment.x1) / 2 < edge) cut.left.push(segment);
    else cut.right.push(segment);
  }
  if (cut.left.length === 0 || cut.right.length === 0) return undefined;
  return hasDatesInMargin(groupRows([...cut.left, ...cut.right]), edge) ? undefined : cut;
}
