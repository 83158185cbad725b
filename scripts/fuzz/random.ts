/** Random numbers that a seed repeats, and what is drawn with them. */
export type Random = {
  /** From 0 up to, and without, `below`. */
  below: (below: number) => number;
  pick: <T>(items: readonly T[]) => T;
  chance: (share: number) => boolean;
};

/** Numbers of one case of a run: the same seed and case give the same numbers, whatever came before. */
export function randomOf(seed: number, number: number): Random {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b)) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: <T>(items: readonly T[]) => items[below(items.length)] as T,
    chance: (share) => next() < share,
  };
}
