import { setTimeout as pause } from 'node:timers/promises';
import { log, runUntilShutdown, startWorker } from '@/lib/platform';
import { claimEntries, type DueEntry, reclaimEntries } from './outbox';
import { noticeProvider, reconcile } from './reconcile';
import { settleBatch } from './settle-batch';
import { workspace } from './workspace';

/** So few that one batch is sent in some tenths of a second. */
const ENTRIES_AT_ONCE = 20;
const BATCHES_AT_ONCE = 2;
/** Longer than the calls of one batch, their tries included. */
const LEASE_MS = 3 * 60_000;
const POLL_MS = 250;
/** The built-in service answers once the server listens. */
const RECONCILE_AFTER_MS = 2000;

async function claim() {
  const { enabled } = await workspace();
  const entries = await claimEntries(ENTRIES_AT_ONCE, LEASE_MS, enabled);
  return entries.length > 0 ? [{ id: 0, subject: '', payload: entries, attempts: 1 }] : [];
}

async function handle({ payload }: { payload: DueEntry[] }): Promise<{ done: true }> {
  await settleBatch(payload, await workspace());
  return { done: true };
}

/** Entries are settled or given back one by one; one that was neither comes back when its lease runs out. */
const OUTBOX = {
  name: 'index',
  claim,
  finish: async () => undefined,
  postpone: async () => undefined,
};

/** Compares once the server is up, unless the process ends before. */
async function reconcileLater(signal: AbortSignal) {
  try {
    await pause(RECONCILE_AFTER_MS, undefined, { signal });
    await reconcile(await workspace());
  } catch (error) {
    if (!signal.aborted) log().error({ err: error }, 'the indexes could not be compared');
  }
}

async function start() {
  await reclaimEntries();
  await noticeProvider();
  const worker = startWorker<DueEntry[]>({
    queue: OUTBOX,
    handle,
    concurrency: BATCHES_AT_ONCE,
    leaseMs: LEASE_MS,
    pollMs: POLL_MS,
  });
  const ended = new AbortController();
  const comparing = reconcileLater(ended.signal);
  const stop = async () => {
    ended.abort();
    await Promise.all([worker.stop(), comparing]);
  };
  return { stop };
}

/** Starts keeping the indexes in step with the dossiers, once a process, until shutdown. */
export async function startIndexing(): Promise<void> {
  await runUntilShutdown('indexing', start);
}
