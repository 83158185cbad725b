import type { Line } from '../model';

/** A cell that holds text. Empty cells are absent from their row. */
export type TableCell = {
  /** 0-based; a cell that spans several columns has the number of the first. */
  column: number;
  lines: Line[];
  /** The texts of its lines, joined by spaces. */
  text: string;
};

/** A row that holds text; rows without any are absent from their table. */
export type TableRow = { row: number; cells: TableCell[] };

/**
 * Purpose of a table. `data`: rows of one kind under the same columns. `form`: labels in the first column, each with
 * a value. `layout`: text set side by side for its looks, whose cells are read one after the other like columns of a
 * page.
 */
export type TableKind = 'data' | 'form' | 'layout';

export type Table = {
  /** As in `Line.cell.table`. */
  number: number;
  kind: TableKind;
  /** The row that names the columns, when there is one; it is not among the `rows`. */
  header?: TableRow;
  /** A single cell above the header that heads the whole; not among the `rows` either. */
  title?: TableRow;
  rows: TableRow[];
};
