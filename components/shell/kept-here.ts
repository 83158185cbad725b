/**
 * A person's work that the browser keeps until the server has it: files that were not sent yet (IndexedDB, every tab)
 * and corrections that were not confirmed (sessionStorage, one tab). It belongs to that person only: it is never sent
 * in the name of whoever signs in next, and it is cleared at signing out.
 */

const DATABASE = 'shortlist-uploads';
export const UPLOADED_FILES = 'files';
export const UNSENT_CORRECTIONS = 'unsent-corrections:';
const PERSON = 'shortlist-person';

/** Returns the result of a request to the database. */
export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((answered, failed) => {
    request.onsuccess = () => answered(request.result);
    request.onerror = () => failed(request.error);
  });
}

/** Opens the database of files that were not sent yet; rejected where the browser has none. */
export async function openUploads(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(UPLOADED_FILES, { keyPath: 'id' });
  const database = await answerOf(request);
  // Another tab clears it: an open connection would hold that up.
  database.onversionchange = () => database.close();
  return database;
}

function forgetTab(): void {
  sessionStorage.clear();
}

function forgetFiles(): void {
  indexedDB.deleteDatabase(DATABASE);
}

/** Clears other people's data in this browser. To be called before any of it is read. */
export function keepFor(personId: string): void {
  try {
    const [here, everywhere] = [sessionStorage.getItem(PERSON), localStorage.getItem(PERSON)];
    if (here !== null && here !== personId) forgetTab();
    if (everywhere !== null && everywhere !== personId) forgetFiles();
    sessionStorage.setItem(PERSON, personId);
    localStorage.setItem(PERSON, personId);
  } catch {
    // A browser that keeps nothing has nothing of others.
  }
}

/** Clears all of it, in this tab and, of files, in every tab. */
export function forgetKept(): void {
  try {
    forgetTab();
    forgetFiles();
  } catch {
    // A browser that keeps nothing has nothing to clear.
  }
}

function countCorrections(): number {
  const names = Object.keys(sessionStorage).filter((name) => name.startsWith(UNSENT_CORRECTIONS));
  return names.reduce((sum, name) => {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? '[]');
    return sum + (Array.isArray(kept) ? kept.length : 0);
  }, 0);
}

async function countFiles(): Promise<number> {
  const database = await openUploads();
  try {
    return await answerOf(database.transaction(UPLOADED_FILES).objectStore(UPLOADED_FILES).count());
  } finally {
    database.close();
  }
}

/** Returns how many files and corrections the server does not have yet. */
export async function countUnsent(): Promise<{ files: number; corrections: number }> {
  try {
    return { files: await countFiles(), corrections: countCorrections() };
  } catch {
    return { files: 0, corrections: 0 };
  }
}
