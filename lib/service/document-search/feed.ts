import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '@/lib/platform';
import { changesUpTo, claimFeed, newestChange } from '../store';
import { compareIndexes } from './comparing';
import { type FeedSettings, tellChanges } from './telling';

/** Feeds the search with changes in the records. */
export type SearchFeed = {
  /** Looks for changes now. */
  wake: () => void;
  /**
   * Waits until the search knows the changes made in some indexes before the call, up to a limit. Returns the number of
   * changes it does not know yet.
   */
  caughtUp: (indexIds: readonly number[], atMostMs: number) => Promise<number>;
  stop: () => Promise<void>;
};

/** Kept before each batch; when a process was killed, another waits this long. */
const LEASE_SECONDS = 10;
const POLL_MS = 400;
const FAILURE_DELAY_MS = 2000;
/** Interval for asking the records whether the search knows the awaited changes; another process may bring them. */
const LOOK_MS = 20;

/**
 * Does one round of work: all pending changes, and, without any, a comparison that is still due. Of several processes
 * one does it.
 */
function createRound(settings: FeedSettings, isStopped: () => boolean): () => Promise<void> {
  const holder = randomUUID();
  const judged = new Set<number>();
  let isCompared = false;
  const mayGoOn = async () => !isStopped() && (await claimFeed(settings.records, holder, LEASE_SECONDS));

  return async () => {
    const told = await tellChanges(settings, mayGoOn);
    if (isCompared || told > 0 || !(await mayGoOn())) return;
    isCompared = await compareIndexes(settings, judged);
    await tellChanges(settings, mayGoOn);
  };
}

/**
 * Keeps the search in step with the records until stopped. Changes are read from the records and sent again until the
 * search has them, so nothing is lost when a process ends in between.
 */
export function startFeed(settings: FeedSettings): SearchFeed {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  const round = createRound(settings, () => stopped);

  function next(delay: number) {
    running = undefined;
    if (stopped) return;
    if (again) run();
    else timer = setTimeout(run, delay);
  }

  function run() {
    if (stopped) return;
    again = running !== undefined;
    if (again) return;
    clearTimeout(timer);
    running = round().then(
      () => next(POLL_MS),
      (error: unknown) => {
        if (!stopped) log().error({ err: error }, 'the search could not be told of changes');
        again = false;
        next(FAILURE_DELAY_MS);
      },
    );
  }

  run();
  return {
    wake: run,
    caughtUp: async (indexIds, atMostMs) => {
      const { records } = settings;
      const newest = await newestChange(records, indexIds);
      if (newest === undefined) return 0;
      run();
      const until = performance.now() + atMostMs;
      for (;;) {
        const left = await changesUpTo(records, indexIds, newest);
        if (left === 0 || performance.now() >= until) return left;
        await sleep(LOOK_MS);
      }
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
