/** The value at a place, and one added to it. */
export const valueAt = (values: ArrayLike<number>, place: number): number => values[place] ?? 0;

export function add(values: Float64Array, place: number, value: number): void {
  values[place] = valueAt(values, place) + value;
}
