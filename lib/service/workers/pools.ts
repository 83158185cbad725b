import path from 'node:path';
import { config } from '@/lib/config';
import { once, onShutdown, watchHealth } from '@/lib/platform';
import { taxonomyPlaces } from '../taxonomy';
import { ReaderPool } from './pool';

/** A fresh process reads slower at first, and memory has a separate check: so not often. */
const RECYCLE_AFTER = 10_000;
const MAX_WAITING = 1000;
const NO_READERS = 'No process that reads documents starts: the log says why.';
const MEBIBYTE = 1024 * 1024;

function openPool(size: number, givesWay: boolean): ReaderPool {
  const { PARSE_MEMORY_MB, DATA_DIR } = config();
  const root = process.cwd();
  return new ReaderPool({
    image: {
      directory: path.join(/* turbopackIgnore: true */ root, 'dist'),
      readable: [path.join(/* turbopackIgnore: true */ root, 'node_modules')],
      tables: taxonomyPlaces(root, DATA_DIR),
      memoryBytes: PARSE_MEMORY_MB * MEBIBYTE,
      givesWay,
    },
    size,
    recycleAfter: RECYCLE_AFTER,
    maxWaiting: MAX_WAITING,
  });
}

function openReaders(): ReaderPool {
  const pool = openPool(config().PARSE_WORKERS, false);
  watchHealth('readers', async () => (pool.isWorking ? undefined : NO_READERS));
  onShutdown('readers', () => pool.close(), 'engines');
  return pool;
}

function openScanReaders(): ReaderPool {
  const pool = openPool(config().SCAN_WORKERS, true);
  onShutdown('scan readers', () => pool.close(), 'engines');
  return pool;
}

/** Returns the pool of this process; its processes start with the first document, or with `warm`. */
export function readerPool(): ReaderPool {
  return once('service:readers', openReaders);
}

/**
 * Returns the pool for pages that are pictures, whose processes start with the first of them and give way to the
 * others. So documents with text are read as fast as ever, however many scans there are.
 */
export function scanPool(): ReaderPool {
  return once('service:scan-readers', openScanReaders);
}
