import { createFairQueue, type FairQueue } from '@/lib/platform';

/** Source of work: the network of a caller, and the identity it claims. */
export type Source = { network: string; id: string };

/**
 * A narrow lane for costly work: a few at a time; the others wait in turn by network, and within one by claimed
 * identity, so that a flood from one caller does not hold up another's first call.
 */
export type Lane = { run<T>(source: Source, work: () => Promise<T>): Promise<T> | undefined };

/** Most tasks that may wait: in all, from one network, and from one name in it. */
export type LaneLimits = { width: number; waiting: number; ofNetwork: number; ofName: number };

/** Creates a lane; `run` returns undefined at once when too many wait already. */
export function createLane({ width, waiting, ofNetwork, ofName }: LaneLimits): Lane {
  // The order of the map is the order of turns: a network that was served moves to its end.
  const networks = new Map<string, FairQueue<() => void>>();
  const names = new Map<string, number>();
  let size = 0;
  let running = 0;

  const nameOf = ({ network, id }: Source) => JSON.stringify([network, id]);
  const countOf = (source: Source) => names.get(nameOf(source)) ?? 0;

  function isFull(source: Source): boolean {
    const line = networks.get(source.network)?.size ?? 0;
    return size >= waiting || line >= ofNetwork || countOf(source) >= ofName;
  }

  function count(source: Source, change: 1 | -1) {
    size += change;
    const now = countOf(source) + change;
    if (now > 0) names.set(nameOf(source), now);
    else names.delete(nameOf(source));
  }

  async function waitForTurn(source: Source) {
    const line = networks.get(source.network) ?? createFairQueue<() => void>();
    networks.set(source.network, line);
    count(source, 1);
    await new Promise<void>((resolve) => line.add(source.id, resolve));
    count(source, -1);
  }

  /** Passes a freed place to the next in line, or frees it. */
  function passOn() {
    const [first] = networks;
    if (!first) {
      running--;
      return;
    }
    const [network, line] = first;
    const next = line.take();
    networks.delete(network);
    if (line.size > 0) networks.set(network, line);
    next?.();
  }

  async function enter<T>(source: Source, work: () => Promise<T>): Promise<T> {
    if (running >= width) await waitForTurn(source);
    else running++;
    try {
      return await work();
    } finally {
      passOn();
    }
  }

  return {
    run: (source, work) => (running >= width && isFull(source) ? undefined : enter(source, work)),
  };
}
