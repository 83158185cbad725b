/** Rows of few entries each, one after the other: the entries of row `i` stand from `starts[i]` to `starts[i + 1]`. */
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
  const { rows, starts, places, values } = matrix;
  product.fill(0);
  for (let row = 0; row < rows; row++) {
    const to = row * width;
    for (let at = starts[row] as number; at < (starts[row + 1] as number); at++) {
      const from = (places[at] as number) * width;
      const value = values[at] as number;
      for (let k = 0; k < width; k++)
        product[to + k] = (product[to + k] as number) + value * (dense[from + k] as number);
    }
  }
}

/** The transposed `matrix` times `dense` (rows x width), into `product` (columns x width). */
export function transposedTimes(
  matrix: SparseRows,
  dense: Float32Array,
  width: number,
  product: Float32Array,
): void {
  const { rows, starts, places, values } = matrix;
  product.fill(0);
  for (let row = 0; row < rows; row++) {
    const from = row * width;
    for (let at = starts[row] as number; at < (starts[row + 1] as number); at++) {
      const to = (places[at] as number) * width;
      const value = values[at] as number;
      for (let k = 0; k < width; k++)
        product[to + k] = (product[to + k] as number) + value * (dense[from + k] as number);
    }
  }
}
