const STAMPS_A_MILLISECOND = 4096;

/**
 * Makes numbers that grow, below 2^53, from the time: what was written later has the greater one. `above` gives the
 * greatest that is kept; it is asked before the first, since a clock that was put back would make lesser ones, and rows
 * with those would lose against the rows that they replace.
 */
export function createStamps(above: () => Promise<number>, now: () => number) {
  let last = 0;
  let known: Promise<void> | undefined;

  return {
    ready: () => {
      known ??= above().then(
        (kept) => {
          last = Math.max(last, kept);
        },
        (error: unknown) => {
          known = undefined;
          throw error;
        },
      );
      return known;
    },
    next: (): number => {
      last = Math.max(last + 1, now() * STAMPS_A_MILLISECOND);
      return last;
    },
  };
}
