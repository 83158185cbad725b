/** A stream of numbers that is the same in every run. */
export type Random = {
  /** From 0 to 1, 1 excluded. */
  next: () => number;
  /** A whole number below `end`. */
  below: (end: number) => number;
};

/** Mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { next, below: (end) => Math.floor(next() * end) };
}
