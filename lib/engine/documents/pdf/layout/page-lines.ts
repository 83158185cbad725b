import type { Line } from '../../model';

/** The lines of a page, separate for the lines across it and for its two columns. */
export type PageLines = {
  height: number;
  above: Line[];
  columns?: PageColumns;
  below: Line[];
  /** Text set at an angle. */
  turned: Line[];
  /** Running headers and footers, once they are taken out of the rest. */
  running?: Line[];
};

export type PageColumns = { gutter: { x0: number; x1: number }; left: Line[]; right: Line[] };
