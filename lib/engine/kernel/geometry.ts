/** A rectangle in PDF points (1/72 inch) with the origin at the top left of the page and y growing downwards. */
export type Box = { x0: number; y0: number; x1: number; y1: number };
