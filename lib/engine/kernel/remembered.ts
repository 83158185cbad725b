/** Fewest texts to remember, and the longest of them: longer ones hardly ever recur. */
export type Memory = { texts: number; longest: number };

const NAMES: Memory = { texts: 2500, longest: 300 };

/** For paragraphs of advertisements: an employer repeats them in all of its own, and copies have those of the first. */
export const PARAGRAPHS: Memory = { texts: 15_000, longest: 1200 };

let times = 0;

/** Makes all such functions forget their answers, for tools that switch parts of a reader off between two documents. */
export function forgetRemembered(): void {
  times++;
}

/**
 * Returns the function with a cache of results, for pure functions that get the same texts again and again. Texts that
 * have not been used recently are forgotten.
 */
export function remembered<T>(answer: (text: string) => T, memory = NAMES): (text: string) => T {
  let recent = new Map<string, T>();
  let earlier = new Map<string, T>();
  let forgotten = times;
  return (text) => {
    if (forgotten !== times) {
      [recent, earlier, forgotten] = [new Map(), new Map(), times];
    }
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
