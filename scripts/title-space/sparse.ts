/**
 * Rows of few entries each, one after the other: the entries of row `i` are those from `starts[i]` to `starts[i + 1]`.
 */
export type SparseRows = {
  rows: number;
  columns: number;
  starts: Uint32Array;
  places: Uint32Array;
  values: Float32Array;
};

export type Entry = { place: number; value: number };

export function sparseRows(entries: readonly (readonly Entry[])[], columns: number): SparseRows {
  const starts = new Uint32Array(entries.length + 1);
  entries.forEach((own, row) => {
    starts[row + 1] = (starts[row] as number) + own.length;
  });
  const places = new Uint32Array(starts[entries.length] as number);
  const values = new Float32Array(places.length);
  entries.forEach((own, row) => {
    own.forEach(({ place, value }, at) => {
      places[(starts[row] as number) + at] = place;
      values[(starts[row] as number) + at] = value;
    });
  });
  return { rows: entries.length, columns, starts, places, values };
}

/** `matrix` times `dense` (columns x width), into `product` (rows x width). */
export function times(matrix: SparseRows, dense: Float32Array, width: number, product: Float32Array): void {
  product.fill(0);
  forEachEntry(matrix, (row, column, value) =>
    addRow(product, row * width, dense, column * width, width, value),
  );
}

/** The transposed `matrix` times `dense` (rows x width), into `product` (columns x width). */
export function transposedTimes(
  matrix: SparseRows,
  dense: Float32Array,
  width: number,
  product: Float32Array,
): void {
  product.fill(0);
  forEachEntry(matrix, (row, column, value) =>
    addRow(product, column * width, dense, row * width, width, value),
  );
}

function forEachEntry(matrix: SparseRows, visit: (row: number, column: number, value: number) => void): void {
  const { rows, starts, places, values } = matrix;
  for (let row = 0; row < rows; row++)
    for (let at = starts[row] as number; at < (starts[row + 1] as number); at++)
      visit(row, places[at] as number, values[at] as number);
}

/** Adds `value` times the row of `source` at `from` to the row of `target` at `to`. */
function addRow(
  target: Float32Array,
  to: number,
  source: Float32Array,
  from: number,
  width: number,
  value: number,
): void {
  for (let k = 0; k < width; k++)
    target[to + k] = (target[to + k] as number) + value * (source[from + k] as number);
}
