/** Stores of Shortlist, as faults and health name them. */
export type StoreName = 'disk' | 'database' | 'files' | 'market';

/** A failure of a store: neither document nor question is at fault, and the call may be repeated. */
export class StoreFault extends Error {
  readonly store: StoreName;

  constructor(store: StoreName, cause: unknown) {
    super(OUTAGES[store], { cause });
    this.name = 'StoreFault';
    this.store = store;
  }
}

/** errno(3) of a disk that is full, cannot be written, or fails, and of a process with too many files open. */
const DISK = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);
/** The same for a folder whose permissions were changed. */
const RIGHTS = new Set(['EACCES', 'EPERM']);
const WRITING = new Set(['open', 'mkdir', 'rename', 'write', 'fsync', 'ftruncate', 'unlink']);

/**
 * Classes of SQLSTATE (PostgreSQL, appendix A): no connection, no resources, ended by an operator, a failing system;
 * and a server that takes no writes, such as a standby.
 */
const DATABASE = /^(?:08|53|57P|58)|^25006$/;
const DATABASE_DISK = /^53100$/;

type Coded = Error & { code?: unknown; syscall?: unknown; errors?: unknown };

function storeOf({ code, syscall, message }: Coded): StoreName | undefined {
  const text = String(code);
  if (DISK.has(text) || DATABASE_DISK.test(text) || /no space left on device/i.test(message)) return 'disk';
  if (RIGHTS.has(text) && WRITING.has(String(syscall))) return 'disk';
  return typeof code === 'string' && DATABASE.test(code) ? 'database' : undefined;
}

/** By its name: a bundle has a class of its own, and the pool of another may have made the error. */
const isStoreFault = (error: Error): error is StoreFault =>
  error.name === 'StoreFault' && String((error as StoreFault).store) in OUTAGES;

/**
 * Returns the store that an error comes from, wherever in its causes that shows; undefined when it is an error of
 * something else.
 */
export function faultOfStore(error: unknown): StoreFault | undefined {
  if (!(error instanceof Error)) return undefined;
  if (isStoreFault(error)) return error;
  const store = storeOf(error);
  if (store) return new StoreFault(store, error);
  const { errors = [] } = error as Coded;
  const causes = [error.cause, ...(Array.isArray(errors) ? errors : [])];
  return causes.map(faultOfStore).find((fault) => fault !== undefined);
}

/** Message about an outage of each store for those who wait for it. */
export const OUTAGES: Record<StoreName, string> = {
  disk: 'The disk of Shortlist is full or cannot be written.',
  database: 'The database of Shortlist cannot be reached.',
  files: 'The store of files cannot be reached.',
  market: 'The store of the job market cannot be reached.',
};

/** What whoever looks after the server can do about an outage of each store. */
export const REMEDIES: Record<StoreName, string> = {
  disk: 'Free some space under DATA_DIR, or look at its owner, its rights and its disk.',
  database: 'Look whether the server of DATABASE_URL runs and lets Shortlist in.',
  files: 'Look whether the store of S3_ENDPOINT runs and lets Shortlist in.',
  market: 'Look whether the server of CLICKHOUSE_URL runs and lets Shortlist in.',
};
