/** A source of chance that gives the same numbers for the same seed, on every machine (mulberry32). */
export type Random = {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number;
  chance(share: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** `count` different items, or all when there are fewer, in the order of the list. */
  some<T>(items: readonly T[], count: number): T[];
};

export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  function pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new RangeError('There is nothing to pick from.');
    return item;
  }
  function some<T>(items: readonly T[], count: number): T[] {
    let needed = Math.min(count, items.length);
    return items.filter((_, index) => {
      const isTaken = next() * (items.length - index) < needed;
      if (isTaken) needed -= 1;
      return isTaken;
    });
  }
  return { next, between, chance: (share) => next() < share, pick, some };
}

/** A picker of items in proportion to their weights. */
export function weighted<T>(items: readonly T[], weightOf: (item: T) => number): (random: Random) => T {
  const bounds: number[] = [];
  let total = 0;
  for (const item of items) {
    total += weightOf(item);
    bounds.push(total);
  }
  return (random) => {
    const mark = random.next() * total;
    let [low, high] = [0, bounds.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((bounds[middle] ?? 0) > mark) high = middle;
      else low = middle + 1;
    }
    const item = items[low];
    if (item === undefined) throw new RangeError('There is nothing to pick from.');
    return item;
  };
}
