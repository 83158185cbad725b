import { setTimeout as wait } from 'node:timers/promises';

/** So many calls within a time. */
export type PaceLimit = { calls: number; milliseconds: number };

/** Calls that keep within limits by waiting for their turn, in the order they came. */
export function createPace(limits: readonly PaceLimit[], now: () => number = () => performance.now()) {
  const begun: number[] = [];
  let last: Promise<void> = Promise.resolve();

  function waitFor({ calls, milliseconds }: PaceLimit): number {
    const blocking = begun.at(-calls);
    return blocking === undefined ? 0 : blocking + milliseconds - now();
  }

  async function turn() {
    const pause = Math.max(...limits.map(waitFor));
    if (pause > 0) await wait(pause);
    begun.push(now());
    const most = Math.max(...limits.map(({ calls }) => calls));
    if (begun.length > most) begun.splice(0, begun.length - most);
  }

  return async <T>(call: () => Promise<T>): Promise<T> => {
    const own = last.then(turn);
    last = own;
    await own;
    return call();
  };
}
