import type { NamedFile } from './dropped-files';

/** Where tables of people are moved in. */
export const MOVE_IN_PATH = '/candidates/move-in';

/** Returns whether a file is a table, and no document. */
export const isTable = ({ path }: NamedFile): boolean => /\.(?:csv|tsv|xlsx)$/i.test(path);

const listeners = new Set<() => void>();
let files: readonly NamedFile[] = [];

function set(next: readonly NamedFile[]): void {
  files = next;
  for (const listener of listeners) listener();
}

/** A table and the CVs that were dropped with it, on their way to the page that moves them in. */
export const heldFiles = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  now: (): readonly NamedFile[] => files,
  hold: (more: readonly NamedFile[]) =>
    set([...files.filter((file) => !more.some(isTable) || !isTable(file)), ...more]),
  /** Keeps the CVs alone: the table was moved in. */
  dropTable: () => set(files.filter((file) => !isTable(file))),
  clear: () => set([]),
};
