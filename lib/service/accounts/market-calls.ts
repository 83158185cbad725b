import { config } from '@/lib/config';
import { onShutdown, repeat } from '@/lib/platform';
import {
  agesOf,
  type CallLimit,
  type CountedCall,
  countCall,
  keepCalls,
  quotaOf,
  type ServiceRecords,
  waitFor,
} from '../store';

/** Counts a call of an account within its limits, or returns the time until the next one is let through. */
export type CallCounter = {
  count: (account: string, limits: readonly CallLimit[]) => Promise<CountedCall>;
  /** Writes the counts since the last write. */
  flush: () => Promise<void>;
};

/** market.md, Limits. */
export const MARKET_LIMITS: readonly (CallLimit & { name: string })[] = [
  { name: 'second', calls: 4, seconds: 1 },
  { name: 'minute', calls: 30, seconds: 60 },
];

const WRITTEN_EVERY_MS = 2000;
const MS = 1000;

/** Times of the calls of an account, newest first, in milliseconds of the given clock. */
type Calls = { times: number[]; isWritten: boolean };

/**
 * Counts in this process, the only one with the records: a call waits for no statement. Counts are written in the
 * background, so that a restarted process continues with them; a killed one loses two seconds.
 */
function countHere(records: ServiceRecords, now: () => number): CallCounter {
  const known = new Map<string, Promise<Calls>>();
  const loaded = new Map<string, Calls>();

  async function load(account: string): Promise<Calls> {
    const ages = await agesOf(records, account);
    const calls = { times: ages.map((age) => now() - age * MS), isWritten: true };
    loaded.set(account, calls);
    return calls;
  }

  function callsOf(account: string): Promise<Calls> {
    const calls =
      known.get(account) ??
      load(account).catch((error: unknown) => {
        known.delete(account);
        throw error;
      });
    known.set(account, calls);
    return calls;
  }

  return {
    count: async (account, limits) => {
      const calls = await callsOf(account);
      const longest = Math.max(...limits.map(({ seconds }) => seconds));
      const ages = () => calls.times.map((time) => (now() - time) / MS);
      calls.times = calls.times.filter((time) => now() - time < longest * MS);
      const before = ages();
      const isRefused = limits.some(
        ({ calls: most, seconds }) => before.filter((age) => age < seconds).length >= most,
      );
      if (!isRefused) {
        calls.times.unshift(now());
        calls.isWritten = false;
      }
      return {
        waitSeconds: isRefused ? Math.max(1, ...limits.map((limit) => waitFor(limit, before))) : undefined,
        quotas: limits.map((limit) => quotaOf(limit, ages())),
      };
    },
    flush: async () => {
      const changed = [...loaded].filter(([, { isWritten }]) => !isWritten);
      for (const [, calls] of changed) calls.isWritten = true;
      const ages = changed.map(
        ([account, { times }]) => [account, times.map((time) => (now() - time) / MS)] as const,
      );
      await keepCalls(records, new Map(ages)).catch((error: unknown) => {
        for (const [, calls] of changed) calls.isWritten = false;
        throw error;
      });
    },
  };
}

/** Counts in the records, shared by several instances. */
function countTogether(records: ServiceRecords): CallCounter {
  return {
    count: (account, limits) => countCall(records, account, limits),
    flush: async () => undefined,
  };
}

/** Returns the counter of this process; `isAlone`: no other process has the same records. */
export function createCallCounter(
  records: ServiceRecords,
  { isAlone = !config().DATABASE_URL, now = () => performance.now() } = {},
): CallCounter {
  const counter = isAlone ? countHere(records, now) : countTogether(records);
  const stop = repeat(WRITTEN_EVERY_MS, 'calls of the market were not written', counter.flush);
  onShutdown('calls of the market', async () => {
    stop();
    await counter.flush();
  });
  return counter;
}
