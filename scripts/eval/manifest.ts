import { readFile } from 'node:fs/promises';
import path from 'node:path';

type ManifestEntry = { id: string; file: string; format: string; layout: string; lang: string };

/** Returns the documents that satisfy a filter such as `format=pdf,docx;lang=en`; all of them without one. */
export async function readManifest(directory: string, only = ''): Promise<ManifestEntry[]> {
  const lines = (await readFile(path.join(directory, 'manifest.jsonl'), 'utf8')).split('\n').filter(Boolean);
  const conditions = only
    .split(';')
    .filter(Boolean)
    .map((condition) => condition.split('='));
  return lines
    .map((line) => JSON.parse(line) as ManifestEntry)
    .filter((entry) =>
      conditions.every(([key, values]) =>
        (values ?? '').split(',').includes(String(entry[key as keyof ManifestEntry])),
      ),
    );
}

export type Half = 'odd' | 'even';

/** True for documents of the half, by the number in their names, so that variants of one CV stay together. */
export function isOfHalf(id: string, half: Half): boolean {
  const number = Number(/\d+/u.exec(id)?.[0] ?? 0);
  return (number % 2 === 0) === (half === 'even');
}
