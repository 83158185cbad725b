/** A random generator that returns the same numbers for the same seed, on every machine (mulberry32). */
export type Random = {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from 0 up to, not including, `end`. */
  below(end: number): number;
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number;
  /** True in the given share of cases. */
  chance(share: number): boolean;
  /** One of the items, of which there must be one. */
  pick<T>(items: readonly T[]): T;
  /** `count` different items, or all when there are fewer, in the order of the list. */
  some<T>(items: readonly T[], count: number): T[];
  /** The same in the order in which they were drawn. */
  drawn<T>(items: readonly T[], count: number): T[];
};

export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  const below = (end: number) => Math.floor(next() * end);
  function pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError('There is nothing to pick from.');
    return items[below(items.length)] as T;
  }
  function some<T>(items: readonly T[], count: number): T[] {
    let needed = Math.min(count, items.length);
    return items.filter((_, index) => {
      const isTaken = next() * (items.length - index) < needed;
      if (isTaken) needed -= 1;
      return isTaken;
    });
  }
  function drawn<T>(items: readonly T[], count: number): T[] {
    const rest = [...items];
    return Array.from(
      { length: Math.min(count, items.length) },
      () => rest.splice(below(rest.length), 1)[0] as T,
    );
  }
  return {
    next,
    below,
    between: (from, to) => from + below(to - from + 1),
    chance: (share) => next() < share,
    pick,
    some,
    drawn,
  };
}
