import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Files that the stores delete during the search count as empty. */
function unlessGone<T>(reading: Promise<T>, otherwise: T): Promise<T> {
  return reading.catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return otherwise;
    throw cause;
  });
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await unlessGone(readdir(folder, { withFileTypes: true }), []);
  const found = await Promise.all(
    entries.map((entry) => {
      const place = path.join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(place) : entry.isFile() ? [place] : [];
    }),
  );
  return found.flat();
}

/** Returns the files below `root` that contain one of these texts unencoded, as `path within root: text`. */
export async function filesWith(texts: readonly string[], root: string): Promise<string[]> {
  const found: string[] = [];
  for (const file of await filesBelow(root)) {
    const bytes = await unlessGone(readFile(file), Buffer.alloc(0));
    for (const text of texts) if (bytes.includes(text)) found.push(`${path.relative(root, file)}: ${text}`);
  }
  return found;
}
