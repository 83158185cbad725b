import { config } from '@/lib/config';
import type { ReaderPool } from './pool';
import { scanPool } from './pools';
import type { Ask } from './protocol';
import { type Reading, type ReadingOrder, readInPool } from './read-in-pool';

/** Returns whether pages were left out because they are pictures. */
function leftPictures(reading: Reading<Ask>): boolean {
  if (reading.kind === 'read') return reading.read.unreadPages > 0;
  return reading.kind === 'unreadable' && reading.failure.code === 'ovIsImage';
}

/**
 * Reads a document, and again with its pictures when some pages are nothing else. The second reading has a separate
 * pool and time limit. When it fails, the first reading is kept.
 */
export async function readWithPictures<Kind extends Ask>(
  pool: ReaderPool,
  order: ReadingOrder<Kind>,
  pictures?: ReaderPool,
): Promise<Reading<Kind>> {
  const first = await readInPool(pool, order);
  if (!leftPictures(first)) return first;
  const second = await readInPool(pictures ?? scanPool(), {
    ...order,
    // The picture with its words over it is the only view of a scan in which a value can be shown.
    options: { ...order.options, readPictures: true, outputHtml: true },
    timeoutMs: config().SCAN_TIMEOUT_MS,
  });
  return first.kind === 'read' && second.kind !== 'read' && second.kind !== 'busy' ? first : second;
}
