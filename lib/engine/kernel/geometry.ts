/** A rectangle in PDF points (1/72 inch) with the origin at the top left of the page and y growing downwards. */
export type Box = { x0: number; y0: number; x1: number; y1: number };

/** The smallest rectangle that holds both. */
export function union(a: Box, b: Box): Box {
  return {
    x0: Math.min(a.x0, b.x0),
    y0: Math.min(a.y0, b.y0),
    x1: Math.max(a.x1, b.x1),
    y1: Math.max(a.y1, b.y1),
  };
}
