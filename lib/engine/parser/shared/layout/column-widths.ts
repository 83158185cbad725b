import type { Line } from '../../../documents';

/** Returns a function for the width of a line's column on its page, as far as these lines fill it; 0 without geometry. */
export function columnWidths(lines: readonly Line[]): (line: Line) => number {
  const extents = new Map<string, { x0: number; x1: number }>();
  const keyOf = ({ page, column }: Line) => `${page}/${column}`;
  for (const line of lines) {
    if (!line.box) continue;
    const known = extents.get(keyOf(line)) ?? line.box;
    extents.set(keyOf(line), { x0: Math.min(known.x0, line.box.x0), x1: Math.max(known.x1, line.box.x1) });
  }
  return (line) => {
    const extent = extents.get(keyOf(line));
    return extent ? extent.x1 - extent.x0 : 0;
  };
}
