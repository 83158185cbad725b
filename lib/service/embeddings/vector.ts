/** A vector of a text in whole numbers of a byte: as exact as it is kept, so that a pair has one score everywhere. */
export type TextVector = Int8Array;

const FULL = 127;

/** Returns the direction of a vector; undefined where it has none. */
export function packVector(numbers: readonly number[]): TextVector | undefined {
  const length = Math.hypot(...numbers);
  if (!Number.isFinite(length) || length === 0) return undefined;
  const largest = Math.max(...numbers.map(Math.abs));
  return Int8Array.from(numbers, (number) => Math.round((number / largest) * FULL));
}

/**
 * Returns the nearness in meaning of two texts, 0 to 1; undefined if either is unknown or they are of different models.
 */
export function closenessOf(one: TextVector | undefined, other: TextVector | undefined): number | undefined {
  if (!one || !other || one.length !== other.length) return undefined;
  let [dot, ownSquare, otherSquare] = [0, 0, 0];
  for (let at = 0; at < one.length; at++) {
    const [a, b] = [one[at] ?? 0, other[at] ?? 0];
    dot += a * b;
    ownSquare += a * a;
    otherSquare += b * b;
  }
  return Math.max(0, dot / Math.sqrt(ownSquare * otherSquare));
}
