import { answerOf, openUploads, UPLOADED_FILES } from '@/components/shell/kept-here';
import type { Shelf, ShelvedFile } from './outbox-types';

/**
 * The shelf in IndexedDB. Browsers copy a File's content into it, so files that were not sent yet survive a reload.
 *
 * Every page marks its files here as its own and holds a lock with that name for as long as it lives. A new page takes
 * over only the files of a page that is gone, so two tabs never send the same file.
 */

const LOCK = 'shortlist-uploads:';

type Kept = ShelvedFile & { owner: string };

/** Opens the shelf of this page. Where the browser has no IndexedDB (or forbids it), nothing is kept. */
export function openShelf(page: string): Shelf {
  const database = openUploads();
  holdLock(page);

  async function run<T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | undefined> {
    try {
      const store = (await database).transaction(UPLOADED_FILES, mode).objectStore(UPLOADED_FILES);
      return await answerOf(work(store));
    } catch {
      return undefined;
    }
  }

  async function put(file: ShelvedFile): Promise<void> {
    const kept = await run('readwrite', (store) => store.put({ ...file, owner: page } satisfies Kept));
    if (kept === undefined && file.file)
      await run('readwrite', (store) => store.put({ ...file, file: null, owner: page } satisfies Kept));
  }

  return {
    put,
    async remove(id) {
      await run('readwrite', (store) => store.delete(id));
    },
    async adopt() {
      const all = (await run<Kept[]>('readonly', (store) => store.getAll())) ?? [];
      const alive = await livingPages();
      const orphans = all.filter(({ owner }) => owner !== page && !alive.has(owner));
      const adopted = await Promise.all(
        orphans.map(async (kept) => ({ ...kept, file: await readable(kept.file) })),
      );
      await Promise.all(adopted.map(({ owner: _, ...file }) => put(file)));
      return adopted.map(({ owner: _, ...file }) => file);
    },
  };
}

function lockName(page: string): string {
  return `${LOCK}${page}`;
}

function holdLock(page: string): void {
  void navigator.locks?.request(lockName(page), () => new Promise(() => {}));
}

async function livingPages(): Promise<Set<string>> {
  const held = (await navigator.locks?.query())?.held ?? [];
  return new Set(held.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])));
}

/** Returns the file, when its content can still be read: it may have been moved or evicted. */
async function readable(file: File | null): Promise<File | null> {
  if (!file) return null;
  try {
    await file.slice(0, 1).arrayBuffer();
    return file;
  } catch {
    return null;
  }
}
