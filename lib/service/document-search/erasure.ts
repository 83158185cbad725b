import { log } from '@/lib/platform';
import { dueErasure, rewriteDocuments, type ServiceRecords, settleErasure } from '../store';
import type { DocumentSearch } from './port';

const POLL_MS = 500;
/** The embedded store is blocked while a table is rewritten: this share of the time at most. */
const SHARE_OF_TIME = 0.01;

/** Erases deleted content from the files of the search and of the records. */
async function eraseOnce(records: ServiceRecords, search: DocumentSearch): Promise<boolean> {
  const since = await dueErasure(records);
  if (since === undefined) return false;
  await search.erase();
  await rewriteDocuments(records);
  await settleErasure(records, since);
  return true;
}

/**
 * Removes deleted documents from the files in the background: a second after a deletion where there are few documents,
 * later and for many deletions at once where rewriting the tables takes long. Pending work is kept in the records, so
 * that it is done after a restart too.
 */
export function startErasure(records: ServiceRecords, search: DocumentSearch): { stop: () => Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function round() {
    const begun = performance.now();
    let erased = false;
    try {
      erased = await eraseOnce(records, search);
    } catch (error) {
      if (!stopped) log().error({ err: error }, 'deleted documents are still in the files');
    }
    const pause = erased ? (performance.now() - begun) / SHARE_OF_TIME : 0;
    next(Math.max(pause, POLL_MS));
  }

  function next(delay: number) {
    if (stopped) return;
    timer = setTimeout(() => {
      running = round();
    }, delay);
  }

  next(POLL_MS);
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
