/** Limits the number of concurrent calls, in the order they came, and holds all of them during a pause. */
export type Gate = {
  run<T>(call: () => Promise<T>): Promise<T>;
  /** Holds back calls that have not started, e.g. for the time of a `Retry-After`. */
  pause(milliseconds: number): void;
};

/** Returns a gate for `concurrency` calls at a time. */
export function createGate(concurrency: number): Gate {
  const waiting: (() => void)[] = [];
  let running = 0;
  let pausedUntil = 0;
  let timer: NodeJS.Timeout | undefined;

  function admit() {
    const pause = pausedUntil - performance.now();
    if (pause > 0) {
      clearTimeout(timer);
      timer = setTimeout(admit, pause);
      return;
    }
    while (running < concurrency) {
      const next = waiting.shift();
      if (!next) return;
      running += 1;
      next();
    }
  }

  async function run<T>(call: () => Promise<T>): Promise<T> {
    const turn = new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
    admit();
    await turn;
    try {
      return await call();
    } finally {
      running -= 1;
      admit();
    }
  }

  function pause(milliseconds: number) {
    pausedUntil = Math.max(pausedUntil, performance.now() + milliseconds);
  }

  return { run, pause };
}
