import { setTimeout as pause } from 'node:timers/promises';
import { log, runUntilShutdown } from '@/lib/platform';

/** Runs something at intervals, once a process, until shutdown. A failure is logged, and it is run again at the next turn. */
export function startRepeating(name: string, everyMs: number, run: () => Promise<void>): void {
  runUntilShutdown(name, () => {
    const ended = new AbortController();
    const keepOn = async () => {
      while (!ended.signal.aborted) {
        await run().catch((error: unknown) => log().error({ err: error, name }, 'a turn of a keeper failed'));
        await pause(everyMs, undefined, { signal: ended.signal }).catch(() => undefined);
      }
    };
    const running = keepOn();
    const stop = async () => {
      ended.abort();
      await running;
    };
    return { stop };
  });
}
