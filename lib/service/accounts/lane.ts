/** A narrow lane for costly work: a few at a time, a bounded number waiting, and nobody beyond that. */
export type Lane = { run<T>(work: () => Promise<T>): Promise<T> | undefined };

/** `run` gives undefined at once when the lane is full. */
export function createLane({ width, waiting }: { width: number; waiting: number }): Lane {
  const queue: (() => void)[] = [];
  let running = 0;

  async function enter<T>(work: () => Promise<T>): Promise<T> {
    if (running >= width) await new Promise<void>((resolve) => queue.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  }

  return {
    run: (work) => (running >= width && queue.length >= waiting ? undefined : enter(work)),
  };
}
