/**
 * Where untrusted files are read: a pool of child processes with no network, no files, no secrets, a limit of memory
 * and a limit of time. The server itself never opens a document. One bad file costs its own process and nothing else.
 */
import path from 'node:path';
import { config } from '@/lib/config';
import { once, onShutdown, watchHealth } from '@/lib/platform';
import { taxonomyPlaces } from '../taxonomy';
import { ReaderPool } from './pool';

export type { ReaderPool } from './pool';
export type {
  Ask,
  Conversions,
  ConversionTarget,
  JobAsk,
  ReaderFailure,
  ReaderOptions,
  ReadJob,
  ReadOf,
  ReadResume,
  ResumeAsk,
} from './protocol';
export { type Reading, readInPool } from './read-in-pool';

/** A fresh process reads slower at first, and memory has a check of its own: so not often. */
const RECYCLE_AFTER = 10_000;
const MAX_WAITING = 1000;
const NO_READERS = 'No process that reads documents starts: the log says why.';
const MEBIBYTE = 1024 * 1024;

function openPool(): ReaderPool {
  const { PARSE_WORKERS, PARSE_MEMORY_MB, DATA_DIR } = config();
  const root = process.cwd();
  const pool = new ReaderPool({
    image: {
      directory: path.join(/* turbopackIgnore: true */ root, 'dist'),
      readable: [path.join(/* turbopackIgnore: true */ root, 'node_modules')],
      tables: taxonomyPlaces(root, DATA_DIR),
      memoryBytes: PARSE_MEMORY_MB * MEBIBYTE,
    },
    size: PARSE_WORKERS,
    recycleAfter: RECYCLE_AFTER,
    maxWaiting: MAX_WAITING,
  });
  watchHealth('readers', async () => (pool.isWorking ? undefined : NO_READERS));
  onShutdown('readers', () => pool.close(), 'engines');
  return pool;
}

/** The pool of this process; its processes start with the first document, or with `warm`. */
export function readerPool(): ReaderPool {
  return once('service:readers', openPool);
}
