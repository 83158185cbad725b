/** Returns the value at a place, or 0. */
export const valueAt = (values: ArrayLike<number>, place: number): number => values[place] ?? 0;

export function add(values: Float64Array, place: number, value: number): void {
  values[place] = valueAt(values, place) + value;
}
