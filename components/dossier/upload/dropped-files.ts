/** A file and its path within the drop or selection. */
export type NamedFile = { readonly file: File; readonly path: string };

/** Result of a drop: the files, and the number left out because no person wrote them. */
export type DroppedFiles = { readonly files: NamedFile[]; readonly skipped: number };

/** The parts of the browser's file system entries that a walk needs. */
export type DroppedEntry =
  | {
      readonly isFile: true;
      readonly isDirectory: false;
      readonly fullPath: string;
      file(found: (file: File) => void, failed: (error: unknown) => void): void;
    }
  | {
      readonly isFile: false;
      readonly isDirectory: true;
      readonly fullPath: string;
      createReader(): {
        readEntries(found: (entries: DroppedEntry[]) => void, failed: (error: unknown) => void): void;
      };
    };

const SYSTEM_FILE = /(^|\/)(\.|~\$|__MACOSX\/|Thumbs\.db$|desktop\.ini$)/iu;

/**
 * The files of a drop, folders walked to their leaves. Must be called within the drop event: the browser empties the
 * list of items when the event is over. Entries that cannot be read are counted as skipped.
 */
export async function filesOfDrop(transfer: DataTransfer): Promise<DroppedFiles> {
  const entries: (DroppedEntry | File)[] = [];
  for (const item of transfer.items) {
    if (item.kind !== 'file') continue;
    const entry = item.webkitGetAsEntry() as DroppedEntry | null;
    const source = entry ?? item.getAsFile();
    if (source) entries.push(source);
  }
  return collect(entries);
}

/** Returns the files of a file or folder picker, or of a paste. */
export function filesOfList(list: Iterable<File>): DroppedFiles {
  return withoutSystemFiles(
    Array.from(list, (file) => ({ file, path: file.webkitRelativePath || file.name })),
  );
}

/** Walks entries one after another, so that a folder of thousands does not open them all at once. */
export async function collect(entries: readonly (DroppedEntry | File)[]): Promise<DroppedFiles> {
  const files: NamedFile[] = [];
  let unreadable = 0;
  const waiting = [...entries];
  for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
    try {
      if (entry instanceof File) files.push({ file: entry, path: entry.name });
      else if (entry.isFile)
        files.push({ file: await fileOf(entry), path: entry.fullPath.replace(/^\//u, '') });
      else waiting.unshift(...(await childrenOf(entry)));
    } catch {
      unreadable += 1;
    }
  }
  const kept = withoutSystemFiles(files);
  return { files: kept.files, skipped: kept.skipped + unreadable };
}

function withoutSystemFiles(files: readonly NamedFile[]): DroppedFiles {
  const kept = files.filter(({ path }) => !SYSTEM_FILE.test(path));
  return { files: kept, skipped: files.length - kept.length };
}

function fileOf(entry: DroppedEntry & { isFile: true }): Promise<File> {
  return new Promise((found, failed) => entry.file(found, failed));
}

/** A reader returns a hundred entries at a time, and an empty list at the end. */
async function childrenOf(entry: DroppedEntry & { isDirectory: true }): Promise<DroppedEntry[]> {
  const reader = entry.createReader();
  const children: DroppedEntry[] = [];
  for (;;) {
    const some = await new Promise<DroppedEntry[]>((found, failed) => reader.readEntries(found, failed));
    if (some.length === 0) return children;
    children.push(...some);
  }
}
