/** Nothing that anybody means is nested deeper. */
const DEEPEST = 64;

const textOf = (text: string) => text.toWellFormed().replaceAll('\0', '\u{FFFD}');

/**
 * Makes external JSON storable. PostgreSQL refuses NUL and halves of surrogate pairs in JSON: they become the
 * replacement character. Values nested too deep become null. Everything else is unchanged.
 */
export function storable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return textOf(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEEPEST) return null;
  if (Array.isArray(value)) return value.map((item) => storable(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [textOf(name), storable(member, depth + 1)]),
  );
}
