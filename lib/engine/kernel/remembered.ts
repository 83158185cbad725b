/** How many texts are remembered at least, and the longest of them: longer ones hardly ever come again. */
export type Memory = { texts: number; longest: number };

const NAMES: Memory = { texts: 2500, longest: 300 };

/** For paragraphs of advertisements: an employer has the same in all of its own, and copies have those of the first. */
export const PARAGRAPHS: Memory = { texts: 15_000, longest: 1200 };

/**
 * The function with its answers remembered, for pure functions that are asked the same texts again and again. What was
 * not asked for among the last so many texts is forgotten.
 */
export function remembered<T>(answer: (text: string) => T, memory = NAMES): (text: string) => T {
  let recent = new Map<string, T>();
  let earlier = new Map<string, T>();
  return (text) => {
    const known = recent.get(text);
    if (known !== undefined || recent.has(text)) return known as T;
    const value = earlier.has(text) ? (earlier.get(text) as T) : answer(text);
    if (text.length > memory.longest) return value;
    if (recent.size >= memory.texts) {
      earlier = recent;
      recent = new Map();
    }
    recent.set(text, value);
    return value;
  };
}
