/**
 * The search over indexed documents: derived from the records, in the column engine. Acknowledged changes are in the
 * records; the feed brings the search into step, usually within some tens of milliseconds, and automatically after a
 * crash. See docs/decisions/0029.
 */
import { forget, log, once, onShutdown } from '@/lib/platform';
import { columnEngine } from '../column-engine';
import { matchKnowledge } from '../profiles';
import { dueErasure, pendingChanges, reclaimFeed, serviceRecords } from '../store';
import { columnSearch } from './column-search';
import { searchDocument } from './document';
import { startErasure } from './erasure';
import { type SearchFeed, startFeed } from './feed';
import type { DocumentSearch } from './port';

export type { DocumentSearch, LikelyDocument, SearchScope } from './port';
export { idsWhere } from './statements';

type Opened = { search: DocumentSearch; feed: SearchFeed; stop: () => Promise<void> };

const NAME = 'service:document-search';

async function open(): Promise<Opened> {
  const records = await serviceRecords();
  const search = await columnSearch(await columnEngine());
  // Documents are described with it, and the first would wait for it.
  matchKnowledge();
  await reclaimFeed(records);
  const feed = startFeed({ records, search, read: searchDocument });
  const erasure = startErasure(records, search);
  const stop = async () => {
    await Promise.all([feed.stop(), erasure.stop()]);
  };
  return { search, feed, stop };
}

function opened(): Promise<Opened> {
  return once(NAME, () => {
    const opening = open();
    // Known before it is open, so that a process that ends meanwhile waits for it.
    onShutdown('document search', () =>
      opening.then(
        ({ stop }) => stop(),
        () => undefined,
      ),
    );
    return opening.catch((error: unknown) => {
      forget(NAME);
      throw error;
    });
  });
}

/** Longest wait; after it the caller learns how much is missing. */
const CATCH_UP_MS = 5000;

/** Returns the search, which may not know the newest changes yet. */
export async function documentSearch(): Promise<DocumentSearch> {
  return (await opened()).search;
}

/**
 * Waits until the search knows every change of some indexes that was acknowledged before the call, for five seconds at
 * most. Returns how many changes it does not know then.
 */
export async function catchUpWith(indexIds: readonly number[]): Promise<number> {
  return (await opened()).feed.caughtUp(indexIds, CATCH_UP_MS);
}

/** Has the search fed with changes now; opens it when it is not open yet. */
export function wakeSearchFeed(): void {
  opened().then(
    ({ feed }) => feed.wake(),
    (error: unknown) => log().error({ err: error }, 'the search could not be opened'),
  );
}

/** Resumes the feed that an earlier process left; without that the search is opened by its first use. */
export async function resumeSearchFeed(): Promise<void> {
  const records = await serviceRecords();
  const [pending] = await pendingChanges(records, 1);
  if (pending || (await dueErasure(records)) !== undefined) wakeSearchFeed();
}
