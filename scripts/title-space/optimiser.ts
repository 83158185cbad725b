/** Steps down a slope, a row at a time: a row that was moved often moves less (Adagrad, one sum of squares a row). */
export type RowOptimiser = {
  /** Moves a row against the slope that is in `slopes` from `from` on; `rate` is the length of a first step. */
  step: (row: number, slopes: Float32Array, from: number, rate: number) => void;
};

const SMALLEST = 1e-12;

export function meanSquare(slopes: Float32Array, from: number, width: number): number {
  let square = 0;
  for (let at = from; at < from + width; at++) square += (slopes[at] as number) ** 2;
  return square / width;
}

export function rowOptimiser(matrix: Float32Array, width: number): RowOptimiser {
  const squares = new Float32Array(matrix.length / width);
  return {
    step: (row, slopes, from, rate) => {
      const sum = (squares[row] as number) + meanSquare(slopes, from, width);
      squares[row] = sum;
      const length = rate / Math.sqrt(sum + SMALLEST);
      const to = row * width;
      for (let k = 0; k < width; k++)
        matrix[to + k] = (matrix[to + k] as number) - length * (slopes[from + k] as number);
    },
  };
}
