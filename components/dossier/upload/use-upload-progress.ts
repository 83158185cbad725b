import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { UploadBatch } from '@/lib/recruiter/vocabulary';
import type { Outbox } from './outbox';
import type { OutgoingFile } from './outbox-types';
import { overviewOf, type UploadOverview } from './progress';

export const UPLOADS_KEY = ['uploads'] as const;
const POLL_MS = 1_200;

/** The page behind the panel is brought up to date this often while documents come in. */
const REFRESH_MS = 3_000;

const NO_FILES: readonly OutgoingFile[] = [];
const NO_BATCHES: readonly UploadBatch[] = [];

function isBusy(batches: readonly UploadBatch[] | undefined): boolean {
  return batches?.some(({ finished }) => !finished) ?? false;
}

/** Follows every file: asks the server while there is work, and refreshes the page as they are read. */
export function useUploadProgress(
  outbox: Outbox,
  list: () => Promise<UploadBatch[]>,
): { overview: UploadOverview; batches: readonly UploadBatch[] } {
  const files = useSyncExternalStore(outbox.subscribe, outbox.files, () => NO_FILES);
  const sending = files.some(({ state }) => state !== 'refused' && state !== 'lost');
  const { data } = useQuery({
    queryKey: UPLOADS_KEY,
    queryFn: list,
    refetchInterval: ({ state }) => (sending || isBusy(state.data) ? POLL_MS : false),
  });
  const batches = data ?? NO_BATCHES;
  useEffect(() => {
    const known = new Set(batches.flatMap(({ items }) => items.map(({ id }) => id)));
    outbox.discard(...files.flatMap(({ id }) => (known.has(id) ? [id] : [])));
  }, [outbox, files, batches]);
  const overview = overviewOf(files, batches);
  useRefreshOn(data && readIn(data), {
    sending,
    isBehind: changedSincePage(batches),
  });
  return { overview, batches };
}

/** Counts the documents of all uploads that were read. */
function readIn(batches: readonly UploadBatch[]): number {
  return batches.reduce((sum, { counts }) => sum + counts.parsed + counts.duplicate + counts.opened, 0);
}

/** Clocks of browser and server may differ by this much. */
const SKEW_MS = 5_000;

/** Returns whether a document was read since the browser requested the page, which may lack it. */
function changedSincePage(batches: readonly UploadBatch[]): boolean {
  const asked = performance.timeOrigin - SKEW_MS;
  return batches.some(({ items }) => items.some(({ updatedAt }) => Date.parse(updatedAt) > asked));
}

/**
 * Refreshes the page after `count` changed, at once for the first change and then at intervals. The count is undefined
 * until it is known; its first value is on the page already, unless that `isBehind`. No refresh while files are being
 * sent: if the server goes away during one, the browser leaves the page, and they are lost.
 */
function useRefreshOn(
  count: number | undefined,
  { sending, isBehind }: { sending: boolean; isBehind: boolean },
): void {
  const router = useRouter();
  const shown = useRef<number | undefined>(undefined);
  const refreshedAt = useRef(0);
  useEffect(() => {
    if (count === undefined) return;
    shown.current ??= isBehind ? 0 : count;
    if (sending || shown.current === count) return;
    const wait = Math.max(0, refreshedAt.current + REFRESH_MS - Date.now());
    const timer = setTimeout(() => {
      shown.current = count;
      refreshedAt.current = Date.now();
      router.refresh();
    }, wait);
    return () => clearTimeout(timer);
  }, [count, sending, isBehind, router]);
}
