/** Kernels over dense matrices, row after row, for one core: small tiles whose sums stay in registers. */

/** `left` (n x width) times the transposed `right` (m x width), into `product` (n x m); n in fours, m in twos. */
export function productOfRows(
  left: Float32Array,
  right: Float32Array,
  { n, m, width }: { n: number; m: number; width: number },
  product: Float32Array,
): void {
  for (let i = 0; i < n; i += 4) {
    for (let j = 0; j < m; j += 2) {
      const a = i * width;
      const b = j * width;
      let a0 = 0;
      let a1 = 0;
      let b0 = 0;
      let b1 = 0;
      let c0 = 0;
      let c1 = 0;
      let d0 = 0;
      let d1 = 0;
      for (let k = 0; k < width; k++) {
        const x = right[b + k] as number;
        const y = right[b + width + k] as number;
        const first = left[a + k] as number;
        const second = left[a + width + k] as number;
        const third = left[a + 2 * width + k] as number;
        const fourth = left[a + 3 * width + k] as number;
        a0 += first * x;
        a1 += first * y;
        b0 += second * x;
        b1 += second * y;
        c0 += third * x;
        c1 += third * y;
        d0 += fourth * x;
        d1 += fourth * y;
      }
      const at = i * m + j;
      product[at] = a0;
      product[at + 1] = a1;
      product[at + m] = b0;
      product[at + m + 1] = b1;
      product[at + 2 * m] = c0;
      product[at + 2 * m + 1] = c1;
      product[at + 3 * m] = d0;
      product[at + 3 * m + 1] = d1;
    }
  }
}

/** Adds `weights` (n x m) times `right` (m x width) to `sums` (n x width). `m` is a multiple of four. */
export function addWeightedRows(
  weights: Float32Array,
  right: Float32Array,
  { n, m, width }: { n: number; m: number; width: number },
  sums: Float32Array,
): void {
  for (let i = 0; i < n; i++) {
    const to = i * width;
    for (let j = 0; j < m; j += 4) {
      const at = i * m + j;
      const a = weights[at] as number;
      const b = weights[at + 1] as number;
      const c = weights[at + 2] as number;
      const d = weights[at + 3] as number;
      if (a === 0 && b === 0 && c === 0 && d === 0) continue;
      const from = j * width;
      for (let k = 0; k < width; k++) {
        sums[to + k] =
          (sums[to + k] as number) +
          a * (right[from + k] as number) +
          b * (right[from + width + k] as number) +
          c * (right[from + 2 * width + k] as number) +
          d * (right[from + 3 * width + k] as number);
      }
    }
  }
}

/** The transposed `from` (n x m), into `to` (m x n). */
export function transpose(from: Float32Array, n: number, m: number, to: Float32Array): void {
  for (let i = 0; i < n; i++) for (let j = 0; j < m; j++) to[j * n + i] = from[i * m + j] as number;
}

/** Scales each row to the length one, and returns the lengths. */
export function normaliseRows(matrix: Float32Array, rows: number, width: number): Float32Array {
  const lengths = new Float32Array(rows);
  for (let row = 0; row < rows; row++) {
    let square = 0;
    for (let at = row * width; at < (row + 1) * width; at++) square += (matrix[at] as number) ** 2;
    const length = Math.sqrt(square) || 1;
    lengths[row] = length;
    for (let at = row * width; at < (row + 1) * width; at++) matrix[at] = (matrix[at] as number) / length;
  }
  return lengths;
}
