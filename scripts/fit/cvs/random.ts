/** Chance that is the same in every run. */
export type Chance = {
  /** Between 0 and 1, 1 excluded. */
  next: () => number;
  /** True in the given share of cases. */
  is: (share: number) => boolean;
  whole: (from: number, to: number) => number;
  pick: <T>(list: readonly T[]) => T;
  /** Some of the list, each once. */
  some: <T>(list: readonly T[], count: number) => T[];
};

/** A generator of the Mulberry32 kind with the given seed. */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]) => list[whole(0, list.length - 1)] as T;
  const some = <T>(list: readonly T[], count: number) => {
    const rest = [...list];
    return Array.from(
      { length: Math.min(count, list.length) },
      () => rest.splice(whole(0, rest.length - 1), 1)[0] as T,
    );
  };
  return { next, is: (share) => next() < share, whole, pick, some };
}
