const MOST_REMEMBERED = 5000;
/** Longer texts hardly ever come again, and would fill the memory. */
const LONGEST_REMEMBERED = 300;

/** The function with its answers remembered, for pure functions that are asked the same short texts again and again. */
export function remembered<T>(answer: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = answer(text);
    if (text.length > LONGEST_REMEMBERED) return value;
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(text, value);
    return value;
  };
}
